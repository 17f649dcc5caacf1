// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc
internal import Synchronization

/// One thread with one epoll instance, and the executor of the actor that runs on it.
///
/// In each turn, the loop waits for events, calls their handlers, and runs due timers. It then runs
/// the ready jobs and actions, including those that they add, up to a limit. The end-of-turn
/// actions follow; they send gathered output. The after-turn actions run last.
///
/// Lifecycle: `init`, `start()` once, `stop()` from any thread, `join()` from any other thread.
/// Work enqueued before the thread ends still runs, later work is dropped. Therefore stop a loop
/// only after its actor's tasks have ended.
///
/// Threads: `execute`, `enqueue`, `stop` and `isInLoop` may be called from any thread. Everything
/// else belongs to the loop's thread: its actor's jobs, handlers, timers and actions are one
/// isolation domain. The loop has exactly one executor identity: it is a serial executor, not also
/// a task executor. With two identities, the runtime would not recognise calls that stay on the
/// loop.
@safe package final class EventLoop: SerialExecutor, @unchecked Sendable {
  /// Rounds of ready jobs within a turn, before events are polled again.
  private static let rounds = 16

  /// Bytes that one read takes at most. Larger reads gain nothing measurable.
  package static let scratchSize = 128 * 1024

  package let name: String
  private let inbox: Inbox
  /// `pthread_self` of the running loop; 0 before it starts and after it ends.
  private let threadID = Atomic<UInt>(0)
  private let thread = Mutex<pthread_t?>(nil)

  // All properties below belong to the loop's thread.
  private let poller: Poller
  private var timers = TimerQueue()
  private var due: [TimerToken] = []
  // Each queue has a second array that is being run, so that neither array is allocated again.
  private var jobs: [UnownedJob] = []
  private var readyJobs: [UnownedJob] = []
  private var actions: [() -> Void] = []
  private var readyActions: [() -> Void] = []
  private var ending: [() -> Void] = []
  private var readyEnding: [() -> Void] = []
  private var leaving: [any TurnHandler] = []
  private var readyLeaving: [any TurnHandler] = []
  private var following: [() -> Void] = []
  private var readyFollowing: [() -> Void] = []
  private var time = MonotonicTime.now()
  private var rested = Duration.zero
  private var stopping = false
  /// An empty array with capacity: swap it out, use it within one call, and swap it back. Thousands
  /// of idle connections share this buffer instead of keeping one each.
  package var spare: [UInt8] = []
  /// Memory into which streams of this loop receive bytes that are consumed at once.
  let scratch: UnsafeMutableRawBufferPointer

  /// - Parameter name: the thread's name, shown by `top -H`; the kernel keeps 15 bytes.
  package init(name: String) throws(IOError) {
    self.name = name
    _ = Self.jobHook
    inbox = try Inbox()
    poller = try Poller(bell: inbox.descriptor)
    unsafe scratch = .allocate(byteCount: Self.scratchSize, alignment: 64)
  }

  deinit {
    unsafe scratch.deallocate()
  }

  /// Starts the thread.
  package func start() throws(IOError) {
    let result: Int32 = thread.withLock { thread in
      precondition(thread == nil, "an event loop is started once")
      var started = pthread_t()
      // The thread owns the loop until it ends.
      let loop = unsafe Unmanaged.passRetained(self)
      let result = unsafe pthread_create(&started, nil, runEventLoop, loop.toOpaque())
      if result == 0 { thread = started } else { unsafe loop.release() }
      return result
    }
    if result != 0 { throw IOError(operation: "pthread_create", errno: result) }
  }

  /// Ends the loop once the ready work has run. Callable from any thread.
  package func stop() {
    inbox.postStop()
  }

  /// Waits until the thread has ended. Not callable on the loop itself.
  package func join() {
    precondition(!isInLoop, "a loop cannot wait for itself")
    let started = thread.withLock { $0.take() }
    if let started { pthread_join(started, nil) }
  }

  /// Whether the caller is on the loop's thread.
  package var isInLoop: Bool {
    threadID.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// The time at the beginning of this turn.
  package var now: MonotonicTime { time }

  /// The time spent waiting until the beginning of this turn.
  package var account: LoopAccount { LoopAccount(time: time, rested: rested) }

  // MARK: Work

  /// Runs `body` on the loop. Callable from any thread; bodies of one caller run in order.
  package func execute(_ body: @escaping @Sendable () -> Void) {
    if isInLoop { actions.append(body) } else { inbox.post(body) }
  }

  /// Runs `action` once, after this turn's events and jobs.
  package func atEndOfTurn(_ action: @escaping () -> Void) {
    checkIsolated()
    ending.append(action)
  }

  /// Calls `handler` once at the end of this turn, after the end-of-turn actions. Keeps the
  /// handler alive until then.
  package func atEndOfTurn(tell handler: any TurnHandler) {
    checkIsolated()
    leaving.append(handler)
  }

  /// Runs `action` once after this turn, when gathered output has been sent. For work that output
  /// must not wait for, and for the rest of a long task: an action that this action adds runs after
  /// the next turn, which first serves other events.
  package func afterTurn(_ action: @escaping () -> Void) {
    checkIsolated()
    following.append(action)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if isInLoop { jobs.append(job) } else { inbox.post(job) }
  }

  /// Runs a job that the runtime would have given to its pool. Call on the loop's thread.
  func adopt(_ job: UnownedJob) {
    jobs.append(job)
  }

  package func checkIsolated() {
    precondition(isInLoop, "not on the thread of event loop \(name)")
  }

  package func isIsolatingCurrentContext() -> Bool? {
    isInLoop
  }

  // MARK: Timers

  /// Runs `action` at `time` or shortly after, with a granularity of one millisecond.
  @discardableResult
  package func schedule(at time: MonotonicTime, _ action: @escaping () -> Void) -> TimerToken {
    checkIsolated()
    return timers.schedule(at: time, action)
  }

  /// Cancels an action; does nothing after it has run or was cancelled.
  package func cancel(_ token: TimerToken) {
    checkIsolated()
    timers.cancel(token)
  }

  // MARK: Events

  /// Watches a descriptor. The caller keeps the handler alive, and closes the descriptor after it
  /// has deregistered it.
  package func register(
    _ descriptor: Int32, _ interest: Interest, handler: any ReadinessHandler
  ) throws(IOError) -> Registration {
    checkIsolated()
    return try poller.register(descriptor, interest, handler: handler)
  }

  package func modify(_ registration: Registration, _ interest: Interest) throws(IOError) {
    checkIsolated()
    try poller.modify(registration, interest)
  }

  /// Ends all calls to the handler, including those for events that have already arrived.
  package func deregister(_ registration: Registration) {
    checkIsolated()
    poller.deregister(registration, closing: false)
  }

  /// Deregisters a descriptor that the caller closes next; saves a system call.
  package func deregisterClosing(_ registration: Registration) {
    checkIsolated()
    poller.deregister(registration, closing: true)
  }

  /// Calls a handler again in the next turn, without a kernel event. A handler calls this if it has
  /// not consumed everything but lets other handlers run first.
  package func redeliver(_ registration: Registration, _ readiness: Readiness) {
    checkIsolated()
    poller.redeliver(registration, readiness)
  }

  // MARK: The turn

  fileprivate func run() {
    threadID.store(UInt(pthread_self()), ordering: .relaxed)
    becomeCurrent()
    var mail = Inbox.Mail()
    while !stopping || hasWork {
      let timeout = timeout()
      let asleep = timeout == 0 ? nil : MonotonicTime.now()
      let events = poller.wait(timeout: timeout)
      time = .now()
      if let asleep { rested += time - asleep }
      inbox.take(&mail)
      deliver(events)
      runTimers()
      accept(&mail)
      runReady()
      runEnding()
    }
    inbox.close()
    threadID.store(0, ordering: .relaxed)
  }

  private var hasWork: Bool {
    !jobs.isEmpty || !actions.isEmpty || !ending.isEmpty || !leaving.isEmpty || !following.isEmpty
      || poller.hasRedeliveries
  }

  /// The time until the next event or timer in milliseconds, rounded up. A timer thus never fires
  /// early, and the loop does not spin until it is due.
  private func timeout() -> Int32 {
    guard !hasWork, !stopping, inbox.prepareToSleep() else { return 0 }
    guard let next = timers.next() else { return -1 }
    let now = MonotonicTime.now()
    guard next > now else { return 0 }
    let milliseconds = (next.nanoseconds - now.nanoseconds + 999_999) / 1_000_000
    return Int32(clamping: milliseconds)
  }

  private func deliver(_ events: Int) {
    for (registration, readiness) in poller.takeRedeliveries() {
      poller.handler(of: registration)?.ready(readiness)
    }
    for position in 0..<events {
      if let (handler, readiness) = poller.event(position) { handler.ready(readiness) }
    }
  }

  /// Runs the due timers. Timers that these actions add wait for the next turn, even if they are
  /// already due.
  private func runTimers() {
    timers.collectDue(at: time, into: &due)
    for token in due { timers.take(token)?() }
    due.removeAll(keepingCapacity: true)
  }

  private func accept(_ mail: inout Inbox.Mail) {
    jobs.append(contentsOf: mail.jobs)
    mail.jobs.removeAll(keepingCapacity: true)
    for action in mail.actions { actions.append(action) }
    mail.actions.removeAll(keepingCapacity: true)
    if mail.stop { stopping = true }
  }

  private func runReady() {
    let executor = unsafe asUnownedSerialExecutor()
    var round = 0
    while round < Self.rounds, !jobs.isEmpty || !actions.isEmpty {
      round += 1
      swap(&actions, &readyActions)
      for action in readyActions { action() }
      readyActions.removeAll(keepingCapacity: true)
      swap(&jobs, &readyJobs)
      for job in readyJobs { unsafe job.runSynchronously(on: executor) }
      readyJobs.removeAll(keepingCapacity: true)
    }
  }

  private func runEnding() {
    swap(&ending, &readyEnding)
    for action in readyEnding { action() }
    readyEnding.removeAll(keepingCapacity: true)
    swap(&leaving, &readyLeaving)
    for handler in readyLeaving { handler.turnEnds() }
    readyLeaving.removeAll(keepingCapacity: true)
    swap(&following, &readyFollowing)
    for action in readyFollowing { action() }
    readyFollowing.removeAll(keepingCapacity: true)
  }
}

/// Runs the loop on its thread; C calls this file-scope function.
private func runEventLoop(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  let loop = unsafe Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue()
  blockSignals()
  unsafe clinux_set_thread_name(String(decoding: loop.name.utf8.prefix(15), as: UTF8.self))
  loop.run()
  return nil
}

/// Blocks the signals that are sent to the process; the main thread handles them. Signals that a
/// thread causes itself, such as SIGSEGV, stay unblocked.
func blockSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  for own in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGPROF] {
    unsafe sigdelset(&signals, own)
  }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}
