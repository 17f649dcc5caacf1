// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import Transport

/// A connection of Apple's binary interface: reads frames, stores them in batches, and ends with an
/// error response at the first faulty frame.
///
/// Nothing is read while a batch is stored. The stored frames are therefore always a prefix of the
/// stream, and TCP's flow control slows down the sender.
final class LegacyPushConnection: LegacyConnection {
  private let stream: ByteStream
  private let context: LegacyContext
  private let intake: LegacyIntake
  private var reader: LegacyFrameReader
  /// Identifier of the last stored frame; 0 before the first.
  private var last: UInt32 = 0
  private var isStopping = false

  init(_ stream: ByteStream, from sender: LegacySender, in context: LegacyContext) {
    self.stream = stream
    self.context = context
    intake = LegacyIntake(context: context, sender: sender)
    reader = LegacyFrameReader(allowsLargePayloads: context.allowsLargePayloads)
  }

  /// Serves the connection until its end.
  func run() async {
    do throws(TransportError) {
      while !isStopping {
        try await stream.readable(deadline: .distantFuture)
        let isAtEnd = try read()
        if let error = await storeFrames() { return await end(with: error) }
        if isAtEnd { return stream.close() }
        if reader.pending == 0 { giveBack() }
      }
    } catch {
      guard isStopping, error.isCancellation else { return stream.abort() }
    }
    await end(with: LegacyError(.shutdown, identifier: last))
  }

  func stop() {
    isStopping = true
    stream.interruptReading()
  }

  func abort() { stream.abort() }

  /// Reads what has arrived, up to the size of a batch. Returns whether the sender has ended the
  /// stream.
  private func read() throws(TransportError) -> Bool {
    var received: [UInt8] = []
    while reader.pending + received.count < LegacyLimits.batchBytes {
      do throws(TransportError) {
        let count = try stream.tryRead(into: &received, atMost: LegacyLimits.readSize)
        if count == nil { break }
        if count == 0 {
          reader.append(received)
          return true
        }
      } catch {
        // Old senders end TCP without close_notify. Their complete frames count.
        guard error.isTruncation else { throw error }
        reader.append(received)
        return true
      }
    }
    if !received.isEmpty { reader.append(received) }
    return false
  }

  /// Stores all complete frames. Returns the error response that ends the connection, if any.
  private func storeFrames() async -> LegacyError? {
    while true {
      var frames: [LegacyFrame] = []
      var fault: LegacyError?
      do throws(LegacyError) {
        while frames.count < LegacyLimits.batchFrames, let frame = try reader.next() {
          frames.append(frame)
        }
      } catch { fault = error }
      let result = await intake.store(frames, after: last)
      last = frames[..<result.stored].last { $0.identifier != nil }?.identifier ?? last
      context.metrics.counter(.legacyFrames).add(result.stored)
      if let error = result.error ?? fault { return error }
      if frames.count < LegacyLimits.batchFrames { return nil }
    }
  }

  /// Frees the buffers of a connection that may be idle.
  private func giveBack() {
    reader.compact()
    stream.giveBack()
  }

  /// Sends an error response and the end of the stream. Discards what arrives until the sender's
  /// end.
  private func end(with error: LegacyError) async {
    context.metrics.counter(.legacyErrors, error.status.name).add()
    context.logger.debug(
      "legacy connection ended",
      metadata: ["status": "\(error.status.rawValue)", "sender": "\(intake.sender.name)"])
    let deadline = context.loop.now + context.limits.lingering
    do throws(TransportError) {
      try stream.send(error.bytes)
      try await stream.endWriting(deadline: deadline)
    } catch { return stream.abort() }
    let tcp = stream.detach()
    var discarded: [UInt8] = []
    do throws(IOError) {
      while try await tcp.read(into: &discarded, atMost: LegacyLimits.readSize, deadline: deadline)
        > 0
      { discarded.removeAll(keepingCapacity: true) }
    } catch {}
    tcp.close()
  }
}
