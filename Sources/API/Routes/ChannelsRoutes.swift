// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Messages
internal import PushModel

/// Broadcast channels of Live Activities. Apple stores the channels, and the gateway stores
/// nothing. Each request here becomes one request to Apple, and waits for its response.
enum ChannelsRoutes {
  static var all: [APIRoute] {
    let routes: [APIRoute] = [
      .inApp(.get, "/channels", .read, list),
      .inApp(.post, "/channels", .notify, create),
      .inApp(.get, "/channels/{channel}", .read, get),
      .inApp(.delete, "/channels/{channel}", .notify, delete),
      .inApp(.post, "/channels/{channel}/broadcasts", .notify, broadcast),
    ]
    return routes.map(\.withoutDatabase)
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["environment"])
    let paging = try reader.paging(.channels)
    let environment = try environment(reader)
    let answer = await services.channels(.list, app, environment)
    guard case .listed(let channels) = answer else { throw Fault(answer) }
    return Page(cutting: channels, paging, of: .channels) { Array($0.text.utf8) }
      .response(.channels, to: call.request) { channel, json in
        write(channel, environment, to: &json)
      }
  }

  @Sendable private static func create(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let body = try ChannelBody(parsing: call.request.body)
    let answer = await services.channels(
      .create(storesLatest: body.storesLatest), app, body.environment)
    guard case .created(let channel) = answer else { throw Fault(answer) }
    var response = Response.json(.created) { json in
      write(channel, body.environment, storesLatest: body.storesLatest, to: &json)
    }
    response.headers[.location] =
      "/v1/apps/\(app.bundleID)/channels/\(percentEncoded(channel.text))?environment=\(body.environment.rawValue)"
    return response
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (channel, environment) = try place(call)
    let answer = await services.channels(.show(channel), app, environment)
    guard case .shown(let storesLatest) = answer else { throw Fault(answer) }
    return .json { json in write(channel, environment, storesLatest: storesLatest, to: &json) }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (channel, environment) = try place(call)
    let answer = await services.channels(.delete(channel), app, environment)
    guard case .deleted = answer else { throw Fault(answer) }
    return .empty(.noContent)
  }

  @Sendable private static func broadcast(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (channel, environment) = try place(call)
    let body = try BroadcastBody(parsing: call.request.body, now: services.now())
    let answer = await services.channels(.broadcast(channel, body.broadcast), app, environment)
    guard case .broadcast(let id) = answer else { throw Fault(answer) }
    return .json { json in
      json.object { json in json.field("request_id", id) }
    }
  }

  private static func place(_ call: Call) throws(Fault) -> (ChannelID, PushEnvironment) {
    let reader = try QueryReader(call.request.query, known: ["environment"], isList: false)
    guard let channel = ChannelID(call.parameter("channel")) else {
      throw Fault(
        .invalidParameter, at: "path/channel",
        "expected the \"id\" of a channel, percent-encoded: Apple's contain \"+\", \"/\" and \"=\"")
    }
    return (channel, try environment(reader))
  }

  private static func environment(_ reader: QueryReader) throws(Fault) -> PushEnvironment {
    try reader.choice("environment", PushEnvironment.allCases.map { ($0.rawValue, $0) })
      ?? .production
  }

  private static func write(
    _ channel: ChannelID, _ environment: PushEnvironment, storesLatest: Bool? = nil,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("id", channel.text)
      json.field("environment", environment.rawValue)
      if let storesLatest { json.field("message_storage_policy", storesLatest ? 1 : 0) }
    }
  }
}

extension Fault {
  /// Converts Apple's refusal, or a request with an unknown result.
  fileprivate init(_ answer: ChannelAnswer) {
    guard case .refused(let refusal) = answer else {
      self.init(.internalFault, "the gateway's log contains the cause")
      return
    }
    switch refusal {
    case .noCredential:
      self.init(
        .noUsableCredential, "the app has no usable credential in this environment")
    case .unknownChannel(let reason):
      self.init(
        .channelNotFound, at: "path/channel",
        "Apple has no such channel for this app in this environment", members: Self.reason(reason))
    case .notEnabled:
      self.init(
        .channelsNotEnabled, "Apple reports that the app may not broadcast",
        members: Self.reason("FeatureNotEnabled"))
    case .tooManyChannels:
      self.init(
        .tooManyChannels, "the app has as many channels in this environment as Apple allows",
        members: Self.reason("CannotCreateChannelConfig"))
    case .request(let reason, let status):
      self.init(
        .refusedByApple,
        "Apple refuses the request: \(reason.isEmpty ? "status \(status)" : reason)",
        members: Self.reason(reason))
    case .credential(let reason):
      self.init(
        .credentialRefused, "Apple refuses the app's credential", members: Self.reason(reason))
    case .later(let reason, let seconds):
      self.init(
        .appleUnavailable, "Apple asks to retry later", members: Self.reason(reason))
      retryAfterSeconds = seconds
    case .unreachable(let why):
      self.init(.appleUnavailable, "the request was not sent to Apple: \(why)")
    case .unknown(let why):
      self.init(.appleFateUnknown, "the request was sent to Apple, but no response arrived: \(why)")
    }
  }

  private static func reason(_ reason: String) -> [Member] {
    reason.isEmpty ? [] : [Member("reason", .text(reason))]
  }
}
