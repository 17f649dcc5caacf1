// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
package import Intake
internal import Messages
package import PushModel
internal import Storage
internal import TLS

/// Sends a notification for a share of an audience to the devices after this share.
enum SendRestRoute {
  /// Seconds in which a notification is sent to the rest: an hour less than an idempotency key is
  /// valid, so that no repeated request sends it again.
  fileprivate static let seconds: Int64 = 23 * 3600

  @Sendable static func post(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let notification = try await NotificationsRoutes.notification(
      services, call, app, for: .requests)
    let sent = try await services.sendRest(of: notification, by: call.caller)
    let rest = try await services.notification(sent.id, of: app.id, for: .requests)
    return try await NotificationsRoutes.shown(rest, services, status: .accepted)
  }

  fileprivate static func key(of id: NotificationID) -> IdempotencyKey {
    let key = "send-rest \(id)"
    return IdempotencyKey(key: key, bodyHash: SHA256.hash(Array(key.utf8)))
  }

  /// Returns the result of an action, or throws the API's faults for its errors.
  fileprivate static func faulting<Result>(
    _ action: () async throws -> Result
  ) async throws -> Result {
    do { return try await action() } catch let fault as MessageFault {
      throw Fault(fault)
    } catch let fault as TimingFault { throw Fault(fault) }
  }

  fileprivate static func refusal(_ detail: String) -> Fault {
    Fault(.notSentAgain, at: "path/id", detail)
  }
}

extension APIServices {
  /// Returns the notification that sends a share's notification to the rest of the audience.
  /// Throws a `Fault` if that is impossible.
  private func rest(of notification: Notification) async throws -> NotificationDraft {
    guard let share = notification.audience.narrowing.share?.rest else {
      throw SendRestRoute.refusal("its audience has no \"share\" with devices after it")
    }
    if notification.message.isRemoved {
      throw SendRestRoute.refusal("its message was removed after its retention period")
    }
    let state = try await store.runs.counts(notification.id, of: notification.app).state
    guard [.queued, .sending, .finished].contains(state) else {
      throw Fault(
        .notificationOver, at: "path/id",
        "the notification is \(state.rawValue): expected one that is being sent or finished")
    }
    guard maySendRest(of: notification) else {
      throw SendRestRoute.refusal("it was sent more than 23 hours ago")
    }
    var (content, audience) = (notification.message, notification.audience)
    let now = now()
    guard content.options.expiresIn != nil || now < notification.deadline(ofRunAt: now) else {
      throw SendRestRoute.refusal("it has expired")
    }
    audience.narrowing.share = share
    // Readers whose local time has passed get it at once, like those of other past times.
    if case .local(let time, _) = content.options.timing {
      content.options.timing = .local(time, .now)
    } else {
      content.options.timing = nil
    }
    content.options.askedAt = nil
    content.options.repetition = nil
    content.options.traceParent = nil
    content.options.warnings = []
    content.options.reference = content.options.reference ?? notification.id.description
    return NotificationDraft(
      audience: audience, message: try Message(content), collapseID: notification.collapseID,
      expiresAt: content.options.expiresIn == nil ? notification.expiresAt : nil,
      quiet: content.options.quietHours.map { .hours($0) } ?? .never)
  }

  /// Performs a dry run of `sendRest`. Throws its faults.
  package func dryRunOfRest(of notification: Notification) async throws -> DryRun {
    guard let app = configuration().app(id: notification.app) else { throw Fault.noApp }
    return try await SendRestRoute.faulting {
      try await intake.trial(of: try await rest(of: notification), app: app, limit: 1)
    }
  }

  /// Sends a notification for a share of its audience to the devices after this share, once.
  ///
  /// - Returns: the id of the other notification, and whether an earlier request stored it.
  package func sendRest(
    of notification: Notification, by caller: Caller?
  ) async throws -> (id: NotificationID, isReplay: Bool) {
    guard let app = configuration().app(id: notification.app) else { throw Fault.noApp }
    let key = SendRestRoute.key(of: notification.id)
    let accepted = try await NotificationsRoutes.replaying(key, app, self) {
      var draft = try await SendRestRoute.faulting { try await rest(of: notification) }
      draft.sentBy = caller.map { Sender($0.actor) }
      return try await NotificationsRoutes.accept(draft, app, key, from: "path/id", self)
    }
    return (accepted.id, accepted.isReplay)
  }

  /// Whether a share's notification is recent enough to be sent to the rest.
  package func maySendRest(of notification: Notification) -> Bool {
    now() < notification.acceptedAt.adding(seconds: SendRestRoute.seconds)
  }

  /// Returns the id of the notification that was sent to the rest within the last day; nil without
  /// one.
  package func restID(of notification: Notification) async throws -> NotificationID? {
    guard notification.audience.narrowing.share?.rest != nil else { return nil }
    return try await store.notifications.holder(
      of: SendRestRoute.key(of: notification.id).key, app: notification.app, at: now())
  }
}
