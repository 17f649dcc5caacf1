// SPDX-License-Identifier: Apache-2.0
import Postgres
import Testing

@testable import Storage

@Suite struct StorageErrorTests {
  /// Errors on which a caller of the store can act.
  enum Meaning: Sendable { case unavailable, fateUnknown, refused, failed }

  private static func server(_ sqlState: String) -> PostgresError.Kind {
    .server(sqlState: sqlState, message: "secret value", constraint: "devices_check")
  }

  @Test(
    "PostgreSQL's errors become errors on which a caller can act",
    arguments: [
      (.connectionLost, .fateUnknown), (.connectTimedOut, .unavailable),
      (.statementTimeout, .unavailable), (.unavailable, .unavailable),
      (server("57P01"), .unavailable),  // The server is being shut down.
      (server("53300"), .unavailable),  // Too many connections.
      (server("08006"), .unavailable), (server("25006"), .unavailable),  // A former primary.
      (server("23514"), .refused), (server("23505"), .refused), (server("22P02"), .refused),
      (server("42P01"), .failed), (server("40001"), .failed), (.decoding, .failed),
      (.misuse, .failed), (.encoding, .failed),
    ] as [(PostgresError.Kind, Meaning)])
  func meaning(kind: PostgresError.Kind, meaning: Meaning) {
    let error = StorageError(PostgresError(kind))
    switch error {
    case .unavailable: #expect(meaning == .unavailable)
    case .fateUnknown: #expect(meaning == .fateUnknown)
    case .refused(let sqlState, let constraint):
      #expect(meaning == .refused)
      #expect(constraint == "devices_check" && sqlState.hasPrefix("2"))
      #expect(!error.description.contains("secret value"))
    case .failed: #expect(meaning == .failed)
    default: Issue.record("\(error)")
    }
  }

  @Test("a failed read has no unknown outcome")
  func reader() {
    let lost = PostgresError(.connectionLost)
    for lane in PostgresLane.allCases {
      let error = StorageError(lost, on: lane)
      let expected: StorageError =
        [.read, .reports, .deliveryRead].contains(lane)
        ? .unavailable(lost.description) : .fateUnknown(lost.description)
      #expect(error == expected, "\(lane)")
    }
  }
}
