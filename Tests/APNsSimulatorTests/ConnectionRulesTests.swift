// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Testing

@Suite("What APNs does to a whole connection")
struct ConnectionRulesTests {
  @Test("a connection starts with one stream and gets the full limit with its first good token")
  func oneStreamStart() {
    var rules = ConnectionRules(options: .init())
    #expect(rules.limit == 1)
    #expect(rules.answered(status: 403, reason: .invalidProviderToken) == .none)
    #expect(rules.providerTokenAccepted() == .announce(maximumStreams: 1000))
    #expect(rules.providerTokenAccepted() == .none)
    #expect(rules.answered(status: 200, reason: nil) == .none)
  }

  @Test("a 4xx drops the limit to 1 until the next success, a good token alone does not lift it")
  func collapse() {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    #expect(rules.answered(status: 400, reason: .badTopic) == .announce(maximumStreams: 1))
    #expect(rules.providerTokenAccepted() == .none)
    #expect(rules.answered(status: 400, reason: .badTopic) == .none)
    #expect(rules.answered(status: 200, reason: nil) == .announce(maximumStreams: 1000))
  }

  @Test("410 and 5xx are no error conditions", arguments: [410, 500, 503])
  func harmless(status: Int) {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    for _ in 0..<1000 { #expect(rules.answered(status: status, reason: nil) == .none) }
    #expect(rules.limit == 1000)
  }

  @Test(
    "too many errors disconnect, sooner for BadDeviceToken",
    arguments: [(Reason.badTopic, 100), (.badDeviceToken, 25)])
  func disconnect(reason: Reason, count: Int) {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    for number in 1..<count {
      #expect(rules.answered(status: 400, reason: reason) != .disconnect, "answer \(number)")
    }
    #expect(rules.answered(status: 400, reason: reason) == .disconnect)
  }

  @Test("successes make up for errors")
  func forgiving() {
    var rules = ConnectionRules(options: .init())
    for _ in 0..<1000 {
      #expect(rules.answered(status: 400, reason: .badTopic) != .disconnect)
      _ = rules.answered(status: 200, reason: nil)
    }
  }

  @Test("every rule can be turned off")
  func off() {
    var rules = ConnectionRules(options: .off)
    #expect(rules.limit == 1000)
    for _ in 0..<1000 {
      #expect(rules.answered(status: 400, reason: .badDeviceToken) == .none)
    }
    #expect(rules.providerTokenAccepted() == .none)
  }
}
