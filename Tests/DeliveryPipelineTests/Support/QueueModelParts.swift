// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel

@testable import DeliveryPipeline

/// The answers to a device's attempts.
enum Fate {
  case accepted
  case rejected
  /// Delayed at the first attempt, accepted at the second.
  case laterAccepted
  /// Delayed twice, then refused.
  case laterRejected
  /// Each connection of the first attempt ends before APNs has the request; accepted at the second.
  case goneAway
  /// The connection of the first attempt is lost without an answer; accepted at the second.
  case lost

  init(_ token: DeviceToken) {
    self =
      switch token.bytes.last! % 9 {
      case 0: .rejected
      case 1: .laterAccepted
      case 2: .laterRejected
      case 3: .goneAway
      case 4: .lost
      default: .accepted
      }
  }

  /// - Parameter attempts: earlier attempts.
  func answer(_ attempts: Int) -> APNsResult {
    func rejected(_ reason: RejectionReason) -> APNsResult {
      .rejected(Rejection(status: reason.status, reason: reason))
    }
    switch (self, attempts) {
    case (.rejected, _), (.laterRejected, 2...): return rejected(.badTopic)
    case (.laterAccepted, 0), (.laterRejected, _): return rejected(.tooManyRequests)
    case (.goneAway, 0): return .neverProcessed(.goAway)
    case (.lost, 0): return .unknown(.connectionLost)
    default: return .accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil)
    }
  }

  /// - Parameter isHarmless: whether the push may arrive twice.
  func end(isHarmless: Bool) -> DeliveryOutcome {
    switch self {
    case .rejected, .laterRejected: .rejected
    case .lost where !isHarmless: .unknown
    default: .accepted
    }
  }
}

struct Sent: Hashable {
  let run: RunID
  let token: DeviceToken
}

struct Flight {
  var push: Push
  /// Latest time to write its request; nil while it is not written.
  var latest: MonotonicTime?

  var delivery: Sent { Sent(run: push.row.work.run.id, token: push.recipient.token) }
}

/// A claimed row of a holder, with the product's own `RunningWork`.
final class Hand {
  let running: RunningWork
  /// Recipients that are not sent to yet; nil before the page is read.
  var rest: [Recipient]?
  /// In-flight pushes.
  var pushes: [Flight] = []
  /// Accepted pushes that only its watermark counts.
  var counted: [Sent] = []
  /// Its lease has expired, and its holder starts no further push.
  var isLate = false

  init(_ running: RunningWork) { self.running = running }

  var work: Work { running.work }
}
