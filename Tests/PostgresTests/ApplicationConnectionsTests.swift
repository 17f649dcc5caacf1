// SPDX-License-Identifier: Apache-2.0
import Postgres
import TestSupport
import Testing

@Suite("Connections for reports")
struct ReportsTests {
  @Test("an app's reports share one connection, and other apps use the other one")
  func oneConnectionEach() async throws {
    try await TestDatabase.empty { shard, database in
      let reports = ApplicationConnections(
        (0..<2).map { _ in database.connect(on: shard, lane: .reports) })
      for application in [1, 2] as [Int32] {
        try await reports.perform(for: application) { connection async throws in
          try await reports.perform(for: application) { second async throws in
            #expect(second === connection)
            try await reports.perform(for: application + 10) { other async throws in
              #expect(other !== connection)
            }
          }
          // Its first report is still running.
          try await reports.perform(for: application) { third async throws in
            #expect(third === connection)
          }
          try await reports.perform(for: nil) { other async throws in
            #expect(other !== connection)
          }
        }
      }
      for connection in reports.connections { await connection.close() }
    }
  }
}
