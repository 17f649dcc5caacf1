// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// An actor on an event loop of its own, as the product's shards are.
actor TestLoop {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private init() throws {
    loop = try EventLoop(name: "test")
    try loop.start()
  }

  /// Runs `body` on a new loop and ends it afterwards.
  static func run(_ body: @Sendable (isolated TestLoop) async throws -> Void) async throws {
    let loop = try TestLoop()
    defer {
      loop.loop.stop()
      loop.loop.join()
    }
    try await loop.perform(body)
  }

  private func perform(_ body: @Sendable (isolated TestLoop) async throws -> Void) async throws {
    try await body(self)
  }

  /// Lets every task of this loop run until it waits: jobs run in the order they were enqueued.
  func settle() async { for _ in 0..<20 { await Task.yield() } }
}
