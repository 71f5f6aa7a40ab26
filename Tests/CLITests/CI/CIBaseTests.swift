import TestSupport
import Testing

@Suite struct CIBaseTests {
    @Test(arguments: CIFixture.all, [true, false])
    func `a pull request counts on from its target`(ci: CIFixture, knowsDefault: Bool) throws {
        var checkout = try CICheckout(knowsDefault: knowsDefault)
        try checkout.request(from: "feature", into: "main", as: ci.checkout)
        let run = run(checkout, ci, ci.request, "feature", into: "main")
        #expect(run.json["version"].int == 3, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/main", "\(run)")
        #expect(run.json["base"]["commit"].string == (try checkout.app.id(of: "origin/main")))
        let isGuess = !knowsDefault && !ci.namesTarget
        #expect(warnings(of: run) == (isGuess ? ["base-guessed"] : []), "\(run)")
    }

    @Test(arguments: CIFixture.all, [true, false])
    func `a stacked one counts from the trunk, or from its target where none is known`(
        ci: CIFixture,
        knowsDefault: Bool
    ) throws {
        var checkout = try CICheckout(knowsDefault: knowsDefault)
        try checkout.request(from: "stacked", into: "feature", as: ci.checkout)
        let run = run(checkout, ci, ci.request, "stacked", into: "feature")
        let isTrunk = knowsDefault || ci.namesDefault || !ci.namesTarget
        #expect(run.json["version"].int == 3, "\(run)")
        #expect(
            run.json["base"]["name"].string == (isTrunk ? "origin/main" : "origin/feature"),
            "\(run)"
        )
        let isWarned = isTrunk && (ci.namesTarget || !knowsDefault)
        #expect(warnings(of: run) == (isWarned ? ["base-guessed"] : []), "\(run)")
        if isTrunk, ci.namesTarget { #expect(run.output.contains("--base feature"), "\(run)") }
    }

    @Test(arguments: CIFixture.all.filter(\.namesTarget))
    func `one into a release line counts there where lines are named`(ci: CIFixture) throws {
        var checkout = try CICheckout(knowsDefault: true)
        // By its commits alone it would belong to main.
        try checkout.request(from: "feature", into: "release/1", as: .source)
        let run = run(
            checkout,
            ci,
            ci.request,
            "feature",
            into: "release/1",
            options: ["--base", "main", "--base", "release/*"]
        )
        #expect(run.json["base"]["name"].string == "origin/release/1", "\(run)")
        #expect(run.json["version"].int == 3, "\(run)")
    }

    @Test(arguments: CIFixture.all)
    func `on main itself head is base, older ones too`(ci: CIFixture) throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "main~1")
        let run = run(checkout, ci, ci.push, "main")
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/main", "\(run)")
        #expect(run.json["base"]["commit"].string == checkout.head, "\(run)")
    }

    // Some name the branch as the remote-tracking one.
    @Test(arguments: CIFixture.all, ["main", "origin/main"])
    func `main needs no reference where CI builds it`(ci: CIFixture, base: String) throws {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "main~1")
        try checkout.app.git("update-ref", "-d", "refs/remotes/origin/main")
        let run = run(checkout, ci, ci.push, "main", options: ["--base", base])
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["base"]["commit"].string == checkout.head, "\(run)")
    }

    @Test(arguments: CIFixture.all, [true, false])
    func `a topic branch counts on from main`(ci: CIFixture, knowsDefault: Bool) throws {
        var checkout = try CICheckout(knowsDefault: knowsDefault)
        try checkout.detached(at: "feature")
        let run = run(checkout, ci, ci.push, "feature")
        #expect(run.json["version"].int == 3, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/main", "\(run)")
        #expect(run.json["base"]["commit"].string != checkout.head, "\(run)")
    }

    @Test(arguments: CIFixture.all)
    func `on a release line head is that line`(ci: CIFixture) throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "release/1~1")
        let lines = ["--base", "main", "--base", "release/*"]
        let run = run(checkout, ci, ci.push, "release/1", options: lines)
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/release/1", "\(run)")
        #expect(run.json["base"]["commit"].string == checkout.head, "\(run)")
    }

    @Test(arguments: CIFixture.all)
    func `a tag is no branch`(ci: CIFixture) throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "main~1")
        try checkout.app.tag("v2")
        let run = run(checkout, ci, ci.tag, "v2")
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["base"]["commit"].string == (try checkout.app.id(of: "origin/main")))
    }

    @Test(arguments: CIFixture.all.filter { $0.queue != nil }, [true, false])
    func `an entry of the queue is main as it will be`(ci: CIFixture, knowsDefault: Bool) throws {
        let queue = try #require(ci.queue)
        var checkout = try CICheckout(knowsDefault: knowsDefault)
        try checkout.queue("feature", into: "main")
        let run = run(checkout, ci, queue, "feature", into: "main")
        #expect(run.json["version"].int == 3, "\(run)")
        #expect(run.json["adds"].int == 0, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/main", "\(run)")
        #expect(run.json["base"]["commit"].string == checkout.head, "\(run)")
        #expect(warnings(of: run).isEmpty, "\(run)")
    }

    private func run(
        _ checkout: CICheckout,
        _ ci: CIFixture,
        _ variables: String,
        _ branch: String,
        into target: String = "",
        options: [String] = []
    ) -> Outcome {
        let environment = ci.environment(
            variables,
            head: checkout.head,
            tip: checkout.tip,
            branch: branch,
            target: target
        )
        return schemaVersion(
            ["--path", ":/Models", "--format", "json"] + options,
            in: checkout.app.path,
            environment: environment
        )
    }

    private func warnings(of run: Outcome) -> [String] {
        run.json["warnings"].codes
    }
}
