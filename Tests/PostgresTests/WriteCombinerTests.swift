// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

/// Scripted statements of a combiner: each waits until the test releases it, then returns or fails
/// as the test decides.
private final class ScriptedStatements {
  private(set) var batches: [[String]] = []
  private(set) var locks: [LockWait] = []
  private(set) var running = 0
  private var current: CheckedContinuation<PostgresError?, Never>?
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  func execute(
    _ rows: [String], _ locks: LockWait
  ) async throws(PostgresError) -> [String: Int] {
    running += 1
    self.locks.append(locks)
    #expect(running == 1, "two concurrent statements of one combiner")
    batches.append(rows)
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    let error = await withCheckedContinuation { current = $0 }
    running -= 1
    if let error { throw error }
    return [String: Int](uniqueKeysWithValues: rows.map { (String($0.prefix(1)), batches.count) })
  }

  /// Waits for a statement to be in flight, and ends it.
  func finish(_ error: PostgresError? = nil) async {
    if current == nil { await withCheckedContinuation { arrivals.append($0) } }
    // It arrives just before it waits.
    while current == nil { await Task.yield() }
    current.take()?.resume(returning: error)
  }

  func arrived() async {
    while current == nil { await Task.yield() }
  }
}

@Suite("Write combiner")
struct WriteCombinerTests {
  private typealias Combiner = WriteCombiner<String, String, Int>

  private static func combiner(
    _ statements: ScriptedStatements, on shard: isolated TestShard,
    _ configure: (inout WriteCombinerLimits) -> Void = { _ in }
  ) -> Combiner {
    var limits = WriteCombinerLimits()
    configure(&limits)
    return Combiner(
      loop: shard.loop, limits: limits, key: { String($0.prefix(1)) }, answerLater: { $0 + 100 },
      execute: { rows, locks throws(PostgresError) in try await statements.execute(rows, locks) })
  }

  private static func submit(
    _ row: String, to combiner: Combiner, on shard: isolated TestShard
  ) -> Task<Result<Int, PostgresError>, Never> {
    Task {
      _ = shard
      do throws(PostgresError) {
        return .success(try await combiner.submit(row))
      } catch {
        return .failure(error)
      }
    }
  }

  @Test("with a time to gather, rows that arrive in it share one statement")
  func gathers() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard) { $0.gatherFor = .milliseconds(50) }
      var answers = 0
      for row in ["b", "a"] { combiner.submit(row, isolation: shard) { _ in answers += 1 } }
      #expect(statements.batches.isEmpty)
      await statements.finish()
      await combiner.idle()
      #expect(statements.batches == [["a", "b"]] && answers == 2)
    }
  }

  @Test("a lone row is sent at once; later rows are combined, sorted and deduplicated")
  func combines() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard)
      let first = Self.submit("m", to: combiner, on: shard)
      await statements.arrived()
      let rest = ["z", "b1", "a", "b2"].map { Self.submit($0, to: combiner, on: shard) }
      while combiner.waitingRows < 4 { await Task.yield() }
      await statements.finish()
      #expect(await first.value == .success(1))
      await statements.finish()
      var answers: [Result<Int, PostgresError>] = []
      for task in rest { answers.append(await task.value) }
      #expect(answers == [.success(2), .success(2), .success(2), .success(102)])
      #expect(statements.batches == [["m"], ["a", "b2", "z"]])
      await combiner.idle()
    }
  }

  @Test("rows are retried after a lost connection until their time is over")
  func repeats() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard)
      let patient = Self.submit("a", to: combiner, on: shard)
      await statements.finish(PostgresError(.connectionLost))
      await statements.finish(
        PostgresError(.server(sqlState: "40P01", message: "", constraint: nil)))
      await statements.finish()
      #expect(await patient.value == .success(3))
      #expect(statements.batches == [["a"], ["a"], ["a"]])

      let hasty = Self.combiner(statements, on: shard) { $0.repeatFor = .zero }
      let lost = Self.submit("b", to: hasty, on: shard)
      await statements.finish(PostgresError(.connectionLost))
      #expect(await lost.value == .failure(PostgresError(.connectionLost)))
    }
  }

  @Test("the numbers of rows in a batch and of waiting rows are limited")
  func limits() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard) {
        $0.batchRows = 2
        $0.waitingRows = 3
      }
      let first = Self.submit("0", to: combiner, on: shard)
      await statements.arrived()
      let rest = ["3", "2", "1"].map { Self.submit($0, to: combiner, on: shard) }
      while combiner.waitingRows < 3 { await Task.yield() }
      let refused = await Self.submit("4", to: combiner, on: shard).value
      guard case .failure(let error) = refused else {
        Issue.record("the row was accepted")
        return
      }
      #expect(error.kind == .unavailable)
      for _ in 0..<3 { await statements.finish() }
      for task in [first] + rest { #expect((try? await task.value.get()) != nil) }
      #expect(statements.batches == [["0"], ["2", "3"], ["1"]])
    }
  }

  @Test("the row of a cancelled caller is completed without affecting other callers")
  func cancelledCaller() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard)
      let cancelled = Self.submit("a", to: combiner, on: shard)
      await statements.arrived()
      cancelled.cancel()
      let next = Self.submit("b", to: combiner, on: shard)
      await statements.finish()
      #expect(await cancelled.value == .success(1))
      await statements.finish()
      #expect(await next.value == .success(2))
    }
  }

  @Test("a row without a result from the statement fails")
  func missingAnswer() async throws {
    try await TestShard.run { shard in
      let combiner = Combiner(
        loop: shard.loop, key: { $0 }, execute: { _, _ throws(PostgresError) in [:] })
      guard case .failure(let error) = await Self.submit("a", to: combiner, on: shard).value else {
        Issue.record("answered")
        return
      }
      #expect(error.kind == .decoding)
    }
  }

  @Test("a batch has a maximum weight, and a heavier row is sent alone")
  func weights() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      var limits = WriteCombinerLimits()
      limits.batchRows = 5
      let combiner = Combiner(
        loop: shard.loop, limits: limits, weight: { Int($0) ?? 0 }, key: { $0 },
        execute: { rows, locks throws(PostgresError) in try await statements.execute(rows, locks) })
      let first = Self.submit("1", to: combiner, on: shard)
      await statements.arrived()
      let rest = ["3", "2", "4", "9", "0"].map { Self.submit($0, to: combiner, on: shard) }
      while combiner.waitingRows < 5 { await Task.yield() }
      for _ in 0..<5 { await statements.finish() }
      for task in [first] + rest { #expect((try? await task.value.get()) != nil) }
      #expect(statements.batches == [["1"], ["2", "3"], ["4"], ["9"], ["0"]])
    }
  }

  // MARK: locks of other transactions

  private static let locked = PostgresError(
    .server(sqlState: "55P03", message: "", constraint: nil))

  @Test("a blocked row is retried later, together with later rows of its key")
  func blockedRow() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard)
      let first = Self.submit("a1", to: combiner, on: shard)
      await statements.arrived()
      let second = Self.submit("a2", to: combiner, on: shard)
      let other = Self.submit("b", to: combiner, on: shard)
      while combiner.waitingRows < 2 { await Task.yield() }
      await statements.finish(Self.locked)
      // The other row continues without the locked key, whose rows are retried together when the
      // lock may be free.
      await statements.finish()
      #expect(await other.value == .success(2))
      await statements.finish(Self.locked)
      await statements.finish()
      #expect(await first.value == .success(4))
      #expect(await second.value == .success(104))
      #expect(statements.batches == [["a1"], ["b"], ["a2"], ["a2"]])
      #expect(statements.locks == [.usual, .usual, .brief, .brief])
      await combiner.idle()
      #expect(combiner.waitingRows == 0)
    }
  }

  @Test("while a row of an app is blocked, its new rows are written separately")
  func blockedApplication() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Combiner(
        loop: shard.loop, application: { $0.hasPrefix("a") || $0.hasPrefix("b") ? 1 : 2 },
        key: { String($0.prefix(1)) },
        execute: { rows, locks throws(PostgresError) in
          try await statements.execute(rows, locks)
        })
      let blocked = Self.submit("a", to: combiner, on: shard)
      await statements.arrived()
      let rest = ["b", "z"].map { Self.submit($0, to: combiner, on: shard) }
      while combiner.waitingRows < 2 { await Task.yield() }
      await statements.finish(Self.locked)
      await statements.finish()
      #expect(await rest[1].value == .success(2))
      // It has a shorter lock timeout, and omits the row that is known to be locked.
      await statements.finish()
      #expect(await rest[0].value == .success(3))
      await statements.finish()
      #expect(await blocked.value == .success(4))
      #expect(statements.batches == [["a"], ["z"], ["b"], ["a"]])
      #expect(statements.locks == [.usual, .usual, .brief, .brief])
    }
  }

  @Test("a row that stays blocked until its time is over returns the error")
  func blockedForLong() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard) { $0.repeatFor = .zero }
      let blocked = Self.submit("a", to: combiner, on: shard)
      await statements.finish(Self.locked)
      #expect(await blocked.value == .failure(Self.locked))
      await combiner.idle()
    }
  }

  @Test("blocked rows beyond the limit are refused, and other rows are accepted")
  func limitOfBlockedRows() async throws {
    try await TestShard.run { shard in
      let statements = ScriptedStatements()
      let combiner = Self.combiner(statements, on: shard) { $0.blockedRows = 1 }
      let first = Self.submit("a1", to: combiner, on: shard)
      await statements.finish(Self.locked)
      while combiner.waitingRows < 1 { await Task.yield() }
      let refused = await Self.submit("a2", to: combiner, on: shard).value
      guard case .failure(let error) = refused else {
        Issue.record("the row was accepted")
        return
      }
      #expect(error.kind == .unavailable)
      let other = Self.submit("b", to: combiner, on: shard)
      var stored = 0
      while stored < 2 {
        await statements.finish()
        stored += 1
      }
      #expect((try? await other.value.get()) != nil)
      #expect((try? await first.value.get()) != nil)
    }
  }
}
