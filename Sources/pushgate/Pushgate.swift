// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import GatewayApp

/// The command line, one subcommand per file. Commands that call a gateway's API are in `Commands`.
@main
struct Pushgate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushgate",
    abstract: "A self-hosted push gateway for Apple's Push Notification service.",
    version: Gateway.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Gateway",
        subcommands: [
          ServeCommand.self, MigrateCommand.self, QueueCommand.self, DevCommand.self,
          DoctorCommand.self, HealthCommand.self, SimulateCommand.self, BenchCommand.self,
        ]),
      CommandGroup(
        name: "API", subcommands: asking),
      CommandGroup(name: "Text", subcommands: [LanguagesCommand.self, StringsCommand.self]),
    ])

  /// Commands that call a running gateway.
  private static let asking: [any ParsableCommand.Type] = [
    AppsCommand.self, CredentialsCommand.self, DevicesCommand.self, UsersCommand.self,
    NotifyCommand.self, NotificationsCommand.self, WebhooksCommand.self, KeysCommand.self,
    AuditCommand.self,
  ]

  static func main() async {
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // Exit codes let scripts distinguish a wrong command line from a rejected request and an
      // unreachable gateway.
      let code = exitCode(for: error)
      guard code == .validationFailure else {
        let message = fullMessage(for: error)
        if code.isSuccess || message.isEmpty { exit(withError: error) }
        // One write, because the log of threads that still run would divide the message.
        Terminal.complain(message)
        exit(withError: code)
      }
      let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
      let unknown = CommandNames.fault(in: words, of: Self.self)
      Terminal.complain(unknown.map { "pushgate: \($0)" } ?? fullMessage(for: error))
      exit(withError: ExitCode.usage)
    }
  }
}
