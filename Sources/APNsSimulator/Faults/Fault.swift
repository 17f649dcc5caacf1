// SPDX-License-Identifier: Apache-2.0

package import JSONText

/// One way to fail a request that Apple would have taken.
package struct Fault: Equatable, Sendable {
  /// What happens to the request.
  package enum Action: Equatable, Sendable {
    /// The ordinary answer; with `delayMilliseconds` merely late.
    case answer
    /// Another answer in place of 200.
    case respond(Response)
    /// No answer, ever: seen of APNs since 2020.
    case silence
    /// RST_STREAM with this error code.
    case reset(code: UInt32)
    /// GOAWAY. The stream itself is beyond the last stream id (never processed) unless `accepted`.
    case goAway(code: UInt32, debugData: [UInt8])
    /// The TCP connection is closed in an orderly way, without GOAWAY.
    case close
    /// The TCP connection is reset.
    case abort
  }

  /// An answer told outright. `body` replaces the JSON that would state `reason`.
  package struct Response: Equatable, Sendable {
    package var status: Int
    package var reason: String?
    /// Milliseconds since 1970.
    package var timestamp: Int64?
    /// Seconds.
    package var retryAfter: Int?
    package var body: [UInt8]?

    package init(
      status: Int, reason: String? = nil, timestamp: Int64? = nil, retryAfter: Int? = nil,
      body: [UInt8]? = nil
    ) {
      self.status = status
      self.reason = reason
      self.timestamp = timestamp
      self.retryAfter = retryAfter
      self.body = body
    }
  }

  package var action: Action
  package var delayMilliseconds: Int
  /// Whether the push counts as accepted before the fault strikes: the case a sender cannot tell
  /// from one that was never processed.
  package var accepted: Bool

  package init(_ action: Action, delayMilliseconds: Int = 0, accepted: Bool = false) {
    self.action = action
    self.delayMilliseconds = delayMilliseconds
    self.accepted = accepted
  }
}

/// Why the JSON of a fault was not understood.
package struct FaultSyntaxError: Error, Equatable {
  /// The member at fault.
  package let member: String
  package let message: String
}

extension Fault {
  /// An hour: longer than any test waits, and a bound for a mistyped figure.
  static let maximumDelayMilliseconds = 3_600_000

  /// Reads `{"action": …, "status": …, "reason": …, "delay_ms": …, …}`: the form of the control
  /// port and of the `sim` key in a payload. Without `action`, a `status` means `respond`, a
  /// `delay_ms` alone means `answer`.
  package init(_ json: JSONValue) throws(FaultSyntaxError) {
    guard json.kind == .object else {
      throw FaultSyntaxError(member: "", message: "expected an object")
    }
    delayMilliseconds =
      try json.whole("delay_ms", in: 0...Self.maximumDelayMilliseconds) ?? 0
    accepted = json["accepted"]?.bool ?? false
    let fallback = json["status"] == nil ? "answer" : "respond"
    switch try json.text("action") ?? fallback {
    case "answer": action = .answer
    case "respond": action = .respond(try Response(json))
    case "silence": action = .silence
    case "reset": action = .reset(code: try json.errorCode() ?? 2)
    case "goaway":
      action = .goAway(code: try json.errorCode() ?? 0, debugData: try json.debugData())
    case "close": action = .close
    case "abort": action = .abort
    default:
      throw FaultSyntaxError(
        member: "action",
        message: "expected answer, respond, silence, reset, goaway, close or abort")
    }
  }
}

extension Fault.Response {
  init(_ json: JSONValue) throws(FaultSyntaxError) {
    reason = try json.text("reason")
    guard
      let status = try json.whole("status", in: 200...599)
        ?? reason.flatMap({ Reason(rawValue: $0)?.status })
    else { throw FaultSyntaxError(member: "status", message: "expected a status") }
    self.status = status
    timestamp = try json.whole("timestamp", in: 0...Int(Int64.max)).map(Int64.init)
    retryAfter = try json.whole("retry_after", in: 0...Int(Int32.max))
    body = try json.text("body").map { Array($0.utf8) }
  }
}

extension JSONValue {
  func text(_ member: String) throws(FaultSyntaxError) -> String? {
    guard let value = self[member], !value.isNull else { return nil }
    guard let text = value.string else {
      throw FaultSyntaxError(member: member, message: "expected a string")
    }
    return text
  }

  func whole(_ member: String, in range: ClosedRange<Int>) throws(FaultSyntaxError) -> Int? {
    guard let value = self[member], !value.isNull else { return nil }
    guard let number = value.int, range.contains(number) else {
      throw FaultSyntaxError(
        member: member,
        message: "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  fileprivate func errorCode() throws(FaultSyntaxError) -> UInt32? {
    if let name = self["error_code"]?.string {
      guard let code = http2ErrorCodes.firstIndex(of: name.uppercased()) else {
        throw FaultSyntaxError(member: "error_code", message: "expected an HTTP/2 error code")
      }
      return UInt32(code)
    }
    return try whole("error_code", in: 0...Int(UInt32.max)).map { UInt32($0) }
  }

  // Apple's GOAWAY carries JSON with a reason, and has been seen to carry plain text.
  fileprivate func debugData() throws(FaultSyntaxError) -> [UInt8] {
    if let text = try text("debug") { return Array(text.utf8) }
    guard let reason = try text("reason") else { return [] }
    return reasonBody(reason, timestamp: nil)
  }
}

/// RFC 9113 §7, in the order of their numbers.
private let http2ErrorCodes = [
  "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT",
  "STREAM_CLOSED", "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR",
  "CONNECT_ERROR", "ENHANCE_YOUR_CALM", "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
]

/// The body APNs sends with a refusal.
func reasonBody(_ reason: String, timestamp: Int64?) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.field("reason", reason)
    if let timestamp { writer.field("timestamp", timestamp) }
  }
  return writer.bytes
}
