// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// What we tell the peer when the session starts. All values are sent, defaults too.
package struct HTTP2Settings: Sendable {
  /// Bytes the peer may send on each stream before we take them.
  package var initialWindowSize: Int
  /// Bytes the peer may send on all streams together. Not a setting on the wire: granted by a
  /// WINDOW_UPDATE at the start when above 65,535.
  package var connectionWindowSize: Int
  /// Largest frame we take: 16,384 … 16,777,215.
  package var maximumFrameSize: Int
  /// Size of the peer's compression table here, bytes.
  package var headerTableSize: Int
  /// Streams the peer may have open. Of no use in a client, which never takes pushed streams.
  package var maximumConcurrentStreams: Int
  /// Size of one header list, counted as RFC 9113, 6.5.2 does. Longer ones are cut and marked; one of more than
  /// twice the size ends the session.
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

/// One parameter of a SETTINGS frame, known to us or not.
package struct HTTP2Setting: Sendable, Equatable {
  /// RFC 9113, 6.5.2.
  package enum Known: UInt16, Sendable {
    case headerTableSize = 1
    case enablePush = 2
    case maximumConcurrentStreams = 3
    case initialWindowSize = 4
    case maximumFrameSize = 5
    case maximumHeaderListSize = 6
  }

  package let identifier: UInt16
  package let value: UInt32

  package init(_ known: Known, _ value: Int) {
    self.init(identifier: known.rawValue, value: UInt32(clamping: value))
  }

  package init(identifier: UInt16, value: UInt32) {
    self.identifier = identifier
    self.value = value
  }
}

/// How a session treats what nghttp2 would otherwise handle by itself.
package struct HTTP2Options: Sendable {
  /// Received bodies reopen the windows only when `consume` says so.
  package var consumesManually = false
  /// Of a server: requests that break the rules of HTTP (names in upper case, pseudo-headers missing or
  /// late, a wrong content-length …) arrive as events that say so (`HTTP2Fields.form`) instead of being
  /// reset with PROTOCOL_ERROR.
  package var deliversMalformedMessages = false
  /// Of a server: RST_STREAM frames from the client, all at once and then so many per second, beyond which
  /// nghttp2 ends the session.
  package var resets = (burst: 1_000, perSecond: 33)
  /// CONTINUATION frames of one header block, beyond which nghttp2 ends the session.
  package var maximumContinuations = 8

  package init() {}
}
