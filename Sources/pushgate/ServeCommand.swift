// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Glibc
import Logging
import PushModel
import Synchronization

/// Whether a gateway has started, which then handles the signals. At file scope, because a command
/// is a value.
private let hasStarted = Atomic(false)

/// `pushgate serve`: the gateway.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the API and deliver notifications.",
    discussion: """
      Reads PUSHGATE_LISTEN, PUSHGATE_DATABASE_URL, PUSHGATE_SECRET_KEY(_FILE), \
      PUSHGATE_ADMIN_KEY(_FILE), PUSHGATE_APNS_PRODUCTION, PUSHGATE_APNS_SANDBOX, \
      PUSHGATE_APNS_CA_FILE, PUSHGATE_SHARDS, PUSHGATE_LOG and more (docs/configuration.md). SIGTERM and \
      SIGINT stop it within 28 seconds after PUSHGATE_DRAIN_DELAY_SECONDS, which a second one skips, and without \
      losing anything: what was accepted and not sent waits in PostgreSQL. During a start they end it at once. SIGHUP reads the settings again. A \
      start when no node was alive for an hour holds what was accepted before it: `pushgate queue` shows \
      it and ends it.
      """)

  @Option(help: "A file of NAME=value lines; the environment wins over it.")
  var config: String?

  @Flag(help: "Let everybody do everything. Loopback addresses only.")
  var insecureNoAuth = false

  @Flag(
    help:
      "After a restore: hold what was accepted before this start. Fails while another node is alive."
  )
  var hold = false

  func run() async throws {
    let configuration = try await loadConfiguration(config)
    let logger = makeLogger(configuration.logLevel)
    let signals = SignalWaiter.signals()
    let starting = Task {
      try await Gateway(
        configuration, insecureNoAuth: insecureNoAuth, hold: hold ? .always : .afterSilence,
        logger: logger)
    }
    let obeying = Task { await obey(signals, starting, logger) }
    let gateway = try await starting.value
    hasStarted.store(true, ordering: .relaxed)
    for place in gateway.addresses {
      logger.info(
        "serving",
        metadata: ["address": "\(place.address)", "tls": place.isSecure ? "yes" : "no"])
    }
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
    _ signals: AsyncStream<Int32>, _ starting: Task<Gateway, any Error>, _ logger: Logger
  ) async {
    await withDiscardingTaskGroup { group in
      var isStopping = false
      for await number in signals {
        if number != SIGHUP, !hasStarted.load(ordering: .relaxed) {
          // No request was served yet. A start that waits for PostgreSQL can end without clean-up.
          logger.info("stopped before serving")
          _exit(EXIT_SUCCESS)
        }
        guard let gateway = try? await starting.value else { return }
        if number == SIGHUP {
          await reload(gateway, logger)
        } else if isStopping {
          gateway.skipDrainDelay()
        } else {
          isStopping = true
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
        "reloading the settings failed: nothing changed",
        metadata: ["reason": "\(error)"])
    }
  }
}

/// Reads and checks the configuration. Faults are printed together and end the process with exit
/// code 64 (usage).
func loadConfiguration(_ file: String?) async throws -> GatewayConfiguration {
  try await checkingConfiguration {
    try await GatewayConfiguration.load(
      environment: ProcessInfo.processInfo.environment, file: file)
  }
}

/// Turns the faults of a configuration into a usage error.
func checkingConfiguration<Value>(_ read: () async throws -> Value) async throws -> Value {
  do { return try await read() } catch let faults as GatewayConfiguration.Faults {
    throw ValidationError(faults.description)
  }
}

/// Creates the process's logger on standard error: JSON lines, or plain text on a terminal.
func makeLogger(_ level: Logger.Level) -> Logger {
  ProcessLogLevel.current = level
  LoggingSystem.bootstrap { StandardErrorLog(label: $0) }
  return Logger(label: "pushgate")
}
