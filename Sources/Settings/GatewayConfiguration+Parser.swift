// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import DeliveryPipeline
internal import FoundationEssentials
internal import Logging
internal import Postgres
internal import Storage
internal import TLS

extension GatewayConfiguration {
  /// Reads all settings and collects every fault instead of stopping at the first.
  struct Parser {
    private let environment: [String: String]
    private let file: (path: String, settings: SettingsFile)?
    /// Variables by name: the environment first, then the file.
    private let sources: [[String: String]]
    private(set) var fingerprints: [String: [UInt8]] = [:]
    var faults: [String] = []
    /// Names of the limits that `TestLimits` variables have shortened.
    private var testLimits: [String] = []

    init(environment: [String: String], file path: String?) throws {
      self.environment = environment
      var sources = [environment]
      file = try path.map { path in
        let settings = SettingsFile(try Self.contents(ofFile: path))
        sources.append(
          [String: String](settings.entries.map { ($0.name, $0.value) }) { first, _ in first })
        return (path, settings)
      }
      self.sources = sources
    }

    private static func contents(ofFile path: String) throws -> String {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
        throw Faults(all: ["--config: the file \(path) cannot be read"])
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Faults(all: ["--config: the file \(path) is not UTF-8"])
      }
      return text
    }

    /// Records unreadable lines and unknown names as faults.
    mutating func checkNames() {
      let names = SettingNames(known: Set(Setting.all.flatMap(\.variables)))
      faults += environment.keys.sorted().compactMap(names.fault(ofVariable:))
      guard let file else { return }
      for fault in file.settings.faults {
        faults.append(
          "\(file.path):\(fault.line): \(fault.name.map { "\($0): " } ?? "")\(fault.message)")
      }
      for entry in file.settings.entries {
        guard let fault = names.fault(ofLine: entry.name) else { continue }
        faults.append("\(file.path):\(entry.line): \(fault)")
      }
    }

    /// Returns whether an unreadable line of the file seems to set `name`.
    private func isUnreadable(_ name: String) -> Bool {
      file?.settings.faults.contains { $0.name?.uppercased() == "PUSHGATE_\(name)" } ?? false
    }

    mutating func parse() throws -> GatewayConfiguration {
      let listen = listenAddresses()
      let legacy = legacy()
      let tlsIdentity = tlsIdentity(
        isNeeded: legacy.isUsed || listen.contains(where: \.isSecure))
      let clientTrust = clientTrust(isUsed: listen.contains(where: \.isSecure))
      let proxies = proxies()
      let adminPage = text("ADMIN_PAGE") ?? "yes"
      if !["yes", "no", "people"].contains(adminPage) {
        faults.append("PUSHGATE_ADMIN_PAGE: \(adminPage) is not yes, no or people")
      }
      let signIn = signIn(acceptsKeys: adminPage != "people")
      let databaseURL = database()
      let secrets = secretKey()
      let adminKey = secret("ADMIN_KEY")
      if let adminKey, adminKey.utf8.count < 16 {
        faults.append("PUSHGATE_ADMIN_KEY has fewer than 16 characters and can be guessed")
      }
      let production = address(
        "APNS_PRODUCTION", default: HostPort(host: "api.push.apple.com", port: 443))
      let sandbox = address(
        "APNS_SANDBOX", default: HostPort(host: "api.sandbox.push.apple.com", port: 443))
      let productionChannels = address(
        "APNS_PRODUCTION_CHANNELS", default: APNsAddresses.appleProductionChannels)
      let sandboxChannels = address(
        "APNS_SANDBOX_CHANNELS", default: APNsAddresses.appleSandboxChannels)
      let trust = trustedRoots("APNS_CA_FILE")
      let webhookTrust = trustedRoots("WEBHOOK_CA_FILE")
      let allowsPrivateWebhooks = isTrue("WEBHOOK_PRIVATE_TARGETS")
      let proxy = httpProxy()
      let shards = shardCount()
      let logLevel = level()
      let allowsUnsafeDatabase = isTrue("ALLOW_UNSAFE_DATABASE")
      let limits = self.limits()
      checkNames()
      guard faults.isEmpty, let databaseURL, let secrets else { throw Faults(all: faults) }
      return GatewayConfiguration(
        listen: listen, tlsIdentity: tlsIdentity, clientTrust: clientTrust, proxies: proxies,
        servesAdminPage: adminPage != "no", signIn: signIn, databaseURL: databaseURL,
        secrets: secrets,
        adminKeyHash: adminKey.map { SHA256.hash(Array($0.utf8)) }, production: production,
        sandbox: sandbox, productionChannels: productionChannels, sandboxChannels: sandboxChannels,
        trust: trust, proxy: proxy, webhookTrust: webhookTrust,
        allowsPrivateWebhooks: allowsPrivateWebhooks, legacy: legacy, shards: shards,
        logLevel: logLevel,
        allowsUnsafeDatabase: allowsUnsafeDatabase, fingerprints: fingerprints, limits: limits,
        testLimits: testLimits)
    }

    mutating func text(_ name: String) -> String? {
      let variable = Setting.prefix + name
      let found = sources.lazy.compactMap { $0[variable] }.first
      guard let text = found, !text.isEmpty else { return nil }
      fingerprints[variable] = SHA256.hash(Array(text.utf8))
      return text
    }

    /// Reads a secret from its variable, or from the file named by the variable with the suffix
    /// `_FILE`.
    mutating func secret(_ name: String) -> String? {
      let direct = text(name)
      guard let path = text(name + "_FILE") else { return direct }
      if direct != nil {
        faults.append("PUSHGATE_\(name) and PUSHGATE_\(name)_FILE are both set; set only one")
        return nil
      }
      guard let text = contents("PUSHGATE_\(name)_FILE", path) else { return nil }
      return String(
        text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    mutating func contents(_ name: String, _ path: String) -> String? {
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        fingerprints[name] = SHA256.hash(Array(path.utf8) + [0] + data)
        return String(decoding: data, as: UTF8.self)
      } catch {
        faults.append("\(name): the file \(path) cannot be read")
        return nil
      }
    }

    private mutating func listenAddresses() -> [ListenPlace] {
      var places: [ListenPlace] = []
      for part in (text("LISTEN") ?? "127.0.0.1:8080").split(separator: ",") {
        if let place = ListenPlace(parsing: String(part)) {
          places.append(place)
        } else {
          faults.append(
            "PUSHGATE_LISTEN: \(part) is neither host:port nor tls:host:port, for example "
              + "127.0.0.1:8080 or tls:0.0.0.0:8443")
        }
      }
      return places
    }

    private mutating func proxies() -> [AddressRange] {
      // Addresses of this machine are exempt: local programs could do more harm than use up
      // connections.
      ranges("HTTP_PROXIES", text("HTTP_PROXIES") ?? "127.0.0.0/8,::1")
    }

    mutating func ranges(_ name: String, _ text: String) -> [AddressRange] {
      text.split(separator: ",").compactMap { part in
        let range = AddressRange(parsing: part.filter { $0 != " " })
        if range == nil {
          faults.append(
            "PUSHGATE_\(name): \(part) is neither an address nor a range of them, for example 10.0.0.0/8"
          )
        }
        return range
      }
    }

    private mutating func tlsIdentity(isNeeded: Bool) -> TLSIdentity? {
      let paths = (certificate: text("TLS_CERTIFICATE"), key: text("TLS_KEY"))
      guard isNeeded || paths.certificate != nil || paths.key != nil else { return nil }
      guard isNeeded else {
        faults.append(
          "PUSHGATE_TLS_CERTIFICATE and PUSHGATE_TLS_KEY are unused: no address of PUSHGATE_LISTEN "
            + "begins with tls:, and PUSHGATE_LEGACY_LISTEN is not set")
        return nil
      }
      guard let certificate = paths.certificate, let key = paths.key else {
        faults.append(
          "\(text("LEGACY_LISTEN") == nil ? "PUSHGATE_LISTEN" : "PUSHGATE_LEGACY_LISTEN") requires TLS: set "
            + "PUSHGATE_TLS_CERTIFICATE (a PEM file: the server's certificate, then intermediate "
            + "certificates) and PUSHGATE_TLS_KEY (its key)"
        )
        return nil
      }
      guard let chain = contents("PUSHGATE_TLS_CERTIFICATE", certificate),
        let keyText = contents("PUSHGATE_TLS_KEY", key)
      else { return nil }
      do throws(TLSError) {
        return try TLSIdentity(certificateChainPEM: chain, privateKeyPEM: keyText)
      } catch {
        // The error names the failed call and contains no text of the files.
        faults.append(
          "PUSHGATE_TLS_CERTIFICATE (\(certificate)) and PUSHGATE_TLS_KEY (\(key)) cannot be used: \(error)"
        )
        return nil
      }
    }

    private mutating func clientTrust(isUsed: Bool) -> TLSTrust? {
      guard let path = text("TLS_CLIENT_CA_FILE") else { return nil }
      guard isUsed else {
        faults.append(
          "PUSHGATE_TLS_CLIENT_CA_FILE is unused: no address of PUSHGATE_LISTEN begins with tls:")
        return nil
      }
      guard let pem = contents("PUSHGATE_TLS_CLIENT_CA_FILE", path) else { return nil }
      // Trusts only these roots: with the system's roots, certificates of any public authority
      // would be accepted.
      do { return try .only(pem: pem) } catch {
        faults.append("PUSHGATE_TLS_CLIENT_CA_FILE: \(path) contains no certificates in PEM")
        return nil
      }
    }

    mutating func database() -> String? {
      guard let url = text("DATABASE_URL") else {
        if isUnreadable("DATABASE_URL") { return nil }
        faults.append(
          "PUSHGATE_DATABASE_URL is missing; set a libpq connection string, for example "
            + "postgresql://pushgate@db.example.com/pushgate")
        return nil
      }
      do { _ = try PostgresConfiguration(connectionString: url) } catch {
        faults.append("PUSHGATE_DATABASE_URL is not a libpq connection string")
      }
      return url
    }

    private mutating func secretKey() -> SecretBox? {
      guard let text = secret("SECRET_KEY") else {
        let isReported =
          isUnreadable("SECRET_KEY") || isUnreadable("SECRET_KEY_FILE")
          || faults.contains { $0.hasPrefix("PUSHGATE_SECRET_KEY") }
        if !isReported {
          faults.append(
            "PUSHGATE_SECRET_KEY (or PUSHGATE_SECRET_KEY_FILE) is missing; generate one with "
              + "`openssl rand -base64 32` and store it apart from the database's backups")
        }
        return nil
      }
      let box = box("SECRET_KEY", text)
      guard let previous = secret("SECRET_KEY_PREVIOUS") else { return box }
      return self.box("SECRET_KEY_PREVIOUS", previous).flatMap { box?.opening($0) }
    }

    private mutating func box(_ name: String, _ text: String) -> SecretBox? {
      if let bytes = Base64.decode(text), let box = SecretBox(key: bytes) { return box }
      faults.append("PUSHGATE_\(name) is not 32 bytes in base64 (`openssl rand -base64 32`)")
      return nil
    }

    private mutating func address(_ name: String, default fallback: HostPort) -> HostPort {
      guard let given = text(name) else { return fallback }
      var rest = given[...]
      if rest.hasPrefix("https://") { rest = rest.dropFirst(8) }
      if rest.hasSuffix("/") { rest = rest.dropLast() }
      if let address = HostPort(parsing: String(rest)) { return address }
      if let address = HostPort(parsing: String(rest) + ":443") { return address }
      faults.append(
        "PUSHGATE_\(name): \(rest) is not an address, for example https://api.push.apple.com:2197")
      return fallback
    }

    private mutating func trustedRoots(_ name: String) -> TLSTrust {
      guard let path = text(name), let pem = contents("PUSHGATE_\(name)", path)
      else { return .system }
      do { return try .systemAnd(pem: pem) } catch {
        faults.append("PUSHGATE_\(name): \(path) contains no certificates in PEM")
        return .system
      }
    }

    private mutating func httpProxy() -> HTTPProxy? {
      guard let text = text("APNS_PROXY") else { return nil }
      do throws(HTTPProxy.Fault) { return try HTTPProxy(parsing: text) } catch {
        // Omits the value, which may contain a password.
        faults.append(
          "PUSHGATE_APNS_PROXY is not http://host:port or http://user:password@host:port: \(error)")
        return nil
      }
    }

    private mutating func shardCount() -> Int {
      let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
      // Eight shards use 71 of the 97 connections that PostgreSQL admits by default.
      let usual = min(cores, 8)
      guard let text = text("SHARDS") else { return usual }
      guard let shards = Int(text), (1...256).contains(shards) else {
        faults.append("PUSHGATE_SHARDS: \(text) is not a number of event loops from 1 to 256")
        return usual
      }
      return shards
    }

    mutating func isTrue(_ name: String) -> Bool {
      guard let text = text(name) else { return false }
      if text != "yes" && text != "no" {
        faults.append("PUSHGATE_\(name): \(text) is not yes or no")
      }
      return text == "yes"
    }

    private mutating func limits() -> GatewayLimits {
      var limits = GatewayLimits()
      for setting in Setting.all {
        guard let limit = setting.limit, let text = text(setting.name) else { continue }
        if let right = limit.apply(&limits, text) {
          faults.append("\(Setting.prefix)\(setting.name): \(text) is not \(right)")
        }
      }
      for (variable, text) in environment.sorted(by: { $0.key < $1.key })
      where variable.hasPrefix(TestLimits.prefix) {
        let name = String(variable.dropFirst(TestLimits.prefix.count))
        guard let limit = TestLimits.all[name] else {
          faults.append("\(variable) is not a limit that tests can set")
          continue
        }
        if let right = limit.apply(&limits, text) {
          faults.append("\(variable): \(text) is not \(right)")
        }
        testLimits.append(variable)
      }
      return limits
    }

    private mutating func level() -> Logger.Level {
      guard let text = text("LOG") else { return .info }
      if let level = Logger.Level(rawValue: text.lowercased()) { return level }
      let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      faults.append("PUSHGATE_LOG: \(text) is not one of \(names)")
      return .info
    }
  }
}
