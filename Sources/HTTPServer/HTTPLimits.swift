// SPDX-License-Identifier: Apache-2.0

/// Every limit of the HTTP server, each with its unit and reason. All may be changed before the
/// server is created. A route may have its own `body` and `bodyTime`.
package struct HTTPLimits: Sendable {
  /// Bytes of the request line, including CRLF; longer ones get 414. RFC 9112 §3 recommends at
  /// least 8,000.
  package var requestLine = 8 * 1024
  /// Header fields of one request, and separately its trailer fields; more get 431. Browsers send
  /// about 20.
  package var headerCount = 100
  /// Bytes of all header lines, and separately of all trailer lines; more get 431. Leaves room for
  /// large cookies and signatures, yet 10,000 idle connections cannot occupy much memory.
  package var headerBytes = 32 * 1024
  /// Bytes of a request's body unless its route sets another limit; longer ones get 413. The
  /// longest ordinary request names 10,000 devices by 64-digit tokens, about 700 KB.
  package var body = 1024 * 1024
  /// Bytes of chunk-size lines of one request beyond their digits. The server ignores chunk
  /// extensions, so their parsing is limited.
  package var chunkExtensions = 4 * 1024
  /// Bytes of complete bodies in memory, over all requests of one server; requests beyond get 503.
  /// Only requests that were authorised by their head count, each for `bodyTime` at most.
  package var bufferedBodies = 256 * 1024 * 1024
  /// Bodies up to this size in bytes may use the last eighth of `bufferedBodies`. A device can thus
  /// be registered even if large uploads have filled the other seven eighths.
  package var smallBody = 64 * 1024

  /// Time from the first byte of a head to its end; later ones get 408.
  package var headerDeadline: Duration = .seconds(10)
  /// Time after which a connection without a request is closed, new or kept alive. Longer than the
  /// usual 60 s of proxies, so that the proxy closes first.
  package var idleDeadline: Duration = .seconds(75)
  /// Longest silence within a body, and longest time that the body may lag behind `minimumRate`;
  /// then 408.
  package var bodyDeadline: Duration = .seconds(30)
  /// Total time of waiting for one body, at any rate, unless its route sets another limit; then
  /// 408. The largest upload takes this long at about 1 Mbit/s.
  package var bodyTime: Duration = .seconds(120)
  /// Time for a client to read a response. The time that the response takes at `minimumRate` is
  /// added.
  package var writeDeadline: Duration = .seconds(30)
  /// Bytes per second below which a transfer counts as an attack, or its connection as lost.
  package var minimumRate = 16 * 1024

  /// Connections of one server (one shard). Further connections get 503 as soon as they are
  /// accepted.
  package var connections = 10_000
  /// Connections of one client network (an IPv4 address or an IPv6 /64) to one server (shard). The
  /// default is a quarter of `connections`, the maximum is `connections`, so that one network
  /// cannot use all of them. Proxies (`PUSHGATE_HTTP_PROXIES`) are not counted, as they serve many
  /// clients.
  package var connectionsPerAddress: Int {
    get { min(connections, ownPerAddress ?? max(1, connections / 4)) }
    set { ownPerAddress = newValue }
  }
  private var ownPerAddress: Int?
  /// Rejected connections that get `lingerDeadline` to read their 503. Beyond this number the
  /// oldest are closed.
  package var refusals = 64

  /// 503 responses per second of one server (shard) to requests beyond the concurrency limit;
  /// further ones are delayed. Each costs about 40 µs, so that nine tenths of a core remain for
  /// accepted requests.
  package var rejectionsPerSecond = 2_500
  /// Delayed 503 responses of one server (shard), a few KB each. Requests are rejected at once
  /// beyond this number, if the delay would exceed 4 s, or if half of `connections` are open.
  package var queuedRejections = 10_000

  /// TLS connections of one server (shard) that have not begun their handshakes, about 350 bytes
  /// plus kernel memory each. The default is half of `connections`, the maximum is `connections`.
  /// These connections never displace connections that have begun.
  ///
  /// Beyond the limit, the oldest connections of the network with the most are evicted. If a
  /// network has used its full share, its own oldest connections are evicted.
  package var pendingHandshakes: Int {
    get { min(connections, ownPendingHandshakes ?? max(1, connections / 2)) }
    set { ownPendingHandshakes = newValue }
  }
  private var ownPendingHandshakes: Int?
  /// Concurrent TLS handshakes of one server (shard). Beyond the limit, the oldest handshakes of
  /// the network with the most are dropped. An honest client finishes in a few round trips.
  package var handshakes = 500
  /// Time from accepting a connection to the end of its TLS handshake.
  package var handshakeDeadline: Duration = .seconds(10)

  /// Streams that one HTTP/2 connection may have open at once. Also limits its running handlers,
  /// including those of streams that the client has reset. RFC 9113 §6.5.2 recommends at least 100.
  package var http2Streams = 100
  /// Failed streams of one HTTP/2 connection before it is closed: reset by the client, reset
  /// because of invalid input, or answered with 431. The allowance refills in 30 s. A browser that
  /// leaves a page resets a few dozen streams at once.
  package var http2Resets = 1_000
  /// Frames without content of one HTTP/2 connection before it is closed: PING, SETTINGS, PRIORITY,
  /// WINDOW_UPDATE, empty DATA. The allowance refills in 10 s. Each sent DATA frame or response
  /// adds four frames, because clients answer it with WINDOW_UPDATE.
  package var http2IdleFrames = 1_000
  /// CONTINUATION frames of one header block. Header lists of `headerBytes` fit into two.
  package var http2Continuations = 8
  /// Bytes of a request's body that an HTTP/2 client may send before a handler reads them: about 5
  /// MB/s at 50 ms of round-trip time.
  package var http2StreamWindow = 256 * 1024
  /// Bytes of request bodies that all streams of one HTTP/2 connection may send before handlers
  /// read them. This bounds the body memory of one connection.
  package var http2ConnectionWindow = 1024 * 1024
  /// Unread response bytes of an HTTP/2 connection; beyond this number its next requests wait.
  package var http2Unsent = 1024 * 1024

  /// Bytes that are discarded after a final response to a request that was not read to its end. The
  /// client then reads the response instead of a reset (RFC 9112 §9.6).
  package var lingerBytes = 4 * 1024 * 1024
  /// The time limit for discarding these bytes.
  package var lingerDeadline: Duration = .seconds(2)
  /// Unread response bytes of a client; beyond this number the server waits for the client. Enough
  /// to fill TCP segments, and little memory for clients that never read.
  package var gatheredOutput = 64 * 1024

  package init() {}
}
