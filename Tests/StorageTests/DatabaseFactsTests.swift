// SPDX-License-Identifier: Apache-2.0
import Postgres
import Storage
import TestSupport
import Testing

/// Facts that PostgreSQL reports to a role that cannot see other roles' sessions.
@Suite(.serialized) struct DatabaseFactsTests {
  private static func configuration(
    _ database: TestDatabase, _ role: String, _ application: String
  ) throws -> PostgresConfiguration {
    try PostgresConfiguration(
      connectionString: "\(database.connectionString) user='\(role)'", applicationName: application)
  }

  @Test("free connections are the minimum of three limits, whichever role uses them")
  func connections() async throws {
    try await TestDatabase.migrated { shard, database in
      let admin = database.connect(on: shard)
      let (bound, other) = ("\(database.name)_bound", "\(database.name)_other")
      try await admin.script(
        """
        CREATE ROLE \(bound) LOGIN CONNECTION LIMIT 5; CREATE ROLE \(other) LOGIN;
        ALTER DATABASE \(database.name) CONNECTION LIMIT 20
        """)
      let sessions = try [bound, bound, other, other, other].map { role in
        let configuration = try Self.configuration(database, role, "something else")
        return database.connect(on: shard) { $0 = configuration }
      }
      for session in sessions { _ = try await session.query("SELECT 1") }
      for (role, allowed, free) in [(bound, 5, 3...3), (other, 20, 12...14)] {
        let configuration = try Self.configuration(database, role, "a doctor")
        let reader = database.connect(on: shard) { $0 = configuration }
        let facts = try await DatabaseFacts.read(on: reader)
        #expect(facts.role == role && facts.allowedConnections == allowed)
        // PostgreSQL's own workers start and end at any time.
        #expect(free.contains(facts.freeConnections), "\(facts.freeConnections) of \(role)'s")
        await reader.close()
      }
      for session in sessions { await session.close() }
      try await admin.script("DROP ROLE \(bound); DROP ROLE \(other)")
      await admin.close()
    }
  }
}
