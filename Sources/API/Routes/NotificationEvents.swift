// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import Logging
package import PushModel

/// Streams a notification's progress: an event after each change, and a final event at the end.
package enum NotificationEvents {
  /// The names and the content of events.
  package enum Form: Sendable {
    /// `progress` and `finished`, each with the body of `GET`.
    case api
    /// For pages, which load themselves again: events without a name, and `end` after the last one.
    /// Their data is the state.
    case page
  }

  /// Returns the response that streams the progress of a notification.
  ///
  /// - Parameter goesOn: returns whether the caller is still authorized; called after each pause.
  package static func answer(
    _ notification: Notification, _ services: APIServices, _ request: Request,
    as form: Form = .api, while goesOn: @escaping () -> Bool
  ) async throws -> Response {
    guard let stream = services.events.open(for: notification.app.rawValue) else {
      throw Fault(
        .tooManyEventStreams,
        "this gateway has the maximum number of open event streams for this "
          + "app")
    }
    let follower = services.readings.follow(notification)
    let first = try await follower.next()
    let lastEventID = request.headers[.lastEventID]
    // Without this, a client that has received the final event would reconnect forever. 204 stops
    // an EventSource (HTML, "Server-sent events").
    if first.isFinal, first.id == lastEventID { return .empty(.noContent) }
    return stream.response {
      try await sendProgress(
        of: follower, from: first, lastEventID, on: stream, as: form, services, request,
        while: goesOn)
    }
  }

  private static func sendProgress(
    of follower: NotificationReadings.Follower, from first: NotificationReadings.Reading,
    _ received: String?, on stream: EventStream, as form: Form, _ services: APIServices,
    _ request: Request, while goesOn: () -> Bool
  ) async throws {
    var (reading, lastEventID) = (first, received)
    while !reading.isFinal {
      if reading.id != lastEventID {
        try await form.send(reading, on: stream)
        lastEventID = reading.id
      }
      guard try await stream.pause(for: services.limits.progressPause), goesOn() else { return }
      do { reading = try await follower.next() } catch {
        // Ends without `finished`: the client reconnects, and then receives the error or continues.
        return services.logger.warning(
          "event stream ended early",
          metadata: ["request_id": "\(request.id)", "error": "\(error)"])
      }
    }
    try await form.send(reading, on: stream)
  }
}

extension NotificationEvents.Form {
  fileprivate func send(
    _ reading: NotificationReadings.Reading, on stream: EventStream
  ) async throws {
    switch self {
    case .api:
      try await stream.send(reading.isFinal ? "finished" : "progress", id: reading.id, reading.json)
    case .page:
      let state = Array(reading.state.rawValue.utf8)
      try await stream.send("message", id: reading.id, state)
      if reading.isFinal { try await stream.send("end", id: reading.id, state) }
    }
  }
}
