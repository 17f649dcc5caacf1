// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTPTypes
import Synchronization

/// A request for a handler: valid, decoded, with its body within the route's limit.
package struct Request: Sendable {
  /// The facts of the head, shared by reference, so that copies of the request are cheap.
  private final class Head: Sendable {
    let method: HTTPRequest.Method
    let path: String
    let query: QueryItems
    let headers: HeaderFields
    let parameters: RouteParameters
    let peer: SocketAddress
    let certificate: ClientCertificate?
    let isSecure: Bool
    let id: String
    let caller = Mutex<RequestCaller?>(nil)

    init(
      _ method: HTTPRequest.Method, _ path: String, _ query: QueryItems, _ headers: HeaderFields,
      _ parameters: RouteParameters, _ peer: SocketAddress, _ certificate: ClientCertificate?,
      _ isSecure: Bool, _ id: String
    ) {
      self.method = method
      self.path = path
      self.query = query
      self.headers = headers
      self.parameters = parameters
      self.peer = peer
      self.certificate = certificate
      self.isSecure = isSecure
      self.id = id
    }
  }

  private let head: Head
  /// The complete body. Empty while a route authorises the request by its head, and for handlers
  /// that stream the body.
  package internal(set) var body: [UInt8]

  package init(
    method: HTTPRequest.Method, path: String, query: QueryItems = QueryItems(),
    headers: HeaderFields = HeaderFields([:]), body: [UInt8] = [],
    parameters: RouteParameters = [:], peer: SocketAddress,
    certificate: ClientCertificate? = nil, isSecure: Bool = false, id: String
  ) {
    head = Head(method, path, query, headers, parameters, peer, certificate, isSecure, id)
    self.body = body
  }

  package var method: HTTPRequest.Method { head.method }
  /// The path as sent: percent-encoded, without the query.
  package var path: String { head.path }
  package var query: QueryItems { head.query }
  package var headers: HeaderFields { head.headers }
  package var parameters: RouteParameters { head.parameters }
  /// The peer address of the connection (of the proxy, if there is one).
  package var peer: SocketAddress { head.peer }
  /// The client's certificate, if TLS requested one and the client has sent it.
  package var certificate: ClientCertificate? { head.certificate }
  /// Whether the request arrived over TLS. False behind a proxy that has terminated TLS.
  package var isSecure: Bool { head.isSecure }
  /// The authenticated caller; nil until `note(_:)`.
  package var caller: RequestCaller? { head.caller.withLock { $0 } }
  /// The value of `X-Request-Id` if it is valid, otherwise generated; the response contains it,
  /// too.
  package var id: String { head.id }

  /// Notes the authenticated caller for the log. All copies of the request share it.
  package func note(_ caller: RequestCaller) { head.caller.withLock { $0 = caller } }
}
