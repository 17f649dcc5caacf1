// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Logging

/// `pushgate doctor`: checks whether the gateway's surroundings allow it to work.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look whether a gateway of these settings would find what it needs.",
    discussion: """
      Settings, PostgreSQL, credentials, the ways to Apple, our own certificate, this machine: a line for each, and what to \
      do about it. Reads the settings of "serve", changes nothing and may run beside it. Ends with 0 if all is well, \
      with 1 after warnings, with 2 after a fault.
      """)

  @Option(help: "A file of NAME=value lines; the environment wins over it.")
  var config: String?

  @Flag(help: "A JSON object on each line.") var json = false

  func run() async throws {
    let json = json
    let show: @Sendable (Finding) -> Void = { say(json ? $0.json : $0.line) }
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
