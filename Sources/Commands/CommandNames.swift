// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser

/// Finds words of a command line that are not the name of a command.
package enum CommandNames {
  /// Returns an error that names the first such word and lists the commands that are possible
  /// there. Returns nil if every word before the first option or argument is the name of a command.
  package static func fault(
    in words: [String], of root: any ParsableCommand.Type
  ) -> String? {
    var command = root
    var path = name(of: root)
    for word in words {
      let configuration = command.configuration
      guard !configuration.subcommands.isEmpty, configuration.defaultSubcommand == nil,
        !word.hasPrefix("-"), word != "help"
      else { return nil }
      guard let next = configuration.subcommands.first(where: { name(of: $0) == word }) else {
        let names = configuration.subcommands.map(name)
        let nearest = names.filter { $0.hasPrefix(word) || word.hasPrefix($0) }
          .min { abs($0.count - word.count) < abs($1.count - word.count) }
        return "\(path) has no command \"\(Terminal.harmless(word))\""
          + (nearest.map { "; the nearest is \($0)" } ?? "; expected \(list(names))")
      }
      command = next
      path += " \(word)"
    }
    return nil
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command._commandName
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}
