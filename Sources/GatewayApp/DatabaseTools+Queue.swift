// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Postgres
package import PushModel
internal import Storage

// Queue access for the command line.

extension DatabaseTools {
  /// Thrown when no app has the bundle id.
  package struct UnknownApp: Error, CustomStringConvertible {
    let name: String

    package var description: String { "no app has the bundle id \(name)" }
  }

  /// Parses an RFC 3339 time; returns nil for any other text.
  package static func time(_ text: String) -> Instant? { RFC3339.parse(text) }

  /// Returns the queued work as a table or as JSON.
  package func queue(app name: String?, json: Bool) async throws -> String {
    client.start()
    let controls = ControlStore(client: client)
    let report = try await controls.report(app: try await app(name, controls))
    await client.close()
    return json ? String(decoding: QueueJSON.json(report), as: UTF8.self) : Self.table(report)
  }

  /// Requests that work held after a restore is released or expired. Returns the number of affected
  /// rows.
  package func endHold(_ ending: HoldEnding, app name: String?) async throws -> Int {
    client.start()
    let controls = ControlStore(client: client)
    let rows = try await controls.end(ending, app: try await app(name, controls))
    await client.close()
    return rows
  }

  private func app(_ name: String?, _ controls: ControlStore) async throws -> AppID? {
    guard let name else { return nil }
    guard let app = try await controls.app(named: name) else { throw UnknownApp(name: name) }
    return app
  }

  private static func table(_ report: QueueReport) -> String {
    if report.lines.isEmpty { return "no work is pending" }
    var rows = [["APP", "ENVIRONMENT", "CLASS", "KIND", "WAITS", "ROWS", "OLDEST"]]
    for line in report.lines {
      rows.append([
        line.app, line.environment.rawValue, line.workClass.name, line.kind.name,
        line.waiting.name, "\(line.rows)", RFC3339.format(line.oldest),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }
    for limited in report.rateLimited {
      let rows = limited.demand.singles + limited.demand.broadcasts
      let limit = limited.notification.map { "notification \($0)" } ?? "app"
      lines.append(
        "\(rows) claimed rows of \(limited.bundleID) have the rate limit of the \(limit).")
    }
    let isHeld = report.lines.contains { $0.waiting == .afterRestore }
    if isHeld, let since = report.heldSince {
      lines.append(
        "Work accepted before \(RFC3339.format(since)) is held: `pushgate queue release` or "
          + "`pushgate queue expire --before TIME` ends the hold.")
    }
    if report.isMinimum { lines.append("The counts are minimums.") }
    return lines.joined(separator: "\n")
  }
}
