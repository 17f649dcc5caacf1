// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The folder's lock, so that only one `pushgate dev` runs at a time. A second one would find the
/// ports in use and stop the database of the first.
///
/// The lock is a kernel lock (`flock`). It ends with the process, and child processes do not
/// inherit it. The file's text is used only for error messages.
struct DevLock {
  /// Another process holds the folder's lock.
  struct Taken: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32

  /// Acquires the lock.
  /// - Throws: `Taken`, with the text that the lock's holder has written into the file.
  init(folder: DevFolder) throws {
    let path = folder.path + "/dev.lock"
    let mode = mode_t(S_IRUSR | S_IWUSR)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw DevFolder.Fault(description: "cannot open \(path): \(String(cString: strerror(errno)))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let holder = Self.text(of: descriptor)
      close(descriptor)
      throw Taken(
        description: """
          `pushgate dev` is already running in \(folder.path):
          \(holder.isEmpty ? "  it is starting" : holder)
          Ctrl-C in its terminal stops it. To run a second one, use another folder and other \
          ports: --data, --listen, --simulator, --control.
          """)
    }
    write([])
  }

  /// Writes the text that a second process would print.
  /// - Parameter addresses: the addresses in use, one line each.
  func write(_ addresses: [String]) {
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
