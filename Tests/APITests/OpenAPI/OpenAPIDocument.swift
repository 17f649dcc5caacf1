// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText

@testable import API

/// openapi.json as the router serves it, for tests that compare it with the gateway.
struct OpenAPIDocument: Sendable {
  static let served = OpenAPIDocument(
    root: try? JSONDocument(parsing: Documents.openAPI).root)

  /// An operation: a method, a path and its description.
  struct Operation: Sendable {
    /// Such as `put /v1/apps/{app}`.
    let name: String
    let pattern: String
    let value: Place
  }

  /// A value of the document and the JSON pointer to it.
  struct Place: Sendable {
    let value: JSONValue
    let pointer: String

    subscript(_ name: String) -> Place? {
      value[name].map { Place(value: $0, pointer: pointer + jsonPointerToken(name)) }
    }

    var members: [(name: String, place: Place)] {
      value.members.map {
        ($0.name, Place(value: $0.value, pointer: pointer + jsonPointerToken($0.name)))
      }
    }

    var elements: [Place] {
      value.elements.enumerated().map {
        Place(value: $0.element, pointer: "\(pointer)/\($0.offset)")
      }
    }
  }

  let root: JSONValue?

  var operations: [Operation] {
    at("/paths")?.members.flatMap { path, item in
      item.members.filter { $0.name != "parameters" }.map { method, place in
        Operation(name: "\(method) \(path)", pattern: path, value: place)
      }
    } ?? []
  }

  func at(_ pointer: String) -> Place? {
    root?.at(pointer: pointer).map { Place(value: $0, pointer: pointer) }
  }

  /// Returns the target of a reference, or any other value itself.
  func resolve(_ place: Place) -> Place? {
    guard let reference = place.value["$ref"]?.string else { return place }
    return at(String(reference.dropFirst())).flatMap(resolve)
  }

  /// - Parameter path: without the query; a literal segment takes precedence over a capture.
  func operation(_ method: HTTPRequest.Method, _ path: String) -> Operation? {
    let segments = path.split(separator: "/")
    return
      operations
      .filter { operation in
        let pattern = operation.pattern.split(separator: "/")
        return operation.name.hasPrefix(method.rawValue.lowercased() + " ")
          && pattern.count == segments.count
          && zip(pattern, segments).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
      }
      .min { $0.pattern.count(where: { $0 == "{" }) < $1.pattern.count(where: { $0 == "{" }) }
  }

  /// Returns the described content of a response by media type, or nil for an undescribed status.
  func response(_ operation: Operation, _ status: Int) -> [(type: String, schema: Place?)]? {
    let responses = operation.value["responses"]
    guard let response = (responses?["\(status)"] ?? responses?["default"]).flatMap(resolve) else {
      return nil
    }
    return response["content"]?.members.map { ($0.name, $0.place["schema"]) } ?? []
  }

  /// Returns the names, in lower case, of the response header fields for a status.
  func headers(_ operation: Operation, _ status: Int) -> Set<String> {
    let responses = operation.value["responses"]
    let response = (responses?["\(status)"] ?? responses?["default"]).flatMap(resolve)
    return Set(response?["headers"]?.members.map { $0.name.lowercased() } ?? [])
  }

  /// Returns the schema of an operation's JSON body.
  func requestSchema(_ operation: Operation) -> Place? {
    operation.value["requestBody"]?["content"]?["application/json"]?["schema"]
  }

  /// Returns the query parameters of an operation: name and schema.
  func queryParameters(_ operation: Operation) -> [(name: String, schema: Place)] {
    let parameters = operation.value["parameters"]?.elements.compactMap(resolve) ?? []
    return parameters.filter { $0.value["in"]?.string == "query" }.compactMap { parameter in
      guard let name = parameter.value["name"]?.string, let schema = parameter["schema"] else {
        return nil
      }
      return (name, schema)
    }
  }

  /// Returns the strings that a schema lists for a value or an element; none if it allows others.
  func values(_ schema: Place) -> Set<String> {
    guard let schema = resolve(schema) else { return [] }
    if schema.value["type"]?.string == "boolean" { return ["true", "false"] }
    let listed = schema.value["enum"]?.elements ?? schema.value["const"].map { [$0] } ?? []
    let parts = ["anyOf", "oneOf"].flatMap { schema[$0]?.elements ?? [] }
    let nested = (parts + [schema["items"]].compactMap(\.self)).map(values)
    return nested.reduce(into: Set(listed.compactMap(\.string))) { $0.formUnion($1) }
  }

  /// Returns every schema reachable from a schema, itself included, each once.
  func schemas(below schema: Place) -> [Place] {
    var found: [Place] = []
    var next = [schema]
    while let place = next.popLast() {
      guard let place = resolve(place), !found.contains(where: { $0.pointer == place.pointer })
      else { continue }
      found.append(place)
      next += place["properties"]?.members.map(\.place) ?? []
      next += ["items", "additionalProperties"].compactMap { place[$0] }
        .filter { $0.value.kind == .object }
      next += ["anyOf", "oneOf", "allOf"].flatMap { place[$0]?.elements ?? [] }
    }
    return found
  }
}
