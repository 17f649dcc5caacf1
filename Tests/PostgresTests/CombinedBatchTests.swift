// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Postgres

@Suite("A combined batch")
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

  /// Executes the batch where rows with the value "bad" are refused.
  /// - Returns: the statements carried out, and the members that were told of the refusal.
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

  @Test("is sorted by key and holds each once, the later row winning")
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

  @Test("is halved until the guilty rows stand alone")
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

  @Test("takes a key that several callers wrote apart before one of them is refused")
  func takenApart() {
    let (statements, rejected) = run([(1, "good"), (1, "bad"), (1, "better")])
    #expect(statements == [["1better"]])
    #expect(rejected.isEmpty)
    let last = run([(1, "good"), (1, "bad")])
    #expect(last.statements == [["1bad"], ["1good"], ["1bad"]])
    #expect(last.rejected == [1])
  }

  @Test("is repeated whole after a deadlock or a lost connection, while time remains")
  func repeated() throws {
    for error in [deadlock, PostgresError(.connectionLost)] {
      var batch = batch([(1, "a"), (2, "b")])
      #expect(batch.failed(error, mayRepeat: true) == .goOn)
      #expect(try #require(batch.next).count == 2)
      #expect(batch.failed(error, mayRepeat: false) == .reject(members: [0, 1]))
      #expect(batch.next == nil)
    }
  }

  @Test(
    "that may have been carried out is not told to be undone by an attempt that could not be made")
  func inDoubt() throws {
    let lost = PostgresError(.connectionLost)
    for later in [.connectTimedOut, .unavailable, .statementTimeout, .connectionLost]
      as [PostgresError.Kind]
    {
      var batch = batch([(1, "a")])
      #expect(batch.told(PostgresError(later)).kind == later)
      #expect(batch.failed(deadlock, mayRepeat: true) == .goOn)
      #expect(batch.told(PostgresError(later)).kind == later)
      #expect(batch.failed(lost, mayRepeat: true) == .goOn)
      #expect(batch.told(PostgresError(later)).kind == .connectionLost)
      #expect(batch.told(dataFault) == dataFault)
      #expect(batch.failed(PostgresError(later), mayRepeat: false) == .reject(members: [0]))
    }
    // The doubt is about one statement, not about those after it.
    var batch = batch([(1, "a"), (2, "bad")])
    #expect(batch.failed(lost, mayRepeat: true) == .goOn)
    #expect(batch.failed(dataFault, mayRepeat: true) == .goOn)
    #expect(batch.told(PostgresError(.unavailable)).kind == .unavailable)
  }

  @Test(
    "is given up whole for any other error",
    arguments: [.statementTimeout, .unavailable, .connectTimedOut, .decoding]
      as [PostgresError.Kind])
  func givenUp(kind: PostgresError.Kind) {
    var batch = batch([(2, "a"), (1, "b"), (2, "c")])
    #expect(batch.failed(PostgresError(kind), mayRepeat: true) == .reject(members: [1, 0, 2]))
    #expect(batch.next == nil)
  }
}
