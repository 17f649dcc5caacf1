// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// One request while its stream is open.
struct ObservedRequest: Sendable {
  /// What it asks for, by its path.
  enum Kind: Sendable {
    case push
    case broadcast
    /// The management of broadcast channels, which has rules of its own.
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

  /// A little more than the longest payload that Apple takes: rules look at no more of it.
  private static let keptPayload = 6 * 1024
  /// The end of an error's body is of no interest; reasons are short.
  private static let keptAnswer = 1024

  let stream: Int32
  let kind: Kind
  let openedAt: Int64
  let path: String
  let apnsID: String?
  /// What its client calls it, by `apns-id` or, of broadcasts, `apns-request-id`: known by this when it
  /// comes again. Nil when it has no name.
  let id: String?
  let environment: PushEnvironment
  /// What the request says, or else its connection's certificate.
  let topic: String?
  let pushType: String?
  let authorization: String?
  /// What RFC 9113 says of it.
  private(set) var form: HTTP2MessageForm

  private(set) var payload: [UInt8] = []
  private(set) var size = 0
  /// Frames of payload that held at least a byte.
  private(set) var dataFrames = 0
  /// Body bytes that counted against the stream's window, and what was granted beyond its first.
  var windowUsed = 0
  var windowGranted = 0
  var isComplete = false
  /// Of environment, topic, channel, path and payload: tells the same push without its id.
  private(set) var digest: UInt64

  /// Of the answer, once its headers have left.
  var status: Int?
  private(set) var answerBody: [UInt8] = []

  init(stream: Int32, headers: WireHeaders, on handshake: HandshakeFacts, openedAt: Int64) {
    self.stream = stream
    environment = handshake.environment
    self.openedAt = openedAt
    path = headers.value(of: ":path") ?? ""
    kind = Kind(path: path)
    apnsID = headers.value(of: "apns-id")
    // The same push to the other environment is another request.
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

  /// The device token in lower case, of pushes.
  var deviceToken: String {
    kind == .push ? path.dropFirst("/3/device/".count).lowercased() : ""
  }

  /// The device as APNs knows it: for an app, in an environment.
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

/// FNV-1a: the same for the same bytes in every run. Nothing secret hangs on it.
private func digest64(of bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
  bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
