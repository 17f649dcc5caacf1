// SPDX-License-Identifier: Apache-2.0

/// The source of a request's body: its connection, or its HTTP/2 stream. It requests more from the
/// client only as pieces are taken.
protocol BodySource: AnyObject {
  /// Sets the limits; call before the first piece is taken.
  /// - Parameters:
  ///   - limit: bytes.
  ///   - time: total time of waiting for the client.
  func prepareBody(limit: Int, within time: Duration)

  /// How long `receiveBody` waits for the next bytes before it returns without any; nil: as long as
  /// the client may take.
  var bodyPause: Duration? { get set }

  /// Appends the next piece, or nothing after `bodyPause`.
  /// - Returns: false at the body's end, when nothing was appended.
  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool

  /// Discards an unread body, so that it does not occupy the connection's window, which other
  /// streams need.
  func letGo()
}

extension BodySource {
  var bodyPause: Duration? {
    get { nil }
    set {}
  }

  func letGo() {}
}

/// A request's body as it arrives, read piece by piece or completely. One task reads. Pieces are
/// received on demand, so that a slow reader slows down the client.
package final class RequestBody {
  private let source: any BodySource
  private let budget: BodyBudget
  private var held = 0

  init(_ source: any BodySource, _ budget: BodyBudget) {
    self.source = source
    self.budget = budget
  }

  /// Returns the next piece, some tens of kilobytes at most; nil at the end.
  /// - Parameter pause: returns an empty piece after this time without a byte, for handlers with
  ///   other work. The client's total time does not change.
  /// - Throws: if the client goes away, sends too much or too slowly, or violates the protocol.
  ///   Handlers rethrow the error.
  package func next(pause: Duration? = nil) async throws(ExchangeFault) -> [UInt8]? {
    var piece: [UInt8] = []
    source.bodyPause = pause
    defer { source.bodyPause = nil }
    return try await source.receiveBody(into: &piece) ? piece : nil
  }

  /// Returns the rest of the body. Its bytes count against the server's limit for bodies until
  /// `release`.
  /// - Parameter limit: bytes; throws for a longer body, as `next` does.
  package func collect(upTo limit: Int) async throws(ExchangeFault) -> [UInt8] {
    var body: [UInt8] = []
    var counted = 0
    while try await source.receiveBody(into: &body) {
      guard body.count <= limit else {
        throw .refused(ParseFault(.contentTooLarge, "At most \(limit) bytes are taken here."))
      }
      guard budget.take(body.count - counted, of: body.count) else {
        throw .refused(ParseFault(.bufferedBodies, "Try again in a second."))
      }
      held += body.count - counted
      counted = body.count
    }
    return body
  }

  /// Counts `count` bytes that a handler keeps in memory against the server's limit for bodies,
  /// until `release`.
  /// - Parameter count: bytes.
  /// - Returns: false if the limit is reached; then nothing has changed.
  package func hold(_ count: Int) -> Bool {
    guard count <= held || budget.take(count - held, of: count) else { return false }
    if count < held { budget.give(held - count) }
    held = count
    return true
  }

  /// Removes the bytes of this body from the server's count.
  package func release() {
    budget.give(held)
    held = 0
  }
}

/// Bounds the bytes of bodies that one server keeps for all requests. The last eighth is reserved
/// for small bodies, so that slow large uploads cannot block everything else.
final class BodyBudget {
  private let limit: Int
  private let small: Int
  private(set) var held = 0

  /// - Parameters:
  /// - limit: bytes.
  /// - small: bodies up to this size in bytes may use the last eighth.
  init(limit: Int, small: Int = 0) {
    self.limit = limit
    self.small = small
  }

  /// Takes bytes from the limit. Returns false, without taking any, if too few are left.
  /// - Parameter total: bytes of the body so far, including these.
  func take(_ count: Int, of total: Int) -> Bool {
    let room = total <= small ? limit : limit - limit / 8
    guard held + count <= room else { return false }
    held += count
    return true
  }

  func give(_ count: Int) { held -= count }
}

/// A complete body in memory, for requests without a connection.
final class BodyInMemory: BodySource {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func prepareBody(limit: Int, within time: Duration) {}

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    bytes += self.bytes
    defer { self.bytes = [] }
    return !self.bytes.isEmpty
  }
}
