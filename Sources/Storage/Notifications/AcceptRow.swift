// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// A notification to store, with the request's idempotency key. A class, because each column of a
/// batch is built by a pass over its rows.
final class AcceptRow: Sendable {
  let notification: Notification
  let idempotency: IdempotencyKey?
  let plan: AcceptPlan
  /// Devices that were counted before the statement, for broadcasts and audiences that are not
  /// plain. Nil for plain names, which the statement counts itself.
  let counted: AudienceCount?
  /// The schedule's step, if any.
  let schedule: ScheduleStep?

  init(
    notification: Notification, idempotency: IdempotencyKey?, plan: AcceptPlan,
    counted: AudienceCount?, schedule: ScheduleStep? = nil
  ) {
    self.schedule = schedule
    self.notification = notification
    self.idempotency = idempotency
    self.plan = plan
    self.counted = counted
  }

  /// Whether the audience is plain: without narrowing and without unregistered tokens.
  var isPlain: Bool { notification.audience.isPlain }

  /// Number of distinct named tokens. Each receives an outcome, registered or not.
  var namedTokens: Int64 { Int64(notification.audience.tokens.count) }

  /// Number of production devices of an audience that is not plain. Ranges are stored only for
  /// environments with devices.
  var production: Int? { isPlain ? nil : counted?.production }
  var sandbox: Int? { isPlain ? nil : counted?.sandbox }

  /// Identity of a row in a batch: the idempotency key, if there is one. A batch therefore never
  /// contains a key twice.
  struct Key: Hashable, Comparable, Sendable {
    let app: AppID
    let idempotency: String
    let id: NotificationID?

    static func < (left: Self, right: Self) -> Bool {
      if left.app != right.app { return left.app < right.app }
      if left.idempotency != right.idempotency { return left.idempotency < right.idempotency }
      guard let a = left.id, let b = right.id else { return left.id == nil && right.id != nil }
      return a < b
    }
  }

  var key: Key {
    Key(
      app: notification.app, idempotency: idempotency?.key ?? "",
      id: idempotency == nil ? notification.id : nil)
  }

  /// Result of the statement for one row.
  struct Answer: Sendable {
    /// The row that was stored or refused.
    let id: NotificationID
    var audience = 0
    /// Named devices, by environment.
    var named = AudienceCount()
    var wrongKind: (DeviceToken, TokenKind)?
    var holder: Holder?
    /// Queue rows that were stored as claimed, with their devices if there are only a few.
    var claimed: [Claimed] = []
  }

  struct Claimed: Sendable {
    let row: Int64
    let run: RunID
    let environment: PushEnvironment
    let snapshot: String?
    let counting: DeliveryCounting
    var recipients: [Recipient]
  }

  /// The earlier notification that has the idempotency key.
  struct Holder: Sendable {
    let id: NotificationID
    let bodyHash: [UInt8]
    let audience: Int
  }
}
