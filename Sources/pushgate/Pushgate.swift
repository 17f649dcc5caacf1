// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import GatewayApp

/// The command line: one subcommand per file; those that ask a gateway by its API are in `Commands`.
@main
struct Pushgate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushgate",
    abstract: "A self-hosted push gateway for Apple's Push Notification service.",
    version: PushgateVersion.current,
    groupedSubcommands: [
      CommandGroup(
        name: "Gateway",
        subcommands: [
          ServeCommand.self, MigrateCommand.self, QueueCommand.self, DevCommand.self,
          DoctorCommand.self, SimulateCommand.self, BenchCommand.self,
        ]),
      CommandGroup(
        name: "API", subcommands: asking),
      CommandGroup(name: "Text", subcommands: [LanguagesCommand.self, StringsCommand.self]),
    ])

  /// The commands that ask a running gateway.
  private static let asking: [any ParsableCommand.Type] = [
    AppsCommand.self, CredentialsCommand.self, DevicesCommand.self, UsersCommand.self,
    NotifyCommand.self, WebhooksCommand.self, KeysCommand.self, AuditCommand.self,
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
      // Scripts tell a wrong command line from a refusal and from a gateway that is away.
      let words = Array(ProcessInfo.processInfo.arguments.dropFirst().prefix(2))
      let isAsking =
        asking.contains { $0._commandName == words.first }
        || words.first == "strings"
          && StringsCommand.asking.contains { $0._commandName == words.last }
      guard isAsking, exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Terminal.complain(fullMessage(for: error))
      exit(withError: ExitCode.usage)
    }
  }
}
