// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import GatewayApp
import Glibc
import LegacyBridge
import Logging
import PushModel
import Settings
import Synchronization

/// Whether a gateway has started; from then on, the gateway handles the signals. At file scope,
/// because a command is a value type.
private let hasStarted = Atomic(false)

/// `pushgate serve`: the gateway.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the API and deliver notifications.",
    discussion: """
      Settings are environment variables such as PUSHGATE_LISTEN, PUSHGATE_DATABASE_URL and \
      PUSHGATE_SECRET_KEY(_FILE); docs/configuration.md lists them. SIGHUP reloads some of them.

      SIGTERM and SIGINT stop the gateway within 28 seconds after PUSHGATE_DRAIN_DELAY_SECONDS; a \
      second signal skips the delay. Accepted notifications that are not sent stay in PostgreSQL. \
      During a start these signals end the process at once.

      If no node was alive for an hour, a start holds the work accepted before it. `pushgate \
      queue` shows and releases this work.
      """)

  @Option(help: "A file of NAME=value lines; environment variables take precedence.")
  var config: String?

  @Flag(help: "Accept requests without an API key. Loopback addresses only.")
  var insecureNoAuth = false

  @Flag(
    help:
      "After a restore: hold work accepted before this start. Fails while another node is alive."
  )
  var hold = false

  func run() async throws {
    let configuration = try await loadConfiguration(config)
    let logger = makeLogger(configuration.logLevel)
    let signals = SignalWaiter.signals()
    let systemd = SystemdNotifier()
    let starting = Task {
      try await Gateway(
        configuration, insecureNoAuth: insecureNoAuth, hold: hold ? .always : .afterSilence,
        systemd: systemd, logger: logger)
    }
    let obeying = Task { await obey(signals, starting, systemd, logger) }
    let gateway = try await starting.value
    hasStarted.store(true, ordering: .relaxed)
    systemd?.notify("READY=1")
    logger.info("serving", metadata: gateway.startFacts)
    if insecureNoAuth { logger.warning("requests need no API key (--insecure-no-auth)") }
    if !configuration.testLimits.isEmpty {
      logger.warning(
        "limits are shortened for tests",
        metadata: ["variables": "\(configuration.testLimits.joined(separator: ", "))"])
    }
    await gateway.run()
    obeying.cancel()
    logger.info("stopped")
  }

  private func obey(
    _ signals: AsyncStream<Int32>, _ starting: Task<Gateway, any Error>,
    _ systemd: SystemdNotifier?, _ logger: Logger
  ) async {
    await withDiscardingTaskGroup { group in
      var isStopping = false
      for await number in signals {
        if number != SIGHUP, !hasStarted.load(ordering: .relaxed) {
          // No request has been served yet, so a start that waits for PostgreSQL can end without
          // clean-up.
          logger.info("stopped before serving")
          _exit(EXIT_SUCCESS)
        }
        guard let gateway = try? await starting.value else { return }
        if number == SIGHUP {
          systemd?.notifyReloading()
          await reload(gateway, logger)
          systemd?.notify("READY=1")
        } else if isStopping {
          gateway.skipDrainDelay()
        } else {
          isStopping = true
          systemd?.notify("STOPPING=1")
          group.addTask { await stop(gateway, logger) }
        }
      }
    }
  }

  private func stop(_ gateway: Gateway, _ logger: Logger) async {
    await gateway.announceStop()
    async let _: Void = gateway.stop()
    do { try await Task.sleep(for: Gateway.stopLimit) } catch { return }
    logger.error("stop deadline exceeded: pushes without a stored outcome may be sent again")
    _exit(EXIT_FAILURE)
  }

  private func reload(_ gateway: Gateway, _ logger: Logger) async {
    do {
      try await gateway.reload(
        try await GatewayConfiguration.load(
          environment: ProcessInfo.processInfo.environment, file: config))
    } catch {
      logger.error(
        "cannot reload settings: nothing changed",
        metadata: ["reason": "\(error)"])
    }
  }
}

/// Reads and checks the configuration. Faults are printed together and end the process with exit
/// code 2 (usage).
func loadConfiguration(_ file: String?) async throws -> GatewayConfiguration {
  try await checkingConfiguration {
    try await GatewayConfiguration.load(
      environment: ProcessInfo.processInfo.environment, file: file)
  }
}

/// Prints the faults of a configuration without the command's usage text. The exit code is 2.
func checkingConfiguration<Value>(_ read: () async throws -> Value) async throws -> Value {
  do { return try await read() } catch let faults as GatewayConfiguration.Faults {
    Terminal.complain("pushgate: \(faults)")
    throw ExitCode.usage
  }
}

/// Creates the process's logger on standard error: JSON lines, or plain text on a terminal.
func makeLogger(_ level: Logger.Level) -> Logger {
  ProcessLogLevel.current = level
  LoggingSystem.bootstrap { StandardErrorLog(label: $0) }
  return Logger(label: "pushgate")
}
