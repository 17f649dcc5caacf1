// SPDX-License-Identifier: Apache-2.0

/// Limits of the legacy bridge, each with its unit and reason.
package struct LegacyLimits: Sendable {
  /// Receive buffer of a connection in the kernel, in bytes. After a kill, at most these bytes and
  /// `batchBytes` of what the sender's kernel saw acknowledged are missing.
  package static let receiveBuffer = 64 * 1024
  /// Bytes of a connection in this process that are not stored, at most: those of two passes of
  /// reading, one read of ciphertext, and an incomplete record before it.
  package static let batchBytes = 2 * (passBytes + readSize) + 2 * readSize
  /// Decrypted bytes from which a pass of reading ends. The last record may exceed it.
  static let passBytes = 24 * 1024
  /// Frames stored together. Those of a pass usually fit. Their translation takes about 5 ms, in
  /// which other connections of the shard wait.
  static let batchFrames = 512
  /// Bytes read and decrypted at once: a TLS record.
  static let readSize = 16 * 1024

  /// Connections of one shard; further ones are reset. Each needs about 30 KB.
  package var connections = 4_000
  /// Time for a sender to read an error response, and for the end of a feedback connection. Bytes
  /// that arrive meanwhile are discarded: closing a socket with unread bytes would reset the
  /// connection, and the sender might lose the response.
  package var lingering: Duration = .seconds(5)
  /// Time in which a feedback client must read, or its kernel acknowledge, further bytes.
  package var feedbackDeadline: Duration = .seconds(60)
  /// Idle time after which keepalive probes find dead peers. Senders may be silent for days.
  static let keepaliveIdle = Duration.seconds(300)
  static let keepaliveInterval = Duration.seconds(30)
  static let keepaliveProbes = 4

  package init() {}
}
