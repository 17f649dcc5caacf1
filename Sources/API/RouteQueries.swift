// SPDX-License-Identifier: Apache-2.0
internal import HTTPTypes
internal import JSONText

/// Which routes take parameters in their queries: those of which `openapi.json` says so. Their handlers look at
/// each name (`QueryReader`); of all others a query of any kind is refused.
enum RouteQueries {
  static func areRead(by route: APIRoute) -> Bool {
    described.contains("\(route.method.rawValue.lowercased()) \(route.pattern)")
  }

  /// As `get /v1/apps`.
  private static let described: Set<String> = {
    guard let root = try? JSONDocument(parsing: Documents.openAPI).root else {
      return []
    }
    var found: Set<String> = []
    for (path, item) in root["paths"]?.members ?? [] {
      for (method, operation) in item.members {
        let parameters = operation["parameters"]?.elements ?? []
        if parameters.contains(where: { place(of: $0, in: root) == "query" }) {
          found.insert("\(method) \(path)")
        }
      }
    }
    return found
  }()

  private static func place(of parameter: JSONValue, in root: JSONValue) -> String? {
    guard let reference = parameter["$ref"]?.string else { return parameter["in"]?.string }
    return root.at(pointer: String(reference.dropFirst()))?["in"]?.string
  }
}
