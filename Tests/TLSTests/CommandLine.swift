// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

/// The `openssl` program, as an independent check.
enum OpenSSLProgram {
  /// Runs openssl with files of these contents in an empty folder, under the given names. Returns
  /// its output and exit status.
  static func run(
    _ arguments: String, files: [String: [UInt8]] = [:]
  ) throws -> (output: String, status: Int32) {
    try Running("openssl \(arguments)", files: files).finishWithStatus()
  }

  /// Starts openssl with one line of input, after which the input stays open: descriptor 3 holds
  /// both ends of the pipe.
  static func start(
    _ arguments: String, input: String, files: [String: [UInt8]]
  ) throws -> Running {
    try Running(
      "mkfifo input && exec 3<>input && echo '\(input)' >&3 && timeout 20 openssl \(arguments) <&3",
      files: files)
  }

  /// A running program, and the folder that is removed when it has ended.
  struct Running {
    private let folder: String
    private let pipe: UnsafeMutablePointer<FILE>

    fileprivate init(_ command: String, files: [String: [UInt8]]) throws {
      var template = Array("/tmp/tls-tests-XXXXXX".utf8CString)
      let made = mkdtemp(&template)
      folder = try #require(made.map { String(cString: $0) })
      for (name, bytes) in files {
        let file = try #require(fopen("\(folder)/\(name)", "w"))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
      }
      pipe = try #require(popen("cd '\(folder)' && \(command) 2>&1", "r"))
    }

    func finish() -> String { finishWithStatus().output }

    fileprivate func finishWithStatus() -> (output: String, status: Int32) {
      var output: [UInt8] = []
      var byte = getc(pipe)
      while byte != EOF {
        output.append(UInt8(truncatingIfNeeded: byte))
        byte = getc(pipe)
      }
      let status = pclose(pipe)
      _ = system("rm -r '\(folder)'")
      return (String(decoding: output, as: UTF8.self), status)
    }
  }
}

/// Bytes from hex digits; spaces are skipped.
func hex(_ text: String) -> [UInt8] {
  let digits = text.filter { $0 != " " }.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}
