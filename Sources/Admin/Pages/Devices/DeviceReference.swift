// SPDX-License-Identifier: Apache-2.0
internal import API
internal import PushModel
internal import Storage
internal import TLS

/// A device of an app. Its id in addresses is sealed: addresses are kept in browser histories and
/// in logs of proxies, where no device token may be.
struct DeviceReference {
  let app: App
  let token: DeviceToken

  init(app: App, token: DeviceToken) {
    self.app = app
    self.token = token
  }

  /// Opens an id from an address. Throws the API's faults for ids that this gateway did not make,
  /// and for apps that the caller may not use.
  init(id: String, for visit: Visit) throws(Fault) {
    let opened = Base64URL.decode(id).flatMap {
      try? visit.services.secrets.open($0, table: "admin", row: "device")
    }
    guard let opened, opened.count > 4 else { throw Self.notFound }
    let app = AppID(rawValue: opened[..<4].reduce(0) { $0 << 8 | Int32($1) })
    guard let app = visit.services.api.configuration().app(id: app) else { throw Self.notFound }
    self.app = try visit.app(named: app.bundleID)
    token = DeviceToken(bytes: Array(opened[4...]))
  }

  /// Returns the id for addresses; a new one each time.
  func id(for visit: Visit) -> String {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: app.id.rawValue >> (24 - 8 * $0)) }
    let sealed = try? visit.services.secrets.seal(
      number + token.bytes, table: "admin", row: "device")
    return Base64URL.encode(sealed ?? [])
  }

  /// The device does not exist.
  static var notFound: Fault {
    Fault(.deviceNotFound, at: "path/id", "no device has this id; it may have been removed")
  }
}
