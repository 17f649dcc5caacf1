// SPDX-License-Identifier: Apache-2.0

import HTTP2
import JSONText
import Transport

// JSON of faults and connections on the control port.

extension PushConnection {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("connection", number)
      json.field("environment", identity.environment.rawValue)
      json.field("address", identity.entrance.name)
      json.field("peer", "\(pump.stream.peer)")
      json.field("open_streams", gate.open)
      json.field("stream_limit", gate.limit)
    }
  }
}

extension FaultPlan.Entry {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("struck", struck)
      rule.writeMembers(to: &json)
      rule.fault.writeMembers(to: &json)
    }
  }
}

// Writes the members that `FaultRule.init` and `Fault.init` parse, and omits absent ones.

extension FaultRule {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("at", moment.rawValue)
    if let tokenPrefix { json.field("token_prefix", tokenPrefix) }
    if let topic { json.field("topic", topic) }
    if let pathPrefix { json.field("path_prefix", pathPrefix) }
    if let kind { json.field("kind", kind.rawValue) }
    if let environment { json.field("environment", environment.rawValue) }
    if let address { json.field("address", "\(address)") }
    if after > 0 { json.field("after", after) }
    if let times { json.field("times", times) }
    if let forMilliseconds { json.field("for_ms", forMilliseconds) }
    if perConnection { json.field("per_connection", true) }
    if probability < 1 { json.field("probability", probability) }
  }
}

extension Fault {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("action", action.name.rawValue)
    switch action {
    case .respond(let response): response.writeMembers(to: &json)
    case .reset(let code): json.field("error_code", Int(code))
    case .goAway(let goAway): goAway.writeMembers(to: &json)
    case .close(let sendsCloseNotify): json.field("close_notify", sendsCloseNotify)
    case .settings(let settings):
      for setting in settings {
        if let name = Self.settingNames.first(where: { $0.setting.rawValue == setting.identifier })
        {
          json.field(name.name, Int(setting.value))
        }
      }
    case .slowRead(let pace):
      json.field("bytes", pace.bytes)
      json.field("interval_ms", Int(pace.interval / .milliseconds(1)))
    case .handshake(.alert(let alert)): json.field("alert", Int(alert))
    case .answer, .silence, .abort, .withhold, .blackhole, .handshake, .refuse: break
    }
    delay.writeMember(to: &json)
    form?.writeMembers(to: &json)
    if accepted { json.field("accepted", true) }
  }
}

extension Fault.Response {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("status", status)
    if let reason { json.field("reason", reason) }
    if let timestamp { json.field("timestamp", timestamp) }
    if let retryAfter { json.field("retry_after", retryAfter) }
    if let body { json.field("body", String(decoding: body, as: UTF8.self)) }
  }
}

extension Fault.GoAway {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("error_code", Int(code))
    // The reason is stored as JSON that GOAWAY contains, and is written as that JSON.
    if !debugData.isEmpty { json.field("debug", String(decoding: debugData, as: UTF8.self)) }
    if let noticeMilliseconds { json.field("notice_ms", noticeMilliseconds) }
    if closes { json.field("close", true) }
    if let inFlight {
      json.field("in_flight", inFlight)
      json.field("processed", processed)
    }
  }
}

extension FaultDelay {
  fileprivate func writeMember(to json: inout JSONWriter) {
    switch self {
    case .none: break
    case .fixed(let milliseconds): json.field("delay_ms", milliseconds)
    case .uniform(let range):
      json.field("delay_ms") { json in
        json.object { json in
          json.field("min", range.lowerBound)
          json.field("max", range.upperBound)
        }
      }
    case .exponential(let mean, let longest):
      json.field("delay_ms") { json in
        json.object { json in
          json.field("mean", mean)
          json.field("max", longest)
        }
      }
    }
  }
}

extension AnswerForm {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    if !headers.isEmpty {
      json.field("headers") { json in
        json.object { json in
          for (index, field) in headers.enumerated()
          where headers.firstIndex(where: { $0.name == field.name }) == index {
            json.field(field.name) { json in
              json.array { json in
                for other in headers where other.name == field.name { json.value(other.value) }
              }
            }
          }
        }
      }
    }
    if let dataFrameSize { json.field("data_frame_size", dataFrameSize) }
    if endsByEmptyData { json.field("end_stream", "data") }
    if afterReset { json.field("after_reset", true) }
  }
}

extension Fault.Action {
  fileprivate var name: FaultAction {
    switch self {
    case .answer: .answer
    case .respond: .respond
    case .silence: .silence
    case .reset: .reset
    case .goAway: .goaway
    case .close: .close
    case .abort: .abort
    case .settings: .settings
    case .withhold(.everything): .noSettings
    case .withhold(.settingsAcknowledgements): .noSettingsAcknowledgement
    case .withhold(.pingAcknowledgements): .ignorePings
    case .withhold: .stallWindow
    case .slowRead: .slowRead
    case .blackhole: .blackhole
    case .handshake(.stall): .tlsStall
    case .handshake(.close): .tlsClose
    case .handshake(.alert): .tlsAlert
    case .handshake(.certificate(.expired)): .certificateExpired
    case .handshake(.certificate(.wrongRoot)): .certificateWrongRoot
    case .handshake(.certificate(.wrongHost)): .certificateWrongHost
    case .handshake(.alpn(nil)): .alpnNone
    case .handshake(.alpn): .alpnHTTP1
    case .refuse: .refuse
    }
  }
}
