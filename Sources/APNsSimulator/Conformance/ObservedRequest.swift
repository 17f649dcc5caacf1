// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// A request whose stream is open.
struct ObservedRequest: Sendable {
  /// Kind of the request, by its path.
  enum Kind: Sendable {
    case push
    case broadcast
    /// Management of broadcast channels, with its own rules.
    case channels
    case other

    init(path: String) {
      if path.hasPrefix("/3/device") {
        self = .push
      } else if path.hasPrefix("/4/broadcasts/") {
        self = .broadcast
      } else {
        self = path.hasPrefix("/1/apps/") ? .channels : .other
      }
    }
  }

  /// Maximum number of stored payload bytes: slightly more than Apple's largest payload, because
  /// rules read no more.
  private static let keptPayload = 6 * 1024
  /// Maximum number of stored bytes of an error response.
  private static let keptAnswer = 1024

  let stream: Int32
  let kind: Kind
  let openedAt: Int64
  let path: String
  let apnsID: String?
  /// The client's id of the request: `apns-id`, or `apns-request-id` for broadcasts. Identifies a
  /// request that is sent again; nil if the request has no id.
  let id: String?
  let environment: PushEnvironment
  /// Topic of the request; without one, of its connection's certificate.
  let topic: String?
  let pushType: String?
  let authorization: String?
  /// State of the request's syntax by RFC 9113.
  private(set) var form: HTTP2MessageForm

  private(set) var payload: [UInt8] = []
  private(set) var size = 0
  /// Number of non-empty DATA frames.
  private(set) var dataFrames = 0
  /// Body bytes counted against the stream's window, and bytes granted beyond the initial window.
  var windowUsed = 0
  var windowGranted = 0
  var isComplete = false
  /// Hash of environment, topic, channel, path and payload: identifies a push without an id.
  private(set) var digest: UInt64

  /// Status of the response; nil until its headers are sent.
  var status: Int?
  private(set) var answerBody: [UInt8] = []

  init(stream: Int32, headers: WireHeaders, on handshake: HandshakeFacts, openedAt: Int64) {
    self.stream = stream
    environment = handshake.environment
    self.openedAt = openedAt
    path = headers.value(of: ":path") ?? ""
    kind = Kind(path: path)
    apnsID = headers.value(of: "apns-id")
    // A push to the other environment is another request, even with an equal id.
    id = (kind == .broadcast ? headers.value(of: "apns-request-id") : apnsID)
      .map { "\(handshake.environment) \($0)" }
    topic = headers.value(of: "apns-topic") ?? handshake.impliedTopic
    pushType = headers.value(of: "apns-push-type")
    authorization = headers.value(of: "authorization")
    form = HTTP2MessageForm()
    for field in headers.fields { form.take(name: field.name, value: field.value) }
    form.finish(endStream: headers.endStream)
    let channel = headers.value(of: "apns-channel-id") ?? ""
    digest = [environment.rawValue, topic ?? "", channel, path].reduce(digestStart) {
      digest64(of: $1.utf8, from: $0)
    }
  }

  /// The device token of a push in lower case; otherwise empty.
  var deviceToken: String {
    kind == .push ? path.dropFirst("/3/device/".count).lowercased() : ""
  }

  /// The device as APNs identifies it, by environment, token and topic.
  var device: String { "\(environment) \(deviceToken) \(topic ?? "")" }

  mutating func add(_ bytes: [UInt8], isLast: Bool) {
    defer { form.judgeBody(size: size, isWhole: isLast) }
    if bytes.isEmpty { return }
    dataFrames += 1
    size += bytes.count
    digest = digest64(of: bytes, from: digest)
    if payload.count < Self.keptPayload { payload += bytes.prefix(Self.keptPayload) }
  }

  mutating func dropPayload() { payload = [] }

  mutating func addToAnswer(_ bytes: [UInt8]) {
    if answerBody.count < Self.keptAnswer { answerBody += bytes.prefix(Self.keptAnswer) }
  }
}

private let digestStart: UInt64 = 0xcbf2_9ce4_8422_2325

/// FNV-1a: deterministic across runs, and not used for security.
private func digest64(of bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
  bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
