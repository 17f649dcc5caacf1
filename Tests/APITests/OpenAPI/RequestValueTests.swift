// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

/// Compares the values of members that openapi.json describes with those that the gateway accepts:
/// enumerations, and limits at both sides.
@Suite struct RequestValueTests {
  typealias Closed = RequestMemberTests.Closed

  /// A described limit: a value at it and a value beyond it, as JSON.
  private struct Limit {
    let keyword: String
    let within: String
    let beyond: String
  }

  @Test("each member accepts exactly the described strings", arguments: RequestMemberTests.objects)
  func values(object: Closed) async throws {
    let document = OpenAPIDocument.served
    try await TestGateway.run { gateway in
      for (name, place) in try object.members() {
        let described = document.values(place).subtracting(["true", "false"])
        if described.isEmpty { continue }
        let isArray = document.resolve(place)?["items"] != nil
        let faults = try await object.faults(name, isArray ? #"["~"]"# : #""~""#, gateway)
        #expect(RequestMemberTests.listedValues(faults) == described, "\(name)")
      }
    }
  }

  @Test("each limit of a member equals the described one", arguments: RequestMemberTests.objects)
  func limits(object: Closed) async throws {
    try await TestGateway.run { gateway in
      for (name, place) in try object.members() {
        // Without "cron" the time zone of a schedule is not parsed.
        if object.pointer == "/repeat", name == "time_zone" { continue }
        for limit in Self.described(place) {
          let within = try await object.faults(name, limit.within, gateway)
            .compactMap { $0["detail"]?.string }
          // A text of the maximum length may be rejected as a language or an address.
          let isTooMuch =
            limit.keyword == "maxLength"
            ? within.contains { $0.contains("at most") } : !within.isEmpty
          #expect(!isTooMuch, "\(name), \(limit.keyword): \(within)")
          let beyond = try await object.faults(name, limit.beyond, gateway)
          #expect(!beyond.isEmpty, "\(name), \(limit.keyword)")
        }
      }
    }
  }

  private static func described(_ place: OpenAPIDocument.Place) -> [Limit] {
    guard let schema = OpenAPIDocument.served.resolve(place) else { return [] }
    var limits: [Limit] = []
    func add(_ keyword: String, by step: Int = 1, _ write: (Int) -> String) {
      guard let bound = schema.value[keyword]?.int else { return }
      limits.append(Limit(keyword: keyword, within: write(bound), beyond: write(bound + step)))
    }
    add("maxLength") { "\"" + String(repeating: "a", count: $0) + "\"" }
    add("maximum") { "\($0)" }
    add("minimum", by: -1) { "\($0)" }
    guard let items = schema["items"].flatMap(OpenAPIDocument.served.resolve) else { return limits }
    // Two letters are a token, a language, a user and a tag.
    let element = items["properties"] == nil ? #""ab""# : #"{"token": "ab"}"#
    add("maxItems") { "[" + repeatElement(element, count: $0).joined(separator: ", ") + "]" }
    for limit in described(items) where limit.keyword == "maxLength" {
      limits.append(
        Limit(
          keyword: limit.keyword, within: "[\(limit.within)]", beyond: "[\(limit.beyond)]"))
    }
    return limits
  }
}
