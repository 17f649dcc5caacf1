// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DequeModule
import HTTP2

/// One request of an HTTP/2 connection and its response: the source of the request's body and the
/// sink of the response's body. Buffers the received body up to the client's window. The window
/// reopens as the handler takes pieces.
final class HTTP2Stream {
  /// Bytes passed to the handler at a time.
  private static let piece = 64 * 1024

  let id: Int32
  let connection: HTTP2Connection
  let fields: HTTP2Fields
  var body: IncomingBody
  /// Received parts of the body that were not taken yet.
  private var pieces: Deque<[UInt8]> = []
  private var bodyLimit = Int.max
  private var announced: Int?
  /// The client's side has ended.
  private(set) var hasEnded: Bool
  /// Both sides have ended.
  private(set) var isClosed = false
  /// Further input is discarded.
  private var isDiscarding = false
  private var discarded = 0
  private var endActions: [() -> Void] = []
  var task: Task<Void, Never>?
  private lazy var arrival = Waiter(on: connection.context.loop)
  private lazy var room = Waiter(on: connection.context.loop)
  /// The condition that the sending task waits for; nil if it does not wait.
  private var awaited: Awaited?

  private enum Awaited {
    /// At most this many bytes are unsent.
    case room(Int)
    /// The connection has reached this round.
    case round(Int)
  }

  init(_ id: Int32, of connection: HTTP2Connection, _ fields: HTTP2Fields, hasEnded: Bool) {
    self.id = id
    self.connection = connection
    self.fields = fields
    self.hasEnded = hasEnded
    body = IncomingBody()
    body.isComplete = hasEnded
  }

  private var limits: HTTPLimits { connection.context.limits }
  private var now: MonotonicTime { connection.context.loop.now }

  func begin(_ head: HTTP2Head) {
    announced = head.announced
    body = IncomingBody(
      announced: head.announced, isComplete: hasEnded && pieces.isEmpty,
      expectsContinue: head.expectsContinue, limits)
  }

  // MARK: Calls by the connection

  func received(_ bytes: [UInt8], isLast: Bool) {
    if isDiscarding {
      discarded += bytes.count
      connection.consumed(bytes.count, of: id)
      if discarded > limits.lingerBytes { arrival.wake(.closed) }
    } else if !bytes.isEmpty {
      pieces.append(bytes)
    }
    if isLast { hasEnded = true }
    if isLast || !isDiscarding { arrival.wake(.ready) }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    dropPieces()
    arrival.end(.closed)
    room.end(.closed)
    let actions = endActions
    endActions = []
    for action in actions { connection.context.loop.atEndOfTurn(action) }
  }

  /// Wakes the sending task if its condition holds after bytes were sent.
  func checkRoom() {
    if let awaited, holds(awaited) { room.wake(.ready) }
  }

  private func holds(_ awaited: Awaited) -> Bool {
    switch awaited {
    case .room(let limit): unsent <= limit
    case .round(let number): connection.rounds >= number
    }
  }

  private var unsent: Int { connection.unsentBytes(of: id) }

  private func dropPieces() {
    let held = pieces.reduce(0) { $0 + $1.count }
    pieces = []
    if held > 0 { connection.consumed(held, of: id) }
  }

  // MARK: Sending

  /// Waits while more than `limit` bytes of the response are unsent.
  /// - Throws: if the client has disconnected, or takes too long.
  func wait(untilUnsentIsAtMost limit: Int) async throws(ExchangeFault) {
    try await wait(for: .room(limit))
  }

  private func wait(for awaited: Awaited) async throws(ExchangeFault) {
    let allowed = Duration.seconds(1) * (Double(unsent) / Double(limits.minimumRate))
    let deadline = now + limits.writeDeadline + allowed
    self.awaited = awaited
    defer { self.awaited = nil }
    while !isClosed, !holds(awaited) {
      switch await room.wait(until: deadline) {
      case .ready: continue
      case .closed, .cancelled: throw .gone
      case .timedOut:
        connection.stalled(self)
        throw .gone
      }
    }
    if isClosed { throw .gone }
  }

  /// Called after the response. Gives the client a short time to finish a body that no handler
  /// reads, then ends the stream.
  func linger() async {
    guard !hasEnded, !isClosed else { return }
    letGo()
    _ = await arrival.wait(until: now + limits.lingerDeadline)
    if !hasEnded { connection.reset(self, code: HTTP2ErrorCode.noError) }
  }
}

extension HTTP2Stream: BodySource {
  func letGo() {
    isDiscarding = true
    dropPieces()
  }

  func prepareBody(limit: Int, within time: Duration) {
    bodyLimit = limit
    body.time = time
  }

  var bodyPause: Duration? {
    get { body.pause }
    set { body.pause = newValue }
  }

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    if let announced, announced > bodyLimit { throw tooLarge() }
    while true {
      if take(into: &bytes) {
        guard body.received <= bodyLimit else { throw tooLarge() }
        return true
      }
      if isClosed { throw .gone }
      if hasEnded {
        body.isComplete = true
        return false
      }
      guard try await awaitBody() else { return true }
    }
  }

  private func take(into bytes: inout [UInt8]) -> Bool {
    var count = 0
    while count < Self.piece, let piece = pieces.popFirst() {
      bytes.append(contentsOf: piece)
      count += piece.count
    }
    guard count > 0 else { return false }
    body.received += count
    body.owesContinue = false
    connection.consumed(count, of: id)
    return true
  }

  /// - Returns: false if no bytes arrived within the pause that the handler requested.
  private func awaitBody() async throws(ExchangeFault) -> Bool {
    if body.owesContinue {
      body.owesContinue = false
      connection.sendContinue(on: self)
    }
    let start = now
    let wait = body.wait(limits)
    let outcome = await arrival.wait(until: start + wait.time)
    body.count(wait: now - start, hasBytes: outcome == .ready)
    switch outcome {
    case .ready: return true
    case .closed, .cancelled: throw .gone
    case .timedOut:
      guard wait.isLast else { return false }
      body.isLost = true
      throw .refused(ParseFault(.timeout, body.lateness(limits)))
    }
  }

  private func tooLarge() -> ExchangeFault {
    body.isLost = true
    return .refused(ParseFault(.contentTooLarge, "The body may have at most \(bodyLimit) bytes."))
  }
}

extension HTTP2Stream: ResponseSink {
  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault) {
    try connection.sendData(bytes, on: self, isLast: false)
    if unsent >= limits.gatheredOutput {
      try await wait(untilUnsentIsAtMost: limits.gatheredOutput / 2)
    }
  }

  func flush() async throws(ExchangeFault) {
    try await wait(untilUnsentIsAtMost: 0)
    guard connection.backlog > 0 else { return }
    // The stream asks the session for more only when it has no bytes left.
    connection.askForRound()
    try await wait(for: .round(connection.rounds + 1))
  }

  func whenClientEnds(_ action: @escaping () -> Void) {
    if isClosed { connection.context.loop.atEndOfTurn(action) } else { endActions.append(action) }
  }
}
