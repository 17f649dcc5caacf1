// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Storage

/// One push on its way from a claimed row to its outcome.
final class ActivePush {
  let work: ActiveWork
  let recipient: Recipient
  /// Tries before this one.
  let attempts: Int
  /// What the app's icon is to show; nil leaves it to the payload.
  let badge: Int?

  init(work: ActiveWork, recipient: Recipient, attempts: Int, badge: Int?) {
    self.work = work
    self.recipient = recipient
    self.attempts = attempts
    self.badge = badge
  }
}

/// A claimed row while a shard works on it: counts its pushes under way and what they came to.
/// Used on the shard's actor only.
final class ActiveWork {
  let item: WorkItem
  let renderer: NotificationRenderer
  let translation: PushTranslation
  /// Accepted so far by language; a range's alone, since only its accepted deliveries have no rows.
  private(set) var accepted: [String: Int]
  /// The lease is somebody else's now: nothing more is begun.
  var isSuperseded = false
  /// When the lease was last renewed.
  var renewedAt: MonotonicTime

  private var underWay = 0
  private var idle: UnsafeContinuation<Void, Never>?

  init(item: WorkItem, renderer: NotificationRenderer, now: MonotonicTime) {
    self.item = item
    self.renderer = renderer
    translation = PushTranslation(notification: item.notification, run: item.run)
    accepted = item.accepted
    renewedAt = now
  }

  /// Whether accepted deliveries are only counted.
  var countsAccepted: Bool { if case .range = item.kind { true } else { false } }

  /// A push was handed out.
  func begin() { underWay += 1 }

  /// A push has its outcome, stored or counted.
  func finish(acceptedIn language: String?) {
    if let language { accepted[language, default: 0] += 1 }
    underWay -= 1
    if underWay == 0, let idle {
      self.idle = nil
      EventLoop.resumingHere { idle.resume() }
    }
  }

  /// Returns when every push that was handed out has its outcome.
  func allFinished() async {
    guard underWay > 0 else { return }
    await withUnsafeContinuation { idle = $0 }
  }
}
