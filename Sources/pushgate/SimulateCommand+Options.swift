// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import ArgumentParser
import AsyncIO
import FoundationEssentials
import TLS

// Validation and conversion of the options.

extension SimulateCommand {
  func validate() throws {
    if (certificate == nil) != (certificateKey == nil) {
      throw ValidationError("--certificate and --certificate-key are required together.")
    }
    if certificate != nil, !names.isEmpty {
      throw ValidationError(
        "--name is for the throw-away certificate, which --certificate replaces.")
    }
    for name in names where !isCertificateName(name) {
      throw ValidationError("--name: \(name) is neither a DNS name nor an IP address.")
    }
    if certificate != nil, caOut != nil {
      throw ValidationError("--ca-out writes the throw-away root, which --certificate replaces.")
    }
    if listen.isEmpty { throw ValidationError("--listen must name a host:port.") }
    let places = [listen, listenProduction, listenChannels, listenChannelsProduction]
    for place in places.compactMap({ $0 }).flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    })
    where HostPort(parsing: String(place)) == nil {
      throw ValidationError("\(place) is not a host:port to listen on.")
    }
    if environment == .production, listenProduction ?? listenChannelsProduction != nil {
      throw ValidationError(
        "--listen-production is for both environments at once; with --environment production, "
          + "give all addresses to --listen.")
    }
    if !(1...100_000).contains(maxStreams) {
      throw ValidationError("--max-streams must be from 1 to 100000.")
    }
    for (name, value) in [
      ("--max-devices", maxDevices), ("--device-memory", deviceMemory),
      ("--strings-memory", stringsMemory),
    ] where !(0...100_000_000).contains(value) {
      throw ValidationError("\(name) must be from 0 to 100000000.")
    }
    if excessStreams < 0 { throw ValidationError("--excess-streams must not be negative.") }
    for id in conformanceAllowed where ConformanceRule(rawValue: id) == nil {
      throw ValidationError("--conformance-allow: unknown rule \(id).")
    }
    if record < 0 { throw ValidationError("--record must not be negative.") }
  }

  func simulatorConfiguration() throws -> SimulatorConfiguration {
    var rules = noConnectionRules ? ConnectionRules.Options.off : ConnectionRules.Options()
    rules.fullLimit = maxStreams
    if !noConnectionRules { rules.excessStreamTolerance = excessStreams }
    var configuration = SimulatorConfiguration(
      listen: listen, listenProduction: listenProduction, listenChannels: listenChannels,
      listenChannelsProduction: listenChannelsProduction,
      control: control == "none" ? nil : control, environment: environment,
      keys: try keys.map(signingKey), acceptsAnyKey: acceptAnyKey,
      strictSignatures: strictSignatures, limitsTokensPerKey: limitTokensPerKey,
      policy: RequestPolicy(
        requiresPushType: requirePushType, tokenDigits: try digits(), requiresJSON: strictJson),
      connectionRules: rules,
      recordingCapacity: record, obeysPayloads: !ignorePayloadFaults, seed: seed)
    configuration.deviceLimits = .init(devices: maxDevices, bytes: deviceMemory << 20)
    configuration.appLimits.bytes = stringsMemory << 20
    configuration.names = names
    configuration.scenario = try scenario.map(readScenario)
    configuration.observesConformance =
      conformance || conformanceOut != nil || conformanceStrict
    if let certificate, let certificateKey {
      configuration.identity = try TLSIdentity(
        certificateChainPEM: try text(ofFile: certificate),
        privateKeyPEM: try text(ofFile: certificateKey))
    }
    return configuration
  }

  private func readScenario(_ path: String) throws -> Scenario {
    let text = try text(ofFile: path)
    do throws(ScenarioFileError) {
      return try Scenario(file: Array(text.utf8))
    } catch {
      throw ValidationError("--scenario: \(path): \(error)")
    }
  }

  /// Returns whether the name is an address, or labels of letters, digits and hyphens (RFC 1123
  /// §2.1), the first of which may be `*`.
  private func isCertificateName(_ name: String) -> Bool {
    if (try? SocketAddress(ip: name, port: 0)) != nil { return true }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.utf8.count <= 253
      && labels.enumerated().allSatisfy { place, label in
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
          && (label.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
          } || (place == 0 && label == "*" && labels.count > 2))
      }
  }

  private func digits() throws -> Set<Int>? {
    guard let tokenDigits else { return nil }
    let counts = tokenDigits.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let usable = counts.compactMap { $0 }.filter { $0 > 0 && $0 % 2 == 0 }
    guard usable.count == counts.count else {
      throw ValidationError("--token-digits must be even numbers with commas, not \(tokenDigits).")
    }
    return Set(usable)
  }

  private func signingKey(_ option: String) throws -> SigningKey {
    let parts = option.split(separator: ":", maxSplits: 3).map(String.init)
    guard parts.count >= 3 else {
      throw ValidationError("--key must be KEYID:TEAMID:FILE, not \(option)")
    }
    let pem = try text(ofFile: parts[2])
    let publicKey: ES256PublicKey
    do {
      let isPrivate = pem.contains("PRIVATE KEY")
      publicKey = try isPrivate ? ES256PrivateKey(pem: pem).publicKey : ES256PublicKey(pem: pem)
    } catch {
      throw ValidationError("--key: \(parts[2]) contains no P-256 key in PEM.")
    }
    let topics =
      parts.count == 4 ? Set(parts[3].split(separator: ",").map(String.init)) : nil
    return SigningKey(keyID: parts[0], teamID: parts[1], publicKey: publicKey, topics: topics)
  }

  func text(ofFile path: String) throws -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw ValidationError("\(path) cannot be read.")
    }
  }
}
