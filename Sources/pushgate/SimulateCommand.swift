// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import ArgumentParser
import AsyncIO
import FoundationEssentials
import GatewayApp
import Glibc
import TLS

/// `pushgate simulate`: Apple's end of the connection, for tests and for trying things out.
struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play Apple: a TLS HTTP/2 server that checks what APNs checks.",
    discussion: """
      Point any APNs client at it, this gateway or another. It refuses what APNs refuses, with \
      APNs' reasons, keeps what it received for GET /sim/received on the control port, and fails \
      on demand (GET /sim lists what the control port can do).
      """)

  @Option(
    help: """
      Where --environment is played: host:port, or several with commas. Port 0 takes a free one.
      """)
  var listen = "127.0.0.1:2197"

  @Option(help: "Where production is played beside it, in the same form; nowhere by default.")
  var listenProduction: String?

  @Option(help: "Where broadcast channels are managed (Apple: port 2195); nowhere by default.")
  var listenChannels: String?

  @Option(help: "The same for production beside it (Apple: port 2196); nowhere by default.")
  var listenChannelsProduction: String?

  @Option(help: "Where /sim/… is served, plain HTTP; \"none\" serves none.")
  var control = "127.0.0.1:2198"

  @Option(help: "Write the root certificate that clients must trust to this file (PEM).")
  var caOut: String?

  @Option(help: "Show this certificate chain (PEM) instead of a throw-away one for localhost.")
  var certificate: String?

  @Option(help: "The private key of --certificate (PEM).")
  var certificateKey: String?

  @Option(help: "The environment played at --listen: sandbox or production.")
  var environment = PushEnvironment.sandbox

  @Option(
    name: .customLong("key"),
    help: "A signing key: KEYID:TEAMID:FILE, or KEYID:TEAMID:FILE:TOPIC,TOPIC. Repeatable.")
  var keys: [String] = []

  @Flag(help: "Accept every provider token of the right form and age. Signatures go unchecked.")
  var acceptAnyKey = false

  @Flag(help: "Refuse signatures in DER and padded base64, which APNs tolerates.")
  var strictSignatures = false

  @Flag(help: "Allow each key one new token in 20 minutes over all connections together.")
  var limitTokensPerKey = false

  @Flag(help: "Refuse a request without apns-push-type, as for watchOS.")
  var requirePushType = false

  @Flag(
    help: """
      Refuse payloads that are no JSON object or lack aps, with BadRequestPayload. APNs documents \
      no reason for them.
      """)
  var strictJson = false

  @Option(
    help: """
      Hexadecimal digits a device token may have, with commas: 64,160. Any even number by default, \
      as Apple promises no size.
      """)
  var tokenDigits: String?

  @Flag(help: "No one-stream start, no fall of the stream limit, no disconnection after errors.")
  var noConnectionRules = false

  @Option(help: "The stream limit of a connection in good standing.")
  var maxStreams = 1000

  @Option(help: "How many streams beyond the limit are refused one by one before GOAWAY.")
  var excessStreams = 100

  @Option(help: "How many requests are kept for inspection; 0 keeps none.")
  var record = Recording.defaultCapacity

  @Option(help: "How many simulated devices may be declared.")
  var maxDevices = DeviceStore.Limits().devices

  @Option(help: "What their storage and screens may hold together, in MiB of payloads.")
  var deviceMemory = DeviceStore.Limits().bytes >> 20

  @Option(help: "What the texts given for apps may be together, in MiB.")
  var stringsMemory = AppBook.Limits().bytes >> 20

  @Flag(help: "Ignore the \"sim\" key in payloads.")
  var ignorePayloadFaults = false

  @Flag(
    help: """
      Hold clients against Apple's rules frame by frame: a report at GET /sim/conformance, and on \
      the standard output at the end.
      """)
  var conformance = false

  @Option(help: "Write the report to this file at the end (JSON). Turns --conformance on.")
  var conformanceOut: String?

  @Flag(help: "End with exit code 1 if a rule was broken. Turns --conformance on.")
  var conformanceStrict = false

  @Option(
    help: """
      Begin in the state that this file describes (JSON): keys, apps and their texts, devices, \
      tokens, faults, the clock, the seed.
      """)
  var scenario: String?

  @Option(help: "The seed of chances and generated ids.")
  var seed: UInt64 = 1

  func validate() throws {
    if (certificate == nil) != (certificateKey == nil) {
      throw ValidationError("--certificate and --certificate-key come together.")
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
      throw ValidationError("\(place) is no host:port to listen on.")
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
    if record < 0 { throw ValidationError("--record must not be negative.") }
  }

  func run() async throws {
    let simulator = try Simulator(try simulatorConfiguration())
    if let caOut, let authority = simulator.authorityPEM {
      do {
        try Data(authority.utf8).write(to: URL(filePath: caOut))
      } catch {
        throw ValidationError("--ca-out: \(caOut) cannot be written.")
      }
    }
    let isTerminal = isatty(STDOUT_FILENO) == 1
    if isTerminal {
      await simulator.observe { event in
        switch event {
        case .connection(let peer): say("\rfirst connection from \(peer)\u{1B}[K")
        case .key(let keyID, let teamID):
          say("\rfirst use of key \(keyID) of team \(teamID)\u{1B}[K")
        }
      }
    }
    try await simulator.start()
    await announce(simulator)
    let counting = Task {
      while isTerminal {
        try await Task.sleep(for: .seconds(1))
        await showCounters(of: simulator)
      }
    }
    for await number in SignalWaiter.signals() where number != SIGHUP { break }
    counting.cancel()
    let report = await simulator.conformanceReport
    await simulator.stop()
    if let report { try deliver(report, isTerminal: isTerminal) }
  }

  // MARK: Reading the options

  private func simulatorConfiguration() throws -> SimulatorConfiguration {
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
      throw ValidationError("--key: \(parts[2]) holds no P-256 key in PEM.")
    }
    let topics =
      parts.count == 4 ? Set(parts[3].split(separator: ",").map(String.init)) : nil
    return SigningKey(keyID: parts[0], teamID: parts[1], publicKey: publicKey, topics: topics)
  }

  private func text(ofFile path: String) throws -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw ValidationError("\(path) cannot be read.")
    }
  }

  // MARK: Output

  private func deliver(_ report: ConformanceReport, isTerminal: Bool) throws {
    // Off the line of counters.
    if isTerminal { say("") }
    say(report.text, terminator: "")
    if let conformanceOut {
      do {
        try Data(report.json + [UInt8(ascii: "\n")]).write(to: URL(filePath: conformanceOut))
      } catch {
        throw ValidationError("--conformance-out: \(conformanceOut) cannot be written.")
      }
    }
    if conformanceStrict, report.isBroken { throw ExitCode(1) }
  }

  private func announce(_ simulator: Simulator) async {
    for entrance in await simulator.entrances {
      let environment = entrance.environment.rawValue
      switch entrance.door {
      case .devices: say("APNs on \(entrance.address) (\(environment), TLS, HTTP/2)")
      case .management: say("channels managed on \(entrance.address) (\(environment))")
      }
    }
    if let caOut { say("root certificate in \(caOut)") }
    if acceptAnyKey {
      say("WARNING: tokens of any key are accepted; their signatures are NOT checked")
    } else if keys.isEmpty, !(simulator.configuration.scenario?.hasKeys ?? false) {
      say("no signing key is known yet: give --key, or PUT one to /sim/keys/{key id}")
    }
    if let address = await simulator.controlAddress { say("control on http://\(address)/sim") }
  }

  private func showCounters(of simulator: Simulator) async {
    let counters = await simulator.statistics
    let played = Set(await simulator.entrances.map(\.environment))
    let parts = PushEnvironment.allCases.filter(played.contains).map { environment in
      let requests = counters[environment]
      let refused = requests.refused.values.reduce(0, +)
      return (played.count > 1 ? "\(environment.rawValue): " : "")
        + "\(requests.received) requests, \(requests.accepted) accepted, \(refused) refused; "
    }
    say(
      "\r\(parts.joined())\(counters.connectionsOpen) connections\u{1B}[K", terminator: "")
  }
}

extension PushEnvironment: ExpressibleByArgument {}
