// SPDX-License-Identifier: Apache-2.0

import HTTP2
package import JSONText

/// Why the JSON of a fault was not understood.
package struct FaultSyntaxError: Error, Equatable {
  /// The member at fault.
  package let member: String
  package let message: String
}

/// The names of the actions in JSON, each with the members that only it has.
enum FaultAction: String, CaseIterable {
  case answer, respond, silence, reset, goaway, close, abort, settings
  case stallWindow = "stall_window"
  case ignorePings = "ignore_pings"
  case slowRead = "slow_read"
  case blackhole
  case noSettings = "no_settings"
  case noSettingsAcknowledgement = "no_settings_ack"
  case tlsStall = "tls_stall"
  case tlsClose = "tls_close"
  case tlsAlert = "tls_alert"
  case certificateExpired = "certificate_expired"
  case certificateWrongRoot = "certificate_wrong_root"
  case certificateWrongHost = "certificate_wrong_host"
  case alpnNone = "alpn_none"
  case alpnHTTP1 = "alpn_http1"
  case refuse

  var members: [String] {
    switch self {
    case .answer: ["headers", "after_reset"]
    case .respond:
      [
        "status", "reason", "timestamp", "retry_after", "body", "headers", "data_frame_size",
        "end_stream", "after_reset",
      ]
    case .reset: ["error_code", "after_reset"]
    case .goaway:
      ["error_code", "reason", "debug", "notice_ms", "close", "in_flight", "processed"]
    case .close: ["close_notify"]
    case .settings: Fault.settingNames.map(\.name)
    case .slowRead: ["bytes", "interval_ms"]
    case .tlsAlert: ["alert"]
    case .silence, .abort, .stallWindow, .ignorePings, .blackhole, .noSettings,
      .noSettingsAcknowledgement, .tlsStall, .tlsClose, .certificateExpired, .certificateWrongRoot,
      .certificateWrongHost, .alpnNone, .alpnHTTP1, .refuse:
      []
    }
  }

  /// What an object without `action` means, or what it names.
  init(in json: JSONValue) throws(FaultSyntaxError) {
    guard json.kind == .object else {
      throw FaultSyntaxError(member: "", message: "expected an object")
    }
    let name = try json.text("action") ?? (json["status"] == nil ? "answer" : "respond")
    guard let action = FaultAction(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw FaultSyntaxError(member: "action", message: "expected one of \(names)")
    }
    self = action
  }
}

extension Fault {
  /// Handshake_failure (RFC 8446 §6.2).
  static let handshakeFailure: UInt8 = 40

  /// The parameters of SETTINGS that a fault may change in mid-session, with what nghttp2 takes.
  static let settingNames: [(name: String, setting: HTTP2Setting.Known, range: ClosedRange<Int>)] =
    [
      ("max_concurrent_streams", .maximumConcurrentStreams, 0...Int(Int32.max)),
      ("initial_window_size", .initialWindowSize, 0...Int(Int32.max)),
      ("max_frame_size", .maximumFrameSize, 16_384...16_777_215),
      ("header_table_size", .headerTableSize, 0...65_536),
    ]

  /// Reads `{"action": …, "status": …, "reason": …, "delay_ms": …, …}`: the form of the control
  /// port and of the `sim` key in a payload. Without `action`, a `status` means `respond`, a
  /// `delay_ms` alone means `answer`.
  package init(_ json: JSONValue) throws(FaultSyntaxError) {
    let name = try FaultAction(in: json)
    self.init(
      try Action(name, json), delay: try FaultDelay(json), accepted: try json.flag("accepted"),
      form: try AnswerForm(json))
  }
}

extension Fault.Action {
  init(_ name: FaultAction, _ json: JSONValue) throws(FaultSyntaxError) {
    switch name {
    case .answer: self = .answer
    case .respond: self = .respond(try Fault.Response(json))
    case .silence: self = .silence
    case .reset: self = .reset(code: try json.errorCode() ?? HTTP2ErrorCode.internalError)
    case .goaway: self = .goAway(try Fault.GoAway(json))
    case .close: self = .close(saysCloseNotify: try json.flag("close_notify", default: true))
    case .abort: self = .abort
    case .settings: self = .settings(try json.http2Settings())
    case .stallWindow: self = .withhold(.windowUpdates)
    case .ignorePings: self = .withhold(.pingAcknowledgements)
    case .slowRead: self = .slowRead(try ReadingPace(json))
    case .blackhole: self = .blackhole
    case .noSettings: self = .withhold(.everything)
    case .noSettingsAcknowledgement: self = .withhold(.settingsAcknowledgements)
    case .tlsStall: self = .handshake(.stall)
    case .tlsClose: self = .handshake(.close)
    case .tlsAlert:
      let alert = try json.whole("alert", in: 1...255)
      self = .handshake(.alert(alert.map { UInt8($0) } ?? Fault.handshakeFailure))
    case .certificateExpired: self = .handshake(.certificate(.expired))
    case .certificateWrongRoot: self = .handshake(.certificate(.wrongRoot))
    case .certificateWrongHost: self = .handshake(.certificate(.wrongHost))
    case .alpnNone: self = .handshake(.alpn(nil))
    case .alpnHTTP1: self = .handshake(.alpn("http/1.1"))
    case .refuse: self = .refuse
    }
  }
}

extension Fault.Response {
  init(_ json: JSONValue) throws(FaultSyntaxError) {
    reason = try json.text("reason")
    guard
      let status = try json.whole("status", in: 200...999)
        ?? reason.flatMap({ Reason(rawValue: $0)?.status ?? ChannelReason(rawValue: $0)?.status })
    else { throw FaultSyntaxError(member: "status", message: "expected a status") }
    self.status = status
    timestamp = try json.whole("timestamp", in: 0...Int(Int64.max)).map(Int64.init)
    retryAfter = try json.whole("retry_after", in: 0...Int(Int32.max))
    body = try json.text("body").map { Array($0.utf8) }
  }
}

extension Fault.GoAway {
  /// More requests than this are in flight on no connection with the usual limit.
  private static let maximumInFlight = 100_000

  init(_ json: JSONValue) throws(FaultSyntaxError) {
    self.init(
      code: try json.errorCode() ?? HTTP2ErrorCode.noError, debugData: try json.debugData(),
      noticeMilliseconds: try json.whole("notice_ms", in: 0...FaultDelay.maximum),
      closes: try json.flag("close"),
      inFlight: try json.whole("in_flight", in: 1...Self.maximumInFlight))
    if let count = try json.whole("processed", in: 0...Self.maximumInFlight) {
      guard let inFlight, count <= inFlight else {
        throw FaultSyntaxError(member: "processed", message: "expected at most in_flight")
      }
      processed = count
    }
  }
}

extension ReadingPace {
  init(_ json: JSONValue) throws(FaultSyntaxError) {
    self.init(
      bytes: try json.whole("bytes", in: 1...65_536) ?? 1024,
      interval: .milliseconds(try json.whole("interval_ms", in: 1...60_000) ?? 100))
  }
}

extension FaultDelay {
  /// `"delay_ms"`: a number, `{"min": …, "max": …}` or `{"mean": …}` with or without `"max"`.
  init(_ json: JSONValue) throws(FaultSyntaxError) {
    guard let value = json["delay_ms"], !value.isNull else {
      self = .none
      return
    }
    guard value.kind == .object else {
      let wait = try json.whole("delay_ms", in: 0...Self.maximum) ?? 0
      self = wait == 0 ? .none : .fixed(wait)
      return
    }
    let least = try value.wait("min")
    let most = try value.wait("max")
    if let mean = try value.wait("mean"), mean > 0, least == nil {
      self = .exponential(
        mean: mean, longest: most ?? min(Self.maximum, mean * Self.longestByMean))
    } else if let least, let most, least <= most, value["mean"] == nil {
      self = .uniform(least...most)
    } else {
      throw FaultSyntaxError(
        member: "delay_ms",
        message: "expected milliseconds, {\"min\": …, \"max\": …} or {\"mean\": …, \"max\": …}")
    }
  }
}

extension AnswerForm {
  /// Enough to be strange, and little enough for one frame.
  private static let maximumHeaders = 16
  private static let maximumValue = 256

  /// Nil when the answer is laid out as usual.
  init?(_ json: JSONValue) throws(FaultSyntaxError) {
    self.init(
      headers: try Self.fields(json["headers"]),
      dataFrameSize: try json.whole("data_frame_size", in: 1...16_384),
      afterReset: try json.flag("after_reset"))
    if let end = try json.text("end_stream") {
      guard end == "headers" || end == "data" else {
        throw FaultSyntaxError(member: "end_stream", message: "expected headers or data")
      }
      endsByEmptyData = end == "data"
    }
    if self == AnswerForm() { return nil }
  }

  /// `{"name": "value", "other": ["first", "second"]}`.
  private static func fields(_ json: JSONValue?) throws(FaultSyntaxError) -> [Field] {
    guard let json, !json.isNull else { return [] }
    var fields: [Field] = []
    for (name, value) in json.members {
      for element in value.kind == .array ? value.elements : [value] {
        guard isName(name), let text = element.string, isValue(text) else {
          throw FaultSyntaxError(
            member: "headers",
            message: "\(name): expected a name in lower case and visible ASCII, or an array of it")
        }
        fields.append(Field(name, text))
      }
    }
    guard (1...maximumHeaders).contains(fields.count) else {
      throw FaultSyntaxError(
        member: "headers", message: "expected an object of 1 to \(maximumHeaders) fields")
    }
    return fields
  }

  private static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }

  private static func isValue(_ text: String) -> Bool {
    text.utf8.count <= maximumValue && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
