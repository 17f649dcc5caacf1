// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import JSONText
import Testing

@Suite("Faults")
struct FaultTests {
  private func rule(_ json: String) throws -> FaultRule {
    try FaultRule(JSONDocument(parsing: Array(json.utf8)).root)
  }

  private func entrance(_ environment: PushEnvironment = .sandbox, ip: String = "127.0.0.1")
    throws -> Entrance
  {
    Entrance(
      door: .devices, environment: environment, address: try SocketAddress(ip: ip, port: 2197))
  }

  private func isStruck(_ plan: inout FaultPlan) throws -> Bool {
    plan.next(deviceToken: "aa", topic: "t", at: try entrance()) != nil
  }

  @Test(
    "a fault is read from JSON",
    arguments: [
      (#"{"delay_ms": 20}"#, Fault(.answer, delayMilliseconds: 20)),
      (#"{"status": 503}"#, Fault(.respond(.init(status: 503)))),
      (
        #"{"action": "respond", "reason": "Unregistered", "timestamp": 12}"#,
        Fault(.respond(.init(status: 410, reason: "Unregistered", timestamp: 12)))
      ),
      (
        #"{"status": 429, "reason": "Odd", "retry_after": 3, "body": "<html>", "accepted": true}"#,
        Fault(
          .respond(.init(status: 429, reason: "Odd", retryAfter: 3, body: Array("<html>".utf8))),
          accepted: true)
      ),
      (#"{"action": "silence"}"#, Fault(.silence)),
      (#"{"action": "reset"}"#, Fault(.reset(code: 2))),
      (#"{"action": "reset", "error_code": "refused_stream"}"#, Fault(.reset(code: 7))),
      (#"{"action": "reset", "error_code": 11}"#, Fault(.reset(code: 11))),
      (
        #"{"action": "goaway", "reason": "Shutdown"}"#,
        Fault(.goAway(code: 0, debugData: Array(#"{"reason":"Shutdown"}"#.utf8)))
      ),
      (
        #"{"action": "goaway", "debug": "text", "error_code": 7}"#,
        Fault(.goAway(code: 7, debugData: Array("text".utf8)))
      ),
      (#"{"action": "close"}"#, Fault(.close)),
      (#"{"action": "abort"}"#, Fault(.abort)),
    ])
  func reading(json: String, fault: Fault) throws {
    #expect(try rule(json).fault == fault)
  }

  @Test(
    "JSON that is no fault is refused, naming the member",
    arguments: [
      (#"[]"#, ""), (#"{"action": "explode"}"#, "action"), (#"{"action": "respond"}"#, "status"),
      (#"{"status": 100}"#, "status"), (#"{"status": "503"}"#, "status"),
      (#"{"delay_ms": -1}"#, "delay_ms"), (#"{"delay_ms": 3600001}"#, "delay_ms"),
      (#"{"probability": 2}"#, "probability"), (#"{"times": 0}"#, "times"),
      (#"{"token_prefix": 7}"#, "token_prefix"), (#"{"environment": "both"}"#, "environment"),
      (#"{"address": "localhost"}"#, "address"), (#"{"address": "127.0.0.1:x"}"#, "address"),
      (#"{"action": "reset", "error_code": "OOPS"}"#, "error_code"),
    ])
  func refused(json: String, member: String) throws {
    let error = #expect(throws: FaultSyntaxError.self) { try rule(json) }
    #expect(error?.member == member)
  }

  @Test("a rule lets `after` requests pass and strikes `times`")
  func counting() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(FaultRule(Fault(.silence), after: 2, times: 2))
    let struck = try (0..<6).map { _ in try isStruck(&plan) }
    #expect(struck == [false, false, true, true, false, false])
    #expect(plan.isEmpty)
  }

  @Test("rules choose by token prefix and topic, the first that matches decides")
  func choosing() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(FaultRule(Fault(.close), tokenPrefix: "AB"))
    let second = plan.add(FaultRule(Fault(.abort), topic: "t"))
    func action(_ token: String, _ topic: String) throws -> Fault.Action? {
      plan.next(deviceToken: token, topic: topic, at: try entrance())?.action
    }
    #expect(try action("ab01", "t") == .close)
    #expect(try action("cd01", "t") == .abort)
    #expect(try action("cd01", "u") == nil)
    let isRemoved = plan.remove(id: try #require(second))
    #expect(isRemoved)
    #expect(try action("cd01", "t") == nil)
  }

  @Test(
    "rules choose by environment and by the local address",
    arguments: [
      (#"{"environment": "sandbox"}"#, true), (#"{"environment": "production"}"#, false),
      (#"{"address": "127.0.0.1"}"#, true), (#"{"address": "127.0.0.1:2197"}"#, true),
      (#"{"address": "127.0.0.1:2198"}"#, false), (#"{"address": "127.0.0.2"}"#, false),
      (#"{"address": "[::1]:2197"}"#, false), (#"{"address": "::1"}"#, false),
    ])
  func places(json: String, covers: Bool) throws {
    #expect(try rule(json).covers(entrance()) == covers)
  }

  @Test("chances come out the same for the same seed and near what was asked")
  func chances() throws {
    func run(seed: UInt64) throws -> [Bool] {
      var plan = FaultPlan(seed: seed)
      _ = plan.add(FaultRule(Fault(.silence), probability: 0.1))
      return try (0..<10_000).map { _ in try isStruck(&plan) }
    }
    #expect(try run(seed: 7) == run(seed: 7))
    #expect(try run(seed: 7) != run(seed: 8))
    #expect((900...1100).contains(try run(seed: 7).count { $0 }))
  }
}

@Suite("What is remembered")
struct MemoryTests {
  private func push(_ number: Int, token: String = "aa", topic: String = "t") -> ReceivedPush {
    ReceivedPush(
      number: number, connection: 1, deviceToken: token, topic: topic, pushType: nil,
      priority: nil, expiration: nil, collapseID: nil, apnsID: "", payload: [], receivedAt: 0,
      status: 200, reason: nil, isAccepted: true)
  }

  @Test("the recording keeps the newest and gives them oldest first")
  func ring() {
    var recording = Recording(capacity: 3)
    for number in 1...5 { recording.add(push(number)) }
    #expect(recording.matching(ReceivedQuery()).map(\.number) == [3, 4, 5])
    #expect(recording.matching(ReceivedQuery(limit: 2)).map(\.number) == [4, 5])
    recording.clear()
    #expect(recording.matching(ReceivedQuery()).isEmpty)
  }

  @Test("the recording is asked by token, in any case, and by topic")
  func query() {
    var recording = Recording(capacity: 10)
    recording.add(push(1, token: "ab", topic: "t"))
    recording.add(push(2, token: "cd", topic: "u"))
    #expect(recording.matching(ReceivedQuery(deviceToken: "AB")).map(\.number) == [1])
    #expect(recording.matching(ReceivedQuery(topic: "u")).map(\.number) == [2])
    #expect(recording.matching(ReceivedQuery(deviceToken: "ab", topic: "u")).isEmpty)
  }

  @Test("a recording of capacity 0 keeps nothing")
  func off() {
    var recording = Recording(capacity: 0)
    recording.add(push(1))
    #expect(!recording.isOn)
    #expect(recording.count == 0)
  }

  @Test(
    "every device state has a name it is declared by",
    arguments: [
      .active, .unregistered(timestamp: 5), .expired(timestamp: nil), .bad, .wrongEnvironment,
      .wrongTopic,
    ] as [DeviceState])
  func states(state: DeviceState) {
    #expect(DeviceState(name: state.name, timestamp: state.timestamp) == state)
    var book = DeviceBook()
    let declared = book.declare(state, token: "AbCd")
    #expect(declared)
    #expect(book["aBcD"] == state)
    let home = book.declare(state, token: "abcd", environment: .production)
    #expect(home)
    #expect(book.entry(of: "ABCD").environment == .production)
    #expect(book["abcd"] == state)
    let forgotten = book.declare(.active, token: "abcd")
    #expect(forgotten)
    #expect(book.isEmpty)
  }
}
