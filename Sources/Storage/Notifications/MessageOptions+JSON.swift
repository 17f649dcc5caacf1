// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

// Options that no statement filters by are stored in one JSON column. Options equal to their
// defaults are omitted.

extension MessageOptions {
  /// Writes the options as members of an object, for the store and the API.
  ///
  /// - Parameter isSparing: whether to omit defaults, as in the store, where their bytes would cost
  ///   time with each push.
  package func write(to json: inout JSONWriter, isSparing: Bool = false) {
    json.field("priority", priority)
    if !isSparing || !fallbackLanguages.isEmpty { json.field("fallback", fallbackLanguages) }
    if let isStrict { json.field("strict", isStrict) }
    if !isSparing || truncates { json.field("truncate", truncates) }
    if let maxRate { json.field("max_rate", maxRate) }
    if let reference { json.field("reference", reference) }
    if let expiresIn { json.field("expires_in", expiresIn) }
    timing?.write(to: &json)
    if let repetition { json.field("repetition_of", repetition.description) }
    if let delivery { json.field("delivery", delivery.rawValue) }
    if startsActivity { json.field("starts_activity", true) }
    if let traceParent { json.field("traceparent", traceParent) }
    if dependsOnTimeZone { json.field("tells_time", true) }
    if let sentBy {
      json.field("sent_by") { json in
        json.object { json in
          json.field("id", sentBy.key.map(Int.init))
          json.field("name", sentBy.name)
        }
      }
    }
    if let quietHours { json.field("quiet_hours") { json in quietHours.write(to: &json) } }
    guard let badge else { return }
    json.field("badge") { json in
      json.object { json in
        switch badge {
        case .set(let number): json.field("set", number)
        case .increment(let number): json.field("increment", number)
        }
      }
    }
  }

  /// Reads the members that `write` wrote.
  init(_ json: JSONValue, pushType: PushType) {
    self.init(
      pushType: pushType, priority: json["priority"]?.int,
      fallbackLanguages: json["fallback"]?.elements.compactMap(\.string) ?? [],
      isStrict: json["strict"]?.bool, truncates: json["truncate"]?.bool ?? false,
      maxRate: json["max_rate"]?.int, reference: json["reference"]?.string,
      timing: Timing(json),
      repetition: json["repetition_of"]?.string.flatMap { NotificationID($0) },
      expiresIn: json["expires_in"]?.int, quietHours: json["quiet_hours"].flatMap(QuietHours.init),
      delivery: json["delivery"]?.string.flatMap(DeliveryPolicy.init),
      startsActivity: json["starts_activity"]?.bool ?? false,
      traceParent: json["traceparent"]?.string,
      dependsOnTimeZone: json["tells_time"]?.bool ?? false)
    if let name = json["sent_by"]?["name"]?.string {
      sentBy = Sender(key: json["sent_by"]?["id"]?.int.map(Int32.init), name: name)
    }
    if let number = json["badge"]?["set"]?.int {
      badge = .set(number)
    } else if let number = json["badge"]?["increment"]?.int {
      badge = .increment(number)
    }
  }
}

extension JSONWriter {
  /// Writes warnings for the column and the API.
  package mutating func array(of warnings: [NotificationWarning]) {
    array { json in
      for warning in warnings {
        json.object { json in
          json.field("pointer", warning.pointer)
          json.field("detail", warning.detail)
        }
      }
    }
  }
}

extension UnregisteredTokens {
  /// Writes one value for the column and the API's responses.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("environment", environment.rawValue)
      json.field("languages", languages)
      if revivesDevices { json.field("revives_devices", true) }
    }
  }

  /// Reads the value that `write` wrote.
  init?(_ json: JSONValue) {
    guard let environment = json["environment"]?.string.flatMap(PushEnvironment.init) else {
      return nil
    }
    self.init(
      environment: environment, languages: json["languages"]?.elements.compactMap(\.string) ?? [],
      revivesDevices: json["revives_devices"]?.bool ?? false)
  }
}
