// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel
internal import Storage

/// `Prefer: wait=N` (RFC 7240 §4.3): the answer to a notification is held back until it is over, N seconds at
/// the most, and tells what became of it. Who asks for more seconds than are given has those.
struct WaitPreference {
  private let seconds: Int

  /// Nil without the preference. Others than `wait` are for others, or unknown, and then let pass (§2).
  init?(_ request: Request, _ limits: APILimits) throws(Fault) {
    let preferences = (request.headers[.prefer] ?? "").split(separator: ",")
    // Of two that are the same the first counts (§2).
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

  /// The value of `wait`, without what may stand around it.
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

  /// Makes of the answer that a notification is accepted the one that it is over, as `GET` has it. When that does
  /// not come in time, nothing can be read, the server stops or holds as many answers as it has room for, the
  /// answer stays as it is.
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
        "what became of a notification cannot be told at once",
        metadata: ["notification": "\(id)", "error": "\(error)"])
    }
    response.headers[.preferenceApplied] = "wait=\(seconds)"
    return response
  }

  /// Returns the notification as `GET` does once it has ended; nil if it has not after `seconds`,
  /// and if the server stops. Each pause between two reads is an eighth of the time waited so far,
  /// so that the answer is late by little of it.
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
      try call.mayGoOn(services)
      if let ended = try await services.store.ended.find(id, of: app.id),
        ended.counts.state.isFinal
      {
        return try await NotificationText.whole(ended.notification, ended.counts, services.store)
      }
    } while .now < end
    return nil
  }
}
