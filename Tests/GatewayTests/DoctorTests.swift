// SPDX-License-Identifier: Apache-2.0
import Storage
import Testing

@testable import GatewayApp
@testable import PushModel

/// Verdicts of the doctor about given facts.
@Suite struct DoctorTests {
  private static func facts(_ change: (inout DatabaseFacts) -> Void = { _ in }) -> DatabaseFacts {
    var facts = DatabaseFacts(
      version: "16.4", versionNumber: 160_004, database: "pushgate", role: "pushgate",
      isReadOnly: false, unsafeSettings: [], synchronousStandbys: "", standbys: 0,
      time: Instant(microseconds: 0), allowedConnections: 97, freeConnections: 97,
      keepsSettings: true, logsValues: false)
    change(&facts)
    return facts
  }

  private static let now = Instant(microseconds: 1_795_165_200_000_000)

  @Test(
    "PostgreSQL's settings and version lead to the expected verdicts",
    arguments: [
      (Doctor.version(facts()), Finding.Verdict.ok, "16.4"),
      (Doctor.version(facts { $0.versionNumber = 140_009 }), .fault, "15 or later"),
      (Doctor.version(facts { $0.isReadOnly = true }), .fault, "primary"),
      (Doctor.durability(facts(), allowsUnsafe: false), .ok, "fsync"),
      (
        Doctor.durability(facts { $0.unsafeSettings = ["fsync"] }, allowsUnsafe: false), .fault,
        "set fsync = on"
      ),
      (
        Doctor.durability(facts { $0.unsafeSettings = ["fsync"] }, allowsUnsafe: true), .warning,
        "fsync is off"
      ),
      (Doctor.standbys(facts()), .ok, "no standby"),
      (Doctor.standbys(facts { $0.standbys = 1 }), .warning, "synchronous_standby_names"),
      (
        Doctor.standbys(facts { $0.synchronousStandbys = "ANY 1 (a)" }), .warning, "start a standby"
      ),
      (
        Doctor.standbys(facts { ($0.synchronousStandbys, $0.standbys) = ("ANY 1 (a)", 1) }), .ok,
        "ANY 1 (a)"
      ),
      (Doctor.pooler(.none, keepsSettings: true), .ok, "session"),
      (Doctor.pooler(.none, keepsSettings: false), .fault, "pool_mode = session"),
      (Doctor.pooler(.transactions, keepsSettings: true), .fault, "pool_mode = session"),
      (Doctor.connections(facts(), shards: 4), .ok, "needs 39, 97 of 97"),
      (
        Doctor.connections(facts { $0.freeConnections = 20 }, shards: 4), .warning,
        "max_connections"
      ),
      (
        Doctor.connections(facts { $0.allowedConnections = 20 }, shards: 4), .fault, "allows 20"
      ),
      (Doctor.log(facts()), .ok, "does not log"),
      (
        Doctor.log(facts { $0.logsValues = true }), .warning,
        #"ALTER ROLE "pushgate" SET log_error"#
      ),
      (Doctor.partitions(14), .ok, "14 days"), (Doctor.partitions(nil), .ok, "none yet"),
      (Doctor.partitions(6), .warning, "6 days"),
      (Doctor.partitions(-3), .warning, "none for today"),
    ])
  func database(finding: Finding, verdict: Finding.Verdict, said: String) {
    #expect(finding.verdict == verdict)
    #expect(finding.line.contains(said), "\(finding.line)")
    #expect((finding.remedy == nil) == (verdict == .ok))
  }

  @Test(
    "the difference of clocks is reported with its lower bound",
    arguments: [
      (0.0, Finding.Verdict.ok, ""), (4.9, .ok, ""), (5.5, .warning, "5.5 s ahead of"),
      (-7.0, .warning, "7.0 s behind"), (301, .fault, "301.0 s ahead of"),
    ])
  func clock(seconds: Double, verdict: Finding.Verdict, said: String) {
    let after = Instant(microseconds: Self.now.microseconds + 50_000)
    let offset = Int64(seconds * 1e6)
    // Relative to the nearer end of the interval in which the clock was read.
    let near = seconds < 0 ? Self.now : after
    let time = Instant(microseconds: near.microseconds + offset)
    let finding = Doctor.clock(time, between: Self.now, and: after)
    #expect(finding.verdict == verdict && (said.isEmpty || finding.detail.contains(said)))
  }

  @Test("missing rights of the role are named")
  func rights() {
    var rights = DatabaseRights(
      schema: "public", unusable: [], foreign: [], mayCreate: true, maySignal: true)
    #expect(Doctor.rights(rights).verdict == .ok)
    rights.unusable = ["apps"]
    rights.foreign = ["deliveries"]
    (rights.mayCreate, rights.maySignal) = (false, false)
    let finding = Doctor.rights(rights)
    #expect(finding.verdict == .fault)
    for word in ["apps", "deliveries", "public", "pg_logical_emit_message"] {
      #expect(finding.detail.contains(word))
    }
  }

  @Test("credential problems of one kind share a finding that names five of them")
  func credentials() {
    #expect(Doctor.credentials([]).map(\.verdict) == [.ok])
    var complaints = (1...7).map {
      CredentialProblem(kind: .sealed, app: "com.example.\($0)", place: "production/main")
    }
    complaints.append(
      CredentialProblem(kind: .expiring, app: "com.example.1", place: "sandbox/main"))
    let findings = Doctor.credentials(complaints)
    #expect(findings.map(\.verdict) == [.fault, .warning])
    #expect(findings[0].detail.contains("7 that PUSHGATE_SECRET_KEY cannot decrypt"))
    #expect(findings[0].detail.hasSuffix("and 2 more"))
  }

  @Test("a finding has a line for people and one for programs")
  func lines() {
    let finding = Finding("clock", .warning, "it is late", remedy: "set it")
    #expect(finding.line == "warning  clock               it is late; set it")
    #expect(
      finding.json
        == #"{"check":"clock","verdict":"warning","detail":"it is late","remedy":"set it"}"#)
    #expect(Finding.Verdict.allCases.map(\.rank) == [0, 1, 2])
    #expect(max(Finding.Verdict.ok, .fault) == .fault)
  }
}
