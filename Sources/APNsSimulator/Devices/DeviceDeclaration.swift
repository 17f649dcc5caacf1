// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

/// The body of `PUT /sim/devices/{token}`, and a device of a scenario. Absent members leave a
/// device unchanged. A new device is online, of any app, and valid in both environments.
struct DeviceDeclaration: Sendable {
  var isOnline: Bool?
  var languages: [String]?
  /// The inner optional is nil for null, which removes an earlier declaration.
  var app: String??
  var environment: PushEnvironment??

  init(_ json: JSONField) throws(JSONFault) {
    try json.object(of: ["online", "languages", "app", "environment"])
    isOnline = try json["online"]?.bool()
    if let value = json["languages"] { languages = try Self.languages(value) }
    if json.value["app"] != nil { app = .some(try json["app"]?.text()) }
    if json.value["environment"] != nil {
      environment = .some(try json["environment"]?.environment())
    }
  }

  private static func languages(_ value: JSONField) throws(JSONFault) -> [String] {
    let tags = try value.texts()
    for element in try value.elements()
    where element.value.string.flatMap({ LanguageTag(parsing: $0) }) == nil {
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

extension DeviceStore {
  /// Declares a device. Returns false if the limit of devices is reached.
  mutating func apply(_ declaration: DeviceDeclaration, to token: String, now: Int64) -> Bool {
    update(token) { device in
      if let languages = declaration.languages { device.languages = languages }
      if let isOnline = declaration.isOnline { device.setOnline(isOnline, now: now) }
    }
  }
}

extension DeviceBook {
  /// Declares a token. Returns false if the limit of tokens is reached.
  mutating func apply(_ declaration: DeviceDeclaration, to token: String) -> Bool {
    change(token) { entry in
      if let environment = declaration.environment { entry.environment = environment }
      if let app = declaration.app { entry.app = app }
    }
  }
}
