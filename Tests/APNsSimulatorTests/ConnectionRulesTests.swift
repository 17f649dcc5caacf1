// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Testing

@Suite("APNs rules for a whole connection")
struct ConnectionRulesTests {
  @Test("a connection starts with one stream; its first valid token raises the limit")
  func oneStreamStart() {
    var rules = ConnectionRules(options: .init())
    #expect(rules.limit == 1)
    #expect(rules.answered(status: 403, reason: .invalidProviderToken) == .none)
    #expect(rules.providerTokenAccepted() == .announce(maximumStreams: 1000))
    #expect(rules.providerTokenAccepted() == .none)
    #expect(rules.answered(status: 200, reason: nil) == .none)
  }

  @Test("a 4xx lowers the limit to 1 until a success, whatever tokens follow")
  func collapse() {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    #expect(rules.answered(status: 400, reason: .badTopic) == .announce(maximumStreams: 1))
    #expect(rules.providerTokenAccepted() == .none)
    #expect(rules.answered(status: 400, reason: .badTopic) == .none)
    #expect(rules.answered(status: 200, reason: nil) == .announce(maximumStreams: 1000))
  }

  @Test("410 and 5xx do not count as errors", arguments: [410, 500, 503])
  func harmless(status: Int) {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    for _ in 0..<1000 { #expect(rules.answered(status: status, reason: nil) == .none) }
    #expect(rules.limit == 1000)
  }

  @Test(
    "too many errors close the connection, sooner for BadDeviceToken",
    arguments: [(Reason.badTopic, 100), (.badDeviceToken, 25)])
  func disconnect(reason: Reason, count: Int) {
    var rules = ConnectionRules(options: .init())
    _ = rules.providerTokenAccepted()
    for number in 1..<count {
      #expect(rules.answered(status: 400, reason: reason) != .disconnect, "answer \(number)")
    }
    #expect(rules.answered(status: 400, reason: reason) == .disconnect)
  }

  @Test("successes offset errors")
  func forgiving() {
    var rules = ConnectionRules(options: .init())
    for _ in 0..<1000 {
      #expect(rules.answered(status: 400, reason: .badTopic) != .disconnect)
      _ = rules.answered(status: 200, reason: nil)
    }
  }

  @Test("every rule can be disabled")
  func off() {
    var rules = ConnectionRules(options: .off)
    #expect(rules.limit == 1000)
    for _ in 0..<1000 {
      #expect(rules.answered(status: 400, reason: .badDeviceToken) == .none)
    }
    #expect(rules.providerTokenAccepted() == .none)
  }
}
