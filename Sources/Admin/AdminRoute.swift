// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
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

  /// Size limit of a body.
  enum BodyLimit: Sendable {
    /// A form. The longest field is a URL or a list of bundle ids; forms have few fields.
    case form
    /// A form with a `.p8` or `.p12` file, as in the API.
    case credential
    /// A form with a message: Apple's 4 KiB in each of 40 languages, each byte as three characters.
    case message
    /// A form with a strings file: `CatalogueLimits.uploadBytes`, and other fields.
    case strings

    func bytes(_ limits: CatalogueLimits) -> Int {
      switch self {
      case .form: 16 * 1024
      case .credential: 64 * 1024
      case .message: 512 * 1024
      case .strings: limits.uploadBytes + 16 * 1024
      }
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
  let bodyLimit: BodyLimit
  let handler: @Sendable (Visit) async throws -> Response

  /// - Parameter path: the path after `/admin/`.
  init(
    _ method: HTTPRequest.Method, _ path: String, _ access: Access, entry: Entry? = nil,
    bodyLimit: BodyLimit = .form, _ handler: @escaping @Sendable (Visit) async throws -> Response
  ) {
    self.method = method
    self.pattern = Link.prefix + path
    self.access = access
    self.entry = entry
    self.bodyLimit = bodyLimit
    self.handler = handler
  }
}
