// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import TLS

/// Records events of a client and the simulator as the collector receives them. Every event
/// conforms unless a call says otherwise.
struct ConformanceScript {
  typealias Representation = HTTP2CodedField.Representation

  /// A provider token in Apple's form; its signature is not checked.
  static func token(
    age: Int64 = 0, team: String = "TEAM000001", key: String = "KEY0000001", alg: String = "ES256",
    signature: [UInt8] = Array(repeating: 7, count: 64), iat: String? = nil
  ) -> String {
    let header = #"{"alg":"\#(alg)","kid":"\#(key)"}"#
    let claims = #"{"iss":"\#(team)","iat":\#(iat ?? "\(Self.epoch / 1000 - age)")}"#
    let parts = [Array(header.utf8), Array(claims.utf8), signature]
    return "bearer " + parts.map { Base64URL.encode($0) }.joined(separator: ".")
  }

  static let epoch: Int64 = 1_800_000_000_000

  private(set) var collector = ConformanceCollector()
  private var now = ConformanceMoment(uptime: 1_000_000, wall: Self.epoch)
  private var seen: [Int: Set<String>] = [:]
  /// PINGs of the simulator that the client has not answered.
  private var pings: [Int: UInt64] = [:]

  mutating func wait(_ milliseconds: Int64) {
    now.uptime += milliseconds
    now.wall += milliseconds
  }

  mutating func observe(_ observation: ConformanceObservation, on connection: Int = 1) {
    collector.observe(observation, on: connection, at: now)
  }

  mutating func client(_ event: WireEvent, on connection: Int = 1) {
    observe(.clientSent(event), on: connection)
    sendPing(on: connection)
  }

  mutating func server(_ event: WireEvent, on connection: Int = 1) {
    observe(.serverSent(event), on: connection)
    sendPing(on: connection)
  }

  private mutating func sendPing(on connection: Int) {
    guard let opaque = collector.wantedPing(of: connection, at: now) else { return }
    pings[connection] = opaque
    collector.observe(.serverSent(.ping(opaque)), on: connection, at: now)
  }

  /// The client answers the simulator's PING, which shows that it has read everything before.
  mutating func readAll(on connection: Int = 1) {
    // The PING after GOAWAY is delayed slightly.
    wait(200)
    sendPing(on: connection)
    guard let opaque = pings.removeValue(forKey: connection) else { return }
    client(.pingAcknowledged(opaque), on: connection)
  }

  // MARK: Connections

  mutating func open(_ connection: Int = 1, _ handshake: HandshakeFacts = HandshakeFacts()) {
    observe(.opened(handshake), on: connection)
    announce(limit: handshake.hasCertificate ? 1000 : 1, on: connection)
  }

  /// SETTINGS, and the client's acknowledgement.
  mutating func announce(limit: Int, on connection: Int = 1, acknowledged: Bool = true) {
    server(.settings([HTTP2Setting(.maximumConcurrentStreams, limit)]), on: connection)
    if acknowledged { client(.settingsAcknowledged, on: connection) }
  }

  /// A healthy connection: one push was accepted on it.
  mutating func openAndPush(_ connection: Int = 1, authorization: String = Self.token()) {
    open(connection)
    push(1, on: connection, authorization: authorization)
    announce(limit: 1000, on: connection)
    answer(1, on: connection)
    readAll(on: connection)
  }

  mutating func end(_ connection: Int = 1, _ ending: ConnectionEnding = .clientProperly) {
    observe(.ended(ending), on: connection)
  }

  // MARK: Requests

  /// Returns the headers of a push, each in the representation that Apple recommends.
  mutating func headers(
    on connection: Int = 1, path: String = "/3/device/abab",
    authorization: String? = Self.token(), changes: [String: String?] = [:],
    as representations: [String: Representation] = [:]
  ) -> [HTTP2CodedField] {
    var fields: [(String, String?)] = [
      (":method", "POST"), (":scheme", "https"), (":path", path), (":authority", "localhost"),
      ("authorization", authorization), ("apns-topic", "com.example.app"),
      ("apns-push-type", "alert"), ("apns-id", nil), ("apns-expiration", nil),
      ("apns-collapse-id", nil), ("apns-priority", nil),
    ]
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let index = fields.firstIndex(where: { $0.0 == name }) {
        fields[index].1 = value
      } else {
        fields.append((name, value))
      }
    }
    return fields.compactMap { name, value in
      value.map { field(name, $0, representations[name] ?? ideal(name, on: connection)) }
    }
  }

  func field(_ name: String, _ value: String, _ representation: Representation) -> HTTP2CodedField {
    let bytes: [Representation: UInt8] = [
      .indexed: 0x82, .incremental: 0x40, .withoutIndexing: 0x00, .neverIndexed: 0x10,
    ]
    return HTTP2CodedField(
      name: name, value: value, representation: representation,
      firstByte: bytes[representation] ?? 0)
  }

  private mutating func ideal(_ name: String, on connection: Int) -> Representation {
    switch name {
    case ":path", "authorization": return .withoutIndexing
    case "apns-id", "apns-expiration", "apns-collapse-id":
      let isFirst = seen[connection, default: []].insert(name).inserted
      return isFirst ? .incremental : .withoutIndexing
    default: return .incremental
    }
  }

  mutating func push(
    _ stream: Int32, on connection: Int = 1, path: String = "/3/device/abab",
    authorization: String? = Self.token(), _ changes: [String: String?] = [:],
    as representations: [String: Representation] = [:],
    payload: String = #"{"aps":{"alert":"hello"}}"#
  ) {
    let fields = headers(
      on: connection, path: path, authorization: authorization, changes: changes,
      as: representations)
    begin(stream, on: connection, fields)
    body(stream, on: connection, payload)
  }

  mutating func begin(_ stream: Int32, on connection: Int = 1, _ fields: [HTTP2CodedField]) {
    client(
      .headers(stream: stream, WireHeaders(fields: fields, endStream: false)), on: connection)
  }

  mutating func body(
    _ stream: Int32, on connection: Int = 1, _ payload: String, isLast: Bool = true
  ) {
    let bytes = Array(payload.utf8)
    client(
      .data(stream: stream, bytes: bytes, flowControlled: bytes.count, endStream: isLast),
      on: connection)
  }

  mutating func answer(
    _ stream: Int32, on connection: Int = 1, _ status: Int = 200, _ reason: String? = nil
  ) {
    let field = field(":status", String(status), .indexed)
    let headers = WireHeaders(fields: [field], endStream: reason == nil)
    server(.headers(stream: stream, headers), on: connection)
    guard let reason else { return }
    let body = Array(#"{"reason":"\#(reason)"}"#.utf8)
    server(
      .data(stream: stream, bytes: body, flowControlled: body.count, endStream: true),
      on: connection)
  }

  mutating func goAway(after last: Int32, on connection: Int = 1, code: UInt32 = 0) {
    server(.goAway(lastStreamID: last, errorCode: code, debugData: []), on: connection)
  }

  /// Declares these devices active, as through the control port.
  mutating func revive(_ tokens: String...) { collector.revive(Set(tokens), at: now) }

  mutating func forget() { collector.beginAnew() }

  // MARK: Results

  var report: ConformanceReport { collector.report(at: now) }

  /// Every broken rule as a line, for comparison with tables.
  var findings: [String] {
    let report = report
    return report.rules(.broken).map { "broken \($0.rawValue)" }
      + report.rules(.tolerated).map { "tolerated \($0.rawValue)" }
  }
}
