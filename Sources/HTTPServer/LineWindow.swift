// SPDX-License-Identifier: Apache-2.0

/// The lines of one body between being begun and their results being written: keeps the results in the order
/// of the lines, and says whether there is room for another. A value that does no I/O.
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
  /// Bytes of the lines that are under way.
  private(set) var lineBytes = 0
  private var resultBytes = 0

  init(_ limits: LineLimits) { self.limits = limits }

  /// Every line that was begun has had its result taken.
  var isEmpty: Bool { slots.isEmpty }

  /// Whether another line may be begun. However large one is, it may when nothing else is here.
  var hasRoom: Bool {
    underWay < limits.underWay && lineBytes < limits.underWayBytes
      && resultBytes < limits.resultBytes
  }

  /// - Returns: what `finish` is to be told.
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

  /// The results of which none before is missing.
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
