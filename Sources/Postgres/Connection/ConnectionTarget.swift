// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Whom to connect to and as what: the connection string's parameters, completed.
///
/// libpq would look up host names while the loop stands still, and would give a dead first host all
/// of the time. So each address of each host becomes a candidate of its own, with `host` kept for
/// certificates and passwords beside a numeric `hostaddr`; Unix sockets stay as they are.
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
    // Of one setting the last value counts.
    parameters["options"] = given.isEmpty ? ours : "\(given) \(ours)"
    // A peer that vanished without a word is noticed after about a minute when idle (s), and after
    // half a minute when it leaves bytes unacknowledged (ms).
    for (key, value) in [
      ("keepalives_idle", "30"), ("keepalives_interval", "10"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "30000"),
    ] where parameters[key] == nil {
      parameters[key] = value
    }
    self.parameters = parameters
    lookupDeadline = configuration.connectDeadline
  }

  /// The lane's settings as the server's command line has them, where a backslash keeps words together.
  private static func options(of lane: PostgresLane, timeout: Duration?) -> String {
    let settings = lane.settings + [("statement_timeout", "\(timeout?.milliseconds ?? 0)")]
    return settings.map { "-c \($0.name)=\($0.value.replacing(" ", with: "\\ "))" }
      .joined(separator: " ")
  }

  /// Whether the server must be one that takes writes.
  var wantsWritable: Bool {
    ["read-write", "primary"].contains(parameters["target_session_attrs"] ?? "")
  }

  /// One set of parameters for each address to try, in the string's order. A host whose name does
  /// not resolve is left out.
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

    /// `nil`: a Unix socket, libpq's default, or an address that is given.
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
  /// Whole milliseconds, at least 1: to PostgreSQL 0 means no limit.
  fileprivate var milliseconds: Int64 {
    max(1, components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
