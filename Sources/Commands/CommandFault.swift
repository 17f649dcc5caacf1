// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// Reason why a command failed; each kind has its exit code.
enum CommandFault: Error, CustomStringConvertible {
  /// The command line or a setting is invalid.
  case usage(String)
  /// The gateway rejected the request.
  case refused(Refusal)
  /// The gateway did not respond, or the connection was lost.
  case unreachable(CallFault)
  /// The command was executed, and its result counts as a failure.
  case bad(String)
  /// The command was executed, but excluded some strings.
  case excluded(String)

  var exitCode: ExitCode {
    switch self {
    case .bad, .refused: ExitCode(1)
    case .usage: .usage
    case .unreachable: ExitCode(3)
    case .excluded: ExitCode(4)
    }
  }

  var description: String {
    switch self {
    case .usage(let text), .bad(let text), .excluded(let text): text
    case .refused(let refusal): refusal.description
    case .unreachable(let fault): fault.description
    }
  }
}

extension ExitCode {
  /// Exit code of an invalid command line, by the convention of shells.
  package static let usage = ExitCode(2)
}

/// A rejected request: the text of a problem document (RFC 9457), or the status of a response that
/// does not come from a gateway.
struct Refusal: CustomStringConvertible {
  let status: Int
  /// The problem document; nil for any other response.
  let document: JSONDocument?
  /// A further line of advice.
  var hint: String?

  init(status: Int, body: [UInt8]) {
    self.status = status
    document = (try? JSONDocument(parsing: body)).flatMap { $0.root["code"] == nil ? nil : $0 }
    if status == 401 {
      hint = "the API key is read from --key-file, PUSHGATE_API_KEY or PUSHGATE_API_KEY_FILE"
    }
  }

  /// Returns the option named like the query parameter to which the pointer refers; any other
  /// pointer unchanged.
  private static func place(_ pointer: String) -> String {
    guard pointer.hasPrefix("query/") else { return pointer }
    return "--" + pointer.dropFirst("query/".count).split(separator: "_").joined(separator: "-")
  }

  var code: String? { document?.root["code"]?.string }

  var description: String {
    guard let root = document?.root else {
      return "unexpected response \(status), which is not from a gateway"
    }
    var lines = ["\(root["title"]?.string ?? "refused") (\(code ?? ""), \(status))"]
    let errors = root["errors"]?.elements ?? []
    for error in errors.isEmpty ? [root] : errors {
      let place = Self.place(error["pointer"]?.string ?? "")
      let detail = error["detail"]?.string ?? ""
      if !place.isEmpty || !detail.isEmpty {
        lines.append("  " + [place, detail].filter { !$0.isEmpty }.joined(separator: ": "))
      }
    }
    if let reason = root["reason"]?.string { lines.append("  reason: \(reason)") }
    if let hint { lines.append("  \(hint)") }
    return lines.map(Terminal.harmless).joined(separator: "\n")
  }
}
