// SPDX-License-Identifier: Apache-2.0
package import Intake
internal import Messages
package import PushModel
internal import TLS

/// Sending and previewing for callers in this process, such as the admin page.
extension APIServices {
  /// Accepts the body of a notification as `POST …/notifications` does. Throws its faults. The
  /// caller has checked scope and app.
  ///
  /// - Parameter idempotencyKey: the value of `Idempotency-Key`.
  /// - Returns: the notification's id, and whether an earlier request with the key stored it.
  package func send(
    _ body: [UInt8], to app: App, idempotencyKey key: String, by caller: Caller?
  ) async throws -> (id: NotificationID, isReplay: Bool) {
    guard IdempotencyKey.isUsable(key) else {
      throw Fault(.invalidParameter, at: "header/Idempotency-Key", IdempotencyKey.expected)
    }
    let idempotency = IdempotencyKey(key: key, bodyHash: SHA256.hash(body))
    let accepted = try await NotificationsRoutes.replaying(idempotency, app, self) {
      var draft = try NotifyBody(parsing: body, now: now(), limits: limits).draft
      draft.sentBy = caller.map { Sender($0.actor) }
      return try await NotificationsRoutes.accept(
        draft, app, idempotency, from: "header/Idempotency-Key", self)
    }
    return (accepted.id, accepted.isReplay)
  }

  /// Checks the body of a notification as `POST …/notifications` does, and returns what its readers
  /// would get, by language. Stores and sends nothing. Throws the faults of an acceptance, except
  /// for a message that leaves some readers without text.
  package func survey(_ body: [UInt8], of app: App) async throws -> AudienceSurvey {
    let body = try NotifyBody(parsing: body, now: now(), limits: limits)
    do {
      return try await intake.survey(of: body.draft, app: app, limit: limits.previews)
    } catch let fault as MessageFault {
      throw Fault(fault)
    } catch let fault as TimingFault { throw Fault(fault) }
  }
}
