// SPDX-License-Identifier: Apache-2.0

/// The error codes of RST_STREAM and GOAWAY (RFC 9113, 7). Peers may send others.
package enum HTTP2ErrorCode {
  package static let noError: UInt32 = 0x0
  package static let protocolError: UInt32 = 0x1
  package static let internalError: UInt32 = 0x2
  package static let flowControlError: UInt32 = 0x3
  package static let settingsTimeout: UInt32 = 0x4
  package static let streamClosed: UInt32 = 0x5
  package static let frameSizeError: UInt32 = 0x6
  /// "The endpoint refuses the stream prior to performing any application processing."
  package static let refusedStream: UInt32 = 0x7
  package static let cancel: UInt32 = 0x8
  package static let compressionError: UInt32 = 0x9
  package static let connectError: UInt32 = 0xa
  package static let enhanceYourCalm: UInt32 = 0xb
  package static let inadequateSecurity: UInt32 = 0xc
  package static let http11Required: UInt32 = 0xd
}
