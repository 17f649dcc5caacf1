// SPDX-License-Identifier: Apache-2.0
internal import HTTPTypes
internal import JSONText

/// Routes that accept query parameters, according to `openapi.json`. Their handlers check each name
/// (`QueryReader`); all other routes reject any query.
enum RouteQueries {
  static func areRead(by route: APIRoute) -> Bool {
    described.contains("\(route.method.rawValue.lowercased()) \(route.pattern)")
  }

  /// Method and path of each such route, for example `get /v1/apps`.
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
