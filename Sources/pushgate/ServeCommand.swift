// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Glibc
import Logging

/// `pushgate serve`: the gateway.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the API and deliver notifications.",
    discussion: """
      Reads PUSHGATE_LISTEN, PUSHGATE_DATABASE_URL, PUSHGATE_SECRET_KEY(_FILE), \
      PUSHGATE_ADMIN_KEY(_FILE), PUSHGATE_APNS_PRODUCTION, PUSHGATE_APNS_SANDBOX, \
      PUSHGATE_APNS_CA_FILE, PUSHGATE_SHARDS and PUSHGATE_LOG. SIGTERM and SIGINT stop it within \
      28 seconds and without losing anything: what was accepted and not sent waits in PostgreSQL.
      """)

  @Option(help: "A file of NAME=value lines; the environment wins over it.")
  var config: String?

  @Flag(help: "Let everybody do everything. Loopback addresses only.")
  var insecureNoAuth = false

  func run() async throws {
    let configuration = try await loadConfiguration(config)
    let logger = makeLogger(configuration.logLevel)
    let signals = SignalWaiter.signals()
    let gateway = try await Gateway(
      configuration, insecureNoAuth: insecureNoAuth, logger: logger)
    for address in gateway.addresses { logger.info("serving", metadata: ["address": "\(address)"]) }
    if insecureNoAuth { logger.warning("no API key is asked for (--insecure-no-auth)") }
    let stopper = Task {
      for await number in signals where number != SIGHUP {
        async let _: Void = gateway.stop()
        do { try await Task.sleep(for: Gateway.stopLimit) } catch { return }
        logger.error("not everything could be stored: ended without, and it is sent again")
        _exit(EXIT_FAILURE)
      }
    }
    await gateway.run()
    stopper.cancel()
    logger.info("stopped")
  }
}

/// Reads and checks the configuration; a fault is printed whole and ends the process with 64 (usage).
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

/// The logger of a process: standard error, JSON lines unless on a terminal.
func makeLogger(_ level: Logger.Level) -> Logger {
  LoggingSystem.bootstrap { StandardErrorLog(label: $0, level: level) }
  return Logger(label: "pushgate")
}
