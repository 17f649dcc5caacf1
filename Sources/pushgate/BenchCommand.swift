// SPDX-License-Identifier: Apache-2.0
import APNs
import ArgumentParser
import AsyncIO
import Glibc
import TLS

/// `pushgate bench`: measures parts of the product at full speed, for `script/bench`.
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure parts of Pushgate.",
    subcommands: [Sender.self, BenchRender.self, BenchLegacy.self])

  /// `pushgate bench sender`: measures one event loop with a session pool, without the rest of the
  /// product.
  struct Sender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sender",
      abstract: "Measure the sender against a test server; never against Apple.")

    @Option(help: "The host of the test server.") var host = "127.0.0.1"
    @Option(help: "The port of the test server.") var port = 2197
    @Option(help: "Number of connections.") var connections = 4
    @Option(help: "Concurrent pushes on each connection.") var streams = 100
    @Option(help: "Total number of pushes.") var requests = 1_000_000
    @Option(help: "A PEM file of root certificates that replace the system's.") var trust: String?
    @Option(help: "A .p8 file that signs provider tokens; a temporary key by default.")
    var key: String?
    @Option(help: "A file with the payload.") var payload: String?
    @Option(help: "Connections opened at start; the others are opened on demand. All by default.")
    var first: Int?
    @Option(help: "Maximum number of pushes per second.") var rate: Int?
    @Flag(help: "Give every push a deadline and a rate limit, as in the gateway.") var whole =
      false
    @Flag(help: "Print one line of JSON.") var json = false

    func validate() throws {
      guard !host.hasSuffix("push.apple.com") else {
        throw ValidationError("bench does not send to Apple")
      }
      guard (1...1_000).contains(connections), (1...1_000).contains(streams), requests > 0 else {
        throw ValidationError("connections and streams are 1 to 1000, requests at least 1")
      }
      guard (1...connections).contains(first ?? 1), (1...1_000_000).contains(rate ?? 1) else {
        throw ValidationError("first is 1 to the number of connections, rate 1 to 1000000")
      }
    }

    func run() async throws {
      let loop = try EventLoop(name: "bench")
      try loop.start()
      let report = try await BenchSender(loop: loop, plan: plan()).run()
      loop.stop()
      print(json ? report.json : report.text)
      if report.accepted != requests { throw ExitCode.failure }
    }

    private func plan() throws -> BenchPlan {
      BenchPlan(
        endpoint: APNsEndpoint(host: host, port: port),
        connections: connections, streams: streams, requests: requests,
        trust: try trust.map { try TLSTrust.only(pem: text(ofFile: $0)) } ?? .system,
        key: try key.map { try ES256PrivateKey(pem: text(ofFile: $0)) } ?? .generate(),
        payload: try payload.map { try bytes(ofFile: $0) }
          ?? Array(#"{"aps":{"alert":"Hello"}}"#.utf8),
        first: first ?? connections, rate: rate, isWhole: whole)
    }

    private func text(ofFile path: String) throws -> String {
      String(decoding: try bytes(ofFile: path), as: UTF8.self)
    }

    private func bytes(ofFile path: String) throws -> [UInt8] {
      guard let file = fopen(path, "r") else {
        throw ValidationError("cannot read \(path): \(String(cString: strerror(errno)))")
      }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = fread(&bytes, 1, bytes.count, file)
      return Array(bytes[..<count])
    }
  }
}
