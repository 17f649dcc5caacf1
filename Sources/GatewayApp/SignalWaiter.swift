// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import Synchronization

/// The signals that end or change a gateway, received by one thread and told as a sequence.
package enum SignalWaiter {
  /// Keeps SIGINT, SIGTERM and SIGHUP from every thread that is started later. Call it first thing in
  /// `main`, before any thread exists.
  package static func block() {
    var set = signalSet()
    pthread_sigmask(SIG_BLOCK, &set, nil)
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Signals as they come, from a thread that does nothing else.
  package static func signals() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    let boxed = Unmanaged.passRetained(Box(continuation))
    var thread = pthread_t()
    pthread_create(&thread, nil, waitForSignals, boxed.toOpaque())
    pthread_detach(thread)
    return stream
  }

  fileprivate static func signalSet() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    return set
  }

  fileprivate final class Box: Sendable {
    let continuation: AsyncStream<Int32>.Continuation
    init(_ continuation: AsyncStream<Int32>.Continuation) { self.continuation = continuation }
  }
}

/// The thread's body; at file scope, since a closure formed in isolated code would trap here.
private func waitForSignals(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let box = Unmanaged<SignalWaiter.Box>.fromOpaque(argument).takeRetainedValue()
  var set = SignalWaiter.signalSet()
  while true {
    var number: Int32 = 0
    if sigwait(&set, &number) == 0 { box.continuation.yield(number) }
  }
}
