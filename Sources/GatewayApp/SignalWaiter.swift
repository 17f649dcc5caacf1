// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import Synchronization

/// Signals that end or reload a process, as an asynchronous sequence.
///
/// A handler writes the signal's number into a pipe that one thread reads. Blocking the signals and
/// calling `sigwait` does not work. The main thread of an `async` program waits in libdispatch's
/// `sigsuspend`, which unblocks every signal.
package enum SignalWaiter {
  /// Returns SIGINT, SIGTERM and SIGHUP as they arrive. Call it once, before slow work begins.
  package static func signals() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return stream }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe.store(ends[1], ordering: .relaxed)
    let reader = Reader(descriptor: ends[0], continuation: continuation)
    var thread = pthread_t()
    pthread_create(&thread, nil, readSignals, Unmanaged.passRetained(reader).toOpaque())
    pthread_detach(thread)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, noteSignal) }
    return stream
  }

  /// Whether the process was started with SIGHUP ignored, as by `nohup`. Must be read before
  /// `signals()` is called.
  package static var isHangUpIgnored: Bool {
    var action = sigaction()
    guard sigaction(SIGHUP, nil, &action) == 0 else { return false }
    // SIG_IGN is the value 1 in place of a function pointer.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  fileprivate final class Reader: Sendable {
    let descriptor: Int32
    let continuation: AsyncStream<Int32>.Continuation

    init(descriptor: Int32, continuation: AsyncStream<Int32>.Continuation) {
      self.descriptor = descriptor
      self.continuation = continuation
    }
  }
}

/// The writing end of the pipe; the only state that the signal handler accesses.
private let signalPipe = Atomic<Int32>(-1)

/// The signal handler; calls only functions that are safe in one (signal-safety(7)).
private func noteSignal(_ number: Int32) {
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe.load(ordering: .relaxed), &byte, 1)
}

/// Runs on the thread. At file scope, since a closure formed in isolated code would trap here.
private func readSignals(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let reader = Unmanaged<SignalWaiter.Reader>.fromOpaque(argument).takeRetainedValue()
  var byte: UInt8 = 0
  while true {
    let count = read(reader.descriptor, &byte, 1)
    if count == 1 { reader.continuation.yield(Int32(byte)) }
    if count == 0 || (count < 0 && errno != EINTR) { return nil }
  }
}
