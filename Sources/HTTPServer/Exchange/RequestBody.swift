// SPDX-License-Identifier: Apache-2.0

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
        throw .refused(ParseFault(.contentTooLarge, "The body may have at most \(limit) bytes."))
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
