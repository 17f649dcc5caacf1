// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

/// The `openssl` program, as a judge of what we make.
enum OpenSSLProgram {
  /// Runs it with files of these contents in an empty folder, named in the arguments as they are
  /// here. Returns what it printed, and its exit status.
  static func run(
    _ arguments: String, files: [String: [UInt8]] = [:]
  ) throws -> (output: String, status: Int32) {
    var template = Array("/tmp/tls-tests-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    let folder = try #require(made.map { String(cString: $0) })
    defer { _ = runShell("rm -r '\(folder)'") }
    for (name, bytes) in files {
      let file = try #require(fopen("\(folder)/\(name)", "w"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    return runShell("cd '\(folder)' && openssl \(arguments) 2>&1")
  }

  private static func runShell(_ command: String) -> (output: String, status: Int32) {
    guard let pipe = popen(command, "r") else { return ("", -1) }
    var output: [UInt8] = []
    var byte = getc(pipe)
    while byte != EOF {
      output.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(pipe)
    }
    return (String(decoding: output, as: UTF8.self), pclose(pipe))
  }
}

/// Bytes from hex digits; spaces are skipped.
func hex(_ text: String) -> [UInt8] {
  let digits = text.filter { $0 != " " }.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}
