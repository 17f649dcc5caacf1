// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Instruction to a running row, which can only become stronger.
enum WorkDirective: Equatable {
  case proceed
  /// No more pushes are handed out. The handed-out ones complete, and the row goes back to the
  /// queue.
  case pause
  /// No more pushes are sent, and the row goes back to the queue: its pause has lasted too long.
  case stop
  /// The lane cannot send, or the run is paused. No more pushes are sent, and the row is held.
  case hold(HoldReason)
  /// No more pushes are sent. Pushes that were handed out but not begun are recorded as cancelled.
  case cancel
  /// Another shard has the row, or may have it. No more pushes are sent, and only outcomes of sent
  /// pushes are stored.
  case claimLost

  /// Strength: a weaker directive does not replace a stronger one.
  private var weight: Int {
    switch self {
    case .proceed: 0
    case .pause: 1
    case .stop: 2
    case .hold: 3
    case .cancel: 4
    case .claimLost: 5
    }
  }

  func isStronger(than other: WorkDirective) -> Bool { weight > other.weight }
}
