// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Apple's rules for values inside `aps`, for all push types. Undocumented members are accepted, so
/// that members that Apple adds can be used at once.
enum ApsRules {
  /// - Parameter aps: the payload's `aps`, a value of any kind.
  static func check(_ aps: JSONValue) throws(MessageFault) {
    guard aps.kind == .object else { throw shape("/aps", "aps must be an object") }
    for field in aps.children {
      let (name, value) = (field.name, field.value)
      func fault(_ message: String) -> MessageFault {
        shape("/aps" + jsonPointerToken(name.text), message)
      }
      switch name {
      case "badge":
        guard let badge = value.int, badge >= 0 else {
          throw fault("badge must be an integer, 0 or more, not in quotes")
        }
      case "sound":
        try checkSound(value, at: "/aps/sound")
      case "content-available", "mutable-content":
        guard let flag = value.int, flag == 0 || flag == 1 else {
          throw fault("\(name) must be 1 or 0")
        }
      case "content-changed":
        guard value.bool != nil else { throw fault("\(name) must be true or false") }
      case "interruption-level":
        guard let level = value.string, interruptionLevels.contains(level) else {
          throw fault("\(name) must be one of " + interruptionLevels.joined(separator: ", "))
        }
      case "relevance-score":
        // A Live Activity's score orders activities and may have any size.
        let range = aps["event"] == nil ? 0...1 : -Double.infinity...Double.infinity
        guard let score = value.double, range.contains(score) else {
          throw fault("\(name) must be a number, from 0 to 1 unless for a Live Activity")
        }
      case "thread-id", "category", "target-content-id", "filter-criteria", "event",
        "attributes-type", "input-push-channel":
        guard value.kind == .string else { throw fault("\(name) must be a string") }
      case "input-push-token":
        guard value.int == 1 else { throw fault("\(name) must be 1") }
      case "timestamp", "stale-date", "dismissal-date":
        guard value.int != nil else {
          throw fault("\(name) must be an integer, in seconds since 1970")
        }
      case "content-state", "attributes":
        guard value.kind == .object else { throw fault("\(name) must be an object") }
      default:
        continue
      }
    }
  }

  /// Every documented member of `aps`.
  static let knownMembers: Set<String> = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "stale-date",
    "content-state", "timestamp", "event", "dismissal-date", "attributes-type", "attributes",
    "input-push-channel", "input-push-token", "content-changed", "url-args",
  ]

  private static let interruptionLevels = ["passive", "active", "time-sensitive", "critical"]

  private static func checkSound(_ sound: JSONValue, at pointer: String) throws(MessageFault) {
    if sound.kind == .string { return }
    guard sound.kind == .object else {
      throw shape(pointer, "sound must be a file's name, or an object with name, critical, volume")
    }
    guard sound["name"]?.kind == .string else {
      throw shape(pointer + "/name", "a sound's name must be a string")
    }
    if let critical = sound["critical"] {
      guard let flag = critical.int, flag == 0 || flag == 1 else {
        throw shape(pointer + "/critical", "critical must be 1 or 0")
      }
    }
    if let volume = sound["volume"] {
      guard let level = volume.double, (0...1).contains(level) else {
        throw shape(pointer + "/volume", "volume must be a number from 0 to 1")
      }
    }
  }

  /// Checks Apple's alert dictionary, except title, subtitle and body, which may be localized
  /// forms.
  static func checkAlert(_ alert: JSONValue, isLiveActivity: Bool) throws(MessageFault) {
    for (key, arguments, literal) in localizationKeys {
      if alert[key] != nil, let literal, alert[literal] != nil {
        throw shape("/aps/alert/" + key, "give either \(literal) or \(key), not both")
      }
      try checkLookUp(key, arguments, in: alert, at: "/aps/alert")
    }
    if let image = alert["launch-image"], image.kind != .string {
      throw shape("/aps/alert/launch-image", "launch-image must be a string")
    }
    guard isLiveActivity else { return }
    for name in ["subtitle", "subtitle-loc-key", "launch-image"] where alert[name] != nil {
      throw shape("/aps/alert/" + name, "the alert of a Live Activity has no \(name)")
    }
    if let sound = alert["sound"], sound.kind != .string {
      throw shape("/aps/alert/sound", "a Live Activity's sound must be a file's name")
    }
  }

  /// Checks a Live Activity's own form of a title or body: `{"loc-key": "…", "loc-args": ["…"]}`,
  /// which the device resolves.
  static func checkDeviceLocalized(
    _ part: JSONValue, at pointer: String
  ) throws(MessageFault) {
    try checkLookUp("loc-key", "loc-args", in: part, at: pointer)
    for field in part.children where field.name != "loc-key" && field.name != "loc-args" {
      throw shape(
        pointer + jsonPointerToken(field.name.text),
        "a text that the device looks up has loc-key and loc-args"
      )
    }
  }

  private static func checkLookUp(
    _ key: String, _ arguments: String?, in object: JSONValue, at place: String
  ) throws(MessageFault) {
    if let value = object[key], value.kind != .string {
      throw shape("\(place)/\(key)", "\(key) must be a string")
    }
    guard let arguments, let list = object[arguments] else { return }
    let pointer = "\(place)/\(arguments)"
    guard object[key] != nil else { throw shape(pointer, "\(arguments) needs \(key) beside it") }
    guard list.kind == .array else {
      throw shape(pointer, "\(arguments) must be an array of strings")
    }
    for (index, argument) in list.elements.enumerated() where argument.kind != .string {
      throw shape("\(pointer)/\(index)", "\(arguments) must hold strings, numbers in quotes too")
    }
  }

  /// Members with a key that the device resolves, the member with its arguments, and the literal
  /// member that the key replaces.
  private static let localizationKeys: [(key: String, arguments: String?, literal: String?)] = [
    ("loc-key", "loc-args", "body"), ("title-loc-key", "title-loc-args", "title"),
    ("subtitle-loc-key", "subtitle-loc-args", "subtitle"), ("action-loc-key", nil, nil),
  ]

  private static func shape(_ pointer: String, _ message: String) -> MessageFault {
    MessageFault(.shape, at: pointer, message)
  }
}
