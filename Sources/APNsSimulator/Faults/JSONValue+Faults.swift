// SPDX-License-Identifier: Apache-2.0

import HTTP2
import JSONText

// The members of a fault, each read as what it must be. A member that is null is one that is absent.
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

  func flag(_ member: String, default fallback: Bool = false) throws(FaultSyntaxError) -> Bool {
    guard let value = self[member], !value.isNull else { return fallback }
    guard let flag = value.bool else {
      throw FaultSyntaxError(member: member, message: "expected true or false")
    }
    return flag
  }

  /// A member of `delay_ms`.
  func wait(_ member: String) throws(FaultSyntaxError) -> Int? {
    do throws(FaultSyntaxError) {
      return try whole(member, in: 0...FaultDelay.maximum)
    } catch {
      throw FaultSyntaxError(member: "delay_ms", message: "\(member): \(error.message)")
    }
  }

  func errorCode() throws(FaultSyntaxError) -> UInt32? {
    if let name = self["error_code"]?.string {
      guard let code = http2ErrorCodes.firstIndex(of: name.uppercased()) else {
        throw FaultSyntaxError(member: "error_code", message: "expected an HTTP/2 error code")
      }
      return UInt32(code)
    }
    return try whole("error_code", in: 0...Int(UInt32.max)).map { UInt32($0) }
  }

  // Apple's GOAWAY carries JSON with a reason, and has been seen to carry plain text.
  func debugData() throws(FaultSyntaxError) -> [UInt8] {
    if let text = try text("debug") { return Array(text.utf8) }
    guard let reason = try text("reason") else { return [] }
    return reasonBody(reason, timestamp: nil)
  }

  func http2Settings() throws(FaultSyntaxError) -> [HTTP2Setting] {
    var settings: [HTTP2Setting] = []
    for (name, setting, range) in Fault.settingNames {
      if let value = try whole(name, in: range) { settings.append(HTTP2Setting(setting, value)) }
    }
    guard !settings.isEmpty else {
      let names = Fault.settingNames.map(\.name).joined(separator: ", ")
      throw FaultSyntaxError(member: "action", message: "settings: expected one of \(names)")
    }
    return settings
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
