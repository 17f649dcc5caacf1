// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc

/// The epoll instance of one loop, with the handlers of its descriptors.
@safe final class Poller {
  private struct Slot {
    var generation: UInt32 = 0
    var descriptor: Int32 = -1
    var box: HandlerBox?
  }

  /// A weak reference in an object of its own. Reading the reference from a slot of the array would
  /// copy the slot, and thus the weak reference.
  private final class HandlerBox {
    private(set) weak var handler: (any ReadinessHandler)?

    init(_ handler: any ReadinessHandler) { self.handler = handler }
  }

  /// Events taken from the kernel at once: 256 × 12 bytes. Further events come in the next turn.
  private static let batch = 256
  /// The epoll user data of the inbox's eventfd, which has no slot.
  private static let bell = UInt64.max

  private let epoll: FileDescriptor
  private let events: UnsafeMutableBufferPointer<epoll_event>
  private var slots: [Slot] = []
  private var free: [Int] = []
  /// Readiness to deliver in the next turn without another kernel event.
  private var redeliveries: [(Registration, Readiness)] = []

  init(bell: Int32) throws(IOError) {
    epoll = FileDescriptor(
      owning: try promptCall("epoll_create1") { epoll_create1(Int32(EPOLL_CLOEXEC)) })
    unsafe events = .allocate(capacity: Self.batch)
    unsafe events.initialize(repeating: epoll_event())
    try control(EPOLL_CTL_ADD, bell, [.read, .edgeTriggered], word: Self.bell)
  }

  deinit {
    unsafe events.deallocate()
  }

  /// How many descriptors are watched.
  var count: Int { slots.count - free.count }

  var hasRedeliveries: Bool { !redeliveries.isEmpty }

  func register(
    _ descriptor: Int32, _ interest: Interest, handler: any ReadinessHandler
  ) throws(IOError) -> Registration {
    let slot = free.last ?? slots.count
    let generation = slot < slots.count ? slots[slot].generation : 0
    let registration = Registration(slot: slot, generation: generation)
    try control(EPOLL_CTL_ADD, descriptor, interest, word: registration.word)
    if slot == slots.count { slots.append(Slot()) } else { free.removeLast() }
    slots[slot] = Slot(generation: generation, descriptor: descriptor, box: HandlerBox(handler))
    return registration
  }

  func modify(_ registration: Registration, _ interest: Interest) throws(IOError) {
    guard let slot = index(of: registration) else {
      throw IOError(.closed, operation: "epoll_ctl", detail: "this registration has ended")
    }
    try control(EPOLL_CTL_MOD, slots[slot].descriptor, interest, word: registration.word)
  }

  /// - Parameter closing: whether the caller closes the descriptor next, which also removes it from
  ///   epoll.
  func deregister(_ registration: Registration, closing: Bool) {
    guard let slot = index(of: registration) else { return }
    if !closing {
      // Fails only if the descriptor was already closed (ENOENT). Then there is nothing to undo.
      _ = try? control(EPOLL_CTL_DEL, slots[slot].descriptor, [], word: 0)
    }
    // Generations would wrap only after four thousand million registrations of one slot during the
    // events of one turn, which cannot happen.
    slots[slot] = Slot(generation: registration.generation &+ 1)
    free.append(slot)
  }

  func redeliver(_ registration: Registration, _ readiness: Readiness) {
    redeliveries.append((registration, readiness))
  }

  /// Waits for events.
  /// - Parameter timeout: milliseconds; -1 waits without limit.
  /// - Returns: the number of events.
  func wait(timeout: Int32) -> Int {
    // An interrupted wait may return early, and a failed wait cannot be repaired. In both cases the
    // loop continues with its jobs and timers.
    precondition(timeout >= -1, "a timeout of epoll_wait is -1 or a number of milliseconds")
    let count = try? systemCall("epoll_wait", repeats: false) {
      unsafe epoll_wait(epoll.raw, events.baseAddress, Int32(Self.batch), timeout)
    }
    return Int(count ?? 0)
  }

  /// Returns the handler of an event; nil if its registration has ended.
  func event(_ position: Int) -> (any ReadinessHandler, Readiness)? {
    precondition(position >= 0 && position < Self.batch, "epoll_wait returned no such event")
    let event = unsafe events[position]
    guard unsafe event.data.u64 != Self.bell else { return nil }
    guard let slot = unsafe index(of: Registration(word: event.data.u64)),
      let handler = slots[slot].box?.handler
    else { return nil }
    return unsafe (handler, Self.readiness(event.events))
  }

  func takeRedeliveries() -> [(Registration, Readiness)] {
    defer { redeliveries.removeAll() }
    return redeliveries
  }

  func handler(of registration: Registration) -> (any ReadinessHandler)? {
    index(of: registration).flatMap { slots[$0].box?.handler }
  }

  private func index(of registration: Registration) -> Int? {
    let slot = Int(registration.slot)
    guard slot < slots.count, slots[slot].generation == registration.generation,
      slots[slot].descriptor >= 0
    else { return nil }
    return slot
  }

  private func control(
    _ operation: Int32, _ descriptor: Int32, _ interest: Interest, word: UInt64
  ) throws(IOError) {
    var event = unsafe epoll_event(events: Self.mask(interest), data: epoll_data_t(u64: word))
    try promptCall("epoll_ctl") { unsafe epoll_ctl(epoll.raw, operation, descriptor, &event) }
  }

  private static func mask(_ interest: Interest) -> UInt32 {
    var mask: UInt32 = 0
    if interest.contains(.read) { mask |= EPOLLIN.rawValue | EPOLLRDHUP.rawValue }
    if interest.contains(.write) { mask |= EPOLLOUT.rawValue }
    if interest.contains(.edgeTriggered) { mask |= EPOLLET.rawValue }
    return mask
  }

  private static func readiness(_ events: UInt32) -> Readiness {
    var readiness: Readiness = []
    if events & EPOLLIN.rawValue != 0 { readiness.insert(.readable) }
    if events & EPOLLOUT.rawValue != 0 { readiness.insert(.writable) }
    if events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue) != 0 { readiness.insert(.hangup) }
    if events & EPOLLERR.rawValue != 0 { readiness.insert(.error) }
    return readiness
  }
}
