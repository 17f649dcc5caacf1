// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

/// A separate cluster, created by script/lib/postgres.sh, for tests that break the server.
enum PrivateCluster {
  static func run(_ body: (_ url: String) async throws -> Void) async throws {
    let folder = "/tmp/pushgate-test-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try shell("mkdir -m 755 '\(folder)' && pg_cluster_start '\(folder)' test")
    let result: Result<Void, any Error>
    do {
      try shell("pg_cluster_url '\(folder)' postgres > '\(folder)/url'")
      result = .success(try await body(try read("\(folder)/url")))
    } catch {
      result = .failure(error)
    }
    try shell("pg_cluster_remove '\(folder)' && rm -r '\(folder)'")
    try result.get()
  }

  private static func shell(_ command: String) throws {
    let root = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    let status = system(". '/\(root)/script/lib/postgres.sh' && \(command)")
    try #require(status == 0, "failed: \(command)")
  }

  private static func read(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4_096)
    try #require(fgets(&line, Int32(line.count), file) != nil)
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
