// SPDX-License-Identifier: Apache-2.0
import API
import Intake
import Messages
import PushModel
import TestSupport
import Testing

@Suite struct PushTypeRulesTests {
  private func message(_ aps: String, _ type: String? = nil) throws(Fault) -> Message {
    let named = type.map { ", \"push_type\": \"\($0)\"" } ?? ""
    let body = "{\"to\": {\"everyone\": true}, \"payload\": {\(aps)}\(named)}"
    return try NotifyBody(parsing: Array(body.utf8), now: noon).draft.message
  }

  @Test(
    "the push type is derived from the payload",
    arguments: [
      (#""aps": {"alert": "Hi"}"#, .alert, 10),
      (#""aps": {"badge": 0}"#, .alert, 10),
      (#""aps": {"sound": "default", "content-available": 1}"#, .alert, 10),
      (#""aps": {"content-available": 1}"#, .background, 5),
      (
        #""aps": {"event": "update", "timestamp": 1795165200, "content-state": {}, "alert": {"title": "x", "body": "y"}}"#,
        .liveactivity, 10
      ),
      (
        #""aps": {"event": "end", "timestamp": 1795165200, "dismissal-date": 1}"#, .liveactivity, 10
      ),
    ] as [(String, PushType, Int)])
  func derived(aps: String, type: PushType, priority: Int) throws {
    let message = try message(aps)
    #expect(message.options.pushType == type)
    #expect(message.options.priority == priority)
  }

  @Test(
    "a push type that the payload does not reveal must be given",
    arguments: [
      (#""aps": {}"#, "voip"), (#""aps": {}"#, "pushtotalk"), (#""aps": {}"#, "location"),
      (#""aps": {}"#, "complication"), (#""aps": {"content-changed": true}"#, "widgets"),
      (#""aps": {"content-changed": true}"#, "controls"),
      (#""container-identifier": "c", "domain": "d""#, "fileprovider"),
    ])
  func named(aps: String, type: String) throws {
    #expect(fault { () throws(Fault) in try message(aps) }?.code == .unclearPushType)
    #expect(try message(aps, type).options.pushType.rawValue == type)
  }

  @Test(
    "payloads that Apple would refuse, delay or drop are refused",
    arguments: [
      Refusal(#""game": 1"#, .pushTypeMismatch, "/payload/aps", "alert"),
      Refusal(
        #""aps": {"content-available": 1}"#, .pushTypeMismatch, "/payload/aps/alert", "alert"),
      Refusal(#""aps": {"alert": {}}"#, .pushTypeMismatch, "/payload/aps/alert", "badge or sound"),
    ])
  func alerts(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try message(refusal.body, "alert") })
  }

  @Test(
    "a background push with visible members is refused",
    arguments: ["alert", "badge", "sound", "interruption-level"])
  func background(name: String) {
    let values = [
      "alert": "\"x\"", "badge": "1", "sound": "\"x\"", "interruption-level": "\"active\"",
    ]
    let found = fault { () throws(Fault) in
      try message(
        "\"aps\": {\"content-available\": 1, \"\(name)\": \(values[name] ?? "")}", "background")
    }
    #expect(found?.code == .pushTypeMismatch)
    #expect(found?.pointer == "/payload/aps/\(name)")
  }

  @Test(
    "a Live Activity push must have the members of its event",
    arguments: [
      Refusal(
        #""event": "pause""#, .pushTypeMismatch, "/payload/aps/event", "start, update or end"),
      Refusal(#""alert": "x""#, .pushTypeMismatch, "/payload/aps/event", "start, update or end"),
      Refusal(#""event": "start""#, .pushTypeMismatch, "/payload/aps/timestamp", "UNIX seconds"),
      Refusal(
        #""event": "start", "timestamp": 1"#, .pushTypeMismatch, "/payload/aps/content-state",
        "a start needs content-state"),
      Refusal(
        #""event": "start", "timestamp": 1, "content-state": {}"#, .pushTypeMismatch,
        "/payload/aps/attributes-type", "names its type"),
      Refusal(
        #""event": "start", "timestamp": 1, "content-state": {}, "attributes-type": "A""#,
        .pushTypeMismatch, "/payload/aps/attributes", "has attributes"),
      Refusal(
        #""event": "start", "timestamp": 1, "content-state": {}, "attributes-type": "A", "attributes": {}"#,
        .pushTypeMismatch, "/payload/aps/alert", "an alert with a title"),
      Refusal(#""event": "update""#, .pushTypeMismatch, "/payload/aps/timestamp", "UNIX seconds"),
      Refusal(
        #""event": "update", "timestamp": 1"#, .pushTypeMismatch, "/payload/aps/content-state",
        "content-state"),
      Refusal(
        #""event": "end", "timestamp": 1, "attributes": {}"#, .pushTypeMismatch,
        "/payload/aps/attributes", "only the start"),
      Refusal(
        #""event": "update", "timestamp": 1, "content-state": {}, "dismissal-date": 9"#,
        .pushTypeMismatch, "/payload/aps/dismissal-date", "only the end"),
    ])
  func liveActivity(refusal: Refusal) {
    refusal.check(
      fault { () throws(Fault) in try message("\"aps\": {\(refusal.body)}", "liveactivity") })
  }

  @Test(
    "the priority is checked against the push type",
    arguments: [
      ("alert", [10, 5, 1]), ("background", [5]), ("liveactivity", [10, 5]), ("pushtotalk", [10]),
      ("voip", [10, 5, 1]),
    ])
  func priorities(type: String, allowed: [Int]) throws {
    let aps = [
      "alert": #""alert": "x""#, "background": #""content-available": 1"#,
      "liveactivity": #""event": "update", "timestamp": 1, "content-state": {}"#,
    ]
    for priority in [10, 5, 1, 0] {
      let body = """
        {"to": {"everyone": true}, "push_type": "\(type)", "priority": \(priority),
         "payload": {"aps": {\(aps[type] ?? "")}}}
        """
      let parsed = try? NotifyBody(parsing: Array(body.utf8), now: noon)
      #expect(
        parsed?.draft.message.options.priority == (allowed.contains(priority) ? priority : nil))
    }
  }

  @Test("an MDM push needs a device's push magic and no aps")
  func mdm() throws {
    let body = #"{"to": {"everyone": true}, "payload": {"mdm": "magic"}}"#
    let draft = try NotifyBody(parsing: Array(body.utf8), now: noon).draft
    #expect(draft.message.options.pushType == .mdm && draft.message.options.tokenKind == .mdm)
    Refusal("", .pushTypeMismatch, "/payload/mdm", "push magic").check(
      fault { () throws(Fault) in try message(#""aps": {}"#, "mdm") })
  }

  @Test("an empty payload is accepted for pass topics only")
  func passes() throws {
    let body = #"{"to": {"everyone": true}, "payload": {}}"#
    let message = try NotifyBody(parsing: Array(body.utf8), now: noon).draft.message
    #expect(message.options.pushType == .background && message.options.priority == 5)
    try message.check(for: "pass.com.example.ticket")
    #expect(throws: MessageFault.self) { try message.check(for: "com.example.ticket") }
  }
}
