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
      KeysCommand.self, BenchCommand.self,
    ])

  /// The commands that run until a signal ends them receive signals in order, on a thread of their
  /// own, and so keep them from every other thread before one exists.
  private static let longRunning: Set = ["serve", "dev", "simulate"]

  static func main() async {
    if let name = CommandLine.arguments.dropFirst().first, longRunning.contains(name) {
      SignalWaiter.block()
    }
    await main(nil)
  }
}
