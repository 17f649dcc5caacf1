// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTPTypes

/// A request as a handler sees it: valid, decoded, its body within the route's limit.
package struct Request: Sendable {
  package let method: HTTPRequest.Method
  /// As sent: percent-encoded, without the query.
  package let path: String
  package let query: QueryItems
  package let headers: HeaderFields
  /// All of it. Empty when a route admits the request, which it does by the head, and for handlers that
  /// stream the body.
  package internal(set) var body: [UInt8]
  package let parameters: RouteParameters
  /// Where the connection comes from (a proxy's address, if there is one).
  package let peer: SocketAddress
  /// That the client has shown, where TLS asks for one and it did.
  package let certificate: ClientCertificate?
  /// Of the `X-Request-Id` field if that was sane, otherwise made here; the response repeats it.
  package let id: String

  package init(
    method: HTTPRequest.Method, path: String, query: QueryItems = QueryItems(),
    headers: HeaderFields = HeaderFields([:]), body: [UInt8] = [],
    parameters: RouteParameters = [:], peer: SocketAddress,
    certificate: ClientCertificate? = nil, id: String
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.parameters = parameters
    self.peer = peer
    self.certificate = certificate
    self.id = id
  }
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
