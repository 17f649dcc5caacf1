// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import TLS

/// A file that pages use. Its name contains its hash, so that browsers keep it for a year and ask
/// for another name after an update.
struct Asset: Sendable {
  let link: Link
  private let bytes: [UInt8]
  private let type: String

  private init(_ name: String, _ ending: String, _ bytes: [UInt8], _ type: String) {
    let hash = Base64URL.encode(Array(SHA256.hash(bytes).prefix(9)))
    link = Link("assets", "\(name)-\(hash).\(ending)")
    self.bytes = bytes
    self.type = type
  }

  static let stylesheet = Asset(
    "admin", "css", PackageResources.admin_css, "text/css; charset=utf-8")
  static let icon = Asset("icon", "svg", PackageResources.icon_svg, "image/svg+xml")
  static let script = Asset(
    "admin", "js", PackageResources.admin_js, "text/javascript; charset=utf-8")
  static let all = [stylesheet, script, icon]

  var response: Response {
    var response = Response.bytes(.ok, bytes, contentType: type)
    response.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return response
  }
}
