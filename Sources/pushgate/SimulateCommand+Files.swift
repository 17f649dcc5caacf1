// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import ArgumentParser
import AsyncIO
import FoundationEssentials
import Glibc
import JSONText
import TLS

// Files that the simulator writes for its clients: the key of --make-key, the root certificate, and
// the ready file.

extension SimulateCommand {
  /// The key of --make-key.
  struct MadeKey {
    let key: SigningKey
    let path: String
  }

  /// Creates the key. If the file already exists, reads it instead, so that a restart does not
  /// invalidate the key of a client.
  func madeKey(_ option: String) throws -> MadeKey {
    let parts = option.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 1 || parts.count == 3, !parts.contains("") else {
      throw ValidationError("--make-key must be FILE or KEYID:TEAMID:FILE, not \(option).")
    }
    let (keyID, teamID) = parts.count == 3 ? (parts[0], parts[1]) : ("KEY0000001", "TEAM000001")
    let path = parts[parts.count - 1]
    return MadeKey(
      key: SigningKey(
        keyID: keyID, teamID: teamID, publicKey: try keptKey(at: path).publicKey, topics: nil),
      path: path)
  }

  private func keptKey(at path: String) throws -> ES256PrivateKey {
    if FileManager.default.fileExists(atPath: path) {
      guard let key = try? ES256PrivateKey(pem: try text(ofFile: path)) else {
        throw ValidationError(
          "--make-key: \(path) exists but contains no P-256 key in PEM; use a new file name."
        )
      }
      return key
    }
    let key = try ES256PrivateKey.generate()
    guard SecretFile.write(try key.pem, to: path) else {
      throw ValidationError(
        "--make-key: \(path) cannot be written: \(String(cString: strerror(errno))).")
    }
    return key
  }

  /// Checks at the start that the report can be written at the end.
  func checkWritable(_ path: String, option: String) throws {
    let isNew = access(path, F_OK) != 0
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw ValidationError(
        "\(option): \(path) cannot be written: \(String(cString: strerror(errno))).")
    }
    close(file)
    if isNew { unlink(path) }
  }

  func writeRoot(of simulator: Simulator, to path: String) async throws {
    guard let authority = simulator.authorityPEM else { return }
    do {
      try Data(authority.utf8).write(to: URL(filePath: path))
    } catch {
      await simulator.stop()
      throw ValidationError("--ca-out: \(path) cannot be written.")
    }
  }

  // MARK: Ready

  /// Returns whether the ready file belongs to a running simulator. The clients of that simulator
  /// use the file, and this start may still fail. Therefore the file stays until this start
  /// replaces it.
  ///
  /// The caller removes any other ready file at once: a killed simulator has left it, and its
  /// addresses would mislead waiting clients.
  func isStanding(_ path: String) -> Bool {
    // Containers reuse the same few process ids, so the id may be this process's own.
    guard let pid = pid(inReadyFile: path), pid > 0, pid != getpid(),
      let command = try? Data(contentsOf: URL(filePath: "/proc/\(pid)/cmdline"))
    else { return false }
    return command.split(separator: 0).contains { $0.elementsEqual("simulate".utf8) }
  }

  /// Returns the process id in a ready file; nil if the file is missing or not a ready file.
  func pid(inReadyFile path: String) -> pid_t? {
    guard let bytes = try? Data(contentsOf: URL(filePath: path)),
      let document = try? JSONDocument(parsing: [UInt8](bytes))
    else { return nil }
    return document.root["pid"]?.int.flatMap { pid_t(exactly: $0) }
  }

  func removeReadyFile(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw ValidationError(
        "--ready-file: \(path) cannot be replaced: \(String(cString: strerror(errno))).")
    }
  }

  /// Writes the ready file atomically, through a temporary file that is renamed.
  func writeReadyFile(_ path: String, _ simulator: Simulator, _ made: MadeKey?) async throws {
    let bytes = await readyText(simulator, made)
    let draft = "\(path).\(getpid())"
    do {
      try Data(bytes).write(to: URL(filePath: draft))
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft)
      await simulator.stop()
      throw ValidationError("--ready-file: \(path) cannot be written.")
    }
  }

  private func readyText(_ simulator: Simulator, _ made: MadeKey?) async -> [UInt8] {
    let entrances = await simulator.entrances
    let control = await simulator.controlAddress
    var json = JSONWriter()
    json.object { json in
      json.field("pid", Int(getpid()))
      for (name, service) in [("apns", ChannelCheck.Service.devices), ("channels", .management)] {
        json.field(name) { json in
          json.array { json in
            for entrance in entrances where entrance.service == service {
              json.object { json in
                json.field("address", entrance.name)
                json.field("host", entrance.host)
                json.field("port", entrance.address.port)
                json.field("environment", entrance.environment.rawValue)
              }
            }
          }
        }
      }
      if let control { json.field("control", "http://\(control)/sim") }
      if let caOut { json.field("ca_file", absolute(caOut)) }
      if certificate == nil {
        json.field("names") { json in
          json.array { json in
            for name in simulator.configuration.certificateNames { json.value(name) }
          }
        }
      }
      if let made {
        json.field("key") { json in
          json.object { json in
            json.field("key_id", made.key.keyID)
            json.field("team_id", made.key.teamID)
            json.field("file", absolute(made.path))
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
