// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Logging
import Settings

/// `pushgate doctor`: checks whether a gateway can work with its database, network and machine.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check settings, database, credentials and connections before a start.",
    discussion: """
      Checks settings, PostgreSQL, credentials, connections to Apple, the served certificate and \
      this machine. Prints one line per check with its remedy. Reads the settings of "serve", \
      changes nothing, and may run beside a gateway. The exit code is 0 without findings, 1 after \
      warnings, and 2 after a fault.
      """)

  @Option(help: "A file of NAME=value lines; environment variables take precedence.")
  var config: String?

  @Flag(help: "Print a JSON object on each line.") var json = false

  func run() async throws {
    let json = json
    let show: @Sendable (Finding) -> Void = { printLine(json ? $0.json : $0.line) }
    let configuration: GatewayConfiguration
    do {
      configuration = try await GatewayConfiguration.load(
        environment: ProcessInfo.processInfo.environment, file: config)
    } catch let faults as GatewayConfiguration.Faults {
      for finding in Doctor.findings(of: faults) { show(finding) }
      throw ExitCode(Finding.Verdict.fault.rank)
    }
    let doctor = try Doctor(configuration, logger: makeLogger(.critical), report: show)
    defer { doctor.close() }
    let worst = await doctor.examine()
    if worst != .ok { throw ExitCode(worst.rank) }
  }
}
