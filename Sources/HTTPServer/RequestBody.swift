// SPDX-License-Identifier: Apache-2.0

/// Where a request's body comes from: the connection, or the stream of one, that carries it. The
/// client is asked for more only as fast as the pieces are taken.
protocol BodySource: AnyObject {
  /// Says what may come; before the first piece is taken.
  /// - Parameters:
  ///   - limit: bytes.
  ///   - time: how long may be waited for the client, all in all.
  func prepareBody(limit: Int, within time: Duration)

  /// How long `receiveBody` waits for the next bytes before it returns without any; nil: as long as the client may
  /// take.
  var bodyPause: Duration? { get set }

  /// Appends the next piece, or nothing after `bodyPause`.
  /// - Returns: false at the body's end; nothing was appended then.
  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool

  /// Nobody will take it: what others on the same connection need is not kept for it.
  func letGo()
}

extension BodySource {
  var bodyPause: Duration? {
    get { nil }
    set {}
  }

  func letGo() {}
}

/// A request's body as it arrives: take piece after piece, or all of it. One task reads; a piece is
/// received when it is asked for, so that who reads slowly is sent to slowly.
package final class RequestBody {
  private let source: any BodySource
  private let budget: BodyBudget
  private var held = 0

  init(_ source: any BodySource, _ budget: BodyBudget) {
    self.source = source
    self.budget = budget
  }

  /// The next piece, some tens of kilobytes at most; nil at the end.
  /// - Parameter pause: after so long without a byte the piece is empty: for a handler that has something else to look
  ///   at meanwhile. What the client is waited for, all in all, is the same.
  /// - Throws: when the client goes away, sends too much or too slowly, or breaks the protocol. A
  ///   handler lets that pass.
  package func next(pause: Duration? = nil) async throws(ExchangeFault) -> [UInt8]? {
    var piece: [UInt8] = []
    source.bodyPause = pause
    defer { source.bodyPause = nil }
    return try await source.receiveBody(into: &piece) ? piece : nil
  }

  /// All that is left of it, counted against what the server holds of bodies until `release`.
  /// - Parameter limit: bytes; as `next`, it throws beyond.
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

  /// Counts what a handler holds of it now against what the server holds of bodies, until `release`.
  /// - Parameter count: bytes.
  /// - Returns: false when there is no room for more; nothing has changed then.
  func hold(_ count: Int) -> Bool {
    guard count <= held || budget.take(count - held, of: count) else { return false }
    if count < held { budget.give(held - count) }
    held = count
    return true
  }

  /// What was collected is not held any more.
  func release() {
    budget.give(held)
    held = 0
  }
}

/// Bytes of whole bodies that one server holds for all of its requests. The last eighth is for bodies
/// that are small as yet, so that slow large ones cannot stop everything else.
final class BodyBudget {
  private let limit: Int
  private let small: Int
  private(set) var held = 0

  /// - Parameters:
  ///   - limit: bytes.
  ///   - small: bytes up to which a body is small.
  init(limit: Int, small: Int = 0) {
    self.limit = limit
    self.small = small
  }

  /// False when there is no room; nothing was taken then.
  /// - Parameter total: what the body has with this.
  func take(_ count: Int, of total: Int) -> Bool {
    let room = total <= small ? limit : limit - limit / 8
    guard held + count <= room else { return false }
    held += count
    return true
  }

  func give(_ count: Int) { held -= count }
}

/// A body that is there already: for requests that come over no connection.
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
