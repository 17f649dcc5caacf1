// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

@Suite("Apple's rules that a client keeps")
struct ConformanceTests {
  /// A script and its expected findings: other rules are kept or not observed.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let findings: [String]
    let play: @Sendable (inout ConformanceScript) -> Void

    init(
      _ description: String, _ findings: [String] = [],
      play: @escaping @Sendable (inout ConformanceScript) -> Void
    ) {
      testDescription = description
      self.findings = findings
      self.play = play
    }
  }

  private func check(_ example: Case) {
    var script = ConformanceScript()
    example.play(&script)
    #expect(script.findings == example.findings)
  }

  @Test("a client that keeps every rule passes; unobserved rules are reported as unobserved")
  func ideal() {
    var script = ConformanceScript()
    #expect(script.report.rules(.notObserved).count == ConformanceRule.allCases.count)
    script.openAndPush()
    for stream in 1...3 {
      script.push(
        Int32(2 * stream + 1),
        [
          "apns-id": "123e4567-e89b-12d3-a456-42661417400\(stream)",
          "apns-expiration": "180000000\(stream)", "apns-collapse-id": "game-\(stream)",
        ])
      script.answer(Int32(2 * stream + 1))
    }
    script.end()
    let report = script.report
    #expect(script.findings == [])
    #expect(report[.hpackID].checked == 3)
    #expect(report[.tokenReused].checked == 3)
    for rule in [ConformanceRule.streamLimit, .goAwayObeyed, .serverError, .tokenShared] {
      #expect(report[rule].verdict == .notObserved)
    }
    #expect(report.facts.answers == [200: 4])
    #expect(report.facts.ends == ["by the client, with close_notify": 1])
  }

  @Test("connection rules are checked", arguments: connectionsCases)
  func connections(example: Case) { check(example) }

  static let connectionsCases: [Case] = [
    Case("an old version of TLS", ["broken tls-version"]) {
      $0.observe(.opened(HandshakeFacts(tlsVersion: "TLSv1.1")))
    },
    Case("no ALPN", ["broken alpn-h2"]) {
      $0.observe(.opened(HandshakeFacts(applicationProtocol: nil)))
    },
    Case("no SNI for a name", ["broken server-name"]) {
      $0.open(1, HandshakeFacts(serverName: nil))
      $0.push(1, [":authority": "localhost.localdomain:2197"])
    },
    Case("no SNI for a name without a dot, which Java's TLS cannot tell") {
      $0.open(1, HandshakeFacts(serverName: nil))
      $0.push(1, [":authority": "localhost:2197"])
    },
    Case("no SNI for an address, which takes none") {
      $0.open(1, HandshakeFacts(serverName: nil))
      $0.push(1, [":authority": "127.0.0.1:2197"])
    },
    Case("a connection for each push", ["broken connection-reused"]) {
      $0.openAndPush(1)
      $0.end(1)
      $0.openAndPush(2)
    },
    Case("an idle connection closed, and another opened", ["broken connection-kept-open"]) {
      $0.openAndPush(1)
      $0.wait(10_000)
      $0.end(1)
      $0.wait(60_000)
      $0.openAndPush(2)
    },
    Case("a pool that shrinks while another connection goes on") {
      $0.openAndPush(1)
      $0.openAndPush(2)
      $0.wait(60_000)
      $0.end(1)
      $0.openAndPush(3)
    },
    Case("a connection left after GOAWAY is not closed too early") {
      $0.openAndPush(1)
      $0.goAway(after: 1)
      $0.end(1)
      $0.openAndPush(2)
    },
    Case("five connections at once, none with an answer", ["broken reconnect-backoff"]) {
      for number in 1...6 {
        $0.open(number)
        $0.end(number)
      }
    },
    Case("as many, with pauses") {
      for number in 1...20 {
        $0.open(number)
        $0.end(number)
        $0.wait(300)
      }
    },
    Case("the end without close_notify", ["broken close-notify"]) {
      $0.openAndPush()
      $0.end(1, .clientSilently)
    },
    Case("a client that says GOAWAY leaves the closing to the simulator") {
      $0.openAndPush()
      $0.client(.goAway(lastStreamID: 0, errorCode: 0, debugData: []))
      $0.observe(.closing)
      $0.end(1, .clientReset)
    },
    Case("an end that was the simulator's says nothing of the client") {
      $0.openAndPush()
      $0.observe(.closing)
      $0.end(1, .clientReset)
    },
  ]

  @Test("rules of header compression are checked", arguments: compressionCases)
  func compression(example: Case) { check(example) }

  private static func written(
    _ name: String, _ value: String? = nil, _ representations: HTTP2CodedField.Representation...
  ) -> @Sendable (inout ConformanceScript) -> Void {
    { script in
      script.openAndPush()
      for (index, representation) in representations.enumerated() {
        let stream = Int32(2 * index + 3)
        script.push(stream, value.map { [name: $0] } ?? [:], as: [name: representation])
        script.answer(stream)
      }
    }
  }

  static let id = "123e4567-e89b-12d3-a456-426614174000"
  static let compressionCases: [Case] = [
    Case(
      ":path in the table", ["broken hpack-path-not-indexed"],
      play: written(":path", nil, .incremental)),
    Case(":path never indexed", play: written(":path", nil, .neverIndexed)),
    Case(
      "authorization in the table", ["broken hpack-authorization-not-indexed"],
      play: written("authorization", nil, .indexed)),
    Case("apns-id indexed once", play: written("apns-id", id, .incremental, .neverIndexed)),
    Case(
      "apns-id indexed twice", ["broken hpack-apns-id"],
      play: written("apns-id", id, .incremental, .incremental)),
    Case(
      "apns-id not indexed at first", ["broken hpack-apns-id"],
      play: written("apns-id", id, .withoutIndexing)),
    Case(
      "apns-expiration indexed twice", ["broken hpack-apns-expiration"],
      play: written("apns-expiration", "1800000000", .incremental, .incremental)),
    Case(
      "an expiration of 0 taken from the table", ["tolerated hpack-apns-expiration"],
      play: written("apns-expiration", "0", .incremental, .indexed)),
    Case(
      "apns-collapse-id never indexed", ["broken hpack-apns-collapse-id"],
      play: written("apns-collapse-id", "game", .neverIndexed)),
    Case(
      "a topic left out", ["broken hpack-others-indexed"],
      play: written("apns-topic", nil, .withoutIndexing)),
    Case(
      "a content-length left out", ["tolerated hpack-others-indexed"],
      play: written("content-length", "25", .withoutIndexing)),
  ]

  @Test(
    "rules of headers and payloads are checked",
    arguments: requestsCases + valueCases + payloadCases + frameCases)
  func requests(example: Case) { check(example) }

  private static func pushing(
    _ changes: [String: String?], path: String = "/3/device/abab",
    payload: String = #"{"aps":{"alert":"hello"}}"#
  ) -> @Sendable (inout ConformanceScript) -> Void {
    { script in
      script.openAndPush()
      script.push(3, path: path, changes, payload: payload)
      script.answer(3)
    }
  }

  static let requestsCases: [Case] = [
    Case("GET", ["broken request-form"], play: pushing([":method": "GET"])),
    Case(
      "a token of odd length", ["broken request-form"], play: pushing([:], path: "/3/device/abc")),
    Case("another path", ["broken request-form"], play: pushing([:], path: "/")),
    Case("upper case", ["broken header-names-lower-case"], play: pushing(["X-Id": "1"])),
    Case("a late pseudo-header", ["broken pseudo-headers-first"], play: pushing([":late": "1"])),
    Case(
      "a field of the connection", ["broken request-well-formed"],
      play: pushing(["connection": "close"])),
    Case("no scheme", ["broken request-well-formed"], play: pushing([":scheme": nil])),
    Case(
      "a wrong content-length", ["broken request-well-formed"],
      play: pushing(["content-length": "1"])),
    Case("a right content-length", play: pushing(["content-length": "25"])),
    Case("no host", ["broken authority-present"], play: pushing([":authority": nil])),
    Case("host for :authority", play: pushing([":authority": nil, "host": "localhost"])),
    Case(
      "no push type", ["broken push-type-present"], play: pushing(["apns-push-type": nil])),
    Case(
      "an unknown push type", ["broken push-type-valid"], play: pushing(["apns-push-type": "Alert"])
    ),
    Case(
      "an alert without anything to see", ["broken push-type-fits-payload"],
      play: pushing([:], payload: #"{"aps":{"content-available":1}}"#)),
    Case(
      "a background push with a sound", ["broken push-type-fits-payload"],
      play: pushing(
        ["apns-push-type": "background", "apns-priority": "5"],
        payload: #"{"aps":{"content-available":1,"sound":"x"}}"#)),
  ]

  static let valueCases: [Case] = [
    Case("no topic", ["broken topic"], play: pushing(["apns-topic": nil])),
    Case(
      "another type's topic", ["broken topic"],
      play: pushing(["apns-topic": "com.example.app.voip"])),
    Case("a priority of 7", ["broken priority"], play: pushing(["apns-priority": "7"])),
    Case(
      "a background push of priority 10, said by leaving it out", ["broken priority"],
      play: pushing(
        ["apns-push-type": "background"], payload: #"{"aps":{"content-available":1}}"#)),
    Case(
      "an id in upper case", ["broken apns-id-canonical"],
      play: pushing(["apns-id": id.uppercased()])),
    Case(
      "milliseconds", ["broken expiration-in-seconds"],
      play: pushing(["apns-expiration": "1800000000000"])),
    Case(
      "an ISO date", ["broken expiration-in-seconds"],
      play: pushing(["apns-expiration": "2026-01-01"])),
    Case(
      "a collapse id of 65 bytes", ["broken collapse-id-length"],
      play: pushing(["apns-collapse-id": String(repeating: "x", count: 65)])),
  ]

  static let payloadCases: [Case] = [
    Case("gzip", ["broken no-content-encoding"], play: pushing(["content-encoding": "gzip"])),
    Case("nothing", ["broken payload-size"], play: pushing([:], payload: "")),
    Case(
      "4,097 bytes", ["broken payload-size"],
      play: pushing([:], payload: "{" + String(repeating: " ", count: 4095) + "}")),
    Case("an array", ["broken payload-json"], play: pushing([:], payload: "[]")),
    Case("text", ["broken payload-json"], play: pushing([:], payload: "hello")),
  ]

  static let frameCases: [Case] = [
    Case("a header twice", ["broken no-repeated-headers"]) { script in
      script.openAndPush()
      let fields = script.headers()
      script.begin(3, fields + fields.suffix(1))
      script.body(3, #"{"aps":{"alert":"hello"}}"#)
    },
    Case("a payload in two frames", ["broken payload-in-one-frame"]) { script in
      script.openAndPush()
      script.begin(3, script.headers())
      script.body(3, #"{"aps":"#, isLast: false)
      script.body(3, #"{"alert":"hello"}}"#)
    },
    Case("END_STREAM on an empty frame", ["tolerated end-stream-on-data"]) { script in
      script.openAndPush()
      script.begin(3, script.headers())
      script.body(3, #"{"aps":{"alert":"hello"}}"#, isLast: false)
      script.body(3, "")
    },
    Case("END_STREAM on trailers", ["broken end-stream-on-data"]) { script in
      script.openAndPush()
      script.begin(3, script.headers())
      script.body(3, #"{"aps":{"alert":"hello"}}"#, isLast: false)
      script.client(.headers(stream: 3, WireHeaders(fields: [], endStream: true)))
    },
    Case("a PRIORITY frame", ["broken no-priority-frames"]) {
      $0.openAndPush()
      $0.client(.priority(stream: 1))
    },
    Case("the priority flag", ["tolerated no-priority-frames"]) { script in
      script.openAndPush()
      let headers = WireHeaders(
        fields: script.headers(), endStream: false, hasPriority: true)
      script.client(.headers(stream: 3, headers))
      script.body(3, #"{"aps":{"alert":"hello"}}"#)
    },
    Case("a certificate of one topic implies it, and needs no token") {
      $0.open(1, HandshakeFacts(hasCertificate: true, impliedTopic: "com.example"))
      $0.push(1, authorization: nil, ["apns-topic": nil])
    },
    Case("a topic that is implied says how long a payload may be", ["broken push-type-present"]) {
      $0.open(1, HandshakeFacts(hasCertificate: true, impliedTopic: "com.example.voip"))
      let payload = "{" + String(repeating: " ", count: 5000) + "}"
      $0.push(
        1, authorization: nil, ["apns-topic": nil, "apns-push-type": nil], payload: payload)
    },
  ]

  @Test("evidence contains connection, stream and wire data, but no secrets")
  func evidence() {
    var script = ConformanceScript()
    script.openAndPush()
    script.push(3, as: ["authorization": .incremental])
    script.push(5, as: ["authorization": .incremental])
    let tally = script.report[.hpackAuthorization]
    #expect((tally.checked, tally.broken) == (3, 2))
    #expect(tally.evidence?.connection == 1 && tally.evidence?.stream == 3)
    #expect(tally.evidence?.detail == "authorization as 0x40, literal with incremental indexing")
    let text = script.report.text
    #expect(text.contains("first: connection 1, stream 3: authorization as 0x40"))
    #expect(!text.contains(ConformanceScript.token().dropFirst(7)))
  }

  @Test("a reset clears the findings and keeps open connections")
  func beginAnew() {
    var script = ConformanceScript()
    script.openAndPush()
    script.push(3, [":method": "GET"])
    script.answer(3)
    script.forget()
    #expect(script.findings == [])
    #expect(script.report.facts.requests == 0)
    script.push(5, ["apns-id": Self.id], as: ["apns-id": .withoutIndexing])
    #expect(script.findings == ["broken hpack-apns-id"])
  }

  @Test("every rule has a statement and a unique id")
  func catalogue() {
    for rule in ConformanceRule.allCases {
      let entry = rule.entry
      #expect(entry.statement.hasSuffix("."), "\(rule.rawValue)")
      #expect(!entry.toObserve.isEmpty && !entry.source.title.isEmpty)
    }
    #expect(
      Set(ConformanceRule.allCases.map(\.entry.statement)).count == ConformanceRule.allCases.count)
  }
}
