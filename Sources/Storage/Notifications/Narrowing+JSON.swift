// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

// The column `notifications.narrowing`, and the members of `to` in the API's responses, which are
// equal.

extension Narrowing {
  /// Writes the given parts as members of an object.
  package func write(to json: inout JSONWriter) {
    if !tags.isEmpty {
      json.field("tags") { json in
        json.object { json in
          for (name, list) in [("all", tags.all), ("any", tags.any), ("none", tags.none)]
          where !list.isEmpty {
            json.field(name, list)
          }
        }
      }
    }
    if !languages.isEmpty { json.field("languages", languages) }
    if let versions {
      json.field("app_version") { json in
        json.object { json in
          if let from = versions.from { json.field("from", from.text) }
          if let below = versions.below { json.field("below", below.text) }
        }
      }
    }
    guard let share else { return }
    json.field("share") { json in
      json.object { json in
        json.field("from", share.from)
        json.field("to", share.to)
        if !share.seed.isEmpty { json.field("seed", share.seed) }
      }
    }
  }

  /// The column's value; nil for an empty narrowing.
  var stored: String? {
    if isNothing { return nil }
    var writer = JSONWriter()
    writer.object { write(to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Reads a text that `stored` wrote. Ignores members that this release does not know.
  init(stored text: String) throws(JSONSyntaxError) {
    let json = try JSONDocument(parsing: Array(text.utf8)).root
    func list(_ value: JSONValue?) -> [String] { value?.elements.compactMap(\.string) ?? [] }
    let tags = json["tags"]
    self.init(
      tags: Tags(all: list(tags?["all"]), any: list(tags?["any"]), none: list(tags?["none"])),
      languages: list(json["languages"]))
    if let share = json["share"] {
      self.share = AudienceShare(
        from: share["from"]?.int ?? 0, to: share["to"]?.int ?? 100,
        seed: share["seed"]?.string ?? "")
    }
    guard let versions = json["app_version"] else { return }
    self.versions = AppVersionRange(
      from: versions["from"]?.string.flatMap(AppVersion.init),
      below: versions["below"]?.string.flatMap(AppVersion.init))
  }
}
