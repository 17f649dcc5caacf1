// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

// The timing of a notification as members of an object, for the store and the API.

extension Timing {
  func write(to json: inout JSONWriter) {
    switch self {
    case .at(let time): json.field("send_at", RFC3339.format(time))
    case .local(let time, let ifPast):
      json.field("send_at_local", time.description)
      json.field("if_past", ifPast.rawValue)
    case .repeating(let recurrence):
      json.field("repeat") { json in json.object { json in recurrence.write(to: &json) } }
    }
  }

  /// Reads the members that `write` wrote; nil without them.
  init?(_ json: JSONValue) {
    if let time = json["send_at"]?.string.flatMap(RFC3339.parse) {
      self = .at(time)
    } else if let time = json["send_at_local"]?.string.flatMap({ LocalTime($0) }) {
      self = .local(time, json["if_past"]?.string.flatMap(IfPast.init) ?? .now)
    } else if let recurrence = json["repeat"].flatMap(Recurrence.init) {
      self = .repeating(recurrence)
    } else {
      return nil
    }
  }
}

extension Recurrence {
  fileprivate func write(to json: inout JSONWriter) {
    switch rule {
    case .every(let seconds): json.field("every", seconds)
    case .cron(let expression, let timeZone):
      json.field("cron", expression.description)
      json.field("time_zone", timeZone)
    }
    if let start { json.field("start", RFC3339.format(start)) }
    if let until { json.field("until", RFC3339.format(until)) }
    if let count { json.field("count", count) }
  }

  fileprivate init?(_ json: JSONValue) {
    if let seconds = json["every"]?.int {
      self.init(.every(seconds))
    } else if let text = json["cron"]?.string, let expression = try? CronExpression(text) {
      self.init(.cron(expression, timeZone: json["time_zone"]?.string ?? "UTC"))
    } else {
      return nil
    }
    start = json["start"]?.string.flatMap(RFC3339.parse)
    until = json["until"]?.string.flatMap(RFC3339.parse)
    count = json["count"]?.int
  }
}

extension QuietHours {
  /// Writes `{"from": "22:00", "to": "08:00", "then": "send"}`, and for notifications the time zone
  /// for readers without one.
  package func write(to json: inout JSONWriter, withZone: Bool = true) {
    json.object { json in
      json.field("from", Self.text(from))
      json.field("to", Self.text(to))
      json.field("then", skips ? "skip" : "send")
      if withZone { json.field("time_zone", timeZone) }
    }
  }

  /// The value of the column.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  init?(json: String) {
    guard let document = try? JSONDocument(parsing: Array(json.utf8)) else { return nil }
    self.init(document.root)
  }

  /// Reads the object that `write` wrote; nil for any other.
  package init?(_ json: JSONValue) {
    guard let from = json["from"]?.string.flatMap(Self.minutes),
      let to = json["to"]?.string.flatMap(Self.minutes)
    else { return nil }
    self.init(
      from: from, to: to, skips: json["then"]?.string == "skip",
      timeZone: json["time_zone"]?.string ?? "UTC")
  }
}
