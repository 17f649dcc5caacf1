// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Counts of an app's devices by state, environment, push type and language.
enum DeviceCountsRoute {
  static let all: [APIRoute] = [.inApp(.get, "/devices/counts", .read, get)]

  /// Maximum number of listed languages, the most frequent first preferences. Apps usually have
  /// some hundred.
  private static let maximumLanguages = 1_000

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["state"], isList: false)
    let state = try reader.choice("state", DeviceState.names)
    var counts = try await services.store.devices.counts(of: app.id)
    if let state { counts.counts = counts.counts.filter { $0.key.state == state } }
    return .json { json in write(counts, to: &json) }
  }

  private static func write(_ counts: DeviceCounts, to json: inout JSONWriter) {
    var languages = counts.by(\.language)
    let without = languages.removeValue(forKey: "") ?? 0
    let listed = languages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(
      maximumLanguages)
    let others = languages.values.reduce(0, +) - listed.map(\.value).reduce(0, +)
    json.object { json in
      json.field("as_of", counts.asOf.map(RFC3339.format))
      json.field("devices", counts.counts.values.reduce(0, +))
      let states = counts.by(\.state)
      write("states", DeviceState.allCases.map { ($0.name, states[$0]) }, to: &json)
      let environments = counts.by(\.environment)
      write(
        "environments", PushEnvironment.allCases.map { ($0.rawValue, environments[$0]) }, to: &json)
      let kinds = counts.by(\.tokenKind)
      write("push_types", TokenKind.allCases.map { ($0.rawValue, kinds[$0]) }, to: &json)
      write("languages", listed.map { ($0.key, $0.value) }, to: &json)
      json.field("other_languages", others)
      json.field("no_language", without)
    }
  }

  /// Omits entries without devices.
  private static func write(
    _ name: String, _ counts: [(name: String, devices: Int?)], to json: inout JSONWriter
  ) {
    json.field(name) { json in
      json.object { json in
        for (name, devices) in counts where devices != nil { json.field(name, devices) }
      }
    }
  }
}
