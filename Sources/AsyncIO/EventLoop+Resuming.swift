// SPDX-License-Identifier: Apache-2.0
internal import CLinux

/// Resumes waiting tasks on their loop, bypassing the runtime's thread pool.
///
/// The runtime (6.3) resumes every continuation through its own thread pool. A pool thread takes
/// the task, finds that it belongs to the loop, and passes it back: 7 to 15 µs and two wake-ups.
/// While `resuming` runs, jobs for the pool are added to the loop's queue instead. If a later
/// runtime no longer calls the hook, resuming becomes slower but stays correct.
extension EventLoop {
  /// Runs `body`, which resumes continuations of tasks that wait on this loop. Call on the loop's
  /// thread.
  @inline(__always)
  package func resuming(_ body: () -> Void) {
    checkIsolated()
    unsafe clinux_begin_adopting(Unmanaged.passUnretained(self).toOpaque(), adoptJob)
    body()
    clinux_end_adopting()
  }

  /// Resumes a task that waits on this loop. Call on the loop's thread.
  package func resume<Value>(
    _ continuation: UnsafeContinuation<Value, Never>, returning value: sending Value
  ) {
    checkIsolated()
    unsafe clinux_begin_adopting(Unmanaged.passUnretained(self).toOpaque(), adoptJob)
    unsafe continuation.resume(returning: value)
    clinux_end_adopting()
  }

  /// On a loop's thread, runs `body` as `resuming` of that loop does. On other threads, only runs
  /// `body`.
  package static func resumingHere(_ body: () -> Void) {
    guard let loop = unsafe clinux_current_loop() else { return body() }
    unsafe clinux_begin_adopting(loop, adoptJob)
    body()
    clinux_end_adopting()
  }

  /// Registers this loop with the calling thread, for `resumingHere`.
  func becomeCurrent() { unsafe clinux_set_current_loop(Unmanaged.passUnretained(self).toOpaque()) }

  static let jobHook: Void = clinux_install_job_hook()
}

/// Adds a job to the loop's queue; C calls this file-scope function on the loop's thread.
private func adoptJob(_ context: UnsafeMutableRawPointer?, _ job: UnsafeMutableRawPointer?) {
  guard let context = unsafe context, let job = unsafe job else { return }
  let loop = unsafe Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue()
  // A job is a pointer to the runtime's object, in C and in Swift.
  unsafe loop.adopt(unsafeBitCast(job, to: UnownedJob.self))
}
