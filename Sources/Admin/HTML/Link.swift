// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer

/// An address of the admin page: a path below `/admin/` and a query. It has no scheme and no host,
/// so it can neither run a script nor leave this server.
struct Link: Sendable, Equatable {
  /// The address, percent-encoded.
  let text: String

  /// - Parameters:
  ///   - path: segments below `/admin/`.
  ///   - fragment: the id of an element of the page.
  init(_ path: String..., query: [QueryItems.Item] = [], fragment: StaticString? = nil) {
    var text = Self.prefix + path.map(percentEncoded).joined(separator: "/")
    if !query.isEmpty {
      text += "?"
      text += query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
        .joined(separator: "&")
    }
    if let fragment { text += "#\(fragment)" }
    self.text = text
  }

  /// An address that a request contains, as the target of a redirect.
  ///
  /// Nil unless it is a plain path below `/admin/`. Browsers read a backslash as a slash and `%2e`
  /// as a dot, remove line breaks and tabs, and take what follows `//` for a host (URL standard,
  /// §4.4).
  init?(target: String) {
    guard target.hasPrefix(Self.prefix), target.utf8.count <= Self.maximumBytes,
      target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
      !target.contains("//"), !target.contains("/."), !target.lowercased().contains("%2e")
    else { return nil }
    text = target
  }

  /// The address of a request.
  init?(of request: Request) {
    let query = request.query.items
      .map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }.joined(separator: "&")
    self.init(target: query.isEmpty ? request.path : "\(request.path)?\(query)")
  }

  static let prefix = "/admin/"
  /// The first page after signing in.
  static let start = Link("overview")
  static let signOut = Link("sign-out")
  /// Fits into a request line together with its percent-encoded form in `next`.
  private static let maximumBytes = 2_000
}
