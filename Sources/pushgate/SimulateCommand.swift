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
    abstract: "Run an APNs simulator: an HTTP/2 server with TLS and the checks of APNs.",
    discussion: """
      Works with any APNs client. The simulator refuses the requests that APNs refuses, with the \
      same reasons. On the control port, GET /sim/received returns received requests, and GET /sim \
      lists all routes, such as fault injection.
      """)

  @Option(
    help: """
      Address of the environment: host:port, several separated by commas. Port 0 selects a free \
      port.
      """)
  var listen = "127.0.0.1:2197"

  @Option(help: "Address of the production environment, in addition to --listen; none by default.")
  var listenProduction: String?

  @Option(help: "Address of broadcast channel management (Apple: port 2195); none by default.")
  var listenChannels: String?

  @Option(help: "Address of channel management of production (Apple: port 2196); none by default.")
  var listenChannelsProduction: String?

  @Option(help: "Address of the control port (/sim/…, plain HTTP), or none.")
  var control = "127.0.0.1:2198"

  @Option(help: "Write the root certificate (PEM), which clients must trust, to this file.")
  var caOut: String?

  @Option(help: "Use this certificate chain (PEM) instead of a temporary one for localhost.")
  var certificate: String?

  @Option(help: "The private key of --certificate (PEM).")
  var certificateKey: String?

  @Option(
    name: .customLong("name"),
    help: """
      An additional DNS name or IP address for the temporary certificate, which covers localhost, \
      localhost.localdomain, 127.0.0.1 and ::1. Repeatable.
      """)
  var names: [String] = []

  @Option(
    help: """
      Write this file (JSON) when the simulator is ready: addresses, control port, root \
      certificate, names in the certificate, created key. The simulator deletes the file when it \
      ends.
      """)
  var readyFile: String?

  @Option(help: "The environment at --listen: sandbox or production.")
  var environment = PushEnvironment.sandbox

  @Option(
    name: .customLong("key"),
    help: "A signing key: KEYID:TEAMID:FILE, or KEYID:TEAMID:FILE:TOPIC,TOPIC. Repeatable.")
  var keys: [String] = []

  @Option(
    help: """
      Create a signing key (.p8) for a client, unless the file exists: FILE, or KEYID:TEAMID:FILE; \
      KEY0000001:TEAM000001 by default.
      """)
  var makeKey: String?

  @Flag(help: "Accept every provider token of valid form and age, without checking signatures.")
  var acceptAnyKey = false

  @Flag(help: "Refuse signatures in DER and padded base64, which APNs tolerates.")
  var strictSignatures = false

  @Flag(help: "Allow one new token per key in 20 minutes, over all connections together.")
  var limitTokensPerKey = false

  @Flag(help: "Refuse requests without apns-push-type, as for watchOS.")
  var requirePushType = false

  @Flag(
    help: """
      Refuse payloads that are not a JSON object or lack aps, with BadRequestPayload. APNs \
      documents no reason for them.
      """)
  var strictJson = false

  @Option(
    help: """
      Allowed lengths of a device token in hexadecimal digits, separated by commas: 64,160. By \
      default any even length, since Apple guarantees none.
      """)
  var tokenDigits: String?

  @Flag(
    help:
      "Disable the limit of one stream at start and after errors, and disconnection after errors.")
  var noConnectionRules = false

  @Option(help: "The stream limit of a connection without errors.")
  var maxStreams = 1000

  @Option(help: "Number of excess streams that are refused individually before GOAWAY.")
  var excessStreams = 100

  @Option(help: "Number of requests kept for inspection; 0 keeps none.")
  var record = Recording.defaultCapacity

  @Option(help: "Maximum number of simulated devices.")
  var maxDevices = DeviceStore.Limits().devices

  @Option(help: "Maximum total size of payloads that devices store and show, in MiB.")
  var deviceMemory = DeviceStore.Limits().bytes >> 20

  @Option(help: "Maximum total size of the apps' strings, in MiB.")
  var stringsMemory = AppBook.Limits().bytes >> 20

  @Flag(help: "Ignore the \"sim\" key in payloads.")
  var ignorePayloadFaults = false

  @Flag(
    help: """
      Check clients against Apple's rules in every frame. The report is at GET /sim/conformance, \
      and on standard output at the end.
      """)
  var conformance = false

  @Option(help: "Write the report to this file at the end (JSON). Implies --conformance.")
  var conformanceOut: String?

  @Flag(
    help: """
      Exit with code 1 if a rule was broken, or if no request arrived. Implies --conformance.
      """)
  var conformanceStrict = false

  @Option(
    name: .customLong("conformance-allow"),
    help: "The id of a rule that --conformance-strict ignores. Repeatable.")
  var conformanceAllowed: [String] = []

  @Option(
    help: """
      Start with the state in this file (JSON): keys, apps and their strings, devices, tokens, \
      faults, clock, seed.
      """)
  var scenario: String?

  @Option(help: "The seed of random faults and generated ids.")
  var seed: UInt64 = 1

  func run() async throws {
    // Must precede the first output: a caller that sees the output may send a signal.
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
        case .connection(let peer): printLine("\rfirst connection from \(peer)\u{1B}[K")
        case .key(let keyID, let teamID):
          printLine("\rfirst use of key \(keyID) of team \(teamID)\u{1B}[K")
        }
      }
    }
    try await simulator.start()
    // Not earlier: if the port is in use, this start fails. The file must then still contain the
    // root of the simulator that uses the port. Not later: clients may connect as soon as they see
    // the first output.
    if let caOut { try await writeRoot(of: simulator, to: caOut) }
    await announce(simulator, made)
    if let readyFile { try await writeReadyFile(readyFile, simulator, made) }
    let counting = Task {
      while isTerminal {
        try await Task.sleep(for: .seconds(1))
        await showCounters(of: simulator)
      }
    }
    // SIGHUP ends the simulator, too: there is no configuration to reload, and the signal means
    // that the terminal was closed.
    for await number in signals where number != SIGHUP || !survivesHangUp { break }
    counting.cancel()
    // The file may belong to a simulator that was started later.
    if let readyFile, pid(inReadyFile: readyFile) == getpid() { try? removeReadyFile(readyFile) }
    let report = await simulator.conformanceReport
    await simulator.stop()
    if let report { try deliver(report, isTerminal: isTerminal) }
  }

  // MARK: Output

  private func deliver(_ report: ConformanceReport, isTerminal: Bool) throws {
    // Ends the line on which the counters are shown.
    if isTerminal { printLine("") }
    printLine(report.text, terminator: "")
    if let conformanceOut {
      do {
        try Data(report.json + [UInt8(ascii: "\n")]).write(to: URL(filePath: conformanceOut))
      } catch {
        throw ValidationError("--conformance-out: \(conformanceOut) cannot be written.")
      }
    }
    guard conformanceStrict else { return }
    if report.facts.requests == 0 { printLine("No request was observed.") }
    let broken = report.rules(.broken).filter { !conformanceAllowed.contains($0.rawValue) }
    if !broken.isEmpty || report.facts.requests == 0 { throw ExitCode(1) }
  }

  private func announce(_ simulator: Simulator, _ made: MadeKey?) async {
    for entrance in await simulator.entrances {
      let environment = entrance.environment.rawValue
      switch entrance.service {
      case .devices: printLine("APNs on \(entrance.address) (\(environment), TLS, HTTP/2)")
      case .management: printLine("channels managed on \(entrance.address) (\(environment))")
      }
    }
    if let caOut { printLine("root certificate in \(caOut)") }
    if certificate == nil {
      printLine(
        "certificate for \(simulator.configuration.certificateNames.joined(separator: ", "))")
    }
    if let made { printLine("key \(made.key.keyID) of team \(made.key.teamID) in \(made.path)") }
    if acceptAnyKey {
      printLine("WARNING: tokens of any key are accepted; their signatures are NOT checked")
    } else if keys.isEmpty, made == nil, !(simulator.configuration.scenario?.hasKeys ?? false) {
      printLine(
        "no signing key is known yet: give --key or --make-key, or PUT one to /sim/keys/{key id}")
    }
    if let address = await simulator.controlAddress {
      printLine("control on http://\(address)/sim")
    }
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
    printLine(
      "\r\(parts.joined())\(counters.connectionsOpen) connections\u{1B}[K", terminator: "")
  }
}

extension PushEnvironment: ExpressibleByArgument {}
