// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Logging
internal import PushModel
internal import Storage

/// Events of an app's devices, for callers that keep a copy of the registry: as pages, or as a
/// stream.
enum DeviceEventsRoute {
  static let all: [APIRoute] = [
    .inApp(.get, "/device-events", .read, list),
    .inApp(.get, "/device-events/stream", .read, stream),
  ]

  /// Events that a stream reads per statement.
  private static let batch = 500
  /// Value of `after` that stands for the end of the stored events.
  private static let latest = "latest"

  // MARK: pages

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(
      call.request.query, known: ["after", "limit"], repeatable: ["type"], isList: false)
    let kinds = try kinds(reader)
    let limit = try reader.limit()
    let after = try reader.text("after")
    if after == latest {
      let place = try await services.store.deviceFeed.latest(of: app.id)
      return answer(FeedPage([], next: place, hasMore: false), kinds)
    }
    return answer(
      try await page(services, app, after: try after.map(place), limit: limit), kinds)
  }

  private static func answer(_ page: FeedPage, _ kinds: Set<DeviceEvent.Kind>) -> Response {
    .json { json in
      json.object { json in
        json.field("events") { json in
          json.array { json in
            for event in page.events where kinds.contains(event.kind) { write(event, to: &json) }
          }
        }
        json.field("next_after", FeedCursor.text(page.next))
        json.field("has_more", page.hasMore)
      }
    }
  }

  private static func page(
    _ services: APIServices, _ app: App, after: FeedPlace?, limit: Int
  ) async throws -> FeedPage {
    let page = try await services.store.deviceFeed.events(of: app.id, after: after, limit: limit)
    guard let page else {
      throw Fault(
        .eventsLost, at: "query/after",
        "the events after it are too old, were lost by PostgreSQL, or belong to another app")
    }
    return page
  }

  private static func place(_ cursor: String) throws(Fault) -> FeedPlace {
    guard let place = FeedCursor.place(cursor) else {
      throw Fault(
        .invalidCursor, at: "query/after",
        "expected \"next_after\" of a response, the \"id\" of an event, or \"\(latest)\"")
    }
    return place
  }

  private static func kinds(_ reader: QueryReader) throws(Fault) -> Set<DeviceEvent.Kind> {
    let known = DeviceEvent.Kind.listed
    let asked = try reader.texts("type").map { (name) throws(Fault) in
      guard let kind = known.first(where: { $0.name == name }) else {
        let names = known.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw Fault(.invalidParameter, at: "query/type", "expected one of \(names)")
      }
      return kind
    }
    return Set(asked.isEmpty ? known : asked)
  }

  private static func write(_ event: DeviceEvent, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", FeedCursor.text(event.place))
      json.field("type", event.kind.name)
      json.field("at", RFC3339.format(event.place.at))
      json.field("token", event.token.hex)
      json.field("user", event.user)
      json.field("environment", event.environment.rawValue)
      json.field("push_type", event.tokenKind.rawValue)
      if event.kind == .updated { json.field("changed", event.changed.names) }
      if let reason = event.reason { json.field("reason", reason) }
      if let token = event.replacedBy { json.field("replaced_by", token.hex) }
    }
  }

  // MARK: streams

  @Sendable private static func stream(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(
      call.request.query, known: ["after"], repeatable: ["type"], isList: false)
    let kinds = try kinds(reader)
    guard let stream = services.events.open(for: app.id.rawValue) else {
      throw Fault(
        .tooManyEventStreams,
        "this gateway has the maximum number of open event streams for this "
          + "app")
    }
    // A reconnecting EventSource sends its last event id and repeats the URL with the old `after`.
    let after = try call.request.headers[.lastEventID] ?? reader.text("after") ?? latest
    let first: FeedPage
    if after == latest {
      let place = try await services.store.deviceFeed.latest(of: app.id)
      first = FeedPage([], next: place, hasMore: false)
    } else {
      first = try await page(services, app, after: try place(after), limit: batch)
    }
    return stream.response {
      // A client that reconnects before the first event continues here.
      if after == latest { try await stream.mark(id: FeedCursor.text(first.next)) }
      try await tell(of: app, kinds, from: first, on: stream, services, call)
    }
  }

  private static func tell(
    of app: App, _ kinds: Set<DeviceEvent.Kind>, from first: FeedPage, on stream: EventStream,
    _ services: APIServices, _ call: Call
  ) async throws {
    var page = first
    while true {
      var last: FeedPlace?
      for event in page.events where kinds.contains(event.kind) {
        // Checked before each event, because `send` waits until the client has read it.
        guard services.goesOn(call) else { return }
        var json = JSONWriter()
        write(event, to: &json)
        try await stream.send(event.kind.name, id: FeedCursor.text(event.place), json.bytes)
        last = event.place
      }
      if !page.events.isEmpty, last != page.next {
        try await stream.mark(id: FeedCursor.text(page.next))
      }
      if !page.hasMore {
        guard try await stream.pause(for: services.limits.progressPause) else { return }
      }
      guard !services.events.isEnding, services.configuration().app(id: app.id) != nil,
        services.goesOn(call)
      else { return }
      do { page = try await self.page(services, app, after: page.next, limit: batch) } catch {
        // The client reconnects, and then receives the error or continues.
        return services.logger.warning(
          "event stream ended early",
          metadata: ["request_id": "\(call.request.id)", "error": "\(error)"])
      }
    }
  }
}
