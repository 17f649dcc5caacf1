// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel
internal import Storage

/// JSON of the queue report, for the API and the command line.
package enum QueueJSON {
  /// Returns the report as JSON, for scripts.
  package static func json(_ report: QueueReport) -> [UInt8] {
    var json = JSONWriter()
    write(report, to: &json)
    return json.bytes
  }

  static func write(_ report: QueueReport, to json: inout JSONWriter) {
    json.object { json in
      json.field("held_since", report.heldSince.map(RFC3339.format))
      json.field("work") { json in
        json.array { json in for line in report.lines { write(line, to: &json) } }
      }
      json.field("rate_limited") { json in
        json.array { json in for one in report.rateLimited { write(one, to: &json) } }
      }
      json.field("is_minimum", report.isMinimum)
    }
  }

  private static func write(_ limited: QueueReport.RateLimited, to json: inout JSONWriter) {
    json.object { json in
      json.field("app", limited.bundleID)
      json.field("notification", limited.notification?.description)
      json.field("single_rows", limited.demand.singles)
      json.field("broadcast_rows", limited.demand.broadcasts)
    }
  }

  private static func write(_ line: QueueReport.Line, to json: inout JSONWriter) {
    json.object { json in
      json.field("app", line.app)
      json.field("environment", line.environment.rawValue)
      json.field("class", line.workClass.name)
      json.field("kind", line.kind.name)
      json.field("waits", line.waiting.name)
      json.field("rows", line.rows)
      json.field("oldest_accepted_at", RFC3339.format(line.oldest))
    }
  }
}
