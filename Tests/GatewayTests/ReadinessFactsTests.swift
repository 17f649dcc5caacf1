// SPDX-License-Identifier: Apache-2.0
import API
import Postgres
import Testing

@testable import GatewayApp
@testable import Storage

@Suite struct ReadinessFactsTests {
  private static let database = DatabaseCondition(
    schema: Migrator.latest, unsafeSettings: [], hasBarrier: true)

  private static func facts(_ change: (inout ReadinessFacts) -> Void = { _ in }) -> ReadinessReport
  {
    var facts = ReadinessFacts(isDraining: false, database: database)
    change(&facts)
    return facts.report
  }

  @Test("a healthy shard is ready, without notes")
  func healthy() {
    #expect(Self.facts() == ReadinessReport())
    #expect(Self.facts().isReady)
  }

  @Test("draining, an unreachable database and a wrong schema make a shard unready")
  func unready() {
    #expect(!Self.facts { $0.isDraining = true }.isReady)
    let silent = Self.facts { $0.silent = [.write, .read] }
    #expect(!silent.isReady && silent.notes.map(\.name) == ["database"])
    #expect(silent.notes.first?.detail.hasSuffix("write, read") == true)
    #expect(!Self.facts { $0.database = nil }.isReady)
    let old = Self.facts { $0.database?.schema = 0 }
    #expect(!old.isReady && old.notes.map(\.name) == ["schema"])
  }

  @Test("other faults are notes, and leave the shard ready")
  func notes() {
    let report = Self.facts {
      $0.database?.unsafeSettings = ["fsync"]
      $0.isWorkHeld = true
      $0.refusedCredentials = 2
      $0.missingTokens = 3
      $0.clockComplaint = "the clocks differ"
    }
    #expect(report.isReady)
    #expect(
      report.notes.map(\.name) == [
        "durability", "queue", "credentials", "provider_tokens", "clock",
      ])
    #expect(report.notes.allSatisfy { !$0.isGood && !$0.detail.isEmpty })
    #expect(report.notes[2].detail == "apps or credentials: 2 that Apple refuses")
  }
}
