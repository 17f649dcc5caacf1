// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel

/// Streams a notification's progress: after each change an event with the body of `GET`, and a
/// final event at the end.
enum NotificationEvents {
  static func answer(
    _ notification: Notification, _ services: APIServices, _ call: Call
  ) async throws -> Response {
    guard let stream = services.events.open(for: notification.app.rawValue) else {
      throw Fault(
        .tooManyEventStreams,
        "this gateway has the maximum number of open event streams for this "
          + "app")
    }
    let follower = services.readings.follow(notification)
    let first = try await follower.next()
    let lastEventID = call.request.headers[.lastEventID]
    // Without this, a client that has received the final event would reconnect forever. 204 stops
    // an EventSource (HTML, "Server-sent events").
    if first.isFinal, first.id == lastEventID { return .empty(.noContent) }
    return stream.response {
      try await sendProgress(of: follower, from: first, lastEventID, on: stream, services, call)
    }
  }

  private static func sendProgress(
    of follower: NotificationReadings.Follower, from first: NotificationReadings.Reading,
    _ received: String?, on stream: EventStream, _ services: APIServices, _ call: Call
  ) async throws {
    var (reading, lastEventID) = (first, received)
    while !reading.isFinal {
      if reading.id != lastEventID {
        try await stream.send("progress", id: reading.id, reading.json)
        lastEventID = reading.id
      }
      guard try await stream.pause(for: services.limits.progressPause), services.goesOn(call) else {
        return
      }
      do { reading = try await follower.next() } catch {
        // Ends without `finished`: the client reconnects, and then receives the error or continues.
        return services.logger.warning(
          "event stream ended early",
          metadata: ["request_id": "\(call.request.id)", "error": "\(error)"])
      }
    }
    try await stream.send("finished", id: reading.id, reading.json)
  }
}
