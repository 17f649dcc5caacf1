// SPDX-License-Identifier: Apache-2.0

import HTTP2
import JSONText

// Members of a fault that need validation. A null member counts as absent.
extension JSONField {
  func errorCode() throws(JSONFault) -> UInt32? {
    guard let field = self["error_code"] else { return nil }
    if let name = field.value.string {
      guard let code = http2ErrorCodes.firstIndex(of: name.uppercased()) else {
        throw field.mismatch("an HTTP/2 error code")
      }
      return UInt32(code)
    }
    return UInt32(try field.whole(in: 0...Int(UInt32.max)))
  }

  // Apple's GOAWAY contains JSON with a reason; plain text has been observed as well.
  func debugData() throws(JSONFault) -> [UInt8] {
    if let text = try self["debug"]?.string() { return Array(text.utf8) }
    guard let reason = try self["reason"]?.string() else { return [] }
    return reasonBody(reason, timestamp: nil)
  }

  func http2Settings() throws(JSONFault) -> [HTTP2Setting] {
    var settings: [HTTP2Setting] = []
    for (name, setting, range) in Fault.settingNames {
      if let value = try self[name]?.whole(in: range) {
        settings.append(HTTP2Setting(setting, value))
      }
    }
    guard !settings.isEmpty else {
      let names = Fault.settingNames.map(\.name).joined(separator: ", ")
      throw fault("settings: expected one of \(names)", member: "action")
    }
    return settings
  }
}

/// Error codes of RFC 9113 §7, in numerical order.
private let http2ErrorCodes = [
  "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT",
  "STREAM_CLOSED", "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR",
  "CONNECT_ERROR", "ENHANCE_YOUR_CALM", "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
]

/// Returns the body of APNs' refusals.
func reasonBody(_ reason: String, timestamp: Int64?) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.field("reason", reason)
    if let timestamp { writer.field("timestamp", timestamp) }
  }
  return writer.bytes
}
