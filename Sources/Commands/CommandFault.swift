// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// Why a command did not do what it was asked to; each kind has its exit code.
enum CommandFault: Error, CustomStringConvertible {
  /// What was asked for makes no sense.
  case usage(String)
  /// The gateway said no.
  case refused(Refusal)
  /// Nobody said anything, or broke off.
  case unreachable(CallFault)
  /// What was asked for was done, and the result is a bad one.
  case bad(String)
  /// What was asked for was done, and texts were excluded from it.
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
  /// A command line that makes no sense, as shells have it.
  package static let usage = ExitCode(2)
}

/// A problem document (RFC 9457) as a person reads it, or what stands in its place where the answer came from
/// something else than a gateway.
struct Refusal: CustomStringConvertible {
  let status: Int
  /// As it came, where it was one.
  let document: JSONDocument?
  /// Another line, for who may not know.
  var hint: String?

  init(status: Int, body: [UInt8]) {
    self.status = status
    document = (try? JSONDocument(parsing: body)).flatMap { $0.root["code"] == nil ? nil : $0 }
    if status == 401 {
      hint = "the API key is taken from --key-file, PUSHGATE_API_KEY or PUSHGATE_API_KEY_FILE"
    }
  }

  /// Returns a query parameter as the option of the same name, and any other place as it is.
  private static func place(_ pointer: String) -> String {
    guard pointer.hasPrefix("query/") else { return pointer }
    return "--" + pointer.dropFirst("query/".count).split(separator: "_").joined(separator: "-")
  }

  var code: String? { document?.root["code"]?.string }

  var description: String {
    guard let root = document?.root else {
      return "the answer was \(status), and it does not come from a gateway"
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
