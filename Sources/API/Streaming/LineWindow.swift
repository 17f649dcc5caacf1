// SPDX-License-Identifier: Apache-2.0

/// The lines of one body from their start until their results are written. Keeps results in line
/// order, and limits concurrent lines. A value that performs no I/O.
struct LineWindow {
  private enum Slot {
    case underWay(bytes: Int)
    case finished([UInt8])

    var isFinished: Bool { if case .finished = self { true } else { false } }
  }

  private let limits: LineLimits
  private var slots: [Slot] = []
  /// The number of the first slot.
  private var first = 0
  private(set) var underWay = 0
  /// Bytes of the lines in progress.
  private(set) var lineBytes = 0
  private var resultBytes = 0

  init(_ limits: LineLimits) { self.limits = limits }

  /// Whether the results of all lines were taken.
  var isEmpty: Bool { slots.isEmpty }

  /// Whether another line may begin. A line of any size may begin alone.
  var hasRoom: Bool {
    underWay < limits.underWay && lineBytes < limits.underWayBytes
      && resultBytes < limits.resultBytes
  }

  /// Begins a line.
  /// - Returns: the argument for `finish`.
  mutating func begin(bytes: Int) -> Int {
    slots.append(.underWay(bytes: bytes))
    underWay += 1
    lineBytes += bytes
    return first + slots.count - 1
  }

  mutating func finish(_ ticket: Int, _ result: [UInt8]) {
    guard case .underWay(let bytes) = slots[ticket - first] else { return }
    slots[ticket - first] = .finished(result)
    underWay -= 1
    lineBytes -= bytes
    resultBytes += result.count
  }

  /// Returns and removes the results up to the first missing one.
  mutating func takeResults() -> [UInt8] {
    var results: [UInt8] = []
    var count = 0
    for case .finished(let result) in slots.prefix(while: \.isFinished) {
      results += result
      count += 1
    }
    slots.removeFirst(count)
    first += count
    resultBytes -= results.count
    return results
  }
}
