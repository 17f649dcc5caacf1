// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// A row of the admin page's route table: method, path, access and handler.
struct AdminRoute: Sendable {
  /// Access rule of a route.
  enum Access: Sendable, Equatable {
    /// No session needed: the route shows no data.
    case open
    /// A session of a key with the scope.
    case scope(KeyScope)
    /// A session of a key with the scope that is not bound to apps, for pages that concern the
    /// whole gateway.
    case gateway(KeyScope)

    /// The scope that the key needs; nil without a session.
    var scope: KeyScope? {
      switch self {
      case .open: nil
      case .scope(let scope), .gateway(let scope): scope
      }
    }

    /// Returns whether a caller has access.
    func admits(_ caller: Caller?) -> Bool {
      guard let scope else { return true }
      guard let caller, caller.may(scope) else { return false }
      return self == .scope(scope) || caller.apps == nil
    }
  }

  /// An entry of the navigation.
  struct Entry: Sendable {
    let title: String
    let link: Link
  }

  let method: HTTPRequest.Method
  let pattern: String
  let access: Access
  /// The entry of the navigation; nil for routes without one.
  let entry: Entry?
  let handler: @Sendable (Visit) async throws -> Response

  /// - Parameter path: the path after `/admin/`.
  init(
    _ method: HTTPRequest.Method, _ path: String, _ access: Access, entry: Entry? = nil,
    _ handler: @escaping @Sendable (Visit) async throws -> Response
  ) {
    self.method = method
    self.pattern = Link.prefix + path
    self.access = access
    self.entry = entry
    self.handler = handler
  }
}
