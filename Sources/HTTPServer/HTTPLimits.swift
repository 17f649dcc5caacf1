// SPDX-License-Identifier: Apache-2.0

/// Every limit of the HTTP server, each with its unit and reason. All may be changed before a server
/// is made with them; a route may have its own `body`.
package struct HTTPLimits: Sendable {
  /// Bytes of the request line, CRLF included: 414 beyond. RFC 9112 §3 asks for at least 8,000.
  package var requestLine = 8 * 1024
  /// Header fields (and again trailer fields) of one request: 431 beyond. Browsers send about 20.
  package var headerCount = 100
  /// Bytes of all header lines (and again of all trailer lines): 431 beyond. Room for large cookies
  /// and signatures, yet 10,000 idle connections cannot hold much.
  package var headerBytes = 32 * 1024
  /// Bytes of a request's body unless its route says otherwise: 413 beyond. The longest ordinary
  /// request names 10,000 devices by 64-digit tokens, about 700 KB.
  package var body = 1024 * 1024
  /// Bytes of chunk-size lines of one request beyond their digits: extensions carry nothing we
  /// read, and would otherwise be a free way to keep us busy.
  package var chunkExtensions = 4 * 1024
  /// Bytes of whole bodies held at once by all requests of one server: 503 beyond. Only who was let in
  /// by the head of a request has a part in it, and each for `bodyTime` at most.
  package var bufferedBodies = 256 * 1024 * 1024
  /// Bytes up to which a body may have a part in the last eighth of `bufferedBodies`: a registration is
  /// taken although large uploads have filled the rest.
  package var smallBody = 64 * 1024

  /// From the first byte of a head to its end: 408 beyond.
  package var headerDeadline: Duration = .seconds(10)
  /// A connection without a request, new or kept alive, is closed after this; longer than the usual
  /// 60 s of proxies, so that they and not we close first.
  package var idleDeadline: Duration = .seconds(75)
  /// The longest silence within a body, and how far it may fall behind `minimumRate`: 408 beyond.
  package var bodyDeadline: Duration = .seconds(30)
  /// How long one body may be waited for, all in all, however steadily it comes, unless its route says
  /// otherwise: 408 beyond. The largest upload takes this long at about 1 Mbit/s.
  package var bodyTime: Duration = .seconds(120)
  /// For responses to be taken by the client: this plus their bytes at `minimumRate`.
  package var writeDeadline: Duration = .seconds(30)
  /// Bytes per second below which a transfer is an attack or a dead line.
  package var minimumRate = 16 * 1024

  /// Connections of one server (one shard). Beyond, each is answered 503 as soon as it is accepted.
  package var connections = 10_000
  /// Connections of one client address (of IPv6: of its /64) to one server (shard): a quarter of `connections` unless
  /// it is set, and never more than those, so that nobody alone can take the places of all others. Proxies are not
  /// counted (`PUSHGATE_HTTP_PROXIES`): everybody is behind them.
  package var connectionsPerAddress: Int {
    get { min(connections, ownPerAddress ?? max(1, connections / 4)) }
    set { ownPerAddress = newValue }
  }
  private var ownPerAddress: Int?
  /// Connections that have their 503 and are given `lingerDeadline` to read it; when there are more,
  /// those that came first are closed.
  package var refusals = 64

  /// Requests of one server (shard) that are told within a second that there is no room for them; the others wait for
  /// their turn. Each costs some 40 µs, so that nine tenths of a core go on working for those that were let in.
  package var refusalsPerSecond = 2_500
  /// Requests of one server (shard) that wait for being told so, some KB each. Beyond, or where it would take longer than
  /// 4 s, or where half of `connections` are open, so that nobody is kept out by those who wait, they are told at once.
  package var heldRefusals = 10_000

  /// TLS connections of one server (shard) that wait to begin their handshakes, some 350 bytes and the kernel's part
  /// each: half of `connections` unless it is set, and never more than those. They take no place from who has spoken.
  /// When there are more, some give way: those that came first, of the address that has the most; where an address has
  /// its share, these among them, of its own.
  package var lobby: Int {
    get { min(connections, ownLobby ?? max(1, connections / 2)) }
    set { ownLobby = newValue }
  }
  private var ownLobby: Int?
  /// TLS handshakes under way at once on one server (shard): when there are more, those that began first
  /// of the address that has the most are dropped. An honest client is through in a few round trips.
  package var handshakes = 500
  /// From being accepted to the end of the TLS handshake.
  package var handshakeDeadline: Duration = .seconds(10)

  /// Requests that one HTTP/2 connection may have open at once, and handlers that work for it, those of streams
  /// that the client has reset among them. RFC 9113 §6.5.2 asks for no fewer.
  package var http2Streams = 100
  /// Streams of one HTTP/2 connection that may come to nothing, reset by the client or for what it sent, or answered
  /// 431, before it is ended; they are forgiven over half a minute. Who leaves a page resets some dozens at once.
  package var http2Resets = 1_000
  /// Frames of one HTTP/2 connection that bring nothing (PING, SETTINGS, PRIORITY, WINDOW_UPDATE, empty DATA)
  /// before it is ended; they are forgiven over ten seconds, and four for each frame of DATA or answer that it is
  /// sent, as WINDOW_UPDATE answers those.
  package var http2IdleFrames = 1_000
  /// CONTINUATION frames of one header block: `headerBytes` fit into two.
  package var http2Continuations = 8
  /// Bytes of a request's body that an HTTP/2 client may send before they are asked for: at 50 ms to the client
  /// some 5 MB a second.
  package var http2StreamWindow = 256 * 1024
  /// The same of all streams of a connection together: what one connection can make the server hold.
  package var http2ConnectionWindow = 1024 * 1024
  /// Bytes of answers that an HTTP/2 connection has not taken yet, beyond which its next requests wait.
  package var http2Unsent = 1024 * 1024

  /// Event streams of one server (one shard) that are open at once: 503 beyond. What each follows is read
  /// from the database once a second: a hundred notifications followed at once cost a quarter of a core. Apps share them
  /// (`FairShares`): one alone gets half, two a third each, so that a place is left for another one.
  package var eventStreams = 100
  /// The longest silence of an event stream: then comes a comment, so that nobody on the way takes it for
  /// dead, and that a reader who vanished is found out.
  package var heartbeat: Duration = .seconds(15)

  /// Answers of one server (one shard) that are held back at once because their requests prefer to wait; who comes
  /// when there are as many is answered without waiting. Apps share them as they share event streams. Each costs a
  /// place among `connections` and, until it is given, up to a look a second.
  package var heldAnswers = 500

  /// Bytes read and thrown away after a final response to a request we did not read to its end, so
  /// that the client reads our answer rather than a reset (RFC 9112 §9.6).
  package var lingerBytes = 4 * 1024 * 1024
  /// How long that throwing away may take.
  package var lingerDeadline: Duration = .seconds(2)
  /// Bytes of responses that a client has not taken yet, beyond which it is waited for: enough to fill
  /// segments, little enough that a client that never reads costs little.
  package var gatheredOutput = 64 * 1024

  package init() {}
}
