// SPDX-License-Identifier: Apache-2.0
import HTTP2
import JSONText

/// The JSON names of the actions, each with the members that only it has.
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

  /// Returns the action that an object names or, without `action`, implies by its other members.
  init(in json: JSONField) throws(JSONFault) {
    guard json.value.kind == .object else { throw json.mismatch("an object") }
    let name =
      try json["action"]?.string() ?? (json.value["status"] == nil ? "answer" : "respond")
    guard let action = FaultAction(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw json.fault("expected one of \(names)", member: "action")
    }
    self = action
  }
}
