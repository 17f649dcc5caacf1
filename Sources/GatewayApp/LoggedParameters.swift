// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Logging
internal import PushModel
internal import Storage
internal import TLS

/// The app and the device of a request in its log line. Device tokens are replaced by a keyed hash,
/// which is equal on all nodes and after restarts.
struct LoggedParameters: Sendable {
  /// Bytes of the hash in the log: two of a hundred million devices share a hash with probability
  /// 0.0003.
  private static let hashBytes = 8

  private let key: [UInt8]

  init(_ secrets: SecretBox) { key = secrets.derivedKey(for: "device tokens in log lines") }

  /// Returns the metadata of a route's parameters. Invalid values are left out, because clients
  /// without a key may send them.
  func metadata(_ parameters: RouteParameters) -> Logger.Metadata {
    var facts: Logger.Metadata = [:]
    if let app = parameters["app"], BundleID.isValid(app) { facts["app"] = "\(app)" }
    if let hex = parameters["token"], let token = try? DeviceToken(hex: hex) {
      facts["device"] = "\(hash(of: token))"
    }
    return facts
  }

  /// Returns the hash of a device token as 16 hexadecimal digits.
  func hash(of token: DeviceToken) -> String {
    Hex.encode(HMACSHA256.authenticate(token.bytes, key: key).prefix(Self.hashBytes))
  }
}
