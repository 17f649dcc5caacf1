// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import ArgumentParser
import AsyncIO
import FoundationEssentials
import GatewayApp
import Glibc
import JSONText
import Logging
import PushModel
import Settings
import TLS

/// `pushgate dev`: the whole product on one machine, without configuration.
struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract:
      "Run PostgreSQL, the simulator and the gateway on this machine, without configuration.",
    discussion: """
      Starts a private PostgreSQL cluster (unix socket only), the simulator instead of Apple, and \
      the gateway. Creates a sample app with strings and five devices, sends one notification, and \
      shows what each device received. Ctrl-C stops everything; the next run uses the same folder. \
      Concurrent runs need separate folders and ports.
      """)

  @Option(help: "Folder for the cluster and the keys.")
  var data = ".pushgate"

  @Option(help: "Address of the API; port 0 selects a free port.")
  var listen = "127.0.0.1:8080"

  @Option(help: "Address of the simulator; port 0 selects a free port.")
  var simulator = "127.0.0.1:2197"

  @Option(help: "Address of the simulator's control port; port 0 selects a free port.")
  var control = "127.0.0.1:2198"

  @Flag(help: "Exit after showing the result.")
  var once = false

  /// The simulator's address for broadcast channels. Any free port, since only this gateway
  /// connects to it.
  private static let channels = "127.0.0.1:0"

  func run() async throws {
    let logger = makeLogger(.warning)
    let signals = SignalWaiter.signals()
    let folder = try DevFolder(path: data)
    let lock = try DevLock(folder: folder)
    printLine("[1/4] PostgreSQL: a private cluster in \(data)")
    let url = try folder.startDatabase()
    do {
      try await runGateway(folder, lock, url: url, signals: signals, logger: logger)
    } catch {
      try? folder.stopDatabase()
      throw error
    }
    try folder.stopDatabase()
    printLine("stopped")
  }

  private func runGateway(
    _ folder: DevFolder, _ lock: DevLock, url: String, signals: AsyncStream<Int32>, logger: Logger
  ) async throws {
    let tools = try DatabaseTools(url: url, logger: logger)
    defer { tools.close() }
    _ = try await tools.migrate { _ in }
    printLine("[2/4] simulator: replaces APNs on this machine")
    let apple = try await naming(["--listen": "--simulator"]) { try await startSimulator(folder) }
    guard let appleAddress = await apple.address else { return }
    printLine("      APNs on \(appleAddress), root certificate in \(folder.authorityPath)")
    printLine("[3/4] gateway")
    let gateway = try await naming(["PUSHGATE_LISTEN": "--listen"]) {
      try await startGateway(folder, url: url, apple: apple, logger: logger)
    }
    let running = Task { await gateway.run() }
    let address = gateway.addresses[0].address
    printLine("      API on http://\(address)")
    printLine("      admin page on http://\(address)/admin/")
    let control = await apple.controlAddress
    lock.write(
      ["API on http://\(address)", "the simulator as APNs on \(appleAddress)"]
        + (control.map { ["the simulator's control port on http://\($0)"] } ?? []))
    do {
      let client = try LocalClient(address: address, key: folder.adminKey())
      defer { client.close() }
      try await DevShow(client: client, apple: apple, folder: folder).run()
      if !once {
        let key = SHA256.hash(Array(try folder.adminKey().utf8))
        DevShow.printWhatNext(
          address: address, control: control, folder: folder,
          signIn: gateway.signInLink(keyHash: key))
        for await number in signals where number != SIGHUP { break }
        printLine("\nstopping …")
      }
    } catch {
      await gateway.stop()
      await running.value
      await apple.stop()
      throw error
    }
    await gateway.stop()
    await running.value
    await apple.stop()
  }

  /// Runs `start`. If it cannot listen on an address, the error names the option that contains the
  /// address.
  private func naming<Started>(
    _ options: [String: String], _ start: () async throws -> Started
  ) async throws -> Started {
    do { return try await start() } catch var fault as ListenFault {
      fault.setting = options[fault.setting] ?? fault.setting
      throw fault
    }
  }

  private func startSimulator(_ folder: DevFolder) async throws -> Simulator {
    let key = SigningKey(
      keyID: SampleData.keyID, teamID: SampleData.teamID,
      publicKey: try folder.providerKey().publicKey)
    let apple = try Simulator(
      SimulatorConfiguration(
        listen: simulator, listenChannels: Self.channels, control: control, environment: .sandbox,
        keys: [key]))
    try await apple.start()
    try folder.write(apple.authorityPEM ?? "", to: folder.authorityPath)
    return apple
  }

  private func startGateway(
    _ folder: DevFolder, url: String, apple: Simulator, logger: Logger
  ) async throws -> Gateway {
    var settings = [
      "PUSHGATE_LISTEN": listen, "PUSHGATE_DATABASE_URL": url,
      "PUSHGATE_SECRET_KEY": try folder.secretKey(),
      "PUSHGATE_ADMIN_KEY": try folder.adminKey(),
      "PUSHGATE_APNS_CA_FILE": folder.authorityPath,
      // Webhook receivers under development run on this machine.
      "PUSHGATE_WEBHOOK_PRIVATE_TARGETS": "yes",
    ]
    // All APNs hosts are set explicitly, so that no default leads to Apple.
    for entrance in await apple.entrances {
      let suffix = entrance.service == .management ? "_CHANNELS" : ""
      for environment in ["PRODUCTION", "SANDBOX"] {
        settings["PUSHGATE_APNS_\(environment)\(suffix)"] = "\(entrance.address)"
      }
    }
    let configuration = try await GatewayConfiguration.load(environment: settings, file: nil)
    // Work is never held: developers expect their pushes to be sent, however old they are.
    return try await Gateway(configuration, hold: .never, logger: logger)
  }
}
