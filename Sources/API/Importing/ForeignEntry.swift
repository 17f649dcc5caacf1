// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// An installation in the JSON export of another push server.
struct ForeignEntry {
  private let entry: JSONValue

  init(_ json: [UInt8]) throws(Fault) {
    entry = try bodyDocument(json, expected: "an object that describes an installation").root
  }

  /// An object of Parse Server's class `_Installation`, as written by its REST API, its dashboard
  /// or `mongoexport`. Nil for another platform, without a token, or for another push service than
  /// Apple's.
  var parseInstallation: [UInt8]? {
    guard let token = text("deviceToken") else { return nil }
    if let type = text("deviceType"), type != "ios" { return nil }
    if let type = text("pushType"), !["ios", "apn", "apns"].contains(type) { return nil }
    var line = ImportLine()
    line.text("token", token)
    if let locale = text("localeIdentifier") {
      line.list("languages", [locale.replacing("_", with: "-")])
    }
    if let user = entry["user"]?["objectId"]?.string { line.text("user", user) }
    if entry["user"] == nil, let pointer = text("_p_user") {
      line.text("user", String(pointer.split(separator: "$").last ?? ""))
    }
    let channels = entry["channels"]?.elements.compactMap(\.string) ?? []
    if !channels.isEmpty { line.list("tags", channels) }
    if let zone = text("timeZone") { line.text("time_zone", zone) }
    if let version = text("appVersion") { line.text("app_version", version) }
    if let registered = registered { line.text("registered_at", registered) }
    return line.json
  }

  /// Numbers from here on are milliseconds. In seconds this is the year 5138, in milliseconds 1973.
  private static let millisecondsFrom = 100_000_000_000

  /// Time at which Parse last stored the token; without it, the creation time of the installation.
  private var registered: String? {
    if let time = entry["deviceTokenLastModified"]?.int,
      (1..<1000 * Self.millisecondsFrom).contains(time)
    {
      // Some clients write seconds, others milliseconds.
      let scale: Int64 = time < Self.millisecondsFrom ? 1_000_000 : 1_000
      return RFC3339.format(Instant(microseconds: Int64(time) * scale))
    }
    let created = entry["createdAt"] ?? entry["_created_at"]
    let time = created?.string ?? created?["iso"]?.string ?? created?["$date"]?.string
    return time.flatMap { RFC3339.parse($0) == nil ? nil : $0 }
  }

  /// An installation of the AeroGear UnifiedPush Server, in the format of its console's export and
  /// import. Nil if it is disabled or of another platform.
  var aerogearInstallation: [UInt8]? {
    guard entry["enabled"]?.bool != false, let token = text("deviceToken") else { return nil }
    if let platform = text("platform"), !platform.lowercased().hasPrefix("ios") { return nil }
    var line = ImportLine()
    line.text("token", token)
    if let alias = text("alias") { line.text("user", alias) }
    let categories = entry["categories"]?.elements.compactMap { $0.string ?? $0["name"]?.string }
    if let categories, !categories.isEmpty { line.list("tags", categories) }
    return line.json
  }

  /// Returns a nonempty string member.
  private func text(_ name: String) -> String? {
    entry[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}
