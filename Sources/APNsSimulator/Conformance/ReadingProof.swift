// SPDX-License-Identifier: Apache-2.0

/// Condition that proves that a client has read a frame: the client acknowledged a PING that was
/// sent after the frame.
struct ReadingProof: Sendable {
  let connection: Int
  let ping: UInt32
  /// Time at which the frame was sent.
  let sentAt: Int64
}
