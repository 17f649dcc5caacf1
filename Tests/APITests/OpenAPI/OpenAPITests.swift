// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Localization
import PushModel
import Testing

@testable import API

@Suite struct OpenAPITests {
  private let root: JSONValue

  init() throws {
    root = try JSONDocument(parsing: Documents.openAPI).root
  }

  private var operations: [(name: String, value: JSONValue)] {
    (root["paths"]?.members ?? []).flatMap { path, item in
      item.members.filter { $0.name != "parameters" }.map { ("\($0.name) \(path)", $0.value) }
    }
  }

  @Test("the version of the document is that of the build, with its commit")
  func version() {
    #expect(root["info"]?["version"]?.string == PushgateVersion.current)
    #expect(PushgateVersion.current.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\+[0-9a-z]+/) != nil)
  }

  @Test("the document describes exactly the router's routes")
  func routes() {
    let routes = APIRoutes.all.map { "\($0.method.rawValue.lowercased()) \($0.pattern)" }
    #expect(operations.map(\.name).sorted() == routes.sorted())
  }

  @Test("every operation names its scope, or is open")
  func scopes() throws {
    for route in APIRoutes.all {
      let name = "\(route.method.rawValue.lowercased()) \(route.pattern)"
      let operation = try #require(operations.first { $0.name == name }?.value)
      let description = operation["description"]?.string ?? ""
      #expect((operation["security"]?.elements.isEmpty ?? false) == (route.access == .open))
      switch route.access {
      case .open: #expect(!description.contains("Scope:"))
      case .app(let scope), .filtered(let scope), .gateway(let scope):
        #expect(description.hasSuffix("Scope: `\(scope.rawValue)`."), "\(name)")
      }
    }
  }

  @Test("exactly the answers to authenticated requests describe rate limit headers")
  func rates() throws {
    let document = OpenAPIDocument.served
    for route in APIRoutes.all {
      let operation = try #require(document.operation(route.method, route.pattern))
      let statuses = operation.value["responses"]?.members.map(\.name) ?? []
      for status in statuses {
        let headers = document.headers(operation, Int(status) ?? 599)
        let isReported = headers.isSuperset(of: ["ratelimit", "ratelimit-policy"])
        #expect(isReported == (route.access != .open), "\(operation.name) \(status)")
      }
    }
  }

  @Test("every capture of a path is described as its parameter")
  func parameters() {
    for (path, item) in root["paths"]?.members ?? [] {
      let captures = path.split(separator: "/").filter { $0.hasPrefix("{") }
        .map { String($0.dropFirst().dropLast()) }
      let described = (item["parameters"]?.elements ?? []).map { resolve($0) }
        .filter { $0?["in"]?.string == "path" }.map { $0?["name"]?.string }
      #expect(described == captures, "\(path)")
    }
  }

  @Test("every operation has its own id")
  func operationIDs() {
    let ids = operations.map { $0.value["operationId"]?.string }
    #expect(!ids.contains(nil))
    #expect(Set(ids).count == ids.count)
  }

  @Test("no schema has both properties and alternatives: client generators lose the properties")
  func choices() {
    func check(_ value: JSONValue, _ name: String) {
      if value["properties"]?.members.isEmpty == false {
        #expect(value["oneOf"] == nil && value["anyOf"] == nil, "\(name)")
      }
      for member in value.members { check(member.value, "\(name)/\(member.name)") }
      for element in value.elements { check(element, name) }
    }
    check(root["components"] ?? root, "")
  }

  @Test("every reference has a target")
  func references() {
    func check(_ value: JSONValue) {
      if value["$ref"]?.string != nil {
        #expect(resolve(value) != nil, "\(value["$ref"]?.string ?? "")")
      }
      for member in value.members { check(member.value) }
      for element in value.elements { check(element) }
    }
    check(root)
  }

  @Test("every reference names a component: client generators follow no other reference")
  func components() {
    func check(_ value: JSONValue) {
      if let reference = value["$ref"]?.string {
        let isNamed =
          reference.hasPrefix("#/components/") && reference.split(separator: "/").count == 4
        #expect(isNamed, "\(reference)")
      }
      for member in value.members { check(member.value) }
      for element in value.elements { check(element) }
    }
    check(root)
  }

  @Test("a body limit above 64 KiB is documented with its size")
  func sizes() throws {
    for route in APIRoutes.all {
      let name = "\(route.method.rawValue.lowercased()) \(route.pattern)"
      let operation = try #require(operations.first { $0.name == name }?.value)
      let description = operation.at(pointer: "/requestBody/description")?.string ?? ""
      let bytes = route.bodyLimit.bytes(CatalogueLimits())
      if case .usual = route.bodyLimit {
        #expect(!description.contains("At most"), "\(name)")
      } else {
        #expect(description.hasPrefix("At most \(bytes / 1_048_576) MiB"), "\(name)")
      }
    }
  }

  @Test("the document's enumerations equal the code's")
  func enumerations() {
    func values(_ schema: String) -> [String]? {
      root.at(pointer: "/components/schemas/\(schema)/enum")?.elements.compactMap(\.string)
    }
    #expect(values("PushType") == PushType.allCases.map(\.rawValue))
    #expect(values("TokenKind") == TokenKind.allCases.map(\.rawValue))
    #expect(values("Environment") == PushEnvironment.allCases.map(\.rawValue))
    #expect(values("Scope") == KeyScope.allCases.map(\.rawValue))
    #expect(values("Outcome") == DeliveryOutcome.allCases.map(\.name))
    #expect(values("LanguageReason") == LanguageReason.allCases.map(\.rawValue))
    #expect(values("DeviceState") == DeviceState.allCases.map(\.name))
  }

  private func resolve(_ value: JSONValue) -> JSONValue? {
    guard let reference = value["$ref"]?.string else { return value }
    return root.at(pointer: String(reference.dropFirst()))
  }
}
