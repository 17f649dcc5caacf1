// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Pushes in the queue of a lane.
enum QueuedPushes {
  /// A push that a task carries: it must not arrive twice, or its token is unverified.
  case one(Push)
  /// Pushes of a batch.
  case some(PushBatch, Range<Int>)

  var row: RunningWork {
    switch self {
    case .one(let push): push.row
    case .some(let batch, _): batch.row
    }
  }
}

extension QueuedPushes: QueueElement {
  var count: Int {
    switch self {
    case .one: 1
    case .some(_, let range): range.count
    }
  }

  mutating func removeFirst(_ count: Int) -> QueuedPushes {
    guard case .some(let batch, let range) = self else { return self }
    let end = range.lowerBound + count
    self = .some(batch, end..<range.upperBound)
    return .some(batch, range.lowerBound..<end)
  }
}
