// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Postgres

@Suite("Combined batches")
struct CombinedBatchTests {
  private struct Row: Equatable {
    var key: Int
    var value: String
  }

  private let dataFault = PostgresError(.server(sqlState: "23514", message: "", constraint: "c"))
  private let deadlock = PostgresError(.server(sqlState: "40P01", message: "", constraint: nil))

  private func batch(_ rows: [(Int, String)]) -> CombinedBatch<Row, Int> {
    CombinedBatch(
      rows: rows.map { Row(key: $0.0, value: $0.1) }, key: { $0.key }, merge: { $1 })
  }

  /// Executes the batch; rows with the value "bad" are refused.
  /// - Returns: the executed statements, and the members that received the refusal.
  private func run(_ rows: [(Int, String)]) -> (statements: [[String]], rejected: [Int]) {
    var batch = batch(rows)
    var statements: [[String]] = []
    var rejected: [Int] = []
    while let entries = batch.next, statements.count < 100 {
      statements.append(entries.map { "\($0.key)\($0.row.value)" })
      guard entries.contains(where: { $0.row.value == "bad" }) else {
        _ = batch.succeeded()
        continue
      }
      if case .reject(let members) = batch.failed(dataFault, mayRepeat: true) {
        rejected += members
      }
    }
    return (statements, rejected)
  }

  @Test("a batch is sorted by key without duplicates; the later row replaces the earlier")
  func sorted() throws {
    let batch = batch([(3, "a"), (1, "b"), (3, "c"), (2, "d"), (3, "e")])
    let entries = try #require(batch.next)
    #expect(
      entries.map(\.row) == [
        .init(key: 1, value: "b"), .init(key: 2, value: "d"), .init(key: 3, value: "e"),
      ])
    #expect(entries.map(\.members) == [[1], [3], [0, 2, 4]])
    #expect(self.batch([]).next == nil)
  }

  @Test("a refused batch is halved until the bad rows are alone")
  func halved() {
    let (statements, rejected) = run([
      (1, "a"), (2, "b"), (3, "bad"), (4, "d"), (5, "e"), (6, "f"), (7, "bad"), (8, "h"),
    ])
    #expect(rejected == [2, 6])
    #expect(
      statements == [
        ["1a", "2b", "3bad", "4d", "5e", "6f", "7bad", "8h"],
        ["1a", "2b", "3bad", "4d"], ["1a", "2b"], ["3bad", "4d"], ["3bad"], ["4d"],
        ["5e", "6f", "7bad", "8h"], ["5e", "6f"], ["7bad", "8h"], ["7bad"], ["8h"],
      ])
  }

  @Test("rows that were merged under one key are split before one is refused")
  func takenApart() {
    let (statements, rejected) = run([(1, "good"), (1, "bad"), (1, "better")])
    #expect(statements == [["1better"]])
    #expect(rejected.isEmpty)
    let last = run([(1, "good"), (1, "bad")])
    #expect(last.statements == [["1bad"], ["1good"], ["1bad"]])
    #expect(last.rejected == [1])
  }

  @Test("a batch is retried as a whole after a deadlock or lost connection")
  func repeated() throws {
    for error in [deadlock, PostgresError(.connectionLost)] {
      var batch = batch([(1, "a"), (2, "b")])
      #expect(batch.failed(error, mayRepeat: true) == .proceed)
      #expect(try #require(batch.next).count == 2)
      #expect(batch.failed(error, mayRepeat: false) == .reject(members: [0, 1]))
      #expect(batch.next == nil)
    }
  }

  @Test("an unknown outcome is kept when a later attempt cannot be made")
  func inDoubt() throws {
    let lost = PostgresError(.connectionLost)
    for later in [.connectTimedOut, .unavailable, .statementTimeout, .connectionLost]
      as [PostgresError.Kind]
    {
      var batch = batch([(1, "a")])
      #expect(batch.reported(PostgresError(later)).kind == later)
      #expect(batch.failed(deadlock, mayRepeat: true) == .proceed)
      #expect(batch.reported(PostgresError(later)).kind == later)
      #expect(batch.failed(lost, mayRepeat: true) == .proceed)
      #expect(batch.reported(PostgresError(later)).kind == .connectionLost)
      #expect(batch.reported(dataFault) == dataFault)
      #expect(batch.failed(PostgresError(later), mayRepeat: false) == .reject(members: [0]))
    }
    // The unknown outcome concerns one statement, not those after it.
    var batch = batch([(1, "a"), (2, "bad")])
    #expect(batch.failed(lost, mayRepeat: true) == .proceed)
    #expect(batch.failed(dataFault, mayRepeat: true) == .proceed)
    #expect(batch.reported(PostgresError(.unavailable)).kind == .unavailable)
  }

  @Test(
    "a batch fails as a whole for any other error",
    arguments: [.statementTimeout, .unavailable, .connectTimedOut, .decoding]
      as [PostgresError.Kind])
  func givenUp(kind: PostgresError.Kind) {
    var batch = batch([(2, "a"), (1, "b"), (2, "c")])
    #expect(batch.failed(PostgresError(kind), mayRepeat: true) == .reject(members: [1, 0, 2]))
    #expect(batch.next == nil)
  }

  // MARK: locks of other transactions

  private let locked = PostgresError(.server(sqlState: "55P03", message: "", constraint: nil))

  /// Executes the batch; rows with the value "locked" cannot be written. A key's thousands are its
  /// app.
  private func runLocked(
    _ rows: [(Int, String)]
  ) -> (stored: [[Int]], postponed: [[Int]], timeouts: Int) {
    var batch = CombinedBatch(
      rows: rows.map { Row(key: $0.0, value: $0.1) }, key: { $0.key }, merge: { $1 },
      application: { Int32($0.key / 1_000) })
    var (stored, postponed): ([[Int]], [[Int]]) = ([], [])
    while let entries = batch.next {
      guard entries.contains(where: { $0.row.value == "locked" }) else {
        stored.append(batch.succeeded().map(\.key))
        continue
      }
      if case .postpone(let members, false) = batch.failed(locked, mayRepeat: false) {
        postponed.append(members)
      }
    }
    return (stored, postponed, batch.lockTimeouts)
  }

  @Test("a batch with a locked row is halved until that row is postponed")
  func blockedRow() {
    let (stored, postponed, timeouts) = runLocked(
      (1...8).map { ($0, $0 == 3 ? "locked" : "free") })
    #expect(stored == [[1, 2], [4], [5, 6, 7, 8]])
    #expect(postponed == [[2]])
    #expect(timeouts == 4)
  }

  @Test("a locked row postpones all rows of its key in order of arrival")
  func blockedKey() {
    let (stored, postponed, _) = runLocked([(1, "a"), (2, "a"), (1, "b"), (1, "locked")])
    #expect(stored == [[2]])
    #expect(postponed == [[0, 2, 3]])
  }

  @Test("many locked rows end the search, without postponing rows of another app")
  func manyBlocked() {
    let rows = (0..<500).map { (1_000 + $0, "locked") } + (0..<500).map { (2_000 + $0, "free") }
    let (stored, postponed, timeouts) = runLocked(rows)
    #expect(stored == [Array(2_000..<2_500)])
    #expect(postponed.flatMap(\.self).sorted() == Array(0..<500))
    #expect(timeouts < 25)
  }

  @Test("one locked row of a thousand does not delay the others")
  func oneOfAThousand() {
    for position in [0, 499, 500, 999] {
      let rows = (0..<1_000).map { ($0, $0 == position ? "locked" : "free") }
      let (stored, postponed, timeouts) = runLocked(rows)
      #expect(stored.joined().count == 999)
      #expect(postponed == [[position]])
      #expect(timeouts <= 11)
    }
  }

  @Test("an unknown outcome is kept when a lock splits the batch")
  func blockedInDoubt() {
    var batch = batch([(1, "a"), (2, "b")])
    #expect(batch.failed(PostgresError(.connectionLost), mayRepeat: true) == .proceed)
    #expect(batch.failed(locked, mayRepeat: true) == .proceed)
    #expect(batch.reported(locked).kind == .connectionLost)
    #expect(batch.failed(locked, mayRepeat: true) == .postpone(members: [0], isInDoubt: true))
    _ = batch.succeeded()
    #expect(batch.next == nil)
    let later = CombinedBatch(
      rows: [Row(key: 1, value: "a")], key: { $0.key }, merge: { $1 }, isInDoubt: true)
    #expect(later.reported(locked).kind == .connectionLost)
  }
}
