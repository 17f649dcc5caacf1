// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import Messages
internal import PushModel

/// Result of sending one push. Total: a push that was not sent has a named cause.
enum SendResult: Equatable {
  /// Result of the request; also a request that never reached APNs, or has no response.
  case answered(APNsResult)
  case notSent(NotSent)

  /// Why no request was made, or why the push may not be requested again.
  enum NotSent: Equatable {
    /// The lane cannot send, or the run is paused.
    case held(HoldReason)
    /// The row goes back to the queue.
    case stopped
    /// The run is cancelled.
    case cancelled
    /// A newer push with the same collapse id exists for the device.
    case superseded
    /// The claim is lost, or may end before the answer: another shard may send the push.
    case leaseEnding
    /// Another row or claim may send the push, or PostgreSQL did not store the intent.
    case intentElsewhere
    /// The deadline has passed.
    case late
    case unrenderable(RenderFailure)
  }
}

extension SendResult.NotSent {
  /// Creates the cause for a row that sends no more pushes; nil if it still sends those that were
  /// handed out.
  init?(stoppedBy directive: WorkDirective) {
    switch directive {
    case .proceed, .pause: return nil
    case .stop: self = .stopped
    case .hold(let reason): self = .held(reason)
    case .cancel: self = .cancelled
    case .claimLost: self = .leaseEnding
    }
  }
}
