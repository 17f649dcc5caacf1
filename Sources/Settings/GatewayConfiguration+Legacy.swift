// SPDX-License-Identifier: Apache-2.0
internal import LegacyBridge
internal import PushModel
internal import TLS

extension GatewayConfiguration.Parser {
  /// Reads the settings of the legacy bridge.
  mutating func legacy() -> LegacySettings {
    var settings = LegacySettings()
    settings.listen = places()
    settings.senders = LegacySenders(senders())
    settings.allowsOldTLS = isTrue("LEGACY_OLD_TLS")
    settings.allowsLargePayloads = isTrue("LEGACY_LARGE_PAYLOADS")
    if let path = text("LEGACY_CLIENT_CA_FILE"),
      let pem = contents("PUSHGATE_LEGACY_CLIENT_CA_FILE", path)
    {
      do { settings.roots = try .only(pem: pem) } catch {
        faults.append("PUSHGATE_LEGACY_CLIENT_CA_FILE: \(path) contains no certificates in PEM")
      }
    }
    if !settings.isUsed {
      for name in Setting.legacyDetails where text(name) != nil {
        faults.append("PUSHGATE_\(name) is unused without PUSHGATE_LEGACY_LISTEN")
      }
    }
    return settings
  }

  private mutating func places() -> [LegacySettings.Place] {
    (text("LEGACY_LISTEN") ?? "").split(separator: ",").compactMap { part in
      if let place = LegacySettings.Place(parsing: String(part)) { return place }
      faults.append(
        "PUSHGATE_LEGACY_LISTEN: \(part) is neither host:port nor feedback:host:port, for example "
          + "0.0.0.0:2195 or feedback:0.0.0.0:2196")
      return nil
    }
  }

  /// Reads `fingerprint=app/environment` entries.
  private mutating func senders() -> [String: LegacySenders.Entry] {
    var entries: [String: LegacySenders.Entry] = [:]
    for part in (text("LEGACY_SENDERS") ?? "").split(separator: ",") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let target = halves.last?.split(separator: "/", omittingEmptySubsequences: false) ?? []
      guard halves.count == 2, target.count == 2,
        let fingerprint = CertificateName.canonical(String(halves[0])),
        BundleID.isValid(String(target[0])),
        let environment = PushEnvironment(rawValue: String(target[1]))
      else {
        faults.append(
          "PUSHGATE_LEGACY_SENDERS: \(part) is not SHA-256=app/environment, for example "
            + "1f0a…=com.example.app/production")
        continue
      }
      entries[fingerprint] = LegacySenders.Entry(
        bundleID: String(target[0]), environment: environment)
    }
    return entries
  }
}
