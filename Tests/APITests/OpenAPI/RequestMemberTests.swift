// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import HTTPTypes
import JSONText
import PushModel
import Testing

@testable import API

/// What requests may say, as openapi.json has it, against what the readers of bodies and queries take.
/// Every name that stands anywhere in their sources is tried, so that nothing is taken in silence.
@Suite struct RequestMemberTests {
  /// An object in a body that takes no other members than its schema names.
  struct Closed: Sendable, CustomTestStringConvertible {
    let method: HTTPRequest.Method
    let path: String
    /// A body in which `…` stands for the object's members.
    let body: String
    /// The pointer to the object within the body.
    var pointer = ""
    /// The pointer to its schema from the operation's.
    var schema = ""

    var testDescription: String { "\(method.rawValue) \(path) \(pointer)" }
  }

  private static let payload = #""payload": {"aps": {"alert": "Hi"}}"#
  static let objects: [Closed] = [
    Closed(method: .put, path: "", body: "{…}"),
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

  /// Names that a reader might take: every word in quotes in the sources, and every described name.
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
      names.formUnion(document.queryParameters(operation))
      for place in document.requestSchema(operation).map(document.schemas) ?? [] {
        names.formUnion(place["properties"]?.members.map(\.name) ?? [])
      }
    }
    return names.sorted()
  }()

  @Test("each body takes exactly the members that are described", arguments: objects)
  func members(object: Closed) async throws {
    let document = OpenAPIDocument.served
    try await TestGateway.run { gateway in
      let path = object.path.hasPrefix("/v1") ? object.path : "/v1/apps/chess\(object.path)"
      let operation = try #require(document.operation(object.method, path))
      let whole = try #require(document.requestSchema(operation))
      let schema = try #require(Self.schema(object.schema, of: whole))
      #expect(schema.value["additionalProperties"]?.bool == false)
      var taken: Set<String> = []
      for name in Self.names {
        let body = object.body.replacing("…", with: "\"\(name)\": []")
        let answer =
          object.path.hasPrefix("/v1")
          ? try await gateway.send(object.method, path, body)
          : try await gateway.app(object.method, object.path, body)
        if !Self.refuses(answer, object.pointer + "/\(name)") { taken.insert(name) }
      }
      let described = Set(schema["properties"]?.members.map(\.name) ?? [])
      #expect(described.subtracting(taken).isEmpty, "described and refused")
      #expect(taken.subtracting(described).isEmpty, "taken and not described")
    }
  }

  /// Whether the name is unknown at that place, or of a later version.
  private static func refuses(_ answer: Answer, _ pointer: String) -> Bool {
    let faults = answer["/errors"]?.elements ?? [answer.json].compactMap(\.self)
    return faults.contains { fault in
      fault["pointer"]?.string == pointer
        && ["PG1102", "PG1106"].contains(fault["code"]?.string)
    }
  }

  private static func schema(
    _ path: String, of whole: OpenAPIDocument.Place
  ) -> OpenAPIDocument.Place? {
    var place = OpenAPIDocument.served.resolve(whole)
    for name in path.split(separator: "/") {
      place = place?[String(name)].flatMap(OpenAPIDocument.served.resolve)
    }
    return place
  }

  @Test("each query takes exactly the parameters that are described")
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
        // A DELETE before it may have removed the app.
        _ = try await gateway.app(.put, "")
        func takes(_ name: String) async throws -> Bool {
          let answer = try await gateway.send(route.method, "\(path)?\(name)=%20")
          let detail = answer["/detail"]?.string ?? ""
          let isUnknown = ["one of the parameters", "no parameter"].contains { detail.contains($0) }
          return answer.pointer != "query/\(name)" || !(isUnknown || answer.code == "PG1106")
        }
        // What looks at no query takes everything, and ignores it.
        var taken: Set<String> = []
        if try await !takes("zzz") {
          for name in Self.names where try await takes(name) { taken.insert(name) }
        }
        #expect(taken == described, "\(operation.name)")
      }
    }
  }
}
