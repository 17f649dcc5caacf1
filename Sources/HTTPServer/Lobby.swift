// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Where the TLS connections of one server wait until they have spoken: until the first record of the handshake is
/// whole. Until then each is a bare socket: no task, no TLS session, no buffer.
///
/// Who has not spoken yet gives way: when there are too many, those who came first of the address that has the most;
/// where an address has its share, those of its own. An honest client speaks as soon as it is connected, so it is
/// through before those who came with it have to go, and a crowd replaces itself. Each has the time of a handshake.
final class Lobby {
  /// Connections that are ended before others have their turn.
  private static let endedAtOnce = 64

  /// Takes over a connection that has spoken, with the time of its being accepted.
  typealias Admission = (AcceptedSocket, MonotonicTime) -> Void

  /// A connection on which nothing, or too little, was said.
  private final class Guest: ReadinessHandler {
    let socket: AcceptedSocket
    let acceptedAt: MonotonicTime
    let admission: Admission
    var place: EvictionQueue<Guest>.Place?
    var registration: Registration?
    private unowned let lobby: Lobby

    init(
      _ socket: AcceptedSocket, at now: MonotonicTime, admission: @escaping Admission, lobby: Lobby
    ) {
      self.socket = socket
      acceptedAt = now
      self.admission = admission
      self.lobby = lobby
    }

    func ready(_ readiness: Readiness) {
      lobby.look(at: self, isOver: !readiness.isDisjoint(with: [.hangup, .error]))
    }
  }

  private let deadline: Duration
  private let loop: EventLoop
  private let observer: (any HTTPObserver)?
  private var guests = EvictionQueue<Guest>()
  private var alarm: TimerToken?
  private var isClosing = false

  /// Connections that wait.
  var count: Int { guests.count }
  /// Told when there are more or fewer; those who have spoken were admitted by then.
  var onChange: (() -> Void)?

  init(_ limits: HTTPLimits, loop: EventLoop, observer: (any HTTPObserver)?) {
    deadline = limits.handshakeDeadline
    self.loop = loop
    self.observer = observer
  }

  /// Lets a connection in, at once or as soon as it has spoken.
  /// - Parameters:
  ///   - room: how many may wait, and how many of its address. It is among them: others make room for it.
  func receive(
    _ socket: AcceptedSocket, room: Int, ofAddress own: Int, admission: @escaping Admission
  ) {
    do throws(IOError) {
      if try FirstRecord.isWhole(in: socket) { return admission(socket, loop.now) }
      let network = AddressRange(networkOf: socket.peer)
      let ofNetwork = guests.count(of: network)
      if ofNetwork >= own { drop(guests.evict(portion(of: ofNetwork), of: network)) }
      if count >= room { makeRoom() }
      let guest = Guest(socket, at: loop.now, admission: admission, lobby: self)
      guest.registration = try socket.watch(on: loop, by: guest)
      guest.place = guests.enter(guest, of: network)
      if alarm == nil { setAlarm() }
      onChange?()
    } catch {
      socket.reset()
      observer?.handshakeEnded(.failed)
      onChange?()
    }
  }

  /// Has some give way if there are more than `room`.
  func shrink(to room: Int) {
    guard count > room else { return }
    makeRoom()
    onChange?()
  }

  /// Ends all, some at a time; `onChange` tells when none is left.
  func close() {
    isClosing = true
    if let alarm { loop.cancel(alarm) }
    alarm = nil
    expire()
  }

  private func look(at guest: Guest, isOver: Bool) {
    guard let registration = guest.registration else { return }
    if (try? FirstRecord.isWhole(in: guest.socket)) == true {
      loop.deregister(registration)
      leave(guest)
      guest.admission(guest.socket, guest.acceptedAt)
    } else if isOver {
      end(guest, as: .failed)
    } else {
      return
    }
    onChange?()
  }

  // MARK: Giving way

  /// Has the oldest of the address that has the most give way: an eighth of all, so that it is seldom looked for them.
  private func makeRoom() { drop(guests.evict(portion(of: count))) }

  private func drop(_ evicted: [Guest]) {
    for guest in evicted { end(guest, as: .dropped) }
  }

  private func portion(of count: Int) -> Int {
    count == 0 ? 0 : min(max(1, count / 8), Self.endedAtOnce)
  }

  // MARK: Leaving

  /// Ends those whose time is over.
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

  private func end(_ guest: Guest, as end: HandshakeEnd) {
    if let registration = guest.registration { loop.deregisterClosing(registration) }
    guest.socket.reset()
    leave(guest)
    observer?.handshakeEnded(end)
  }

  /// It waits no more.
  private func leave(_ guest: Guest) {
    guest.registration = nil
    if let place = guest.place.take() { guests.leave(place) }
  }
}

/// The first record that a client sends to open TLS: its ClientHello, or the beginning of it.
enum FirstRecord {
  /// Bytes before its content: type, version and length (RFC 8446 §5.1).
  typealias Header = InlineArray<5, UInt8>

  /// Whether all of it has come.
  static func isWhole(in socket: AcceptedSocket) throws(IOError) -> Bool {
    guard let header: Header = try socket.peek() else { return false }
    return try socket.arrived() >= length(header)
  }

  /// Whether the connection begins with a method of HTTP instead, as from a client whose address begins with `http://`.
  static func isPlainHTTP(in socket: AcceptedSocket) -> Bool {
    guard let header: Header = try? socket.peek(), header[0] != handshake else { return false }
    return methods.contains { method in
      method.indices.allSatisfy { header[$0] == method[$0] }
    }
  }

  /// As much of each as a header is long.
  private static let methods = [
    "GET ", "HEAD ", "PUT ", "POST ", "PATCH", "DELET", "OPTIO", "CONNE", "TRACE",
  ].map { Array($0.utf8) }

  private static let handshake: UInt8 = 22

  /// How many bytes it has with its header. Those of the header, where that is none of TLS: the handshake will say so.
  static func length(_ header: Header) -> Int {
    let content = Int(header[3]) << 8 | Int(header[4])
    // "handshake(22)", "0x0303 … or 0x0301", "The length MUST NOT exceed 2^14 bytes."
    guard header[0] == handshake, header[1] == 3, content <= 1 << 14 else { return header.count }
    return header.count + content
  }
}
