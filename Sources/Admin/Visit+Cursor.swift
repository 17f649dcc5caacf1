// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Storage
internal import TLS

extension Visit {
  /// Seals a cursor of the API for an address. Some contain a device token, and addresses are kept
  /// in browser histories and in logs of proxies.
  func seal(cursor: String) throws -> String {
    Base64URL.encode(
      try services.secrets.seal(Array(cursor.utf8), table: "admin", row: "cursor"))
  }

  /// Opens a sealed cursor.
  func open(cursor: String) throws(Fault) -> String {
    let opened = Base64URL.decode(cursor).flatMap {
      try? services.secrets.open($0, table: "admin", row: "cursor")
    }
    guard let opened else {
      throw Fault(.invalidCursor, at: "query/cursor", "expected the cursor of a page of this list")
    }
    return String(decoding: opened, as: UTF8.self)
  }
}
