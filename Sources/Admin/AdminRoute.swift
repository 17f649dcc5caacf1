// SPDX-License-Identifier: Apache-2.0
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
