// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules; `unsafe` may stand in GitHistory alone.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
]

let package = Package(
    name: "schema-version",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "schema-version", targets: ["schema-version"])
    ],
    targets: [
        // The program, from the outside in.
        .executableTarget(name: "schema-version", dependencies: ["CLI"], swiftSettings: strict),
        .target(
            name: "CLI",
            dependencies: ["Versioning", "GitHistory", "BuildSettings"],
            swiftSettings: strict
        ),
        .target(
            name: "GitHistory",
            dependencies: ["Versioning", "Clibgit2"],
            swiftSettings: strict
        ),
        .target(name: "BuildSettings", swiftSettings: strict),
        .target(name: "Versioning", swiftSettings: strict),
        .systemLibrary(
            name: "Clibgit2",
            pkgConfig: "libgit2",
            providers: [.apt(["libgit2-dev"]), .brew(["libgit2", "pkgconf"])]
        ),

        // What the tests share, and the tests, one target for each module.
        .target(
            name: "TestSupport",
            dependencies: ["CLI"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(name: "VersioningTests", dependencies: ["Versioning"], swiftSettings: strict),
        .testTarget(
            name: "GitHistoryTests",
            dependencies: ["GitHistory", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BuildSettingsTests",
            dependencies: ["BuildSettings", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CLITests",
            dependencies: ["CLI", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PropertyTests",
            dependencies: ["CLI", "TestSupport"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
