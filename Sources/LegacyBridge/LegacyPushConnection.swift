// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import Transport

/// A connection of Apple's binary interface: reads frames, stores them in batches, and ends with an
/// error response at the first faulty frame.
///
/// While a batch is stored, the next one is read and prepared, and nothing more. The stored frames
/// are therefore always a prefix of the stream, and TCP's flow control slows down the sender.
final class LegacyPushConnection: LegacyConnection {
  private let stream: ByteStream
  private let context: LegacyContext
  private let intake: LegacyIntake
  private var reader: LegacyFrameReader
  /// Identifier of the last stored frame; 0 before the first.
  private var last: UInt32 = 0
  private var isStopping = false
  /// The error response that ends the connection.
  private var failure: LegacyError?

  init(_ stream: ByteStream, from sender: LegacySender, in context: LegacyContext) {
    self.stream = stream
    self.context = context
    intake = LegacyIntake(context: context, sender: sender)
    reader = LegacyFrameReader(allowsLargePayloads: context.allowsLargePayloads)
  }

  func run(isolation: isolated (any Actor)) async {
    stream.readSize = LegacyLimits.readSize
    var storing: Task<Void, Never>?
    var hasMore = false
    while !isStopping, failure == nil {
      if !hasMore {
        do throws(TransportError) { try await stream.readable(deadline: .distantFuture) } catch {
          guard error.isCancellation else { return stream.abort() }
          break
        }
      }
      let end = read()
      let (frames, fault) = takeFrames()
      hasMore = frames.count == LegacyLimits.batchFrames
      if frames.isEmpty, fault == nil, end == nil { continue }
      let batch = await intake.prepared(frames, before: fault)
      await storing?.value
      guard failure == nil else { break }
      let next = Task {
        _ = isolation
        await store(batch)
      }
      storing = next
      guard end != nil, !hasMore, !batch.isLast else { continue }
      await next.value
      guard failure == nil else { break }
      return end == .failed ? stream.abort() : stream.close()
    }
    await storing?.value
    await end(with: failure ?? LegacyError(.shutdown, identifier: last))
  }

  func stop() {
    isStopping = true
    stream.interruptReading()
  }

  func abort() { stream.abort() }

  /// An end of the sender's stream.
  private enum StreamEnd {
    case ended, failed
  }

  /// Reads the bytes that have arrived, up to `LegacyLimits.passBytes`. After an end, the complete
  /// frames before it count, too.
  private func read() -> StreamEnd? {
    var received: [UInt8] = []
    defer { if !received.isEmpty { reader.append(received) } }
    while reader.pending + received.count < LegacyLimits.passBytes {
      do throws(TransportError) {
        let count = try stream.tryRead(into: &received, atMost: LegacyLimits.readSize)
        if count == nil { break }
        if count == 0 { return .ended }
      } catch { return .failed }
    }
    return nil
  }

  /// Returns the next complete frames, and the fault of the frame after them, if any.
  private func takeFrames() -> (frames: [LegacyFrame], fault: LegacyError?) {
    var frames: [LegacyFrame] = []
    do throws(LegacyError) {
      while frames.count < LegacyLimits.batchFrames, let frame = try reader.next() {
        frames.append(frame)
      }
    } catch { return (frames, error) }
    return (frames, nil)
  }

  /// Stores a batch. A failure ends the connection.
  private func store(_ batch: LegacyIntake.Batch) async {
    let result = await intake.store(batch, after: last)
    last = result.last
    context.metrics.counter(.legacyFrames).add(result.stored)
    failure = result.error
    if failure != nil { stream.interruptReading() }
    if reader.pending == 0 { giveBack() }
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
