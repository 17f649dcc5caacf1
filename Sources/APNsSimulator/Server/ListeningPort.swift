// SPDX-License-Identifier: Apache-2.0

import AsyncIO

/// A listening port that faults can close temporarily, so that the kernel refuses connections.
/// Confined to the simulator's loop; one task accepts.
final class ListeningPort {
  /// Delay between attempts to reopen a port that another process has taken.
  private static let retry = Duration.milliseconds(100)

  let entrance: Entrance
  private let loop: EventLoop
  private var listener: Listener?
  private var isRefusing = false
  private var isOver = false
  private var whenOpened: CheckedContinuation<Void, Never>?

  init(_ listener: Listener, entrance: Entrance, on loop: EventLoop) {
    self.listener = listener
    self.entrance = entrance
    self.loop = loop
  }

  /// Waits for a connection, even while the port is closed. Returns nil after `stop`.
  func accept() async -> AcceptedSocket? {
    while !isOver {
      if let listener {
        do throws(IOError) {
          return try await listener.accept()
        } catch {
          if error.code != .closed { isOver = true }
        }
      } else {
        await withCheckedContinuation { whenOpened = $0 }
      }
    }
    return nil
  }

  /// Refuses connections from now on. Open connections remain; the kernel resets queued ones.
  func refuse() {
    isRefusing = true
    listener?.close()
    listener = nil
  }

  /// Listens again on the same port.
  func open() {
    isRefusing = false
    guard listener == nil, !isOver else { return }
    do throws(IOError) {
      listener = try Listener(on: loop, address: entrance.address, reusePort: false)
      whenOpened.take()?.resume()
    } catch {
      loop.schedule(at: .now() + Self.retry) { [weak self] in
        if self?.isRefusing == false { self?.open() }
      }
    }
  }

  func stop() {
    isOver = true
    refuse()
    whenOpened.take()?.resume()
  }
}
