// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

/// Rules about several requests: tokens, streams, GOAWAY, PING.
@Suite("Client behaviour over time")
struct ConformanceHistoryTests {
  typealias Case = ConformanceTests.Case
  typealias Script = ConformanceScript

  private func check(_ example: Case) {
    var script = ConformanceScript()
    example.play(&script)
    #expect(script.findings == example.findings)
  }

  private static let minute: Int64 = 60_000

  @Test("updates of provider tokens are checked", arguments: tokensCases + refusedTokensCases)
  func tokens(example: Case) { check(example) }

  /// Sends one push with this token.
  private static func once(_ token: String?) -> @Sendable (inout Script) -> Void {
    {
      $0.openAndPush()
      $0.end()
      $0.forget()
      $0.open(2)
      $0.push(1, on: 2, authorization: token)
    }
  }

  static let tokensCases: [Case] = [
    Case("none", ["broken token-present"], play: once(nil)),
    Case("no bearer", ["broken token-present"], play: once("abc")),
    Case("not three parts", ["broken token-form"], play: once("bearer abc")),
    Case("another algorithm", ["broken token-form"], play: once(Script.token(alg: "ES512"))),
    Case("a short key id", ["broken token-form"], play: once(Script.token(key: "KEY"))),
    Case(
      "a signature in DER", ["tolerated token-form"],
      play: once(Script.token(signature: [0x30] + Array(repeating: 7, count: 70)))),
    Case("padding", ["tolerated token-form"], play: once(Script.token() + "==")),
    Case("iat as text", ["tolerated token-form"], play: once(Script.token(iat: #""1800000000""#))),
    Case(
      "iat that is no time", ["broken token-form"],
      play: once(Script.token(iat: "\(Int64.min)"))),
    Case(
      "iat that is no time, as text", ["broken token-form"],
      play: once(Script.token(iat: #""\#(Int64.min)""#))),
    Case("too old", ["broken token-age"], play: once(Script.token(age: 3700))),
    Case("of the future", ["broken token-age"], play: once(Script.token(age: -60))),
    Case("not renewed in time", ["broken token-renewed"]) {
      $0.openAndPush()
      $0.wait(61 * minute)
      $0.push(3)
    },
    Case("renewed after 50 minutes") {
      $0.openAndPush()
      $0.wait(50 * minute)
      $0.push(3, authorization: Script.token(age: -3000))
      $0.answer(3)
      $0.wait(20 * minute)
      $0.push(5, authorization: Script.token(age: -3000))
    },
    Case("another token after a minute", ["broken token-reused"]) {
      $0.openAndPush()
      $0.wait(minute)
      $0.push(3, authorization: Script.token(age: -60))
    },
    Case("a token of its own for each connection", ["broken token-shared"]) {
      $0.openAndPush(1)
      $0.wait(minute)
      $0.openAndPush(2, authorization: Script.token(age: -60))
    },
    Case("one token for two connections") {
      $0.openAndPush(1)
      $0.wait(minute)
      $0.openAndPush(2)
    },
    Case("connections that each renew in their own time", ["broken token-shared"]) {
      $0.openAndPush(1)
      $0.openAndPush(2)
      $0.wait(30 * minute)
      $0.push(3, on: 1, authorization: Script.token(age: -1800))
      $0.answer(3, on: 1)
      $0.wait(minute)
      $0.push(3, on: 2, authorization: Script.token(age: -1860))
    },
    Case("two teams on two connections") {
      $0.openAndPush(1)
      $0.openAndPush(2, authorization: Script.token(team: "TEAM000002", key: "KEY0000002"))
    },
    Case("two teams on one", ["broken one-team-per-connection"]) {
      $0.openAndPush()
      $0.push(3, authorization: Script.token(team: "TEAM000002", key: "KEY0000002"))
    },
  ]

  static let refusedTokensCases: [Case] = [
    Case("the refused token again", ["broken refused-token-replaced"]) {
      $0.open()
      $0.push(1)
      $0.answer(1, 403, "InvalidProviderToken")
      $0.readAll()
      $0.push(3)
    },
    Case("the refused token on requests that crossed with the answer") {
      $0.openAndPush()
      $0.push(3)
      $0.push(5, path: "/3/device/cdcd")
      $0.answer(3, 403, "ExpiredProviderToken")
      $0.push(7, path: "/3/device/efef")
    },
    Case("an expired token renewed on its connection", ["tolerated refused-token-replaced"]) {
      $0.openAndPush()
      $0.wait(25 * minute)
      $0.push(3)
      $0.answer(3, 403, "ExpiredProviderToken")
      $0.readAll()
      $0.push(5, authorization: Script.token(age: -1500))
    },
    Case(
      "one more token after TooManyProviderTokenUpdates",
      [
        "broken token-reused", "broken no-new-token-after-too-many",
      ]
    ) {
      $0.openAndPush()
      $0.push(3)
      $0.answer(3, 429, "TooManyProviderTokenUpdates")
      $0.readAll()
      $0.push(5, path: "/3/device/cdcd", authorization: Script.token(age: -1))
    },
    Case("the older token after TooManyProviderTokenUpdates") {
      $0.openAndPush()
      $0.push(3)
      $0.answer(3, 429, "TooManyProviderTokenUpdates")
      $0.readAll()
      $0.push(5, path: "/3/device/cdcd")
    },
  ]

  @Test("the use of streams and windows is checked", arguments: streamsCases + windowsCases)
  func streams(example: Case) { check(example) }

  static let streamsCases: [Case] = [
    Case("two streams before a token was accepted", ["broken one-stream-first"]) {
      $0.open()
      $0.push(1)
      $0.push(3, path: "/3/device/cdcd")
    },
    Case("two streams at once with a certificate") {
      $0.open(1, HandshakeFacts(hasCertificate: true))
      $0.push(1)
      $0.push(3, path: "/3/device/cdcd")
    },
    Case("as many streams as are allowed") {
      $0.openAndPush()
      $0.announce(limit: 2)
      $0.push(3)
      $0.push(5)
    },
    Case("one more", ["broken stream-limit"]) {
      $0.openAndPush()
      $0.announce(limit: 1001)
      for number in 1...1002 { $0.push(Int32(2 * number + 1)) }
    },
    Case("one more than a limit that has fallen", ["broken stream-limit-lowered"]) {
      $0.openAndPush()
      $0.announce(limit: 1)
      $0.push(3)
      $0.push(5)
    },
    Case("a lower limit that has not arrived") {
      $0.openAndPush()
      $0.announce(limit: 1, acknowledged: false)
      $0.push(3)
      $0.push(5)
    },
    Case("a higher limit that was used before its acknowledgement") {
      $0.openAndPush()
      $0.announce(limit: 1)
      $0.announce(limit: 5, acknowledged: false)
      $0.push(3)
      $0.push(5)
    },
  ]

  static let windowsCases: [Case] = [
    Case(
      "more than the connection's window",
      [
        "broken payload-in-one-frame", "broken payload-size", "broken flow-control",
      ]
    ) {
      $0.openAndPush()
      $0.begin(3, $0.headers())
      $0.server(.windowUpdate(stream: 3, increment: 100_000))
      for _ in 0..<5 { $0.body(3, String(repeating: " ", count: 16_000), isLast: false) }
      $0.body(3, "{}")
    },
    Case(
      "more than a stream's window",
      [
        "broken payload-in-one-frame", "broken payload-size", "broken flow-control",
      ]
    ) {
      $0.openAndPush()
      $0.begin(3, $0.headers())
      $0.server(.windowUpdate(stream: 0, increment: 100_000))
      for _ in 0..<5 { $0.body(3, String(repeating: " ", count: 16_000), isLast: false) }
      $0.body(3, "{}")
    },
    Case("as much as was granted") {
      $0.openAndPush()
      for number in 1...30 {
        let stream = Int32(2 * number + 1)
        $0.push(stream, payload: "{" + String(repeating: " ", count: 3998) + "}")
        $0.answer(stream)
        $0.server(.windowUpdate(stream: 0, increment: 4000))
      }
    },
    Case("a silent request is cancelled") {
      $0.openAndPush()
      $0.push(3)
      $0.wait(20_000)
      $0.client(.reset(stream: 3, errorCode: 8))
    },
    Case("with another code", ["tolerated abandoned-requests-cancelled"]) {
      $0.openAndPush()
      $0.push(3)
      $0.wait(20_000)
      $0.client(.reset(stream: 3, errorCode: 0))
    },
    Case("given up without a word", ["broken abandoned-requests-cancelled"]) {
      $0.openAndPush()
      $0.push(3, ["apns-id": "123e4567-e89b-12d3-a456-426614174000"])
      $0.wait(20_000)
      $0.push(5, ["apns-id": "123e4567-e89b-12d3-a456-426614174000"])
    },
    Case(
      "the same without an id, while the first is awaited",
      ["tolerated abandoned-requests-cancelled"]
    ) {
      $0.openAndPush()
      $0.push(3)
      $0.wait(1500)
      $0.push(5)
    },
    Case("the same with an id of its own, while the first is awaited") {
      $0.openAndPush()
      $0.push(3, ["apns-id": "123e4567-e89b-12d3-a456-426614174000"])
      $0.wait(20_000)
      $0.push(5, ["apns-id": "123e4567-e89b-12d3-a456-426614174001"])
    },
    Case("the same broadcast to two channels") {
      $0.openAndPush()
      $0.push(3, path: "/4/broadcasts/apps/a", ["apns-channel-id": "AAAA"])
      $0.wait(20_000)
      $0.push(5, path: "/4/broadcasts/apps/a", ["apns-channel-id": "BBBB"])
    },
    Case("a broadcast given up without a word", ["broken abandoned-requests-cancelled"]) {
      $0.openAndPush()
      $0.push(3, path: "/4/broadcasts/apps/a", ["apns-request-id": "1"])
      $0.wait(20_000)
      $0.push(5, path: "/4/broadcasts/apps/a", ["apns-request-id": "1"])
    },
    Case("the same push twice at once is no sign of giving up") {
      $0.openAndPush()
      $0.push(3)
      $0.push(5)
    },
  ]

  @Test("behaviour after GOAWAY is checked", arguments: goAwaysCases)
  func goAways(example: Case) { check(example) }

  static let goAwaysCases: [Case] = [
    Case("a new stream after it", ["broken goaway-no-new-streams"]) {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 3)
      $0.readAll()
      $0.push(5, path: "/3/device/cdcd")
    },
    Case("a new stream that crossed with it, sent again elsewhere") {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 3)
      $0.push(5, path: "/3/device/cdcd")
      $0.readAll()
      $0.answer(3)
      $0.openAndPush(2)
      $0.push(3, on: 2, path: "/3/device/cdcd")
    },
    Case("an answer not waited for: the connection closed", ["broken goaway-awaits-answers"]) {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 3)
      $0.end()
    },
    Case("an answer not waited for: cancelled", ["broken goaway-awaits-answers"]) {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 3)
      $0.client(.reset(stream: 3, errorCode: 8))
    },
    Case("nothing to wait for after an error") {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 3, code: 11)
      $0.end()
    },
    Case("left out, and not sent again", ["tolerated goaway-repeats-elsewhere"]) {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 1)
      $0.wait(10_000)
    },
    Case("left out, and sent again on the same connection", ["broken goaway-repeats-elsewhere"]) {
      $0.openAndPush()
      $0.push(3)
      $0.goAway(after: 1)
      $0.wait(2000)
      $0.push(5)
    },
    Case("two of them, the second with the real number") {
      $0.openAndPush()
      $0.push(3)
      $0.push(5, path: "/3/device/cdcd")
      $0.goAway(after: .max)
      $0.goAway(after: 3)
      $0.readAll()
      $0.answer(3)
      $0.openAndPush(2)
      $0.push(3, on: 2, path: "/3/device/cdcd")
    },
  ]

  @Test("the use of PING is checked", arguments: pingsCases)
  func pings(example: Case) { check(example) }

  static let pingsCases: [Case] = [
    Case("after a minute", ["broken ping-after-an-hour"]) {
      $0.openAndPush()
      $0.wait(minute)
      $0.client(.ping(1))
    },
    Case("after an hour") {
      $0.openAndPush()
      $0.wait(60 * minute)
      $0.client(.ping(1))
    },
    Case("while an answer does not come", ["tolerated ping-after-an-hour"]) {
      $0.openAndPush()
      $0.push(3)
      $0.wait(minute)
      $0.client(.ping(1))
    },
    Case("ours not answered, while pushes go on", ["broken ping-answered"]) {
      $0.open()
      $0.push(1)
      $0.answer(1)
      $0.wait(5000)
      $0.push(3)
      $0.wait(6000)
    },
    Case("ours not answered by a client that is asleep") {
      $0.open()
      $0.push(1)
      $0.answer(1)
      $0.wait(60_000)
    },
  ]
}
