// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Glibc

/// `pushgate simulate`: an APNs server for tests and experiments.
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

  @Option(
    name: .customLong("name"),
    help: """
      A name or IP address that the throw-away certificate is good for, beside localhost, \
      localhost.localdomain, 127.0.0.1 and ::1. Repeatable.
      """)
  var names: [String] = []

  @Option(
    help: """
      Write this file (JSON) once every address is listened on: the addresses, the control port, the \
      root, the names of the certificate, the key that was made. It is gone when the simulator has ended.
      """)
  var readyFile: String?

  @Option(help: "The environment played at --listen: sandbox or production.")
  var environment = PushEnvironment.sandbox

  @Option(
    name: .customLong("key"),
    help: "A signing key: KEYID:TEAMID:FILE, or KEYID:TEAMID:FILE:TOPIC,TOPIC. Repeatable.")
  var keys: [String] = []

  @Option(
    help: """
      A signing key for a client that has none: FILE, or KEYID:TEAMID:FILE (KEY0000001:TEAM000001 \
      otherwise). A .p8 as Apple hands them out is written there, unless there is one, and known here.
      """)
  var makeKey: String?

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

  @Flag(
    help: """
      End with exit code 1 if a rule was broken, or if there was no request. Turns --conformance on.
      """)
  var conformanceStrict = false

  @Option(
    name: .customLong("conformance-allow"),
    help: "A rule, by its id, that may be broken for --conformance-strict. Repeatable.")
  var conformanceAllowed: [String] = []

  @Option(
    help: """
      Begin in the state that this file describes (JSON): keys, apps and their texts, devices, \
      tokens, faults, the clock, the seed.
      """)
  var scenario: String?

  @Option(help: "The seed of chances and generated ids.")
  var seed: UInt64 = 1

  func run() async throws {
    // Before the first output: a caller that sees it may send a signal.
    let survivesHangUp = SignalWaiter.isHangUpIgnored
    let signals = SignalWaiter.signals()
    if let readyFile, !isStanding(readyFile) { try removeReadyFile(readyFile) }
    if let caOut { try checkWritable(caOut, option: "--ca-out") }
    if let conformanceOut { try checkWritable(conformanceOut, option: "--conformance-out") }
    let made = try makeKey.map { try madeKey($0) }
    var configuration = try simulatorConfiguration()
    if let made { configuration.keys.append(made.key) }
    let simulator = try Simulator(configuration)
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
    // Not earlier: if the port is in use, this start fails. The file must then still contain the
    // root of the simulator that uses the port. Not later: clients may connect after the first
    // output.
    if let caOut { try await writeRoot(of: simulator, to: caOut) }
    await announce(simulator, made)
    if let readyFile { try await writeReadyFile(readyFile, simulator, made) }
    let counting = Task {
      while isTerminal {
        try await Task.sleep(for: .seconds(1))
        await showCounters(of: simulator)
      }
    }
    // SIGHUP ends the simulator, too: there is no configuration to reload, and it means that the
    // terminal was closed.
    for await number in signals where number != SIGHUP || !survivesHangUp { break }
    counting.cancel()
    // A simulator started later may have replaced the file.
    if let readyFile, pid(inReadyFile: readyFile) == getpid() { try? removeReadyFile(readyFile) }
    let report = await simulator.conformanceReport
    await simulator.stop()
    if let report { try deliver(report, isTerminal: isTerminal) }
  }

  // MARK: Output

  private func deliver(_ report: ConformanceReport, isTerminal: Bool) throws {
    // Ends the line of the counters.
    if isTerminal { say("") }
    say(report.text, terminator: "")
    if let conformanceOut {
      do {
        try Data(report.json + [UInt8(ascii: "\n")]).write(to: URL(filePath: conformanceOut))
      } catch {
        throw ValidationError("--conformance-out: \(conformanceOut) cannot be written.")
      }
    }
    guard conformanceStrict else { return }
    if report.facts.requests == 0 { say("No request was observed.") }
    let broken = report.rules(.broken).filter { !conformanceAllowed.contains($0.rawValue) }
    if !broken.isEmpty || report.facts.requests == 0 { throw ExitCode(1) }
  }

  private func announce(_ simulator: Simulator, _ made: MadeKey?) async {
    for entrance in await simulator.entrances {
      let environment = entrance.environment.rawValue
      switch entrance.door {
      case .devices: say("APNs on \(entrance.address) (\(environment), TLS, HTTP/2)")
      case .management: say("channels managed on \(entrance.address) (\(environment))")
      }
    }
    if let caOut { say("root certificate in \(caOut)") }
    if certificate == nil {
      say("certificate for \(simulator.configuration.certificateNames.joined(separator: ", "))")
    }
    if let made { say("key \(made.key.keyID) of team \(made.key.teamID) in \(made.path)") }
    if acceptAnyKey {
      say("WARNING: tokens of any key are accepted; their signatures are NOT checked")
    } else if keys.isEmpty, made == nil, !(simulator.configuration.scenario?.hasKeys ?? false) {
      say(
        "no signing key is known yet: give --key or --make-key, or PUT one to /sim/keys/{key id}")
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
