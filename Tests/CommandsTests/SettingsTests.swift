// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import Testing

@testable import Commands

@Suite struct SettingsTests {
  struct NotThere: Error {}

  static func source(_ environment: [String: String] = [:]) -> ClientSettings.Source {
    var source = ClientSettings.Source(environment: environment)
    source.read = { path in
      switch path {
      case "key": "pgk_file\n"
      case "two-lines": "pgk_a\npgk_b\n"
      case "empty": "\n"
      case "ca": "roots"
      default: throw NotThere()
      }
    }
    return source
  }

  @Test("the default is the gateway of this machine without a key")
  func usual() throws {
    let settings = try ClientSettings(Self.source())
    #expect(settings.address.description == "http://127.0.0.1:8080")
    #expect(settings.key == nil)
    #expect(settings.roots == nil)
  }

  @Test("options take precedence over the environment")
  func options() throws {
    var source = Self.source([
      "PUSHGATE_URL": "http://a:1", "PUSHGATE_API_KEY": "pgk_env", "PUSHGATE_CA_FILE": "nowhere",
    ])
    source.url = "https://b"
    source.keyFile = "key"
    source.caFile = "ca"
    let settings = try ClientSettings(source)
    #expect(settings.address.description == "https://b")
    #expect(settings.key == "pgk_file")
    #expect(settings.roots == "roots")
  }

  @Test("a key comes from the environment or from the file named there")
  func keys() throws {
    let direct = try ClientSettings(Self.source(["PUSHGATE_API_KEY": " pgk_env\n"]))
    #expect(direct.key == "pgk_env")
    let file = try ClientSettings(Self.source(["PUSHGATE_API_KEY_FILE": "key"]))
    #expect(file.key == "pgk_file")
  }

  static let faults: [(environment: [String: String], says: String)] = [
    (["PUSHGATE_URL": "127.0.0.1:8080"], "PUSHGATE_URL: expected http://"),
    (["PUSHGATE_API_KEY": "a", "PUSHGATE_API_KEY_FILE": "key"], "set one of the two"),
    (["PUSHGATE_API_KEY_FILE": "nowhere"], "PUSHGATE_API_KEY_FILE: nowhere cannot be read"),
    (["PUSHGATE_API_KEY_FILE": "two-lines"], "one line of visible ASCII"),
    (["PUSHGATE_API_KEY_FILE": "empty"], "one line of visible ASCII"),
    (["PUSHGATE_CA_FILE": "nowhere"], "PUSHGATE_CA_FILE: nowhere cannot be read"),
  ]

  @Test("unusable settings are named, and a key is never repeated", arguments: faults)
  func refused(environment: [String: String], says: String) throws {
    let fault = #expect(throws: CommandFault.self) {
      try ClientSettings(Self.source(environment))
    }
    let text = try #require(fault).description
    #expect(text.contains(says))
    #expect(!text.contains("pgk_"))
    #expect(fault?.exitCode.rawValue == 2)
  }
}
