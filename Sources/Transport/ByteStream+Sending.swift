// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS

/// Sending. Bytes are gathered in `unsent`, encrypted into `wire` and passed to the kernel, all at
/// the end of a turn.
extension ByteStream {
  /// Appends `bytes` to the bytes that are sent at the end of the turn. Never waits; senders of
  /// unlimited data check `backlog`.
  package func send(_ bytes: [UInt8]) throws(TransportError) {
    try send { $0.append(contentsOf: bytes) }
  }

  /// Appends bytes that `append` writes directly into the send buffer.
  /// - Parameter append: may only append to the buffer, and must not use this stream.
  package func send(_ append: (inout [UInt8]) -> Void) throws(TransportError) {
    if let failure { throw failure }
    guard !isClosed, !isEnding else { throw .closed("send") }
    append(&unsent)
    scheduleFlush()
  }

  /// Requests a call of the driver's `fill` at the end of the turn.
  package func needsToSend() {
    isHungry = true
    scheduleFlush()
  }

  func scheduleFlush() {
    guard !isFlushScheduled, !isBlocked, failure == nil else { return }
    isFlushScheduled = true
    loop.atEndOfTurn(tell: self)
  }

  func becameWritable() {
    isBlocked = false
    scheduleFlush()
  }

  /// Passes one chunk to the kernel.
  func flushNow() {
    guard !isBlocked, failure == nil, !isClosed else { return }
    do throws(TransportError) {
      if sent == wire.count { try refill() }
      if sent < wire.count {
        sent += try TransportError.io { () throws(IOError) in
          try tcp.tryWrite(wire, from: sent)
        }
      }
    } catch {
      fail(error)
      return
    }
    if sent < wire.count {
      isBlocked = true
      tcp.whenWritable(onWritable)
    } else {
      sent = 0
      if wire.capacity > keptCapacity { wire = [] } else { wire.removeAll(keepingCapacity: true) }
      if isHungry || !unsent.isEmpty || tls?.hasOutgoing == true {
        scheduleFlush()
      } else if case .sending(let sendsCloseNotify) = ending {
        linger(sendsCloseNotify: sendsCloseNotify)
      }
    }
    if backlog <= Self.highWater / 2 { drained.wake(.ready) }
  }

  private func refill() throws(TransportError) {
    if isHungry {
      isHungry = false
      // Moved out of `self`, so that the driver may call this stream while it fills the buffer.
      var buffer: [UInt8] = []
      swap(&buffer, &unsent)
      driver?.fill(&buffer, atMost: fillSize)
      if buffer.count >= fillSize { isHungry = true }
      swap(&buffer, &unsent)
      unsent += buffer
    }
    guard let tls else {
      swap(&unsent, &wire)
      return
    }
    if !unsent.isEmpty {
      try TransportError.tls { () throws(TLSError) in try tls.write(unsent) }
      if unsent.capacity > keptCapacity {
        unsent = []
      } else {
        unsent.removeAll(keepingCapacity: true)
      }
    }
    if tls.hasOutgoing { tls.takeOutgoing(into: &wire) }
  }
}

extension ByteStream: TurnHandler {
  package func turnEnds() {
    isFlushScheduled = false
    flushNow()
  }
}
