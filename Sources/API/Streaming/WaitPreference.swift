// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel
internal import Storage

/// `Prefer: wait=N` (RFC 7240 §4.3): delays the response until the notification has ended, at most
/// N seconds, and returns its outcome. A longer wait is reduced to the limit.
struct WaitPreference {
  private let seconds: Int

  /// Creates the preference; nil if the request has none. Other preferences are ignored (RFC 7240
  /// §2).
  init?(_ request: Request, _ limits: APILimits) throws(Fault) {
    let preferences = (request.headers[.prefer] ?? "").split(separator: ",")
    // If a preference occurs several times, the first one counts (RFC 7240 §2).
    let words = preferences.lazy.compactMap(Self.wait).first
    guard let words else { return nil }
    guard let seconds = Int(words), seconds >= 0 else {
      throw Fault(
        .invalidParameter, at: "header/Prefer",
        "expected wait=N with a whole number of seconds, 0 to \(limits.longestWait.components.seconds)"
      )
    }
    self.seconds = min(seconds, Int(limits.longestWait.components.seconds))
  }

  /// Returns the value of `wait`, without quotes and parameters.
  private static func wait(_ preference: Substring) -> String? {
    let parts = preference.split(separator: ";", omittingEmptySubsequences: false)[0]
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard trimmed(parts[0]).lowercased() == "wait" else { return nil }
    guard parts.count > 1 else { return "" }
    let value = trimmed(parts[1])
    return value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
      ? String(value.dropFirst().dropLast()) : value
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }

  /// Replaces the 202 response by the notification's final state, as `GET` returns it. Returns the
  /// 202 response unchanged if the notification does not end in time or cannot be read. It also
  /// does so if the server stops or has too many waiting responses.
  func apply(
    to accepted: Response, _ id: NotificationID, _ app: App, _ services: APIServices, _ call: Call
  ) async -> Response {
    guard let held = services.events.held.hold(for: app.id.rawValue) else { return accepted }
    var response = accepted
    do {
      if let json = try await outcome(of: id, app, services, call, held) {
        response = .bytes(.ok, json, contentType: "application/json")
        for name in [HTTPField.Name.location, .idempotencyReplayed] {
          response.headers[name] = accepted.headers[name]
        }
      }
    } catch {
      services.logger.warning(
        "cannot read the outcome of a notification for a waiting response",
        metadata: ["notification": "\(id)", "error": "\(error)"])
    }
    response.headers[.preferenceApplied] = "wait=\(seconds)"
    return response
  }

  /// Returns the notification, as `GET` does, once it has ended. Returns nil if it has not ended
  /// after `seconds`, or if the server stops. Each pause between two reads is an eighth of the time
  /// waited so far, which bounds the relative delay.
  private func outcome(
    of id: NotificationID, _ app: App, _ services: APIServices, _ call: Call,
    _ held: HeldAnswer
  ) async throws -> [UInt8]? {
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    repeat {
      let now = ContinuousClock.now
      let pause = min((now - start) / 8, end - now, services.limits.progressPause)
      guard await held.rest(for: max(.zero, pause)) else { return nil }
      try call.mayProceed(services)
      if let ended = try await services.store.ended.find(id, of: app.id),
        ended.counts.state.isFinal
      {
        return try await NotificationJSON.whole(ended.notification, ended.counts, services.store)
      }
    } while .now < end
    return nil
  }
}
