// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GatewayApp

/// The command line: one subcommand per file.
@main
struct Pushgate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushgate",
    abstract: "A self-hosted push gateway for Apple's Push Notification service.",
    version: PushgateVersion.current,
    subcommands: [
      ServeCommand.self, MigrateCommand.self, DevCommand.self, SimulateCommand.self,
      KeysCommand.self, LanguagesCommand.self, StringsCommand.self, BenchCommand.self,
    ])
}
