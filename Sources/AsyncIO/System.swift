// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc

/// Performs a system call; the only function that reads `errno`.
///
/// Retries interrupted calls. A bad descriptor or a bad memory address is a bug of this module that
/// could next corrupt another connection, so it ends the process.
/// - Parameter repeats: whether to retry an interrupted call. False for `close`: it has already
///   freed the descriptor, and another thread may have received its number.
/// - Returns: the call's result; nil if the call would block (or continues in the background).
@inline(__always)
func systemCall<Result: SignedInteger>(
  _ operation: StaticString, repeats: Bool = true, _ call: () -> Result
) throws(IOError) -> Result? {
  while true {
    let result = call()
    if result >= 0 { return result }
    let reason = errno
    switch reason {
    case EINTR where repeats: continue
    case EINTR: return nil
    case EAGAIN, EINPROGRESS: return nil
    case EBADF, EFAULT, ENOTSOCK: preconditionFailure("\(operation): errno \(reason)")
    default: throw IOError(operation: "\(operation)", errno: reason)
    }
  }
}

/// Performs a system call that never blocks, as `systemCall` does.
@discardableResult
@inline(__always)
func promptCall<Result: SignedInteger>(
  _ operation: StaticString, _ call: () -> Result
) throws(IOError) -> Result {
  guard let result = try systemCall(operation, call) else {
    throw IOError(operation: "\(operation)", errno: EAGAIN)
  }
  return result
}
