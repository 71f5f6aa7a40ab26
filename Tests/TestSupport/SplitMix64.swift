/// A small seeded generator: one seed gives one history, on every machine and compiler.
///
/// The standard library's `randomElement(using:)` may change how it consumes a generator, so
/// choices go through `below(_:)`.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, `bound`.
    package mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    package mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// True in `percent` of a hundred calls.
    package mutating func chance(_ percent: Int) -> Bool {
        below(100) < percent
    }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// Up to `count` different elements, in their old order.
    package mutating func sample<Element>(_ count: Int, of elements: [Element]) -> [Element] {
        var indices = Array(elements.indices)
        while indices.count > count {
            indices.remove(at: below(indices.count))
        }
        return indices.map { elements[$0] }
    }
}
