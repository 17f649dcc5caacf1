// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc

/// Reads a file or standard input piece by piece on a thread of its own, so that a pipe without
/// data blocks nothing else.
actor FileSource {
  /// Bytes per read.
  private static let chunk = 256 * 1024

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private let descriptor: Int32
  /// Size in bytes; nil if unknown in advance.
  nonisolated let size: Int?

  /// - Parameter path: "-" is standard input.
  init(_ path: String) throws {
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFault.usage("\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    var facts = stat()
    let isKnown = fstat(descriptor, &facts) == 0
    if isKnown, facts.st_mode & S_IFMT == S_IFDIR {
      throw CommandFault.usage("\(path) is a folder")
    }
    size = isKnown && facts.st_mode & S_IFMT == S_IFREG ? Int(facts.st_size) : nil
    loop = try EventLoop(name: "file")
    try loop.start()
  }

  /// Returns the next bytes; empty at the end.
  func next() throws -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(result, 0)
      }
      if failure == 0 { return bytes }
      guard failure == EINTR else {
        throw CommandFault.usage("the file cannot be read: \(String(cString: strerror(failure)))")
      }
    }
  }
}

/// The output of an export: standard output, or a file that gets its final name once it is
/// complete.
struct FileTarget {
  private let descriptor: Int32
  private let path: String

  /// - Parameter path: "-" is standard output.
  init(_ path: String) throws {
    self.path = path
    guard path != "-" else {
      descriptor = STDOUT_FILENO
      return
    }
    // Only the owner may read the file, because it contains personal data.
    descriptor = open(Self.partial(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CommandFault.usage("\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Returns the name that a file has until it is complete.
  static func partial(_ path: String) -> String { path + ".part" }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw CommandFault.bad("\(path) cannot be written: \(String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Completes the file and gives it its final name.
  func finish() throws {
    guard path != "-" else { return }
    guard fsync(descriptor) == 0, close(descriptor) == 0,
      rename(Self.partial(path), path) == 0
    else {
      throw CommandFault.bad("\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }
}
