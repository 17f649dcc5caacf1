// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import HTTPTypes
import JSONText

/// Routes for fault rules, and for the connections that faults affect.
extension ControlRoutes {
  func addFaults(_ request: Request) throws -> Response {
    let body = JSONField(try body(request))
    let rules: [FaultRule]
    do throws(JSONFault) {
      rules = try faultRules(in: body)
    } catch {
      throw Problem.unusable(error, whole: "fault")
    }
    guard service.faults.entries.count + rules.count <= FaultPlan.maximumRules else {
      throw Problem.full
    }
    var ids: [Int] = []
    var struck = 0
    for rule in rules {
      switch service.addFault(rule) {
      case .kept(let id): ids.append(id)
      case .struck(let connections): struck += connections
      case nil: throw Problem.full
      }
    }
    return .json(.created) { json in
      json.object { json in
        json.field("ids") { json in json.array { json in for id in ids { json.value(id) } } }
        json.field("struck", struck)
      }
    }
  }

  /// Parses one rule or an array of rules.
  private func faultRules(in body: JSONField) throws(JSONFault) -> [FaultRule] {
    guard body.value.kind == .array else { return [try FaultRule(body)] }
    var rules: [FaultRule] = []
    for element in try body.elements() { rules.append(try FaultRule(element)) }
    return rules
  }

  func faults() -> Response {
    service.faults.removeEnded()
    return .json(.ok) { json in
      json.object { json in
        json.field("faults") { json in
          json.array { json in
            for entry in service.faults.entries { entry.write(to: &json) }
          }
        }
      }
    }
  }

  func connections() -> Response {
    .json(.ok) { json in
      json.object { json in
        json.field("connections") { json in
          json.array { json in
            for connection in service.connectionsByAge { connection.write(to: &json) }
          }
        }
      }
    }
  }
}
