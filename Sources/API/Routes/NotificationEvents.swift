// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel

/// A notification's progress as it happens: an event with what `GET` answers when that has changed, and a
/// last one when it is over.
enum NotificationEvents {
  static func answer(
    _ notification: Notification, _ services: APIServices, _ call: Call
  ) async throws -> Response {
    guard let stream = services.events.open(for: notification.app.rawValue) else {
      throw Fault(
        .tooManyEventStreams,
        "as many event streams of this app are open as this gateway has room "
          + "for")
    }
    let follower = services.readings.follow(notification)
    let first = try await follower.next()
    let told = call.request.headers[.lastEventID]
    // Who has been told the last thing would come again and again: by 204 an EventSource stops (HTML, "Server-sent
    // events").
    if first.isFinal, first.id == told { return .empty(.noContent) }
    return stream.response {
      try await tell(of: follower, from: first, told, on: stream, services, call)
    }
  }

  private static func tell(
    of follower: NotificationReadings.Follower, from first: NotificationReadings.Reading,
    _ told: String?, on stream: EventStream, _ services: APIServices, _ call: Call
  ) async throws {
    var (reading, told) = (first, told)
    while !reading.isFinal {
      if reading.id != told {
        try await stream.send("progress", id: reading.id, reading.json)
        told = reading.id
      }
      guard try await stream.pause(for: services.limits.progressPause), services.goesOn(call) else {
        return
      }
      do { reading = try await follower.next() } catch {
        // It ends without `finished`: who comes back is told what is wrong, or goes on.
        return services.logger.warning(
          "an event stream ends early",
          metadata: ["request_id": "\(call.request.id)", "error": "\(error)"])
      }
    }
    try await stream.send("finished", id: reading.id, reading.json)
  }
}
