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
    stream.readSize = LegacyLimits.readSize
    while !isStopping {
      do throws(TransportError) { try await stream.readable(deadline: .distantFuture) } catch {
        guard isStopping, error.isCancellation else { return stream.abort() }
        break
      }
      let end = read()
      if let error = await storeFrames() { return await self.end(with: error) }
      switch end {
      case .none: if reader.pending == 0 { giveBack() }
      case .ended: return stream.close()
      case .failed: return stream.abort()
      }
    }
    await end(with: LegacyError(.shutdown, identifier: last))
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

  /// Reads the bytes that have arrived, up to the size of a batch. Also after an end, the complete
  /// frames before it count.
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
