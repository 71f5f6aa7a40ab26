import Foundation
import Testing

@testable import CLI

@Suite struct HookScriptTests {
    private let block = "\(HookBlock.begin)\nour line\n\(HookBlock.end)\n"

    private func script(_ text: String) -> HookScript { HookScript(Array(text.utf8)) }

    private func text(_ script: HookScript) -> String {
        String(decoding: script.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        "#!/bin/sh\n", "#!/bin/sh -e\n", "#! /bin/sh\n", "#!/usr/bin/env bash\n", "#!/bin/bash",
        "#!/usr/bin/env -S bash -eu\n", "#!/usr/bin/env -Szsh -f\n", "#!/usr/bin/env A=1 dash\n",
        "#!/opt/homebrew/bin/zsh\n", "#!/bin/busybox sh\n", "", "echo no shebang\n",
        "# a comment\r\n",
    ])
    func `a shell reads it`(text: String) {
        #expect(script(text).obstacle == nil)
    }

    @Test(arguments: [
        ("#!/usr/bin/env python3\n", "python3"), ("#!/usr/bin/perl -w\n", "perl"),
        ("#!/usr/bin/env node\n", "node"), ("#!/usr/bin/fish\n", "fish"), ("#!/bin/tcsh\n", "tcsh"),
        ("#!/usr/bin/env -S deno run\n", "deno"), ("#!/usr/local/bin/sh.py\n", "sh.py"),
        ("#!\n", ""),
    ])
    func `another program reads it`(text: String, name: String) {
        #expect(script(text).obstacle == .interpreter(name))
    }

    @Test func `a program is no text, and no system runs a shell with a carriage return`() {
        #expect(script("\u{7f}ELF\0\0").obstacle == .interpreter(nil))
        #expect(script("#!/bin/sh\r\necho\r\n").obstacle == .carriageReturn)
    }

    @Test(arguments: [
        ("#!/bin/sh\nexit 0\n", "#!/bin/sh\n", "exit 0\n"), ("", "", ""),
        ("exit 0\n", "", "exit 0\n"),
        ("#!/bin/sh\n# why\r\nset -e\r\nexec x", "#!/bin/sh\n", "# why\r\nset -e\r\nexec x"),
    ])
    func `the block comes before all that could end the hook, and goes without a trace`(
        old: String,
        head: String,
        tail: String
    ) {
        let new = script(old).setting(block, inPlaceOf: [])
        #expect(text(new) == head + block + tail)
        #expect(text(new.removing(new.blocks ?? [])) == old)
    }

    @Test func `a shebang without a line end gets one`() {
        #expect(text(script("#!/bin/sh").setting(block, inPlaceOf: [])) == "#!/bin/sh\n" + block)
    }

    @Test func `an older block is replaced where it is, and doubles go`() throws {
        let older = block.replacingOccurrences(of: "our line", with: "older")
        let old = script("#!/bin/sh\nfirst\n" + older + "then\n" + older + "last\n")
        let blocks = try #require(old.blocks)
        #expect(blocks.count == 2)
        let new = old.setting(block, inPlaceOf: blocks)
        #expect(text(new) == "#!/bin/sh\nfirst\n" + block + "then\nlast\n")
        #expect(new.setting(block, inPlaceOf: new.blocks ?? []) == new)
    }

    @Test func `a block whose lines an editor gave carriage returns is found`() {
        let edited = "#!/bin/sh\r\n" + block.replacingOccurrences(of: "\n", with: "\r\n") + "x\r\n"
        let found = script(edited)
        #expect(text(found.removing(found.blocks ?? [])) == "#!/bin/sh\r\nx\r\n")
    }

    @Test func `a block at the end may lack its line end`() {
        let found = script("#!/bin/sh\n" + String(block.dropLast()))
        #expect(found.removing(found.blocks ?? []).isOnlyOurs)
    }

    @Test(arguments: [
        "\(HookBlock.begin)\nour line\n",
        "\(HookBlock.begin)\n\(HookBlock.begin)\n\(HookBlock.end)\n",
    ])
    func `a block without its end is none that can be taken out`(text: String) {
        #expect(script(text).blocks == nil)
    }

    @Test func `words that look like the marks are none`() {
        let text =
            "echo '\(HookBlock.begin)'\n \(HookBlock.begin)\n\(HookBlock.begin) \n\(HookBlock.end)\n"
        #expect(script(text).blocks == [])
    }
}
