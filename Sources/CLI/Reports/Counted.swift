/// "1 commit", "2 commits": a number with what it counts.
func counted(_ number: some BinaryInteger, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
