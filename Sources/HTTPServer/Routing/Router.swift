// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// Finds the handler for a method and path.
///
/// Segments are compared after percent-decoding. A literal takes precedence over a capture, and a
/// capture is never empty. Each resource has one spelling: `/v1/apps/` is not `/v1/apps`, and is
/// 404.
package struct Router {
  /// The result of a lookup.
  enum Match {
    case route(Route, RouteParameters)
    /// The path exists with other methods, which the value of `Allow` lists.
    case otherMethods(allow: String)
    case nothing
  }

  private final class Node {
    var literals: [(segment: [UInt8], node: Node)] = []
    var capture: Node?
    var routes: [Route] = []

    func child(_ segment: [UInt8], isCapture: Bool) -> Node {
      if isCapture {
        let node = capture ?? Node()
        capture = node
        return node
      }
      if let known = literals.first(where: { $0.segment == segment }) { return known.node }
      let node = Node()
      literals.append((segment, node))
      return node
    }
  }

  private let root = Node()
  /// Patterns without captures, found by comparing bytes as sent.
  private var fixed: [(path: [UInt8], node: Node)] = []
  package private(set) var routes: [Route] = []
  /// Whether browser requests for a page of another site get 403 on all routes.
  package var refusesOtherSites = false

  /// Makes the response for a problem of the request with this id.
  package typealias ErrorPage = (Problem, _ requestID: String) -> Response
  /// Error pages by the prefix of paths for which they replace problem documents.
  private var errorPages: [(prefix: [UInt8], page: ErrorPage)] = []

  package init() {}

  /// Answers problems of all paths with a prefix, also of paths without a route, with a page for
  /// people instead of a problem document.
  /// - Parameter prefix: compared with the path as sent, for example `/admin/`.
  package mutating func answerErrors(below prefix: String, with page: @escaping ErrorPage) {
    errorPages.append((Array(prefix.utf8), page))
  }

  func errorPage(for path: ArraySlice<UInt8>) -> ErrorPage? {
    errorPages.first { path.starts(with: $0.prefix) }?.page
  }

  /// Adds a route.
  /// - Parameters:
  ///   - pattern: begins with `/`; a segment `{name}` captures one segment.
  ///   - bodyLimit: bytes; nil means `HTTPLimits.body`.
  ///   - name: the label for logs and metrics; the pattern by default.
  ///   - handler: called with the complete body.
  package mutating func add(
    _ method: HTTPRequest.Method, _ pattern: String, bodyLimit: Int? = nil, name: String? = nil,
    handler: @escaping (Request) async throws -> Response
  ) {
    add(method, pattern, bodyLimit: bodyLimit, name: name, by: .open(.whole(handler)))
  }

  /// Adds a route with any kind of handler or admission.
  /// - Parameters:
  ///   - bodyTime: total time of waiting for a body; nil means `HTTPLimits.bodyTime`.
  ///   - isProbe: whether monitoring systems request the route every few seconds.
  package mutating func add(
    _ method: HTTPRequest.Method, _ pattern: String, bodyLimit: Int? = nil,
    bodyTime: Duration? = nil, name: String? = nil, isProbe: Bool = false,
    by admission: Route.Admission
  ) {
    precondition(pattern.first == "/", "a pattern begins with a slash")
    var node = root
    var captures: [(name: String, segment: Int)] = []
    let segments = pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isCapture = segment.hasPrefix("{") && segment.hasSuffix("}")
      if isCapture { captures.append((String(segment.dropFirst().dropLast()), index)) }
      node = node.child(Array(segment.utf8), isCapture: isCapture)
    }
    precondition(
      !node.routes.contains { $0.method == method }, "two routes for \(method) \(pattern)")
    if captures.isEmpty, node.routes.isEmpty { fixed.append((Array(pattern.utf8), node)) }
    let route = Route(
      method: method, name: name ?? pattern, isProbe: isProbe, index: routes.count,
      bodyLimit: bodyLimit, bodyTime: bodyTime, captures: captures, admission: admission)
    node.routes.append(route)
    routes.append(route)
  }

  /// - Parameter path: as sent, percent-encoded, without the query.
  /// - Throws: if the path cannot be decoded.
  func match(
    _ method: HTTPRequest.Method, _ path: ArraySlice<UInt8>
  ) throws(ParseFault) -> Match {
    if let node = fixed(path) {
      if let route = Self.route(method, at: node) { return .route(route, [:]) }
      return .otherMethods(allow: Self.allow(node.routes))
    }
    let path = try PathSegments(path)
    guard let node = find(path, at: 0, from: root) else { return .nothing }
    if let route = Self.route(method, at: node) {
      return .route(route, try parameters(of: route, path))
    }
    return .otherMethods(allow: Self.allow(node.routes))
  }

  private static func route(_ method: HTTPRequest.Method, at node: Node) -> Route? {
    if let route = node.routes.first(where: { $0.method == method }) { return route }
    return method == .head ? node.routes.first { $0.method == .get } : nil
  }

  /// Looks up a pattern without captures. Returns the node that `find` would find, too, as literals
  /// take precedence there.
  private func fixed(_ path: ArraySlice<UInt8>) -> Node? {
    for (known, node) in fixed where known.count == path.count && path.elementsEqual(known) {
      return node
    }
    return nil
  }

  /// Returns whether any route has the method.
  func knows(_ method: HTTPRequest.Method) -> Bool {
    method == .head || method == .options || routes.contains { $0.method == method }
  }

  /// The value of `Allow` for the whole server (`OPTIONS *`).
  var allowAnywhere: String { Self.allow(routes) }

  /// Tries the literal first, and the capture if the literal's branch has no match.
  private func find(_ path: PathSegments, at index: Int, from node: Node) -> Node? {
    guard index < path.count else { return node.routes.isEmpty ? nil : node }
    let segment = path[index]
    for (literal, child) in node.literals where literal.elementsEqual(segment) {
      if let found = find(path, at: index + 1, from: child) { return found }
    }
    guard let capture = node.capture, !segment.isEmpty else { return nil }
    return find(path, at: index + 1, from: capture)
  }

  private func parameters(
    of route: Route, _ path: PathSegments
  ) throws(ParseFault) -> RouteParameters {
    guard !route.captures.isEmpty else { return [:] }
    var values: [String] = []
    values.reserveCapacity(route.captures.count)
    for capture in route.captures {
      values.append(try PercentEncoding.text(decoded: path[capture.segment]))
    }
    return RouteParameters(names: route.captureNames, values: values)
  }

  private static func allow(_ routes: [Route]) -> String {
    var methods = Set(routes.map(\.method.rawValue))
    if methods.contains("GET") { methods.insert("HEAD") }
    methods.insert("OPTIONS")
    return methods.sorted().joined(separator: ", ")
  }
}
