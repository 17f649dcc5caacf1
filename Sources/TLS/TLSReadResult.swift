// SPDX-License-Identifier: Apache-2.0

/// The result of `TLSSession.read`.
package enum TLSReadResult: Sendable, Equatable {
  /// The number of plaintext bytes appended.
  case bytes(Int)
  /// No plaintext until more ciphertext is received.
  case wantsMore
  /// The peer sent close_notify: an orderly end.
  case closed
}
