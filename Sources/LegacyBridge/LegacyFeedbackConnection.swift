// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage
internal import Transport

/// A connection of Apple's feedback service: sends a tuple for each device that became unregistered
/// since the last complete reading, then the end of the stream.
///
/// The position advances only when the client's kernel has acknowledged all bytes and the end.
/// After a broken connection the next one starts at the old position.
final class LegacyFeedbackConnection: LegacyConnection {
  /// Interval at which the kernel is asked for the acknowledgement.
  private static let poll = Duration.milliseconds(10)

  private let stream: ByteStream
  private let context: LegacyContext
  private let list: FeedbackList

  init(_ stream: ByteStream, from sender: LegacySender, in context: LegacyContext) {
    self.stream = stream
    self.context = context
    list = sender.feedback
  }

  func run(isolation: isolated (any Actor)) async {
    do {
      let (end, count) = try await sendTokens()
      try await stream.endWriting(deadline: deadline)
      let tcp = stream.detach()
      if await isAcknowledged(tcp) {
        try await context.store.feedback.acknowledge(end, of: list)
        context.metrics.counter(.legacyFeedback).add(count)
      }
      tcp.close()
    } catch {
      context.logger.debug("feedback connection ended", metadata: ["error": "\(error)"])
      stream.abort()
    }
  }

  /// The next connection returns the same tokens.
  func stop() { abort() }

  func abort() { stream.abort() }

  private var deadline: MonotonicTime { context.loop.now + context.limits.feedbackDeadline }

  /// Sends all tuples. Returns the position of the feed behind them, and their number.
  private func sendTokens() async throws -> (end: FeedPlace, count: Int) {
    let feedback = context.store.feedback
    var cursor = try await feedback.start(of: list)
    var count = 0
    while true {
      let page = try await feedback.page(of: list, cursor)
      count += page.tokens.count
      try await stream.write(page.tokens.flatMap(\.tuple), deadline: deadline)
      guard let next = page.next else { return (page.end, count) }
      cursor = next
    }
  }

  /// Waits until the client's kernel has acknowledged everything. Returns false if it does not, or
  /// if it acknowledges nothing more until the deadline.
  private func isAcknowledged(_ tcp: TCPStream) async -> Bool {
    var deadline = deadline
    var acknowledged = tcp.acknowledgedBytes
    var discarded: [UInt8] = []
    while context.loop.now < deadline {
      if tcp.isEndAcknowledged() { return true }
      do {
        while let count = try tcp.tryRead(into: &discarded, copying: LegacyLimits.readSize),
          count > 0
        { discarded.removeAll(keepingCapacity: true) }
        try await context.loop.sleep(for: Self.poll)
      } catch { return false }
      let now = tcp.acknowledgedBytes
      if now != acknowledged { (acknowledged, deadline) = (now, self.deadline) }
    }
    return false
  }
}

extension FeedbackToken {
  /// The tuple of "Binary Provider API", Table A-3: seconds, token length, token.
  var tuple: [UInt8] {
    let seconds = UInt32(clamping: unregisteredAt.seconds)
    let length = UInt16(clamping: token.bytes.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: seconds >> UInt32($0)) }
      + [UInt8(length >> 8), UInt8(truncatingIfNeeded: length)] + token.bytes
  }
}
