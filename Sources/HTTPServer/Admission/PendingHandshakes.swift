// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// TLS connections of one server whose first handshake record is incomplete. Until then each is a
/// bare socket: no task, no TLS session, no buffer.
///
/// Beyond the limit, the oldest connections of the network with the most connections are evicted.
/// If a network exceeds its own limit, its own oldest connections are evicted. An honest client
/// sends its ClientHello at once, so that it is admitted long before it would be evicted; a flood
/// evicts its own connections. Each connection has the time limit of a handshake.
final class PendingHandshakes {
  /// Connections that are ended before other work runs.
  private static let endedAtOnce = 64

  /// Takes over a connection whose first record is complete, with the time at which it was
  /// accepted.
  typealias Admit = (AcceptedSocket, MonotonicTime) -> Void

  /// A connection whose first record is missing or incomplete.
  private final class PendingConnection: ReadinessHandler {
    let socket: AcceptedSocket
    let acceptedAt: MonotonicTime
    let admission: Admit
    var place: EvictionQueue<PendingConnection>.Place?
    var registration: Registration?
    private unowned let pendingHandshakes: PendingHandshakes

    init(
      _ socket: AcceptedSocket, at now: MonotonicTime, admission: @escaping Admit,
      pendingHandshakes: PendingHandshakes
    ) {
      self.socket = socket
      acceptedAt = now
      self.admission = admission
      self.pendingHandshakes = pendingHandshakes
    }

    func ready(_ readiness: Readiness) {
      pendingHandshakes.look(at: self, isOver: !readiness.isDisjoint(with: [.hangup, .error]))
    }
  }

  private let deadline: Duration
  private let loop: EventLoop
  private let observer: (any HTTPObserver)?
  private var guests = EvictionQueue<PendingConnection>()
  private var alarm: TimerToken?
  private var isClosing = false

  /// Waiting connections.
  var count: Int { guests.count }
  /// Called when the count changes, after connections with a complete record were admitted.
  var onChange: (() -> Void)?

  init(_ limits: HTTPLimits, loop: EventLoop, observer: (any HTTPObserver)?) {
    deadline = limits.handshakeDeadline
    self.loop = loop
    self.observer = observer
  }

  /// Admits a connection, at once or as soon as its first record is complete.
  /// - Parameters:
  ///   - room: number of connections that may wait; older ones are evicted for this one.
  ///   - own: number of connections of its network that may wait.
  func receive(
    _ socket: AcceptedSocket, room: Int, ofAddress own: Int, admission: @escaping Admit
  ) {
    do throws(IOError) {
      if try FirstRecord.isWhole(in: socket) { return admission(socket, loop.now) }
      let network = AddressRange(networkOf: socket.peer)
      let ofNetwork = guests.count(of: network)
      if ofNetwork >= own { drop(guests.evict(portion(of: ofNetwork), of: network)) }
      if count >= room { makeRoom() }
      let pendingConnection = PendingConnection(
        socket, at: loop.now, admission: admission, pendingHandshakes: self)
      pendingConnection.registration = try socket.watch(on: loop, by: pendingConnection)
      pendingConnection.place = guests.enter(pendingConnection, of: network)
      if alarm == nil { setAlarm() }
      onChange?()
    } catch {
      socket.reset()
      observer?.handshakeEnded(.failed)
      onChange?()
    }
  }

  /// Evicts connections if more than `room` wait.
  func shrink(to room: Int) {
    guard count > room else { return }
    makeRoom()
    onChange?()
  }

  /// Ends all connections, a limited number at a time; calls `onChange` after each portion.
  func close() {
    isClosing = true
    if let alarm { loop.cancel(alarm) }
    alarm = nil
    expire()
  }

  private func look(at pendingConnection: PendingConnection, isOver: Bool) {
    guard let registration = pendingConnection.registration else { return }
    if (try? FirstRecord.isWhole(in: pendingConnection.socket)) == true {
      loop.deregister(registration)
      leave(pendingConnection)
      pendingConnection.admission(pendingConnection.socket, pendingConnection.acceptedAt)
    } else if isOver {
      end(pendingConnection, as: .failed)
    } else {
      return
    }
    onChange?()
  }

  // MARK: Eviction

  /// Evicts the oldest connections of the network with the most: one eighth of all connections at a
  /// time, to amortise the search.
  private func makeRoom() { drop(guests.evict(portion(of: count))) }

  private func drop(_ evicted: [PendingConnection]) {
    for pendingConnection in evicted { end(pendingConnection, as: .dropped) }
  }

  private func portion(of count: Int) -> Int {
    count == 0 ? 0 : min(max(1, count / 8), Self.endedAtOnce)
  }

  // MARK: Removal

  /// Ends connections whose time is over.
  private func expire() {
    let now = loop.now
    var ended = 0
    while ended < Self.endedAtOnce, let first = guests.first,
      isClosing || first.acceptedAt + deadline <= now
    {
      end(first, as: isClosing ? .failed : .timedOut)
      ended += 1
    }
    if alarm == nil { setAlarm() }
    if ended > 0 { onChange?() }
  }

  private func setAlarm() {
    guard let first = guests.first else { return }
    let time = isClosing ? loop.now : first.acceptedAt + deadline
    alarm = loop.schedule(at: max(time, loop.now)) { [weak self] in
      guard let self else { return }
      alarm = nil
      expire()
    }
  }

  private func end(_ pendingConnection: PendingConnection, as end: HandshakeEnd) {
    if let registration = pendingConnection.registration { loop.deregisterClosing(registration) }
    pendingConnection.socket.reset()
    leave(pendingConnection)
    observer?.handshakeEnded(end)
  }

  /// Removes a connection from the queue.
  private func leave(_ pendingConnection: PendingConnection) {
    pendingConnection.registration = nil
    if let place = pendingConnection.place.take() { guests.leave(place) }
  }
}
