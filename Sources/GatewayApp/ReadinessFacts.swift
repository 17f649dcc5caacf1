// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Postgres
internal import PushModel
internal import Storage

/// Facts of a shard for `/readyz`, and the report that follows from them.
struct ReadinessFacts {
  /// Whether the shard drains, or is about to.
  var isDraining: Bool
  /// Connections that do not reach PostgreSQL, or take no writes.
  var silent: [PostgresLane] = []
  /// The state of PostgreSQL; nil if it could not be read.
  var database: DatabaseCondition?
  /// Whether work that was accepted before a restore is held.
  var isWorkHeld = false
  var credentialProblems: [CredentialProblem] = []
  /// Credentials that Apple refuses.
  var refusedCredentials = 0
  /// Keys in use without a provider token.
  var missingTokens = 0
  /// The reported difference of this machine's clock; nil if it agrees with PostgreSQL's.
  var clockComplaint: String?

  var report: ReadinessReport {
    var report = ReadinessReport(isDraining: isDraining)
    guard silent.isEmpty, let database else {
      report.hasDatabase = false
      let lanes = PostgresLane.allCases.filter(silent.contains).map(\.rawValue)
      report.complain(
        "database",
        "PostgreSQL is unavailable or read-only for: " + lanes.joined(separator: ", "))
      return report
    }
    report.hasRightSchema = Migrator.runs(on: database.schema)
    if !report.hasRightSchema {
      report.complain(
        "schema",
        "the database is at schema \(database.schema), this release runs on \(Migrator.latest) and the one "
          + "after it: run `pushgate migrate` of the newest release, and that release")
    }
    if let complaint = database.complaint { report.complain("durability", complaint) }
    if isWorkHeld {
      report.complain(
        "queue",
        "work accepted before a restore is held: `pushgate queue` shows it; `queue "
          + "release` or `queue expire` ends the hold")
    }
    if let credentialComplaint { report.complain("credentials", credentialComplaint) }
    if missingTokens > 0 {
      report.complain(
        "provider_tokens",
        "\(missingTokens) keys in use without a provider token: their pushes wait; see the log")
    }
    if let clockComplaint { report.complain("clock", clockComplaint) }
    return report
  }

  /// Contains only the number of faulty credentials, since `/readyz` needs no API key. The log and
  /// `GET …/credentials` contain their names.
  private var credentialComplaint: String? {
    var counts = CredentialProblem.Kind.allCases.compactMap { kind in
      let count = credentialProblems.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.inWords)"
    }
    if refusedCredentials > 0 { counts.append("\(refusedCredentials) that Apple refuses") }
    return counts.isEmpty ? nil : "apps or credentials: " + counts.joined(separator: ", ")
  }
}

extension ReadinessReport {
  fileprivate mutating func complain(_ name: String, _ detail: String) {
    notes.append(Note(name, isGood: false, detail))
  }
}
