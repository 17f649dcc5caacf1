import ArgumentParser
@main struct Root: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pushgate", subcommands: [SimulateCommand.self])
}
