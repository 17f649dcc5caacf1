// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import HTTP2
import JSONText
import Testing
import Transport

@Suite("Fault rules")
struct FaultTests {
  private func rule(_ json: String) throws -> FaultRule {
    try FaultRule(JSONField(JSONDocument(parsing: Array(json.utf8)).root))
  }

  private func entrance(_ environment: PushEnvironment = .sandbox, ip: String = "127.0.0.1")
    throws -> Entrance
  {
    Entrance(
      service: .devices, environment: environment, address: try SocketAddress(ip: ip, port: 2197))
  }

  private func next(
    _ plan: inout FaultPlan, token: String = "aa", topic: String = "t",
    kind: RequestKind = .device, path: String = "/3/device/aa", now: MonotonicTime = .now()
  ) throws -> Fault? {
    var counts = ConnectionFaultCounts()
    let request = FaultSubject.Request(kind: kind, path: path, deviceToken: token, topic: topic)
    return plan.next(FaultSubject(request, at: try entrance()), on: &counts, now: now)
  }

  private func isStruck(_ plan: inout FaultPlan) throws -> Bool { try next(&plan) != nil }

  @Test(
    "a fault is parsed from JSON",
    arguments: [
      (#"{"delay_ms": 20}"#, Fault(.answer, delay: .fixed(20))),
      (#"{"delay_ms": {"min": 1, "max": 9}}"#, Fault(.answer, delay: .uniform(1...9))),
      (
        #"{"delay_ms": {"mean": 5}}"#,
        Fault(.answer, delay: .exponential(mean: 5, longest: 50))
      ),
      (
        #"{"delay_ms": {"mean": 5, "max": 7}}"#,
        Fault(.answer, delay: .exponential(mean: 5, longest: 7))
      ),
      (
        #"{"action": "respond", "reason": "Service Unavailable"}"#,
        Fault(.respond(.init(status: 503, reason: "Service Unavailable")))
      ),
      (
        #"{"status": 500, "body": "", "end_stream": "data", "headers": {"a": ["b", "c"]}}"#,
        Fault(
          .respond(.init(status: 500, body: [])),
          form: AnswerForm(headers: [.init("a", "b"), .init("a", "c")], endsByEmptyData: true))
      ),
      (
        #"{"status": 500, "data_frame_size": 7, "after_reset": true}"#,
        Fault(
          .respond(.init(status: 500)), form: AnswerForm(dataFrameSize: 7, afterReset: true))
      ),
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
        Fault(.goAway(.init(code: 0, debugData: Array(#"{"reason":"Shutdown"}"#.utf8))))
      ),
      (
        #"{"action": "goaway", "debug": "text", "error_code": 7}"#,
        Fault(.goAway(.init(code: 7, debugData: Array("text".utf8))))
      ),
      (
        #"{"action": "goaway", "in_flight": 6, "processed": 2, "close": true, "notice_ms": 8}"#,
        Fault(.goAway(.init(noticeMilliseconds: 8, closes: true, inFlight: 6, processed: 2)))
      ),
      (#"{"action": "close"}"#, Fault(.close(sendsCloseNotify: true))),
      (#"{"action": "close", "close_notify": false}"#, Fault(.close(sendsCloseNotify: false))),
      (
        #"{"action": "settings", "max_concurrent_streams": 0}"#,
        Fault(.settings([HTTP2Setting(.maximumConcurrentStreams, 0)]))
      ),
      (#"{"action": "stall_window"}"#, Fault(.withhold(.windowUpdates))),
      (#"{"action": "no_settings"}"#, Fault(.withhold(.everything))),
      (#"{"action": "no_settings_ack"}"#, Fault(.withhold(.settingsAcknowledgements))),
      (#"{"action": "ignore_pings"}"#, Fault(.withhold(.pingAcknowledgements))),
      (
        #"{"action": "slow_read", "bytes": 5, "interval_ms": 3}"#,
        Fault(.slowRead(ReadingPace(bytes: 5, interval: .milliseconds(3))))
      ),
      (#"{"action": "blackhole"}"#, Fault(.blackhole)),
      (#"{"action": "tls_stall"}"#, Fault(.handshake(.stall))),
      (#"{"action": "tls_alert", "alert": 80}"#, Fault(.handshake(.alert(80)))),
      (#"{"action": "certificate_expired"}"#, Fault(.handshake(.certificate(.expired)))),
      (#"{"action": "alpn_http1"}"#, Fault(.handshake(.alpn("http/1.1")))),
      (#"{"action": "refuse", "for_ms": 9}"#, Fault(.refuse)),
      (#"{"action": "abort"}"#, Fault(.abort)),
    ])
  func reading(json: String, fault: Fault) throws {
    #expect(try rule(json).fault == fault)
  }

  @Test(
    "an invalid fault is refused with its member",
    arguments: [
      (#"[]"#, ""), (#"{"action": "explode"}"#, "action"), (#"{"action": "respond"}"#, "status"),
      (#"{"status": 100}"#, "status"), (#"{"status": "503"}"#, "status"),
      (#"{"delay_ms": -1}"#, "delay_ms"), (#"{"delay_ms": 3600001}"#, "delay_ms"),
      (#"{"probability": 2}"#, "probability"), (#"{"times": 0}"#, "times"),
      (#"{"token_prefix": 7}"#, "token_prefix"), (#"{"environment": "both"}"#, "environment"),
      (#"{"address": "localhost"}"#, "address"), (#"{"address": "127.0.0.1:x"}"#, "address"),
      (#"{"action": "reset", "error_code": "OOPS"}"#, "error_code"),
      (#"{"delay_ms": {"min": 2, "max": 1}}"#, "delay_ms"),
      (#"{"delay_ms": {"min": "x", "max": 1}}"#, "delay_ms"),
      (#"{"delay_ms": {"mean": 0}}"#, "delay_ms"), (#"{"accepted": 1}"#, "accepted"),
      (#"{"status": 500, "body": 7}"#, "body"), (#"{"status": 500, "headers": []}"#, "headers"),
      (#"{"status": 500, "headers": {"A": "b"}}"#, "headers"),
      (#"{"status": 500, "headers": {"a": "\n"}}"#, "headers"),
      (#"{"status": 500, "end_stream": "never"}"#, "end_stream"),
      (#"{"status": 500, "data_frame_size": 0}"#, "data_frame_size"),
      (#"{"status": 500, "spelt_wrong": 1}"#, "spelt_wrong"),
      (#"{"action": "goaway", "in_flight": 2, "processed": 3}"#, "processed"),
      (#"{"action": "settings"}"#, "action"),
      (#"{"action": "settings", "max_frame_size": 9}"#, "max_frame_size"),
      (#"{"action": "slow_read", "bytes": 0}"#, "bytes"),
      (#"{"action": "tls_alert", "alert": 256}"#, "alert"),
      (#"{"action": "silence", "at": "accept"}"#, "at"),
      (#"{"action": "no_settings", "at": "request"}"#, "at"),
      (#"{"action": "close", "at": "accept", "topic": "t"}"#, "topic"),
      (#"{"action": "close", "connection": 1}"#, "connection"),
      (#"{"action": "close", "at": "accept", "close_notify": false}"#, "close_notify"),
      (#"{"accepted": true}"#, "accepted"),
      (#"{"action": "refuse", "probability": 0.5}"#, "probability"),
      (#"{"kind": "watch"}"#, "kind"), (#"{"for_ms": 0}"#, "for_ms"),
    ])
  func refused(json: String, member: String) throws {
    let error = #expect(throws: JSONFault.self) { try rule(json) }
    #expect(error?.pointer == (member.isEmpty ? "" : "/\(member)"))
  }

  @Test("a rule ignores the first `after` matches and applies `times` times")
  func counting() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(FaultRule(Fault(.silence), after: 2, times: 2))
    let struck = try (0..<6).map { _ in try isStruck(&plan) }
    #expect(struck == [false, false, true, true, false, false])
    #expect(plan.isEmpty)
  }

  @Test("rules match by token prefix and topic, and the first match applies")
  func choosing() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(FaultRule(Fault(.silence), tokenPrefix: "AB"))
    let second = plan.add(FaultRule(Fault(.abort), topic: "t"))
    func action(_ token: String, _ topic: String) throws -> Fault.Action? {
      try next(&plan, token: token, topic: topic)?.action
    }
    #expect(try action("ab01", "t") == .silence)
    #expect(try action("cd01", "t") == .abort)
    #expect(try action("cd01", "u") == nil)
    let isRemoved = plan.remove(id: try #require(second))
    #expect(isRemoved)
    #expect(try action("cd01", "t") == nil)
  }

  @Test(
    "rules match by kind of request and by path",
    arguments: [
      (#"{"kind": "device"}"#, [true, false]), (#"{"kind": "broadcast"}"#, [false, true]),
      (#"{"path_prefix": "/4/"}"#, [false, true]), (#"{}"#, [true, true]),
    ])
  func kinds(json: String, struck: [Bool]) throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(try rule(json))
    #expect(try (next(&plan, kind: .device) != nil) == struck[0])
    #expect(try (next(&plan, kind: .broadcast, path: "/4/broadcasts/apps/t") != nil) == struck[1])
  }

  @Test("a rule applies only at its own point of processing")
  func moments() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(try rule(#"{"action": "abort", "at": "accept"}"#))
    var counts = ConnectionFaultCounts()
    #expect(try next(&plan) == nil)
    #expect(plan.next(FaultSubject(.connection, at: try entrance()), on: &counts) == nil)
    #expect(plan.next(FaultSubject(.accept, at: try entrance()), on: &counts)?.action == .abort)
  }

  @Test("a rule's duration begins with its first match")
  func duration() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(try rule(#"{"status": 429, "after": 1, "for_ms": 100}"#))
    let start = MonotonicTime.now()
    let struck = try [0, 500, 599, 600, 601].map {
      try next(&plan, now: start + .milliseconds($0)) != nil
    }
    #expect(struck == [false, true, true, false, false])
    #expect(plan.isEmpty)
  }

  @Test("a rule may count matches per connection")
  func connections() throws {
    var plan = FaultPlan(seed: 1)
    _ = plan.add(try rule(#"{"status": 500, "after": 1, "times": 1, "per_connection": true}"#))
    let request = FaultSubject.Request(kind: .device, path: "/", deviceToken: "", topic: "")
    var one = ConnectionFaultCounts()
    var other = ConnectionFaultCounts()
    func isStruck(_ counts: inout ConnectionFaultCounts) throws -> Bool {
      plan.next(FaultSubject(request, at: try entrance()), on: &counts) != nil
    }
    let onOne = try (0..<3).map { _ in try isStruck(&one) }
    let onOther = try (0..<3).map { _ in try isStruck(&other) }
    #expect(onOne == [false, true, false])
    #expect(onOther == [false, true, false])
    #expect(plan.entries.map(\.struck) == [2])
  }

  @Test(
    "rules match by environment and by local address",
    arguments: [
      (#"{"environment": "sandbox"}"#, true), (#"{"environment": "production"}"#, false),
      (#"{"address": "127.0.0.1"}"#, true), (#"{"address": "127.0.0.1:2197"}"#, true),
      (#"{"address": "127.0.0.1:2198"}"#, false), (#"{"address": "127.0.0.2"}"#, false),
      (#"{"address": "[::1]:2197"}"#, false), (#"{"address": "::1"}"#, false),
    ])
  func places(json: String, covers: Bool) throws {
    #expect(try rule(json).covers(entrance()) == covers)
  }

  @Test("probabilities are reproducible for a seed and near the requested value")
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

@Suite("Recording of pushes")
struct MemoryTests {
  private func push(_ number: Int, token: String = "aa", topic: String = "t") -> ReceivedPush {
    ReceivedPush(
      number: number, connection: 1, deviceToken: token, topic: topic, pushType: nil,
      priority: nil, expiration: nil, collapseID: nil, apnsID: "", payload: [], receivedAt: 0,
      status: 200, reason: nil, isAccepted: true)
  }

  @Test("the recording keeps the newest pushes and returns them oldest first")
  func ring() {
    var recording = Recording(capacity: 3)
    for number in 1...5 { recording.add(push(number)) }
    #expect(recording.matching(ReceivedQuery()).map(\.number) == [3, 4, 5])
    #expect(recording.matching(ReceivedQuery(limit: 2)).map(\.number) == [4, 5])
    recording.clear()
    #expect(recording.matching(ReceivedQuery()).isEmpty)
  }

  @Test("the recording is filtered by token (case-insensitive) and by topic")
  func query() {
    var recording = Recording(capacity: 10)
    recording.add(push(1, token: "ab", topic: "t"))
    recording.add(push(2, token: "cd", topic: "u"))
    #expect(recording.matching(ReceivedQuery(deviceToken: "AB")).map(\.number) == [1])
    #expect(recording.matching(ReceivedQuery(topic: "u")).map(\.number) == [2])
    #expect(recording.matching(ReceivedQuery(deviceToken: "ab", topic: "u")).isEmpty)
  }

  @Test("a recording of capacity 0 stores nothing")
  func off() {
    var recording = Recording(capacity: 0)
    recording.add(push(1))
    #expect(!recording.isOn)
    #expect(recording.count == 0)
  }

  @Test(
    "every device state can be declared by its name",
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
