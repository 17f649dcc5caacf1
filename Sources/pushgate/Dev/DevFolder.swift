// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Glibc
import TLS

/// The persistent folder of `pushgate dev`: a PostgreSQL cluster, a secret key, an admin key and a
/// provider key. Later runs use the same ones.
struct DevFolder {
  /// The folder's absolute path.
  let path: String

  /// Why the folder or its database cannot be used.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Creates the folder if it does not exist; only its owner may list it.
  init(path: String) throws {
    let base = FileManager.default.currentDirectoryPath
    self.path = path.hasPrefix("/") ? path : base + "/" + path
    // Mode 711: the user that runs the server must be able to reach its own subfolder.
    try FileManager.default.createDirectory(
      atPath: self.path, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o711])
  }

  // MARK: secrets

  /// Returns the key with which credentials are sealed: 32 bytes, base64.
  func secretKey() throws -> String {
    try kept("secret.key") { Base64.encode(SecureRandom.bytes(32)) }
  }

  /// Returns the admin API key.
  func adminKey() throws -> String {
    try kept("admin.key") { "pgk_" + Base64URL.encode(SecureRandom.bytes(32)) }
  }

  /// Returns the provider key that the simulator accepts, in the form of Apple's .p8 files.
  func providerKey() throws -> ES256PrivateKey {
    try ES256PrivateKey(pem: kept("AuthKey_DEVKEY0001.p8") { try ES256PrivateKey.generate().pem })
  }

  /// The path of the simulator's root certificate.
  var authorityPath: String { path + "/simulator-ca.pem" }

  /// Writes a file that all users may read.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func kept(_ name: String, _ make: () throws -> String) throws -> String {
    let file = path + "/" + name
    if let data = FileManager.default.contents(atPath: file), !data.isEmpty {
      return String(decoding: data, as: UTF8.self)
    }
    let text = try make()
    guard SecretFile.write(text, to: file) else {
      throw Fault(description: "cannot write \(file): \(String(cString: strerror(errno)))")
    }
    return text
  }

  // MARK: PostgreSQL

  /// Starts the private cluster (Unix socket only) and returns the database's connection string.
  func startDatabase() throws -> String {
    try shell(
      "pg_cluster_start \"$PUSHGATE_DEV\" dev && pg_cluster_database \"$PUSHGATE_DEV\" pushgate "
        + "&& pg_cluster_url \"$PUSHGATE_DEV\" pushgate")
  }

  /// Stops the cluster if it is running.
  func stopDatabase() throws { _ = try shell("pg_cluster_stop \"$PUSHGATE_DEV\"") }

  /// Runs functions of `script/lib/postgres.sh`, which is embedded in this binary, and returns
  /// their output.
  private func shell(_ call: String) throws -> String {
    let script = String(decoding: PackageResources.postgres_sh, as: UTF8.self)
    setenv("PUSHGATE_DEV", path, 1)
    guard let pipe = popen("set -eu\n\(script)\n\(call)\n", "r") else {
      throw Fault(description: "cannot start a shell")
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      output += buffer[..<count]
    }
    guard pclose(pipe) == 0 else {
      throw Fault(description: "the private PostgreSQL cluster could not be used (see above)")
    }
    let text = String(decoding: output, as: UTF8.self)
    return String(text.prefix { $0 != "\n" })
  }
}
