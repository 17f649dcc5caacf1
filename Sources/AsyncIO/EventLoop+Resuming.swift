// SPDX-License-Identifier: Apache-2.0
internal import CLinux

/// How a waiting task comes back to its loop without leaving it.
///
/// The runtime (6.3) resumes every continuation by way of its own thread pool: a pool thread takes
/// the task up, finds that it belongs to the loop, and hands it back, for 7 to 15 µs and two wake-ups.
/// While `resuming` runs, jobs that would go to the pool join the loop's queue instead. Should a
/// later runtime not ask any more, all this is slower and otherwise the same.
extension EventLoop {
  /// Runs `body`, which resumes continuations of tasks that wait on this loop; on the loop's thread.
  @inline(__always)
  package func resuming(_ body: () -> Void) {
    checkIsolated()
    unsafe clinux_begin_adopting(Unmanaged.passUnretained(self).toOpaque(), adoptJob)
    body()
    clinux_end_adopting()
  }

  /// Resumes a task that waits on this loop; on the loop's thread.
  package func resume<Value>(
    _ continuation: UnsafeContinuation<Value, Never>, returning value: sending Value
  ) {
    checkIsolated()
    unsafe clinux_begin_adopting(Unmanaged.passUnretained(self).toOpaque(), adoptJob)
    unsafe continuation.resume(returning: value)
    clinux_end_adopting()
  }

  /// As `resuming`, for code that has no loop at hand: for tasks that wait on whatever loop's thread this
  /// is. On other threads, `body` just runs.
  package static func resumingHere(_ body: () -> Void) {
    guard let loop = unsafe clinux_current_loop() else { return body() }
    unsafe clinux_begin_adopting(loop, adoptJob)
    body()
    clinux_end_adopting()
  }

  /// Makes `resumingHere` know this loop on the calling thread.
  func becomeCurrent() { unsafe clinux_set_current_loop(Unmanaged.passUnretained(self).toOpaque()) }

  static let jobHook: Void = clinux_install_job_hook()
}

/// A file-scope function: C calls it, on the loop's thread.
private func adoptJob(_ context: UnsafeMutableRawPointer?, _ job: UnsafeMutableRawPointer?) {
  guard let context = unsafe context, let job = unsafe job else { return }
  let loop = unsafe Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue()
  // A job is a pointer to the runtime's object, on both sides.
  unsafe loop.adopt(unsafeBitCast(job, to: UnownedJob.self))
}
