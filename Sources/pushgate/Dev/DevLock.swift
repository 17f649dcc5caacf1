// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The folder's lock: one `pushgate dev` at a time. Whoever starts a second one would otherwise find the
/// ports taken and stop the database of the first.
///
/// It is the kernel's (`flock`) and ends with the process, however that ends. What stands in the file is
/// only for telling people; no child inherits the lock.
struct DevLock {
  /// Why the folder cannot be used now: somebody else has it.
  struct Taken: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32

  /// - Throws: `Taken`, with what the holder told about itself.
  init(folder: DevFolder) throws {
    let path = folder.path + "/dev.lock"
    let mode = mode_t(S_IRUSR | S_IWUSR)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw DevFolder.Fault(description: "cannot open \(path): \(String(cString: strerror(errno)))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let told = Self.text(of: descriptor)
      close(descriptor)
      throw Taken(
        description: """
          `pushgate dev` runs already in \(folder.path), and goes on:
          \(told.isEmpty ? "  it is just starting" : told)
          Ctrl-C in its terminal stops it. For a second one beside it give another folder and other \
          ports: --data, --listen, --simulator, --control.
          """)
    }
    tell([])
  }

  /// Writes down what another one that comes will say of this one.
  /// - Parameter addresses: a line each.
  func tell(_ addresses: [String]) {
    let lines = ["process \(getpid()): `kill \(getpid())` stops it too"] + addresses
    let text = Array(lines.map { "  \($0)\n" }.joined().utf8)
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
