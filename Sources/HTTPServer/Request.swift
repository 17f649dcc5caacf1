// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTPTypes

/// A request as a handler sees it: valid, decoded, its body within the route's limit.
package struct Request: Sendable {
  /// What was found out by the head: one reference, however often the request is handed on.
  private final class Head: Sendable {
    let method: HTTPRequest.Method
    let path: String
    let query: QueryItems
    let headers: HeaderFields
    let parameters: RouteParameters
    let peer: SocketAddress
    let certificate: ClientCertificate?
    let id: String

    init(
      _ method: HTTPRequest.Method, _ path: String, _ query: QueryItems, _ headers: HeaderFields,
      _ parameters: RouteParameters, _ peer: SocketAddress, _ certificate: ClientCertificate?,
      _ id: String
    ) {
      self.method = method
      self.path = path
      self.query = query
      self.headers = headers
      self.parameters = parameters
      self.peer = peer
      self.certificate = certificate
      self.id = id
    }
  }

  private let head: Head
  /// All of it. Empty when a route admits the request, which it does by the head, and for handlers that
  /// stream the body.
  package internal(set) var body: [UInt8]

  package init(
    method: HTTPRequest.Method, path: String, query: QueryItems = QueryItems(),
    headers: HeaderFields = HeaderFields([:]), body: [UInt8] = [],
    parameters: RouteParameters = [:], peer: SocketAddress,
    certificate: ClientCertificate? = nil, id: String
  ) {
    head = Head(method, path, query, headers, parameters, peer, certificate, id)
    self.body = body
  }

  package var method: HTTPRequest.Method { head.method }
  /// As sent: percent-encoded, without the query.
  package var path: String { head.path }
  package var query: QueryItems { head.query }
  package var headers: HeaderFields { head.headers }
  package var parameters: RouteParameters { head.parameters }
  /// Where the connection comes from (a proxy's address, if there is one).
  package var peer: SocketAddress { head.peer }
  /// That the client has shown, where TLS asks for one and it did.
  package var certificate: ClientCertificate? { head.certificate }
  /// Of the `X-Request-Id` field if that was sane, otherwise made here; the response repeats it.
  package var id: String { head.id }
}

/// What a route's `{names}` stand for in one request, percent-decoded.
package struct RouteParameters: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private let names: [String]
  private let values: [String]

  init(names: [String], values: [String]) {
    self.names = names
    self.values = values
  }

  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(names: elements.map(\.0), values: elements.map(\.1))
  }

  package subscript(_ name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }
}
