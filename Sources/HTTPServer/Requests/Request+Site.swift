// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Checks of browser requests: only pages of this server may send them.
extension Request {
  /// Whether a browser sent the request on behalf of a page of another site. Either
  /// `Sec-Fetch-Site: cross-site` (W3C Fetch Metadata §2.3) shows it, or an `Origin` (RFC 6454 §7)
  /// whose host or port differs from the request's. Other clients send neither field. The scheme is
  /// ignored, since a proxy may have terminated TLS.
  package var isFromOtherSite: Bool {
    if let site = headers.firstValue(of: "sec-fetch-site"), site.elementsEqual("cross-site".utf8) {
      return true
    }
    guard let first = headers.firstValue(of: "origin") else { return false }
    guard let origin = headers.onlyValue(of: "origin"), let host = hostBytes else {
      // Reached if Origin occurs twice, or if the request has no host to compare it with.
      return !first.isEmpty
    }
    return !Self.isOrigin(Array(origin), of: host)
  }

  /// Returns whether a browser sent the request on behalf of a page of this server: by
  /// `Sec-Fetch-Site: same-origin`, or without that field by an `Origin` that equals the request's
  /// own scheme and authority. False without either field, so that it is not for other clients.
  /// - Parameter isSecure: whether the browser uses `https`, as `Request.isSecure` or as a proxy
  ///   that has terminated TLS reports.
  package func isFromOwnPage(isSecure: Bool) -> Bool {
    if headers.firstValue(of: "sec-fetch-site") != nil {
      return headers.onlyValue(of: "sec-fetch-site")?.elementsEqual("same-origin".utf8) ?? false
    }
    guard let origin = headers.onlyValue(of: "origin"), let host = hostBytes else { return false }
    let scheme = Self.schemes[isSecure ? 1 : 0]
    return Self.isOrigin(Array(origin), of: host, scheme)
  }

  /// Whether the request's host is a name that browsers resolve locally. With DNS rebinding, a
  /// foreign page's own name resolves to this machine, and `Host` contains that name.
  package var isForLoopbackName: Bool {
    guard let bytes = hostBytes, !bytes.isEmpty else { return false }
    var name = String(decoding: bytes[Host.name(of: bytes.span)], as: UTF8.self).lowercased()
    if name == "localhost" || name.hasSuffix(".localhost") { return true }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    return (try? SocketAddress(ip: name, port: 0))?.isLoopback ?? false
  }

  private var hostBytes: [UInt8]? {
    (headers.firstValue(of: "host") ?? headers.firstValue(of: ":authority")).map(Array.init)
  }

  private typealias Scheme = (prefix: StaticString, port: StaticString)
  private static let schemes: [Scheme] = [("http://", "80"), ("https://", "443")]

  private static func isOrigin(_ origin: [UInt8], of host: [UInt8]) -> Bool {
    schemes.contains { isOrigin(origin, of: host, $0) }
  }

  private static func isOrigin(_ origin: [UInt8], of host: [UInt8], _ scheme: Scheme) -> Bool {
    guard Bytes.hasPrefix(origin.span, 0..<origin.count, scheme.prefix) else { return false }
    let place = origin[scheme.prefix.utf8CodeUnitCount...]
    let both = Array(place) + host
    return Host.areSame(
      both.span, 0..<place.count, place.count..<both.count, defaultPort: scheme.port)
  }
}
