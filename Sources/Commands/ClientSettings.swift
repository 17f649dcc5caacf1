// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import FoundationEssentials
import HTTPClient

/// Address and credentials of the gateway, from options, or otherwise from the environment.
struct ClientSettings: Equatable {
  static let usualURL = "http://127.0.0.1:8080"

  let address: ServerAddress
  /// API key; nil to send none, which a gateway with `--insecure-no-auth` accepts.
  let key: String?
  /// PEM text of roots that are trusted in addition to the system's.
  let roots: String?

  /// Sources of the settings.
  struct Source {
    var environment: [String: String]
    var url: String?
    var keyFile: String?
    var caFile: String?
    /// Reads a file. Throws an error whose text can end a sentence.
    var read: (_ path: String) throws -> String = readText

    func text(_ name: String) -> String? {
      environment["PUSHGATE_" + name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a secret from the variable itself, or from the file named by the variable `…_FILE`.
    func secret(_ name: String) throws -> String? {
      let (value, file) = (text(name), text(name + "_FILE"))
      if value != nil, file != nil {
        throw CommandFault.usage("PUSHGATE_\(name) and PUSHGATE_\(name)_FILE: set one of the two")
      }
      return try value ?? file.map { try contents($0, of: "PUSHGATE_\(name)_FILE") }
    }

    func contents(_ path: String, of name: String) throws -> String {
      do { return try read(path) } catch {
        throw CommandFault.usage("\(name): \(path) cannot be read: \(error)")
      }
    }
  }

  init(_ source: Source) throws {
    let url = source.url ?? source.text("URL") ?? Self.usualURL
    do { address = try ServerAddress(parsing: url) } catch {
      let name = source.url == nil ? "PUSHGATE_URL" : "--url"
      // An address with "@" may contain a password.
      throw CommandFault.usage("\(name): \(error)" + (url.contains("@") ? "" : ", not \(url)"))
    }
    key = try Self.key(source)
    if let file = source.caFile {
      roots = try source.contents(file, of: "--ca-file")
    } else {
      roots = try source.text("CA_FILE").map { try source.contents($0, of: "PUSHGATE_CA_FILE") }
    }
  }

  private static func key(_ source: Source) throws -> String? {
    let text =
      if let file = source.keyFile {
        try source.contents(file, of: "--key-file")
      } else {
        try source.secret("API_KEY")
      }
    guard let text else { return nil }
    let key = trimmed(text)
    guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw CommandFault.usage("the API key is not one line of visible ASCII characters")
    }
    return key
  }
}

/// Returns the text of a file.
func readText(_ path: String) throws -> String {
  String(decoding: try readBytes(path), as: UTF8.self)
}

/// Returns the bytes of a small file, such as a key or a certificate.
func readBytes(_ path: String) throws -> [UInt8] {
  do { return Array(try Data(contentsOf: URL(filePath: path))) } catch {
    throw CommandFault.usage("no such file, or it may not be read")
  }
}

func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text.drop(while: \.isWhitespace))
}
