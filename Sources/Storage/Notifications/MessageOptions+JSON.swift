// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

// What no statement filters by is one column of JSON. An option that says what a request says by being
// silent is not written.

extension MessageOptions {
  /// The options as members of an object: the store keeps them and the API shows them in this form.
  package func write(to json: inout JSONWriter) {
    json.field("priority", priority)
    json.field("fallback", fallbackLanguages)
    json.field("truncate", truncates)
    if let maxRate { json.field("max_rate", maxRate) }
    if let reference { json.field("reference", reference) }
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

  /// Reads what `write` wrote.
  init(_ json: JSONValue, pushType: PushType) {
    self.init(
      pushType: pushType, priority: json["priority"]?.int,
      fallbackLanguages: json["fallback"]?.elements.compactMap(\.string) ?? [],
      truncates: json["truncate"]?.bool ?? false,
      maxRate: json["max_rate"]?.int, reference: json["reference"]?.string)
    if let number = json["badge"]?["set"]?.int {
      badge = .set(number)
    } else if let number = json["badge"]?["increment"]?.int {
      badge = .increment(number)
    }
  }
}

/// The column `notifications.options`.
struct StoredOptions {
  var options: MessageOptions
  var context: MessageContext
  var topic: String
  var localize: [UInt8]?

  init(_ notification: Notification) {
    options = notification.message.options
    context = notification.context
    topic = notification.topic
    localize = notification.message.localize
  }

  /// Reads what `json` wrote.
  init(
    _ text: String, pushType: PushType, stringsRevision: Int64
  ) throws(JSONSyntaxError) {
    let json = try JSONDocument(parsing: Array(text.utf8)).root
    options = MessageOptions(json, pushType: pushType)
    var overrides: [String: String] = [:]
    for (tag, other) in json["overrides"]?.members ?? [] { overrides[tag] = other.string }
    context = MessageContext(
      appFallbackLanguages: json["app_fallback"]?.elements.compactMap(\.string) ?? [],
      sourceLanguage: json["source_language"]?.string ?? "",
      languageOverrides: overrides, stringsRevision: stringsRevision)
    topic = json["topic"]?.string ?? ""
    localize = (json["localize"]?.bytes).map { Array($0) }
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.field("topic", topic)
      options.write(to: &json)
      json.field("app_fallback", context.appFallbackLanguages)
      json.field("source_language", context.sourceLanguage)
      if !context.languageOverrides.isEmpty {
        json.field("overrides") { json in
          json.object { json in
            for (tag, other) in context.languageOverrides.sorted(by: { $0.key < $1.key }) {
              json.field(tag, other)
            }
          }
        }
      }
      if let localize { json.field("localize", raw: localize) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
