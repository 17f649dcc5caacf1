// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The standard streams, and whether they are a terminal.
package enum Terminal {
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// As `outputWidth`, but for tables whose last column has the main content: its long cells wrap
  /// instead of being truncated.
  package static var wrappingWidth: Table.Width {
    outputIsTerminal ? .people(columns: nil) : .programs
  }

  /// Audience of a table on standard output: people if it is a terminal, programs if it is a pipe.
  static var outputWidth: Table.Width {
    guard outputIsTerminal else { return .programs }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return .people(columns: isKnown ? Int(size.ws_col) : nil)
  }
  static var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether a question can be asked at a terminal.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && errorsAreOnTerminal }

  /// Writes to standard output at once. `print` would buffer lines if the output is a pipe.
  package static func write(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes a line to standard error.
  package static func complain(_ text: String) {
    write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Replaces the current line on standard error.
  static func overwrite(_ text: String) {
    write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // The program that reads the stream has closed it. The command continues.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the text without control characters, because text from a gateway may contain escape
  /// sequences that a terminal executes.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    // C0, DEL and C1, and characters that change the direction of text.
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  // MARK: Questions

  /// Asks a question that only "y" or "yes" confirms. Without a terminal, throws unless `--yes` was
  /// given.
  static func confirm(_ question: String, isConfirmed: Bool) throws {
    if isConfirmed { return }
    guard canAsk else {
      throw CommandFault.usage("no terminal for the confirmation prompt: expected --yes")
    }
    write(Array("\(harmless(question)) [y/N] ".utf8), to: STDERR_FILENO)
    let answer = readLine().map(trimmed)?.lowercased()
    guard answer == "y" || answer == "yes" else { throw CommandFault.bad("nothing was changed") }
  }

  /// Asks for a secret without showing the typed characters.
  static func askSecretly(_ question: String) -> String {
    var usual = termios()
    let isKnown = tcgetattr(STDIN_FILENO, &usual) == 0
    var silent = usual
    silent.c_lflag &= ~tcflag_t(ECHO)
    if isKnown { tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) }
    defer { if isKnown { tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual) } }
    write(Array("\(harmless(question)): ".utf8), to: STDERR_FILENO)
    let answer = readLine() ?? ""
    write(Array("\n".utf8), to: STDERR_FILENO)
    return answer
  }
}
