// SPDX-License-Identifier: Apache-2.0

import JSONText
import Localization

/// What `PUT /sim/devices/{token}` and a scenario say of a device. What is not named stays as it
/// is, or as it is of a new device: online, of any app, in both environments.
struct DeviceDeclaration {
  var isOnline: Bool?
  var languages: [String]?
  /// The inner optional: null takes back what was declared before.
  var app: String??
  var environment: PushEnvironment??

  init(_ json: ControlValue) throws(ControlFault) {
    try json.object(of: ["online", "languages", "app", "environment"])
    isOnline = try json["online"]?.flag()
    if let value = json["languages"] { languages = try Self.languages(value) }
    if json.json["app"] != nil { app = .some(try json["app"]?.text()) }
    if json.json["environment"] != nil {
      environment = .some(try json["environment"]?.environment())
    }
  }

  private static func languages(_ value: ControlValue) throws(ControlFault) -> [String] {
    let tags = try value.texts()
    for element in try value.elements()
    where element.json.string.flatMap({ LanguageTag(parsing: $0) }) == nil {
      throw element.fault("expected a language as fr-CA")
    }
    do throws(LanguageListFault) {
      return try LanguageList.parse(tags).accepted
    } catch {
      throw value.fault(
        "expected at most \(LanguageList.maximumTags) languages of at most "
          + "\(LanguageList.maximumTagBytes) bytes")
    }
  }
}

/// What `PUT /sim/tokens/{token}` and a scenario say of a token.
struct TokenDeclaration {
  let state: DeviceState
  let environment: PushEnvironment?

  /// - Parameter now: when a device is gone that names no `timestamp`, in milliseconds since 1970.
  init(_ json: ControlValue, now: Int64) throws(ControlFault) {
    try json.object(of: ["state", "timestamp", "environment"])
    // Null asks for an answer without a time.
    var timestamp: Int64? = now
    if let value = json.json["timestamp"] {
      guard value.isNull || value.int != nil else {
        throw ControlValue(value, pointer: json.pointer + "/timestamp")
          .fault("expected milliseconds since 1970, or null")
      }
      timestamp = value.int.map(Int64.init)
    }
    guard
      let state = json["state"].flatMap({
        DeviceState(name: $0.json.string ?? "", timestamp: timestamp)
      })
    else {
      throw ControlValue(json.json["state"] ?? json.json, pointer: json.pointer + "/state").fault(
        "expected active, unregistered, expired, bad, wrong_environment or wrong_topic")
    }
    self.state = state
    environment = try json["environment"]?.environment()
  }
}
