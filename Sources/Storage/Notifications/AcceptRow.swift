// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// What becomes of the work for one environment when it is stored.
package enum Placement: Sendable, Equatable {
  /// Whoever claims it first has it.
  case ready
  /// It is stored already claimed by `AcceptPlan.holder`, and handed back. Only work for names.
  case claimed
  /// Its lane cannot send now.
  case held(HoldReason)
}

/// How the work of a notification is stored.
package struct AcceptPlan: Sendable {
  /// Whom claimed rows name.
  package var holder: UUID
  package var production: Placement
  package var sandbox: Placement

  /// A plan for both environments.
  package init(holder: UUID, production: Placement, sandbox: Placement) {
    self.holder = holder
    self.production = production
    self.sandbox = sandbox
  }

  /// Everything is left to whoever claims it.
  package static let unclaimed = AcceptPlan(
    holder: UUID(high: 0, low: 0), production: .ready, sandbox: .ready)
}

/// What accepting has to do with a schedule: without one a notification is stored with its work.
package enum ScheduleStep: Sendable, Equatable {
  /// The notification is kept until it is due.
  case plan(due: Instant)
  /// A schedule is due: its notification is stored if nobody else has done that. One that repeats is due again.
  case fire(NotificationID, due: Instant, repeats: Bool, next: Instant?)
  /// The first part of one that follows the clocks of its readers is due: its notification is stored without
  /// work, if that was not done already.
  case begin
}

/// A notification on its way into the store, with the caller's name for the request. A reference, since each
/// column of a batch is made by a walk over its rows.
final class AcceptRow: Sendable {
  let notification: Notification
  let idempotency: IdempotencyKey?
  let plan: AcceptPlan
  /// Devices that were counted before: of a broadcast, and of what is not plain. Nil for names, which the
  /// statement counts.
  let counted: AudienceCount?
  /// What it has to do with a schedule.
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

  /// Whether the audience is plain: neither narrowed nor with unregistered tokens.
  var isPlain: Bool { notification.audience.isPlain }

  /// Tokens that are named, each once: every one of them gets an outcome, registered or not.
  var namedTokens: Int64 { Int64(notification.audience.tokens.count) }

  /// Devices of an audience that is not plain, by environment: ranges are stored where there are
  /// any.
  var production: Int? { isPlain ? nil : counted?.production }
  var sandbox: Int? { isPlain ? nil : counted?.sandbox }

  /// Rows of a batch are told apart by idempotency key where there is one, so that a batch never
  /// holds the same key twice.
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

  /// What the statement says of one row.
  struct Answer: Sendable {
    /// The row that was judged.
    let id: NotificationID
    var audience = 0
    /// Devices that are named, by environment.
    var named = AudienceCount()
    var wrongKind: (DeviceToken, TokenKind)?
    var holder: Holder?
    /// The rows of work that were stored already claimed, with the devices that each is for where those are
    /// few.
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

  /// The notification that an idempotency key stands for.
  struct Holder: Sendable {
    let id: NotificationID
    let bodyHash: [UInt8]
    let audience: Int
  }
}

extension AcceptPlan {
  /// The same for work that cannot be handed over: whoever claims it first has it.
  var handingNothingOver: AcceptPlan {
    func free(_ placement: Placement) -> Placement { placement == .claimed ? .ready : placement }
    return AcceptPlan(holder: holder, production: free(production), sandbox: free(sandbox))
  }
}

extension Placement {
  var held: HoldReason? { if case .held(let reason) = self { reason } else { nil } }
}
