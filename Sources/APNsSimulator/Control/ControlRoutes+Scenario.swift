// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import HTTPTypes
import JSONText

// Routes that apply a scenario and reset the simulator.

extension ControlRoutes {
  /// Largest scenario in bytes; ten thousand devices fit.
  private static let maximumScenario = 8 << 20

  func addScenario(to router: inout Router) {
    router.add(.post, "/sim/scenario", bodyLimit: Self.maximumScenario) { try self.apply($0) }
    router.add(.post, "/sim/reset") { try self.reset($0) }
  }

  private func apply(_ request: Request) throws -> Response {
    let scenario = try scenario(request)
    do throws(ScenarioRefusal) {
      try service.apply(scenario)
    } catch {
      throw Problem(
        status: .init(code: 507), code: "SIM1004",
        title: "The simulator holds no more of these", detail: error.message,
        pointer: error.pointer)
    }
    return .empty(.noContent)
  }

  private func reset(_ request: Request) throws -> Response {
    let closes = request.body.isEmpty ? false : try closesConnections(request)
    service.reset()
    if closes { for connection in service.connectionsByAge { connection.shutDown() } }
    return .empty(.noContent)
  }

  private func scenario(_ request: Request) throws -> Scenario {
    let root = try body(request)
    do throws(JSONFault) {
      return try Scenario(JSONField(root))
    } catch {
      throw Problem.unusable(error)
    }
  }

  private func closesConnections(_ request: Request) throws -> Bool {
    try read(request) { json throws(JSONFault) in
      try json.object(of: ["close_connections"])
      return try json["close_connections"]?.bool() ?? false
    }
  }
}
