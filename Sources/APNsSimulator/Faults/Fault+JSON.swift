// SPDX-License-Identifier: Apache-2.0
import HTTP2
package import JSONText

extension Fault {
  /// The alert handshake_failure (RFC 8446 §6.2).
  static let handshakeFailure: UInt8 = 40

  /// The SETTINGS parameters that a fault may change on an open connection, with the ranges that
  /// nghttp2 accepts.
  static let settingNames: [(name: String, setting: HTTP2Setting.Known, range: ClosedRange<Int>)] =
    [
      ("max_concurrent_streams", .maximumConcurrentStreams, 0...Int(Int32.max)),
      ("initial_window_size", .initialWindowSize, 0...Int(Int32.max)),
      ("max_frame_size", .maximumFrameSize, 16_384...16_777_215),
      ("header_table_size", .headerTableSize, 0...65_536),
    ]

  /// Parses `{"action": …, "status": …, "reason": …, "delay_ms": …, …}`, the form of the control
  /// port and of the `sim` key in a payload. Without `action`, a `status` implies `respond`, and a
  /// `delay_ms` alone implies `answer`.
  package init(_ json: JSONField) throws(JSONFault) {
    let name = try FaultAction(in: json)
    self.init(
      try Action(name, json), delay: try FaultDelay(json),
      accepted: try json["accepted"]?.bool() ?? false,
      form: try AnswerForm(json))
  }
}

extension Fault.Action {
  init(_ name: FaultAction, _ json: JSONField) throws(JSONFault) {
    switch name {
    case .answer: self = .answer
    case .respond: self = .respond(try Fault.Response(json))
    case .silence: self = .silence
    case .reset: self = .reset(code: try json.errorCode() ?? HTTP2ErrorCode.internalError)
    case .goaway: self = .goAway(try Fault.GoAway(json))
    case .close: self = .close(sendsCloseNotify: try json["close_notify"]?.bool() ?? true)
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
      let alert = try json["alert"]?.whole(in: 1...255)
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
  init(_ json: JSONField) throws(JSONFault) {
    reason = try json["reason"]?.string()
    guard
      let status = try json["status"]?.whole(in: 200...999)
        ?? reason.flatMap({ Reason(rawValue: $0)?.status ?? ChannelReason(rawValue: $0)?.status })
    else { throw json.fault("expected a status", member: "status") }
    self.status = status
    timestamp = (try json["timestamp"]?.whole(in: 0...Int(Int64.max))).map(Int64.init)
    retryAfter = try json["retry_after"]?.whole(in: 0...Int(Int32.max))
    body = (try json["body"]?.string()).map { Array($0.utf8) }
  }
}

extension Fault.GoAway {
  /// Maximum number of requests in flight: more than the usual stream limits allow.
  private static let maximumInFlight = 100_000

  init(_ json: JSONField) throws(JSONFault) {
    self.init(
      code: try json.errorCode() ?? HTTP2ErrorCode.noError, debugData: try json.debugData(),
      noticeMilliseconds: try json["notice_ms"]?.whole(in: 0...FaultDelay.maximum),
      closes: try json["close"]?.bool() ?? false,
      inFlight: try json["in_flight"]?.whole(in: 1...Self.maximumInFlight))
    if let count = try json["processed"]?.whole(in: 0...Self.maximumInFlight) {
      guard let inFlight, count <= inFlight else {
        throw json.fault("expected at most in_flight", member: "processed")
      }
      processed = count
    }
  }
}

extension ReadingPace {
  init(_ json: JSONField) throws(JSONFault) {
    self.init(
      bytes: try json["bytes"]?.whole(in: 1...65_536) ?? 1024,
      interval: .milliseconds(try json["interval_ms"]?.whole(in: 1...60_000) ?? 100))
  }
}

extension FaultDelay {
  /// Reads `"delay_ms"`: a number, `{"min": …, "max": …}`, or `{"mean": …}` with an optional
  /// `"max"`.
  init(_ json: JSONField) throws(JSONFault) {
    guard let delay = json["delay_ms"] else {
      self = .none
      return
    }
    guard delay.value.kind == .object else {
      let wait = try delay.whole(in: 0...Self.maximum)
      self = wait == 0 ? .none : .fixed(wait)
      return
    }
    let least = try Self.wait("min", in: delay)
    let most = try Self.wait("max", in: delay)
    if let mean = try Self.wait("mean", in: delay), mean > 0, least == nil {
      self = .exponential(
        mean: mean, longest: most ?? min(Self.maximum, mean * Self.longestByMean))
    } else if let least, let most, least <= most, delay.value["mean"] == nil {
      self = .uniform(least...most)
    } else {
      throw delay.fault(
        "expected milliseconds, {\"min\": …, \"max\": …} or {\"mean\": …, \"max\": …}")
    }
  }

  // The fault has the pointer of the whole delay, and its message names the member.
  private static func wait(_ name: String, in delay: JSONField) throws(JSONFault) -> Int? {
    do throws(JSONFault) {
      return try delay[name]?.whole(in: 0...maximum)
    } catch {
      throw delay.fault("\(name): \(error.message)")
    }
  }
}

extension AnswerForm {
  /// Limits of additional headers, chosen so that a response with all of them fits into one frame.
  private static let maximumHeaders = 16
  private static let maximumValue = 256

  /// Returns nil for the usual layout.
  init?(_ json: JSONField) throws(JSONFault) {
    self.init(
      headers: try Self.fields(json["headers"]),
      dataFrameSize: try json["data_frame_size"]?.whole(in: 1...16_384),
      afterReset: try json["after_reset"]?.bool() ?? false)
    if let end = try json["end_stream"]?.string() {
      guard end == "headers" || end == "data" else {
        throw json.fault("expected headers or data", member: "end_stream")
      }
      endsByEmptyData = end == "data"
    }
    if self == AnswerForm() { return nil }
  }

  /// Reads `{"name": "value", "other": ["first", "second"]}`.
  private static func fields(_ json: JSONField?) throws(JSONFault) -> [Field] {
    guard let json else { return [] }
    var fields: [Field] = []
    for (name, value) in json.value.members {
      for element in value.kind == .array ? value.elements : [value] {
        guard isName(name), let text = element.string, isValue(text) else {
          throw json.fault(
            "\(name): expected a name in lower case and visible ASCII, or an array of it")
        }
        fields.append(Field(name, text))
      }
    }
    guard (1...maximumHeaders).contains(fields.count) else {
      throw json.fault("expected an object of 1 to \(maximumHeaders) fields")
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
