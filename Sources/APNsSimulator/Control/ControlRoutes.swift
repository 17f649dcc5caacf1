// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import HTTPTypes
import JSONText

/// The control port's routes, which report received requests and inject faults. Confined to the
/// simulator's loop, like the service.
final class ControlRoutes {
  let service: PushService

  init(service: PushService) {
    self.service = service
  }

  // The closures have no capture lists, because closures with one would run outside the simulator's
  // loop.
  func router() -> Router {
    var router = Router()
    router.refusesOtherSites = true
    router.add(.get, "/sim") { _ in .text(.ok, Self.help) }
    router.add(.get, "/sim/received") { try self.received($0) }
    router.add(.delete, "/sim/received") { _ in
      self.service.recording.clear()
      return .empty(.noContent)
    }
    router.add(.get, "/sim/stats") { _ in self.statistics() }
    router.add(.put, "/sim/tokens/{token}") { try self.declare($0) }
    router.add(.get, "/sim/tokens/{token}") { self.device(try self.token($0)) }
    router.add(.delete, "/sim/tokens/{token}") {
      _ = self.service.declare(.active, token: try self.token($0))
      return .empty(.noContent)
    }
    router.add(.get, "/sim/apps/{app}/channels") { self.channels($0) }
    router.add(.get, "/sim/conformance") { try self.conformance($0) }
    router.add(.delete, "/sim/conformance") { _ in try self.forgetConformance() }
    router.add(.get, "/sim/keys") { _ in self.keys() }
    router.add(.put, "/sim/keys/{key}") { try self.registerKey($0) }
    router.add(.delete, "/sim/keys/{key}") { request in
      guard self.service.keys.revoke(request.parameters["key"] ?? "") else {
        throw Problem.notKnown
      }
      return .empty(.noContent)
    }
    router.add(.get, "/sim/connections") { _ in self.connections() }
    router.add(.post, "/sim/faults") { try self.addFaults($0) }
    router.add(.get, "/sim/faults") { _ in self.faults() }
    router.add(.delete, "/sim/faults") { _ in
      self.service.removeAllFaults()
      return .empty(.noContent)
    }
    router.add(.delete, "/sim/faults/{id}") { request in
      guard let id = request.parameters["id"].flatMap({ Int($0) }), self.service.removeFault(id: id)
      else { throw Problem.notKnown }
      return .empty(.noContent)
    }
    addDevices(to: &router)
    addApps(to: &router)
    addClock(to: &router)
    addScenario(to: &router)
    return router
  }

  // MARK: Inspection

  private func received(_ request: Request) throws -> Response {
    var query = ReceivedQuery(
      deviceToken: request.query.first("token"), topic: request.query.first("topic"))
    if let name = request.query.first("environment") {
      guard let environment = PushEnvironment(rawValue: name) else {
        throw Problem.unusable("environment", "expected sandbox or production")
      }
      query.environment = environment
    }
    if let text = request.query.first("limit") {
      guard let limit = Int(text), limit > 0 else {
        throw Problem.unusable("limit", "expected a whole number above 0")
      }
      query.limit = limit
    }
    let isRaw = request.query.first("raw") ?? "false"
    guard ["true", "false"].contains(isRaw) else {
      throw Problem.unusable("raw", "expected true or false")
    }
    let pushes = service.recording.matching(query)
    return .json(.ok) { json in
      json.object { json in
        json.field("order", "oldest first; the newest `limit` of those that match")
        json.field("recorded", service.recording.count)
        json.field("received") { json in
          json.array { json in for push in pushes { push.write(to: &json, raw: isRaw == "true") } }
        }
      }
    }
  }

  private func statistics() -> Response {
    let statistics = service.statistics
    return .json(.ok) { json in
      json.object { json in
        json.field("environment", service.configuration.environment.rawValue)
        json.field("connections_opened", statistics.connectionsOpened)
        json.field("connections_open", statistics.connectionsOpen)
        json.field("handshakes_failed", statistics.handshakesFailed)
        json.field("handshakes_resumed", statistics.handshakesResumed)
        json.field("requests", statistics.requests)
        json.field("accepted", statistics.accepted)
        json.field("faults", statistics.faults)
        json.field("streams_refused", statistics.streamsRefused)
        json.field("recorded", service.recording.count)
        json.field("devices", service.store.count)
        json.field("device_bytes", service.store.bytes)
        json.field("breaches") { json in
          json.object { json in
            for breach in Breach.allCases {
              if let count = statistics.breaches[breach] { json.field(breach.rawValue, count) }
            }
          }
        }
        json.field("refused") { $0.counts(statistics.refused) }
        json.field("environments") { json in
          json.object { json in
            for environment in PushEnvironment.allCases {
              json.field(environment.rawValue) { json in
                statistics[environment].write(
                  connections: service.connections.values.count {
                    $0.identity.environment == environment
                  }, to: &json)
              }
            }
          }
        }
      }
    }
  }

  // MARK: Devices

  private func declare(_ request: Request) throws -> Response {
    let token = try token(request)
    let declaration = try read(request) { json throws(JSONFault) in
      try TokenDeclaration(json)
    }
    let state = declaration.state(now: service.clock.milliseconds())
    guard service.declare(state, token: token, environment: declaration.environment)
    else { throw Problem.full }
    return device(token)
  }

  private func device(_ token: String) -> Response {
    let entry = service.devices.entry(of: token)
    return .json(.ok) { json in
      json.object { json in
        json.field("token", token)
        json.field("state", entry.state.name)
        if let environment = entry.environment {
          json.field("environment", environment.rawValue)
        }
        if let timestamp = entry.state.timestamp { json.field("timestamp", timestamp) }
      }
    }
  }

  func token(_ request: Request) throws -> String {
    guard let token = RequestCheck.deviceToken(request.parameters["token"] ?? "") else {
      throw Problem.unusable("token", "expected an even number of hexadecimal digits")
    }
    return token
  }

  /// Parses the body as JSON. Unusable values yield a problem with a pointer.
  func read<Value>(
    _ request: Request, _ read: (JSONField) throws(JSONFault) -> Value
  ) throws -> Value {
    let value = JSONField(try body(request))
    do throws(JSONFault) {
      return try read(value)
    } catch {
      throw Problem.unusable(error)
    }
  }

  func body(_ request: Request) throws -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: request.body).root
    } catch {
      throw Problem(
        status: .badRequest, code: "SIM1001", title: "The body is not JSON",
        detail: "Line \(error.line), column \(error.column): \(error.message)")
    }
  }
}

// MARK: Channels and keys

extension ControlRoutes {
  private func channels(_ request: Request) -> Response {
    let app = request.parameters["app"] ?? ""
    return .json(.ok) { json in
      json.object { json in
        json.field("channels") { json in
          json.array { json in
            for environment in PushEnvironment.allCases {
              let channels = service.channels[environment]?.channels(of: app) ?? [:]
              for (id, channel) in channels.sorted(by: { $0.key < $1.key }) {
                channel.write(id: id, in: environment, to: &json)
              }
            }
          }
        }
      }
    }
  }

  private func registerKey(_ request: Request) throws -> Response {
    let keyID = request.parameters["key"] ?? ""
    let isNew = service.keys[keyID] == nil
    let key = try read(request) { json throws(JSONFault) in
      try SigningKey(keyID: keyID, json)
    }
    guard service.keys.register(key) else { throw Problem.full }
    return .json(isNew ? .created : .ok) { key.write(to: &$0) }
  }

  private func keys() -> Response {
    .json(.ok) { json in
      json.object { json in
        json.field("accepts_any_key", service.keys.acceptsAnyKey)
        json.field("keys") { json in
          json.array { json in for key in service.keys.all { key.write(to: &json) } }
        }
      }
    }
  }
}

extension Problem {
  /// - Parameter whole: name of the whole body in the detail.
  static func unusable(_ fault: JSONFault, whole: String = "body") -> Problem {
    let field = fault.pointer.split(separator: "/").last.map(String.init) ?? whole
    return unusable(field, fault.message, pointer: fault.pointer)
  }

  static func unusable(_ field: String, _ message: String, pointer: String? = nil) -> Problem {
    Problem(
      status: .unprocessableContent, code: "SIM1002", title: "A value cannot be used",
      detail: "\(field): \(message)", pointer: pointer)
  }

  static let notKnown = Problem(
    status: .notFound, code: "SIM1003", title: "Nothing of that name is known here")

  static let full = Problem(
    status: .init(code: 507), code: "SIM1004", title: "The simulator holds no more of these")
}
