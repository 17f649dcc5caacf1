// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Actor with its own event loop, on which a test runs as the gateway's code runs on its shards.
package actor TestShard {
  package nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.asUnownedSerialExecutor()
  }

  private init(_ loop: EventLoop) { self.loop = loop }

  /// Runs `body` on a new event loop, and stops the loop afterwards.
  package static func run<Value: Sendable>(
    _ body: @Sendable (isolated TestShard) async throws -> Value
  ) async throws -> Value {
    let loop = try EventLoop(name: "test")
    try loop.start()
    defer {
      loop.stop()
      loop.join()
    }
    return try await body(TestShard(loop))
  }

  /// Starts a task on this actor.
  package func spawn<Value: Sendable>(
    _ body: @escaping @Sendable (isolated TestShard) async throws -> Value
  ) -> Task<Value, any Error> {
    Task { try await body(self) }
  }

  /// Runs every task of this loop until it suspends: jobs run in the order in which they were
  /// enqueued.
  package func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}

/// Starts `body` on the shard without waiting for it. Unlike in `TestShard.spawn`, `body` may use
/// values that are not `Sendable`.
package func begin<Value: Sendable>(
  on shard: isolated TestShard, _ body: @escaping () async throws -> Value
) -> Task<Value, any Error> {
  Task {
    _ = shard
    return try await body()
  }
}

/// Runs `body` for 0 ..< `count` concurrently on the shard, and returns the results in order.
package func atOnce<Value: Sendable>(
  _ count: Int, on shard: isolated TestShard, _ body: @escaping (Int) async throws -> Value
) async throws -> [Value] {
  let tasks = (0..<count).map { index in
    Task {
      _ = shard
      return try await body(index)
    }
  }
  var values: [Value] = []
  for task in tasks { values.append(try await task.value) }
  return values
}
