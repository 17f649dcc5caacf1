// SPDX-License-Identifier: Apache-2.0

/// Collects the faults in one body, so that the caller receives all at once.
struct Faults {
  /// Maximum number of faults in one response. More faults usually share one cause.
  static let maximum = 20

  private(set) var list: [Fault] = []

  var isEmpty: Bool { list.isEmpty }
  /// Whether further faults are dropped. Callers may then stop checking.
  var isFull: Bool { list.count >= Self.maximum }

  mutating func add(
    _ code: ErrorCode, at pointer: @autoclosure () -> String, _ detail: @autoclosure () -> String,
    members: [Fault.Member] = []
  ) {
    guard !isFull else { return }
    add(Fault(code, at: pointer(), detail(), members: members))
  }

  /// Adds a fault. Its `others` become separate faults.
  mutating func add(_ fault: Fault) {
    var first = fault
    first.others = []
    for one in [first] + fault.others where list.count < Self.maximum { list.append(one) }
  }

  /// Throws the first fault, if any, with the remaining ones in `others`.
  func check() throws(Fault) {
    guard var first = list.first else { return }
    first.others = Array(list.dropFirst())
    throw first
  }
}
