// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// An actor on an event loop of its own, as the product's shards are.
actor TestShard {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private init() throws {
    loop = try EventLoop(name: "test")
    try loop.start()
  }

  /// Runs `body` on a new shard and ends it afterwards.
  static func run<Value: Sendable>(
    _ body: @Sendable (isolated TestShard) async throws -> Value
  ) async throws -> Value {
    let shard = try TestShard()
    defer {
      shard.loop.stop()
      shard.loop.join()
    }
    return try await shard.perform(body)
  }

  private func perform<Value: Sendable>(
    _ body: @Sendable (isolated TestShard) async throws -> Value
  ) async throws -> Value {
    try await body(self)
  }
}

/// Runs `body` for 0 ..< `count`, all at once on the shard, and gives the results in order.
func atOnce<Value: Sendable>(
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

/// Begins `body` on the shard and goes on.
func begin<Value: Sendable>(
  on shard: isolated TestShard, _ body: @escaping () async throws -> Value
) -> Task<Value, any Error> {
  Task {
    _ = shard
    return try await body()
  }
}
