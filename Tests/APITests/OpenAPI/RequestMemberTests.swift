// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import HTTPTypes
import JSONText
import PushModel
import Testing

@testable import API

/// Compares the request members of openapi.json with those that the parsers of bodies and queries
/// accept.
/// Every name in the parsers' sources is tried, so that no undocumented member is accepted.
@Suite struct RequestMemberTests {
  /// An object in a body that accepts only the members of its schema.
  struct Closed: Sendable, CustomTestStringConvertible {
    let method: HTTPRequest.Method
    let path: String
    /// A body in which `…` is replaced by the object's members.
    let body: String
    /// The pointer to the object within the body.
    var pointer = ""
    /// The pointer from the operation's schema to the object's schema.
    var schema = ""

    var testDescription: String { "\(method.rawValue) \(path) \(pointer)" }

    /// Returns the described members of the object.
    func members() throws -> [(name: String, place: OpenAPIDocument.Place)] {
      let document = OpenAPIDocument.served
      let path = path.hasPrefix("/v1") ? path : "/v1/apps/chess\(path)"
      let operation = try #require(document.operation(method, path))
      var place = try #require(document.requestSchema(operation).flatMap(document.resolve))
      for name in schema.split(separator: "/") {
        let next = Int(name).map { place.elements[$0] } ?? place[String(name)]
        place = try #require(next.flatMap(document.resolve))
      }
      #expect(place.value["additionalProperties"]?.bool == false)
      return place["properties"]?.members ?? []
    }

    /// Sends the object with one member, and returns the faults of that member.
    func faults(
      _ name: String, _ value: String, _ gateway: isolated TestGateway
    ) async throws -> [JSONValue] {
      let body = body.replacing("…", with: "\"\(name)\": \(value)")
      let answer =
        path.hasPrefix("/v1")
        ? try await gateway.send(method, path, body) : try await gateway.app(method, path, body)
      guard answer.status >= 400 else { return [] }
      let own = pointer + "/\(name)"
      return (answer["/errors"]?.elements ?? [answer.json].compactMap(\.self)).filter { fault in
        let place = fault["pointer"]?.string ?? ""
        return place == own || place.hasPrefix(own + "/")
      }
    }
  }

  private static let payload = #""payload": {"aps": {"alert": "Hi"}}"#
  static let objects: [Closed] = [
    Closed(method: .put, path: "", body: "{…}"),
    Closed(method: .patch, path: "", body: "{…}"),
    Closed(
      method: .put, path: "", body: #"{"quiet_hours": {…}}"#, pointer: "/quiet_hours",
      schema: "/properties/quiet_hours/oneOf/0"),
    Closed(method: .put, path: "/credentials/production/main", body: "{…}"),
    Closed(method: .put, path: "/devices/ab", body: "{…}"),
    Closed(method: .patch, path: "/devices/ab", body: "{…}"),
    Closed(method: .patch, path: "/users/ann", body: "{…}"),
    Closed(method: .post, path: "/devices/ab/badge", body: "{…}"),
    Closed(method: .post, path: "/devices/ab/quarantine", body: "{…}"),
    Closed(method: .post, path: "/notifications", body: "{…}"),
    Closed(
      method: .post, path: "/notifications", body: #"{"to": {…}, \#(payload)}"#, pointer: "/to",
      schema: "/properties/to"),
    Closed(
      method: .post, path: "/notifications",
      body: #"{"to": {"tokens": ["ab"]}, "send_unregistered": {…}, \#(payload)}"#,
      pointer: "/send_unregistered", schema: "/properties/send_unregistered"),
    Closed(
      method: .post, path: "/notifications", body: #"{"to": {"tags": {…}}, \#(payload)}"#,
      pointer: "/to/tags", schema: "/properties/to/properties/tags"),
    Closed(
      method: .post, path: "/notifications", body: #"{"to": {"app_version": {…}}, \#(payload)}"#,
      pointer: "/to/app_version", schema: "/properties/to/properties/app_version"),
    Closed(
      method: .post, path: "/notifications",
      body: #"{"to": {"everyone": true}, "badge": {…}, \#(payload)}"#, pointer: "/badge",
      schema: "/properties/badge"),
    Closed(
      method: .post, path: "/notifications",
      body: #"{"to": {"everyone": true}, "repeat": {…}, \#(payload)}"#, pointer: "/repeat",
      schema: "/properties/repeat"),
    Closed(
      method: .post, path: "/notifications/01234567-89ab-7cde-8f01-23456789abcd/resend-failures",
      body: "{…}"),
    Closed(
      method: .post, path: "/notifications", body: #"{"recipients": [{…}], \#(payload)}"#,
      pointer: "/recipients/0", schema: "/properties/recipients/items"),
    Closed(method: .post, path: "/notifications/preview", body: "{…}"),
    Closed(method: .post, path: "/channels", body: "{…}"),
    Closed(method: .post, path: "/channels/a/broadcasts", body: "{…}"),
    Closed(method: .post, path: "/webhooks", body: "{…}"),
    Closed(
      method: .patch, path: "/webhooks/01234567-89ab-7cde-8f01-23456789abcd", body: "{…}"),
    Closed(
      method: .post, path: "/webhooks/01234567-89ab-7cde-8f01-23456789abcd/rotate-secret",
      body: "{…}"),
    Closed(method: .post, path: "/v1/keys", body: "{…}"),
    Closed(method: .post, path: "/v1/queue/release", body: "{…}"),
    Closed(method: .post, path: "/v1/queue/expire", body: "{…}"),
  ]

  /// Names that a parser might accept: every quoted word in the sources, and every described name.
  static let names: [String] = {
    var names: Set<String> = ["zzz"]
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    for target in ["API", "Messages", "Intake", "Localization"] {
      let folder = root.appending(path: target).path
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
        for match in text.matches(of: /"([a-z][a-z_]+)"/) { names.insert(String(match.1)) }
      }
    }
    let document = OpenAPIDocument.served
    for operation in document.operations {
      names.formUnion(document.queryParameters(operation).map(\.name))
      for place in document.requestSchema(operation).map(document.schemas) ?? [] {
        names.formUnion(place["properties"]?.members.map(\.name) ?? [])
      }
    }
    return names.sorted()
  }()

  @Test("each body accepts exactly the described members", arguments: objects)
  func members(object: Closed) async throws {
    try await TestGateway.run { gateway in
      var taken: Set<String> = []
      for name in Self.names {
        let faults = try await object.faults(name, "[]", gateway)
        if !faults.contains(where: Self.isUnknown) { taken.insert(name) }
      }
      let described = Set(try object.members().map(\.name))
      #expect(described.subtracting(taken).isEmpty, "described but refused")
      #expect(taken.subtracting(described).isEmpty, "accepted but not described")
      let unknown = try #require(try await object.faults("zzz", "[]", gateway).first)
      let detail = try #require(unknown["detail"]?.string)
      let listed = detail.split(separator: "it may have ").last?.split(separator: #/, | or /#) ?? []
      #expect(Set(listed.map { String($0) }) == described, "the error message lists the members")
    }
  }

  /// Whether the fault reports an unknown name, or one of a later version.
  private static func isUnknown(_ fault: JSONValue) -> Bool {
    ["PG1102", "PG1106"].contains(fault["code"]?.string)
  }

  @Test("each query accepts exactly the described parameters")
  func parameters() async throws {
    let document = OpenAPIDocument.served
    try await TestGateway.run { gateway in
      for route in APIRoutes.all {
        let path = route.pattern.replacing("{app}", with: TestGateway.app)
          .replacing("{token}", with: "ab").replacing("{environment}", with: "production")
          .replacing("{name}", with: "main").replacing("{language}", with: "en")
          .replacing("{revision}", with: "1").replacing("{user}", with: "ann")
          .replacing("{id}", with: "01234567-89ab-7cde-8f01-23456789abcd")
        let operation = try #require(document.operation(route.method, path))
        let described = document.queryParameters(operation)
        // An earlier DELETE may have removed the app.
        _ = try await gateway.app(.put, "")
        func takes(_ name: String) async throws -> Bool {
          let answer = try await gateway.send(route.method, "\(path)?\(name)=%20")
          let detail = answer["/detail"]?.string ?? ""
          let isUnknown = ["one of the parameters", "no parameter"].contains { detail.contains($0) }
          return answer.pointer != "query/\(name)" || !(isUnknown || answer.code == "PG1106")
        }
        // Routes without a query accept and ignore every parameter.
        var taken: Set<String> = []
        if try await !takes("zzz") {
          for name in Self.names where try await takes(name) { taken.insert(name) }
        }
        #expect(taken == Set(described.map(\.name)), "\(operation.name)")
        for (name, schema) in described {
          let answer = try await gateway.send(route.method, "\(path)?\(name)=~")
          // A required parameter that is missing is reported first.
          guard [nil, "query/\(name)"].contains(answer.pointer) else { continue }
          let listed = Self.listedValues(answer.json.map { [$0] } ?? [])
          #expect(listed == document.values(schema), "\(operation.name) \(name)")
        }
      }
    }
  }

  /// Returns the values that the gateway lists in the message for another value.
  static func listedValues(_ faults: [JSONValue]) -> Set<String> {
    let details = faults.compactMap { $0["detail"]?.string }.filter { $0.contains("one of \"") }
    return Set(details.flatMap { $0.matches(of: /"([^"]*)"/) }.map { String($0.1) })
  }
}
