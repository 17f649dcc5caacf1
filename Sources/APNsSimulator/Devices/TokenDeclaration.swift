// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

/// The body of `PUT /sim/tokens/{token}`, and a token of a scenario.
struct TokenDeclaration: Sendable {
  let environment: PushEnvironment?
  private let named: DeviceState
  private let namesTime: Bool

  init(_ json: JSONField) throws(JSONFault) {
    try json.object(of: ["state", "timestamp", "environment"])
    let timestamp = try json["timestamp"].map(Self.time)
    guard let name = json["state"]?.value.string,
      let state = DeviceState(name: name, timestamp: timestamp)
    else {
      throw json.fault(
        "expected active, unregistered, expired, bad, wrong_environment or wrong_topic",
        member: "state")
    }
    named = state
    namesTime = json.value["timestamp"] != nil
    environment = try json["environment"]?.environment()
  }

  private static func time(_ json: JSONField) throws(JSONFault) -> Int64 {
    guard let time = json.value.int else {
      throw json.fault("expected milliseconds since 1970, or null")
    }
    return Int64(time)
  }

  /// Returns the declared state. An absent `timestamp` becomes `now`, in milliseconds since 1970;
  /// null yields a response without a timestamp.
  func state(now: Int64) -> DeviceState {
    namesTime ? named : DeviceState(name: named.name, timestamp: now) ?? named
  }
}
