// SPDX-License-Identifier: Apache-2.0
internal import HTTPTypes
internal import JSONText

/// Routes that accept query parameters or a body, according to `openapi.json`. Their handlers check
/// each name (`QueryReader`, `bodyMembers`); all other routes reject any query or body.
enum RouteInputs {
  static func hasQuery(_ route: APIRoute) -> Bool { described.queries.contains(name(of: route)) }

  static func hasBody(_ route: APIRoute) -> Bool { described.bodies.contains(name(of: route)) }

  private static func name(of route: APIRoute) -> String {
    "\(route.method.rawValue.lowercased()) \(route.pattern)"
  }

  /// Method and path of these routes, for example `get /v1/apps`.
  private static let described: (queries: Set<String>, bodies: Set<String>) = {
    guard let root = try? JSONDocument(parsing: Documents.openAPI).root else {
      return ([], [])
    }
    var (queries, bodies): (Set<String>, Set<String>) = ([], [])
    for (path, item) in root["paths"]?.members ?? [] {
      for (method, operation) in item.members {
        let parameters = operation["parameters"]?.elements ?? []
        if parameters.contains(where: { place(of: $0, in: root) == "query" }) {
          queries.insert("\(method) \(path)")
        }
        if operation["requestBody"] != nil { bodies.insert("\(method) \(path)") }
      }
    }
    return (queries, bodies)
  }()

  private static func place(of parameter: JSONValue, in root: JSONValue) -> String? {
    guard let reference = parameter["$ref"]?.string else { return parameter["in"]?.string }
    return root.at(pointer: String(reference.dropFirst()))?["in"]?.string
  }
}
