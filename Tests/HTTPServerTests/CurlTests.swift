// SPDX-License-Identifier: Apache-2.0
import Glibc
import HTTPServer
import Testing

/// Runs a program found on the PATH and returns its standard output.
private func output(of arguments: [String], input: [UInt8] = []) throws -> String {
  let directory = "/tmp/pushgate-curl-\(getpid())-\(UInt64.random(in: 0 ... .max))"
  mkdir(directory, 0o700)
  defer {
    unlink(directory + "/in")
    unlink(directory + "/out")
    rmdir(directory)
  }
  let file = fopen(directory + "/in", "w")
  input.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
  fclose(file)
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, directory + "/in", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, directory + "/out", O_WRONLY | O_CREAT, 0o600)
  var child: pid_t = 0
  var words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  let failure = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
  try #require(failure == 0)
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  var text: [UInt8] = []
  let result = try #require(fopen(directory + "/out", "r"))
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, result), count > 0 {
    text += buffer[..<count]
  }
  fclose(result)
  return String(decoding: text, as: UTF8.self)
}

/// Runs a blocking call on its own thread, because it would block tasks of the cooperative pool or
/// the server's loop.
private func onThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    let work = Work { continuation.resume(with: Result { try body() }) }
    var thread = pthread_t()
    let started = pthread_create(&thread, nil, runWork, Unmanaged.passRetained(work).toOpaque())
    precondition(started == 0)
    pthread_detach(thread)
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
  return nil
}

@Suite("curl against the server")
struct CurlTests {
  /// Starts a server, runs curl with the server's address before the paths, and returns its output.
  private func curl(
    _ options: [String], paths: [String], input: [UInt8] = [], isSecure: Bool = false
  ) async throws -> String {
    try await TestShard.run(isSecure: isSecure) { shard in
      let base = "\(isSecure ? "https" : "http")://\(shard.address)"
      let arguments = ["curl", "-sS", "--max-time", "20"] + options + paths.map { base + $0 }
      return try await onThread { try output(of: arguments, input: input) }
    }
  }

  @Test("two requests use one connection")
  func reuse() async throws {
    let counts = try await curl(
      ["-o", "/dev/null", "-o", "/dev/null", "-w", "%{http_code} %{num_connects};"],
      paths: ["/hello", "/apps/x"])
    #expect(counts == "200 1;200 0;")
  }

  @Test("a chunked upload is echoed")
  func chunked() async throws {
    let body = (0..<99_999).map { UInt8(0x61 + $0 % 26) }
    let answer = try await curl(
      ["-X", "POST", "-H", "Transfer-Encoding: chunked", "--data-binary", "@-"], paths: ["/echo"],
      input: body)
    #expect(Array(answer.utf8) == body)
  }

  @Test("curl streams up, down, and in both directions at once")
  func streams() async throws {
    let body = (0..<5_000_000).map { UInt8(0x61 + $0 % 26) }
    let upload = ["-X", "POST", "-T", "-", "-H", "Expect:"]
    #expect(try await curl(upload, paths: ["/count"], input: body) == "5000000")
    #expect(try await Array(curl(upload, paths: ["/mirror"], input: body).utf8) == body)
    for version in ["--http1.1", "--http1.0"] {
      #expect(try await curl([version], paths: ["/pieces/300"]).utf8.count == 3_000_000)
    }
    let broken = try await curl(["-w", " %{http_code} %{exitcode}"], paths: ["/broken"])
    #expect(broken.hasSuffix(" 200 18") || broken.hasSuffix(" 200 56"))
  }

  @Test(
    "both protocols give equal results, with and without TLS",
    arguments: [
      ("--http1.1", true, "1.1"), ("--http2", true, "2"), ("--http2-prior-knowledge", false, "2"),
    ])
  func protocols(option: String, isSecure: Bool, version: String) async throws {
    let written = ["-k", option, "-w", " %{http_version}"]
    #expect(
      try await curl(written, paths: ["/hello"], isSecure: isSecure) == "hello \(version)")
    let body = (0..<3_000_000).map { UInt8(0x61 + $0 % 26) }
    let mirrored = try await curl(
      ["-k", option, "-X", "POST", "-T", "-", "-H", "Expect:"], paths: ["/mirror"], input: body,
      isSecure: isSecure)
    #expect(Array(mirrored.utf8) == body)
    #expect(
      try await curl(["-k", option], paths: ["/pieces/300"], isSecure: isSecure).utf8.count
        == 3_000_000)
    let tooLarge = try await curl(
      [
        "-k", option, "-H", "Expect:", "--data-binary", "@-", "-w", " %{http_code} %{errormsg}",
      ],
      paths: ["/echo"], input: body, isSecure: isSecure)
    #expect(tooLarge.contains("PG1008") && tooLarge.hasSuffix(" 413 "))
  }

  @Test("a body announced with Expect is requested, or refused unread")
  func expect() async throws {
    for (count, status) in [(90_000, "200"), (3_000_000, "413")] {
      let written = try await curl(
        [
          "-o", "/dev/null", "-H", "Expect: 100-continue", "--expect100-timeout", "15",
          "--data-binary", "@-", "-w", "%{http_code} %{size_upload}",
        ], paths: ["/echo"], input: [UInt8](repeating: 65, count: count))
      #expect(written == "\(status) \(status == "200" ? count : 0)")
    }
  }

  @Test("curl reads the 413 although it is still sending", arguments: [2_000_000, 50_000_000])
  func tooLarge(count: Int) async throws {
    let answer = try await curl(
      ["-H", "Expect:", "--data-binary", "@-", "-w", " %{http_code} %{errormsg}"],
      paths: ["/echo"], input: [UInt8](repeating: 65, count: count))
    #expect(answer.contains("PG1008") && answer.hasSuffix(" 413 "))
  }

  @Test("HEAD ends at once, HTTP/1.0 works, too many headers give a 431")
  func others() async throws {
    let head = try await curl(["-I"], paths: ["/hello"])
    #expect(head.contains("Content-Length: 5\r\n"))
    #expect(try await curl(["--http1.0"], paths: ["/hello"]) == "hello")
    let many = (0..<110).flatMap { ["-H", "X-\($0): y"] }
    #expect(try await curl(many, paths: ["/hello"]).contains("PG1010"))
  }
}
