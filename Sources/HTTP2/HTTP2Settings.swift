// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// The settings sent to the peer when the session starts. All values are sent, even if they equal
/// the defaults.
package struct HTTP2Settings: Sendable {
  /// Bytes that the peer may send on each stream before they are consumed.
  package var initialWindowSize: Int
  /// Bytes that the peer may send on all streams together. Not part of SETTINGS: if it is above
  /// 65,535, a WINDOW_UPDATE at the start grants it.
  package var connectionWindowSize: Int
  /// The largest accepted frame in bytes: 16,384 … 16,777,215.
  package var maximumFrameSize: Int
  /// Size in bytes of the compression table for headers that the peer sends.
  package var headerTableSize: Int
  /// Streams that the peer may have open. Unused in a client, which never accepts pushed streams.
  package var maximumConcurrentStreams: Int
  /// Size of one header list in bytes, as RFC 9113 §6.5.2 counts them. Longer lists are truncated
  /// and marked. A list of more than twice the size ends the session.
  package var maximumHeaderListSize: Int

  package init(
    initialWindowSize: Int = 65_535, connectionWindowSize: Int = 65_535,
    maximumFrameSize: Int = 16_384, headerTableSize: Int = 4_096,
    maximumConcurrentStreams: Int = 100, maximumHeaderListSize: Int = 16_384
  ) {
    self.initialWindowSize = initialWindowSize
    self.connectionWindowSize = connectionWindowSize
    self.maximumFrameSize = maximumFrameSize
    self.headerTableSize = headerTableSize
    self.maximumConcurrentStreams = maximumConcurrentStreams
    self.maximumHeaderListSize = maximumHeaderListSize
  }

  func wire(isServer: Bool) -> [HTTP2Setting] {
    var list: [HTTP2Setting] = [
      HTTP2Setting(.headerTableSize, headerTableSize),
      HTTP2Setting(.initialWindowSize, initialWindowSize),
      HTTP2Setting(.maximumFrameSize, maximumFrameSize),
      HTTP2Setting(.maximumHeaderListSize, maximumHeaderListSize),
    ]
    list.insert(
      isServer
        ? HTTP2Setting(.maximumConcurrentStreams, maximumConcurrentStreams)
        : HTTP2Setting(.enablePush, 0), at: 1)
    return list
  }
}
