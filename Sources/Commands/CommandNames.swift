// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import JSONText

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
        return "\(path) has no command \"\(Terminal.harmless(word))\""
          + (nearest(to: word, names).map { "; the nearest is \($0)" }
            ?? "; expected \(list(names))")
      }
      command = next
      path += " \(word)"
    }
    return nil
  }

  /// Edits of a word that count as a slip: two letters in the wrong order are two.
  private static let slip = 2

  /// Returns the name that begins like the word, or else the one that differs least, if by a slip.
  private static func nearest(to word: String, _ names: [String]) -> String? {
    if word.isEmpty { return nil }
    let similar = names.filter { $0.hasPrefix(word) || word.hasPrefix($0) }
    if !similar.isEmpty {
      return similar.min { abs($0.count - word.count) < abs($1.count - word.count) }
    }
    // A slip could replace all of a shorter word.
    guard word.count > slip else { return nil }
    return names.filter { $0.editDistance(to: word) <= slip }
      .min { $0.editDistance(to: word) < $1.editDistance(to: word) }
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command._commandName
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}
