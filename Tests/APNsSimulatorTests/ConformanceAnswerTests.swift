// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

/// Rules about retries and dead devices.
@Suite("Client behaviour after an answer")
struct ConformanceAnswerTests {
  typealias Case = ConformanceTests.Case
  typealias Script = ConformanceScript

  private static let minute: Int64 = 60_000
  private static let name = "123e4567-e89b-12d3-a456-426614174000"

  @Test("the client's next action after an answer is checked", arguments: answersCases)
  func answers(example: Case) {
    var script = ConformanceScript()
    example.play(&script)
    #expect(script.findings == example.findings)
  }

  /// A push receives the answer, the client reads it, and the push is retried after a delay.
  private static func again(
    after wait: Int64, _ status: Int, _ reason: String, reviving token: String? = nil
  ) -> @Sendable (inout Script) -> Void {
    { script in
      script.openAndPush()
      script.push(3, path: "/3/device/cdcd")
      script.answer(3, status, reason)
      script.readAll()
      if let token { script.revive(token) }
      script.wait(wait)
      script.push(5, path: "/3/device/cdcd")
    }
  }

  static let answersCases: [Case] = [
    Case(
      "Unregistered, again", ["broken final-rejection-not-repeated"],
      play: again(after: 9, 410, "Unregistered")),
    Case("a refusal that is final, not again") {
      $0.openAndPush()
      $0.push(3, path: "/3/device/cdcd")
      $0.answer(3, 413, "PayloadTooLarge")
      $0.wait(5000)
    },
    Case("the same twice before the answer was read") {
      $0.openAndPush()
      $0.push(3, path: "/3/device/cdcd")
      $0.answer(3, 410, "Unregistered")
      $0.push(5, path: "/3/device/cdcd")
    },
    Case("another push to a dead device", ["broken dead-device-left-alone"]) {
      $0.openAndPush()
      $0.push(3, path: "/3/device/cdcd")
      $0.answer(3, 410, "Unregistered")
      $0.readAll()
      $0.push(5, path: "/3/device/cdcd", payload: #"{"aps":{"alert":"bye"}}"#)
    },
    Case("a device of the other environment") {
      $0.openAndPush(1)
      $0.push(3, on: 1, path: "/3/device/cdcd", ["apns-id": name])
      $0.answer(3, on: 1, 400, "BadDeviceToken")
      $0.readAll(on: 1)
      $0.open(2, HandshakeFacts(environment: .production))
      $0.push(1, on: 2, path: "/3/device/cdcd", ["apns-id": name])
      $0.announce(limit: 1000, on: 2)
      $0.answer(1, on: 2)
      $0.push(3, on: 2, path: "/3/device/cdcd")
    },
    Case("a device that lives again") {
      $0.openAndPush()
      for (stream, token) in [(Int32(3), "cdcd"), (5, "efef")] {
        $0.push(stream, path: "/3/device/\(token)")
        $0.answer(stream, 410, "Unregistered")
      }
      $0.readAll()
      $0.revive("cdcd", "efef")
      $0.push(7, path: "/3/device/cdcd")
      $0.answer(7)
      $0.push(9, path: "/3/device/efef", payload: #"{"aps":{"alert":"bye"}}"#)
    },
    Case("another that does", ["broken final-rejection-not-repeated"]) {
      again(after: 9, 410, "Unregistered", reviving: "efef")(&$0)
    },
    Case("too large for a device that lives again", ["broken final-rejection-not-repeated"]) {
      again(after: 9, 413, "PayloadTooLarge", reviving: "cdcd")(&$0)
    },
    Case("503, again at once, after its device lived again", ["broken server-error-delayed"]) {
      again(after: 9, 503, "ServiceUnavailable", reviving: "cdcd")(&$0)
    },
    Case("the device's other topics live") {
      $0.openAndPush()
      $0.push(3, path: "/3/device/cdcd")
      $0.answer(3, 410, "Unregistered")
      $0.readAll()
      $0.push(5, path: "/3/device/cdcd", ["apns-topic": "com.example.other"])
    },
    Case(
      "429, again at once", ["broken too-many-requests-delayed"],
      play: again(after: 9, 429, "TooManyRequests")),
    Case("429, again later", play: again(after: 2000, 429, "TooManyRequests")),
    Case(
      "503, again at once", ["broken server-error-delayed"],
      play: again(after: 9, 503, "ServiceUnavailable")),
    Case(
      "503, again after a minute", ["tolerated server-error-delayed"],
      play: again(after: minute, 503, "ServiceUnavailable")),
    Case("503, again after 15 minutes", play: again(after: 15 * minute, 503, "ServiceUnavailable")),
  ]

  @Test("the evidence contains the observed delay of a retry")
  func delay() {
    var script = ConformanceScript()
    Self.again(after: 42_000, 500, "InternalServerError")(&script)
    #expect(script.report[.serverError].evidence?.detail == "again 42 s after 500")
  }

  @Test("10,000 refusals use bounded memory and are still checked")
  func bounded() {
    var script = ConformanceScript()
    script.openAndPush()
    for number in 1...10_000 {
      let stream = Int32(2 * number + 1)
      script.push(stream, path: "/3/device/\(String(100_000 + number, radix: 10))")
      script.answer(stream, 410, "Unregistered")
      script.readAll()
      script.wait(1)
    }
    let report = script.report
    #expect(report[.finalNotRepeated].broken == 0)
    #expect(report[.finalNotRepeated].checked > 8000)
    #expect(report[.deadDevice].verdict == .kept)
  }
}
