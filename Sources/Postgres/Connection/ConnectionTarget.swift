// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// The complete parameters of a connection: those of the connection string and those that Pushgate
/// adds.
///
/// libpq would block the loop while it resolves host names, and would spend the whole time on an
/// unresponsive first host. Therefore each address of each host becomes a candidate of its own. A
/// candidate contains a numeric `hostaddr`, and `host` for certificates and passwords. Unix sockets
/// stay unchanged.
struct ConnectionTarget {
  typealias Parameters = [String: String]

  let parameters: Parameters
  let lookupDeadline: Duration

  init(_ configuration: PostgresConfiguration, lane: PostgresLane) {
    var parameters = configuration.parameters
    let defaults = ConnectionString.defaults()
    if parameters["service"] == nil {
      for key in ["host", "hostaddr", "port"] where parameters[key] == nil {
        parameters[key] = defaults[key]
      }
    }
    if parameters["target_session_attrs"] == nil, defaults["target_session_attrs"] ?? "any" == "any"
    {
      parameters["target_session_attrs"] = "read-write"
    }
    parameters["fallback_application_name"] = "pushgate \(lane.rawValue)"
    parameters["client_encoding"] = "UTF8"
    let given = parameters["options"] ?? defaults["options"] ?? ""
    let ours = Self.options(of: lane, timeout: configuration.statementTimeouts[lane])
    // If a setting occurs twice, its last value applies.
    parameters["options"] = given.isEmpty ? ours : "\(given) \(ours)"
    // An idle connection to a vanished peer is detected after about a minute (values in seconds).
    // If bytes stay unacknowledged, it is detected after half a minute (value in milliseconds).
    for (key, value) in [
      ("keepalives_idle", "30"), ("keepalives_interval", "10"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "30000"),
    ] where parameters[key] == nil {
      parameters[key] = value
    }
    self.parameters = parameters
    lookupDeadline = configuration.connectDeadline
  }

  /// The lane's settings as server command-line options; a backslash escapes a space.
  private static func options(of lane: PostgresLane, timeout: Duration?) -> String {
    let settings = lane.settings + [("statement_timeout", "\(timeout?.milliseconds ?? 0)")]
    return settings.map { "-c \($0.name)=\($0.value.replacing(" ", with: "\\ "))" }
      .joined(separator: " ")
  }

  /// Whether the server must accept writes.
  var wantsWritable: Bool {
    ["read-write", "primary"].contains(parameters["target_session_attrs"] ?? "")
  }

  /// Returns one set of parameters for each address to try, in the string's order. Omits hosts that
  /// do not resolve.
  func candidates(on loop: EventLoop) async -> [Parameters] {
    var found: [Parameters] = []
    for endpoint in endpoints {
      guard let host = endpoint.hostToResolve else {
        found.append(endpoint.applied(to: parameters, address: nil))
        continue
      }
      let deadline = MonotonicTime.now() + lookupDeadline
      let addresses = try? await Resolver.resolve(host, port: 0, on: loop, deadline: deadline)
      for address in addresses ?? [] {
        found.append(endpoint.applied(to: parameters, address: address.host))
      }
    }
    return found
  }

  /// One entry of the comma-separated lists `host`, `hostaddr` and `port`.
  private struct Endpoint {
    var host: String
    var hostaddr: String
    var port: String

    /// The host name to resolve; `nil` for a Unix socket, for libpq's default, and for an address.
    var hostToResolve: String? {
      let isSocket = host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@")
      return isSocket || !hostaddr.isEmpty ? nil : host
    }

    func applied(to parameters: Parameters, address: String?) -> Parameters {
      var parameters = parameters
      let address = address ?? hostaddr
      parameters["host"] = host.isEmpty ? nil : host
      parameters["hostaddr"] = address.isEmpty ? nil : address
      parameters["port"] = port.isEmpty ? nil : port
      return parameters
    }
  }

  private var endpoints: [Endpoint] {
    func list(_ key: String) -> [String] {
      guard let text = parameters[key], !text.isEmpty else { return [] }
      return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let hosts = list("host")
    let addresses = list("hostaddr")
    let ports = list("port")
    return (0..<max(hosts.count, addresses.count, 1)).map { index in
      Endpoint(
        host: index < hosts.count ? hosts[index] : "",
        hostaddr: index < addresses.count ? addresses[index] : "",
        port: ports.count == 1 ? ports[0] : index < ports.count ? ports[index] : "")
    }
  }
}

extension Duration {
  /// Whole milliseconds, at least 1, because 0 means no limit to PostgreSQL.
  fileprivate var milliseconds: Int64 {
    max(1, components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
