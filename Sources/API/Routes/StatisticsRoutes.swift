// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Ended pushes over time, and the nodes that send them.
enum StatisticsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/statistics", .read) { services, call, app in
        try await statistics(of: app.id, services, call)
      },
      APIRoute(.get, "/v1/statistics", .gateway(.read)) { services, call in
        try await statistics(of: StatisticsRow.allApps, services, call)
      },
      APIRoute(.get, "/v1/nodes", .gateway(.admin), nodes),
    ]
  }

  // MARK: statistics

  private static func statistics(
    of app: AppID, _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["range"], isList: false)
    let names = StatisticsRange.allCases.map { (name: $0.rawValue, value: $0) }
    let range = try reader.choice("range", names) ?? .hour
    let now = services.now()
    let starts = range.starts(at: now)
    let tallies = try await services.store.statistics.tallies(
      of: [app], by: range.span, from: starts[0], to: range.end(at: now))
    return .json { json in
      json.object { json in
        json.field("range", range.rawValue)
        json.field("total") { json in
          let total = tallies.values.reduce(into: PushTally()) { $0.add($1) }
          json.object { json in write(total, to: &json) }
        }
        json.field("points") { json in
          json.array { json in
            for start in starts {
              json.object { json in
                json.field("at", RFC3339.format(start))
                json.field("seconds", Int(range.seconds(of: start, at: now)))
                write(tallies[start] ?? PushTally(), to: &json)
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ tally: PushTally, to json: inout JSONWriter) {
    json.field("outcomes") { $0.object(tally.outcomes) }
    json.field("reasons") { $0.object(tally.reasons) }
    for percent in [50, 99] {
      json.field("p\(percent)_microseconds", tally.latencies.percentile(percent).map { Int($0) })
    }
  }

  // MARK: nodes

  /// Nodes in the response. A node that restarts is a new one.
  private static let maximumNodes = 100

  @Sendable private static func nodes(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    _ = try QueryReader(call.request.query, known: [], isList: false)
    let nodes = try await services.store.statistics.nodes(limit: maximumNodes)
    return .json { json in
      json.object { json in
        json.field("nodes") { json in
          json.array { json in for node in nodes { write(node, to: &json) } }
        }
      }
    }
  }

  private static func write(_ node: NodeHeartbeat, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", node.id.description)
      json.field("version", node.version)
      json.field("started_at", RFC3339.format(node.startedAt))
      json.field("seen_at", RFC3339.format(node.beatAt))
      json.field("stopped_at", node.stoppedAt.map(RFC3339.format))
    }
  }
}
