// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A failure of a socket, a name lookup or a loop.
package struct IOError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure, which callers act on.
  package enum Code: Equatable, Sendable {
    /// The caller's deadline, or the kernel's own, has passed.
    case timedOut
    /// The waiting task was cancelled.
    case cancelled
    /// This side has already closed the socket.
    case closed
    /// No process listens at the address.
    case refused
    case unreachable
    /// The peer has reset the connection, or accepts no more bytes.
    case reset
    case addressInUse
    /// The address cannot be parsed, or does not belong to this machine.
    case badAddress
    /// The name could not be resolved.
    case resolution
    /// Too much other work is in progress; the operation was not started.
    case busy
    /// Another `errno`.
    case system(Int32)
  }

  package let code: Code
  /// The system call or operation that failed.
  package let operation: String
  package let errno: Int32?
  /// Details beyond the code and `errno`.
  package let detail: String?

  package init(_ code: Code, operation: String, errno: Int32? = nil, detail: String? = nil) {
    self.code = code
    self.operation = operation
    self.errno = errno
    self.detail = detail
  }

  /// Describes a failure of the system call `operation`.
  init(operation: String, errno: Int32) {
    self.init(Self.code(for: errno), operation: operation, errno: errno)
  }

  package var description: String {
    var text = "\(operation): \(code)"
    if let errno { text += " (\(Self.text(for: errno)))" }
    if let detail { text += ": \(detail)" }
    return text
  }

  private static func code(for errno: Int32) -> Code {
    switch errno {
    case ETIMEDOUT: .timedOut
    case ECONNREFUSED: .refused
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN: .unreachable
    case ECONNRESET, ECONNABORTED, EPIPE, ENETRESET, ESHUTDOWN: .reset
    case EADDRINUSE: .addressInUse
    case EADDRNOTAVAIL, EAFNOSUPPORT, EDESTADDRREQ: .badAddress
    default: .system(errno)
    }
  }

  private static func text(for errno: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let base = buffer.baseAddress, unsafe strerror_r(errno, base, buffer.count) == 0
      else { return "errno \(errno)" }
      return unsafe String(cString: base)
    }
  }
}
