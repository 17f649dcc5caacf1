// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import HTTPServer
internal import Identity
internal import LegacyBridge
internal import PushModel
internal import Settings
internal import TLS

extension Doctor {
  /// Remaining days of the gateway's own certificate below which to warn. Automatic renewals happen
  /// a month before expiry.
  private static let certificateDays: Int64 = 14

  /// Checks whether the APNs host is reachable and speaks HTTP/2 over trusted TLS.
  func reach(_ environment: PushEnvironment) async -> Finding {
    let place = environment == .production ? configuration.production : configuration.sandbox
    let check = "Apple, \(environment.rawValue)"
    do {
      let end = try await APNsReach.look(
        at: APNsEndpoint(host: place.host, port: place.port), through: configuration.proxy,
        trust: configuration.trust, on: loop, within: Self.patience)
      return .ok(check, "\(place) speaks HTTP/2 over TLS\(end)")
    } catch {
      return Finding(
        check, .fault, "\(place) cannot be reached: \(error)",
        remedy: configuration.proxy == nil
          ? "allow outgoing connections to it (DNS, TCP), or set PUSHGATE_APNS_PROXY"
          : "check the proxy in PUSHGATE_APNS_PROXY")
    }
  }

  /// Checks whether the identity provider describes itself and has usable keys.
  func provider(_ settings: OpenIDSettings) async -> Finding {
    do {
      try await OpenIDProvider(settings, on: loop).check(at: WallClock.now())
      return .ok("sign-in", "\(settings.issuer.text) has keys for id tokens")
    } catch {
      return Finding(
        "sign-in", .fault, "\(settings.issuer.text): \(error)",
        remedy: "check PUSHGATE_OIDC_ISSUER, and this machine's root certificates")
    }
  }

  /// Checks the certificate of the gateway's TLS addresses.
  func ownCertificate(at now: Instant) -> Finding {
    let check = "certificate"
    guard let certificate = configuration.tlsIdentity?.certificate else {
      return .ok(check, "none: no address of PUSHGATE_LISTEN serves TLS")
    }
    let left = certificate.notAfter - now.microseconds / 1_000_000
    let what = "\(certificate.subject), \(max(0, left) / 86_400) days left"
    let remedy =
      "replace PUSHGATE_TLS_CERTIFICATE and send SIGHUP; with files in /etc/pushgate/tls: "
      + "systemctl restart pushgate"
    if left <= 0 { return Finding(check, .fault, "\(what): expired", remedy: remedy) }
    if certificate.notBefore > now.microseconds / 1_000_000 {
      return Finding(
        check, .fault, "\(what): not valid yet", remedy: "check this machine's clock")
    }
    if left < Self.certificateDays * 86_400 {
      return Finding(check, .warning, what, remedy: remedy)
    }
    return .ok(check, what)
  }

  /// Reports the settings of the legacy bridge; nil if it is off.
  var legacyBridge: Finding? {
    let settings = configuration.legacy
    guard settings.isUsed else { return nil }
    let places = settings.listen.map { "\($0.kind.rawValue) on \($0.address)" }
    let what =
      "\(places.joined(separator: ", ")); \(settings.senders.listedCount) listed certificates, "
      + (settings.roots == nil ? "no root" : "a root")
    guard settings.allowsOldTLS else { return .ok("legacy bridge", what) }
    return Finding(
      "legacy bridge", .warning, "\(what); accepts TLS 1.0 and 1.1, which are insecure",
      remedy: "unset PUSHGATE_LEGACY_OLD_TLS when no sender needs them")
  }

  /// Checks the limit of open files.
  /// - Parameter allowed: the number of files that may be open.
  func descriptors(_ allowed: Int) -> Finding {
    let fitted = configuration.connections(fitting: allowed)
    let wanted = configuration.limits.http.connections
    let what = "at most \(allowed) open files"
    guard fitted < wanted else {
      return .ok("descriptors", "\(what): enough for \(wanted) client connections per shard")
    }
    return Finding(
      "descriptors", .warning,
      "\(what): \(fitted) client connections per shard instead of \(wanted)",
      remedy: "raise RLIMIT_NOFILE (LimitNOFILE= of systemd)")
  }
}
