// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import TLS

extension IdempotencyKey {
  /// Description of a valid key, for error messages.
  static let expected =
    "expected 1 to 255 printable ASCII characters without spaces, such as a UUID"

  static func isUsable(_ key: String) -> Bool {
    (1...255).contains(key.utf8.count) && key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Returns the idempotency key of the request; nil if it has none.
  static func key(of request: Request) throws(Fault) -> String? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    guard isUsable(key) else {
      throw Fault(.invalidParameter, at: "header/Idempotency-Key", expected)
    }
    return key
  }

  /// Creates the key of a line without a key of its own, in a batch with a key. It contains spaces,
  /// which callers' keys cannot, so the two never collide. The batch's key is hashed, so that the
  /// length is bounded.
  init(line number: Int, ofBatch key: String, bodyHash: [UInt8]) {
    let digits = SHA256.hash(Array(key.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    self.init(key: "batch \(digits.joined()) \(number)", bodyHash: bodyHash)
  }
}
