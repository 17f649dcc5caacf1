// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Compares usual variants of the accepting statement with files that can be read as SQL.
@Suite struct AcceptStatementTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Storage/Notifications/AcceptStatement").standardizedFileURL
  fileprivate static let app = AppID(rawValue: 1)

  /// A usual variant: one notification of one kind.
  enum Variant: String, CaseIterable {
    case push, broadcast
    case dueSchedule = "due-schedule"

    var summary: String {
      switch self {
      case .push:
        "Accepts a push to a device token, with an idempotency key. The rows are stored as claimed."
      case .broadcast: "Accepts a broadcast to all devices of an application."
      case .dueSchedule: "Stores the notification of a schedule that is due, for a user's devices."
      }
    }

    var query: PostgresQuery {
      switch self {
      case .push:
        AcceptStatement.query(
          [
            AcceptRow(
              notification: sample(AcceptStatementTests.app, .tokens(token(1))),
              idempotency: IdempotencyKey(key: "order-1", bodyHash: [1]),
              plan: AcceptPlan(holder: holder, production: .claimed, sandbox: .claimed),
              counted: nil)
          ],
          IdempotencyKeys(
            partitions: ["idempotency_20261119", "idempotency_20261120", "idempotency_20261121"]))
      case .broadcast:
        AcceptStatement.query(
          [
            AcceptRow(
              notification: sample(AcceptStatementTests.app), idempotency: nil, plan: .unclaimed,
              counted: AudienceCount(production: 100_000, sandbox: 10))
          ], nil)
      case .dueSchedule:
        AcceptStatement.query(
          [
            AcceptRow(
              notification: sample(AcceptStatementTests.app, .users("ada")), idempotency: nil,
              plan: .unclaimed,
              counted: nil,
              schedule: .fire(
                NotificationID(milliseconds: noon.milliseconds), due: noon, repeats: false,
                next: nil))
          ], nil)
      }
    }

    var text: String {
      """
      -- \(summary)
      -- Built by AcceptStatement; AcceptStatementTests writes this file with PUSHGATE_WRITE_DOCS=1.
      -- Numbers of environments, states, kinds and classes are codes of StoredCode.
      \(SQLFormat.text(of: query.sql))
      """
    }
  }

  /// With `PUSHGATE_WRITE_DOCS` set, this writes the files instead.
  @Test(
    "usual variants of the accepting statement equal their SQL files", arguments: Variant.allCases)
  func files(variant: Variant) throws {
    let file = Self.folder.appending(path: "\(variant.rawValue).sql")
    if ProcessInfo.processInfo.environment["PUSHGATE_WRITE_DOCS"] != nil {
      try variant.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(
      found == variant.text,
      "run this test once with PUSHGATE_WRITE_DOCS=1 and commit \(variant.rawValue).sql")
  }

  @Test("formatting a statement changes only its white space", arguments: Variant.allCases)
  func format(variant: Variant) {
    let sql = variant.query.sql
    #expect(SQLFormat.text(of: sql).filter { !$0.isWhitespace } == sql.filter { !$0.isWhitespace })
  }
}
