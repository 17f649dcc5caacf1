// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import HTTPServer
import Logging
import TLS
import Transport

/// A simulated APNs: a TLS HTTP/2 server with APNs' checks and reasons.
///
/// Lifecycle: `init`, `start()`, `stop()`, each once. The simulator has its own thread; all methods
/// may be called from any thread. `stop()` ends all connections and the thread.
///
/// ```swift
/// let simulator = try Simulator(SimulatorConfiguration(keys: [key]))
/// try await simulator.start()
/// // … push to `simulator.address`, trusting `simulator.authorityPEM` …
/// let pushes = await simulator.received(count: 2)
/// await simulator.stop()
/// ```
package actor Simulator {
  /// Time limit for a client's handshake, because a stalled one occupies a socket and a task.
  private static let handshakeDeadline = Duration.seconds(10)

  /// TLS session tickets per connection, with which clients can resume sessions; OpenSSL's servers
  /// send as many.
  private static let ticketsPerConnection = 2

  /// Time limit for clients to close when the simulator stops.
  private static let farewell = Duration.milliseconds(250)

  nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  package nonisolated let configuration: SimulatorConfiguration
  /// PEM of the root to trust; nil when the configuration contains a certificate.
  package nonisolated let authorityPEM: String?
  private nonisolated let identity: TLSIdentity

  /// Listening addresses with bound ports, in the order of the configuration. Valid after
  /// `start()`.
  package private(set) var entrances: [Entrance] = []
  /// Address of the control port; nil without one. Valid after `start()`.
  package private(set) var controlAddress: SocketAddress?

  private let clock: WallClock
  let service: PushService
  private(set) var ports: [ListeningPort] = []
  private var isStopping = false
  private var control: HTTPService?
  private var serving: [Task<Void, Never>] = []
  private(set) var context: TLSContext?
  var faultyContexts: FaultyContexts
  /// Ids of port-closing rules whose end is scheduled.
  var refusalsTimed: Set<Int> = []
  private var observer: (@Sendable (SimulatorEvent) -> Void)?
  private var peersSeen: Set<String> = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isWakePlanned = false
  private var whenEmpty: CheckedContinuation<Void, Never>?

  /// Creates the certificate if none is given, and starts the thread. Listens only after `start()`.
  package init(_ configuration: SimulatorConfiguration, clock: WallClock = .system) throws {
    self.configuration = configuration
    self.clock = clock
    let names = configuration.certificateNames
    if let identity = configuration.identity {
      self.identity = identity
      authorityPEM = nil
      faultyContexts = FaultyContexts(authority: nil, identity: identity, names: names)
    } else {
      let authority = try ThrowawayAuthority(commonName: "Pushgate simulator")
      identity = try authority.issue(for: names, validFor: .seconds(365 * 86_400))
      authorityPEM = try authority.certificatePEM
      faultyContexts = FaultyContexts(authority: authority, identity: identity, names: names)
    }
    loop = try EventLoop(name: "simulator")
    service = PushService(configuration: configuration, clock: clock)
    try loop.start()
  }

  // MARK: Starting and stopping

  /// Binds the ports and begins to serve. Throws if a port is taken.
  package func start() async throws {
    let context = try TLSContext.server(
      identity: identity, alpn: ["h2"], clientAuthentication: .anyCertificate,
      tickets: Self.ticketsPerConnection)
    self.context = context
    installFaults()
    if let scenario = configuration.scenario { try service.apply(scenario) }
    for (option, place, service, environment) in configuration.places {
      let listener = try await listener(at: place, of: option)
      let entrance = Entrance(service: service, environment: environment, address: listener.address)
      let port = ListeningPort(listener, entrance: entrance, on: loop)
      ports.append(port)
      entrances.append(entrance)
      serving.append(Task { await serve(port) })
    }
    // A scenario may close ports at the start.
    service.onFaultsChanged?()
    if let place = configuration.control { try await startControl(at: place) }
  }

  private func startControl(at place: String) async throws {
    let listener = try await listener(at: place, of: "--control")
    controlAddress = listener.address
    let routes = ControlRoutes(service: service)
    var logger = Logger(label: "pushgate.simulator.control")
    logger.logLevel = .error
    control = HTTPService(loop: loop, router: routes.router(), logger: logger)
    serving.append(Task { await serveControl(listener) })
  }

  private func serveControl(_ listener: Listener) async {
    await control?.serve(listener)
  }

  /// Sends GOAWAY, and ends all connections and the thread. No method may be called afterwards.
  package nonisolated func stop() async {
    await end()
    loop.stop()
  }

  private func end() async {
    isStopping = true
    for port in ports { port.stop() }
    for task in serving { task.cancel() }
    let deadline = MonotonicTime.now() + Self.farewell
    for connection in service.connections.values {
      connection.shutDown()
      connection.close(deadline: deadline)
    }
    await control?.drain(deadline: deadline)
    for task in serving { await task.value }
    if !service.connections.isEmpty { await withCheckedContinuation { whenEmpty = $0 } }
    wakeWaiters()
  }

  // MARK: Connections

  private func serve(_ port: ListeningPort) async {
    let entrance = port.entrance
    await withDiscardingTaskGroup { group in
      while let socket = await port.accept() {
        group.addTask { await self.welcome(socket, at: entrance) }
      }
    }
  }

  /// Performs the TLS handshake and admits the connection, which is then driven by events.
  private func welcome(_ socket: AcceptedSocket, at entrance: Entrance) async {
    guard var context, let tcp = try? TCPStream(adopting: socket, on: loop) else { return }
    let entrance = entrance.reached(at: tcp.local)
    if !service.faults.isEmpty {
      guard let chosen = await meetFaults(tcp, at: entrance) else { return }
      context = chosen
    }
    let stream: ByteStream
    do throws(TransportError) {
      stream = try await ByteStream.acceptTLS(
        over: tcp, context: context, deadline: .now() + Self.handshakeDeadline)
    } catch {
      service.statistics.handshakesFailed += 1
      service.conformance?.handshakeFailed(error)
      return
    }
    if context !== self.context, stream.negotiatedProtocol != "h2" {
      await endWithoutHTTP2(stream)
    } else if isStopping {
      stream.close()
    } else {
      admit(stream, at: entrance)
    }
  }

  private func admit(_ stream: ByteStream, at entrance: Entrance) {
    service.statistics.connectionsOpened += 1
    if stream.isResumed { service.statistics.handshakesResumed += 1 }
    service.lastConnection += 1
    let certificate = stream.peerCertificate.map { ClientCertificate($0) }
    var rules = configuration.connectionRules
    // The limit of one stream applies only to connections with provider tokens.
    if certificate != nil { rules.startsWithOneStream = false }
    let connection = try? PushConnection(
      number: service.lastConnection, at: entrance, stream: stream,
      certificate: certificate, service: service, rules: ConnectionRules(options: rules)
    ) { [weak self] number in self?.assumeIsolated { $0.forget(number) } }
    guard let connection else { return stream.close() }
    service.connections[connection.number] = connection
    if observer != nil, peersSeen.count < 1000, peersSeen.insert(stream.peer.host).inserted {
      observer?(.connection(peer: stream.peer.host))
    }
    service.statistics.connectionsOpen = service.connections.count
  }

  private func forget(_ number: Int) {
    service.connections[number] = nil
    if service.connections.isEmpty { whenEmpty.take()?.resume() }
    service.statistics.connectionsOpen = service.connections.count
  }

  private func listener(at place: String, of option: String) async throws(ListenFault) -> Listener {
    do throws(IOError) {
      return try Listener(on: loop, address: try await resolve(place), reusePort: false)
    } catch {
      throw ListenFault(option, place, error)
    }
  }

  private func resolve(_ text: String) async throws(IOError) -> SocketAddress {
    guard let place = HostPort(parsing: text) else {
      throw IOError(.badAddress, operation: "listen", detail: "not a host:port: \(text)")
    }
    let addresses = try await Resolver.resolve(
      place.host, port: place.port, on: loop, deadline: .now() + .seconds(5))
    guard let first = addresses.first else {
      throw IOError(.resolution, operation: "listen", detail: text)
    }
    return first
  }
}

// MARK: Inspection and control

extension Simulator {
  /// First listening address of the configuration's environment. Valid after `start()`.
  package var address: SocketAddress? { entrances.first { $0.service == .devices }?.address }

  package var statistics: Statistics { service.statistics }

  /// Report of the clients' conformance so far; nil unless the configuration enables it.
  package var conformanceReport: ConformanceReport? { service.conformance?.report }

  /// Returns the newest `limit` matching requests, oldest first.
  package func received(_ query: ReceivedQuery = ReceivedQuery()) -> [ReceivedPush] {
    service.recording.matching(query)
  }

  /// Waits for `count` matching requests and returns them, oldest first. Returns fewer if the
  /// simulator stops first.
  package func received(count: Int, _ query: ReceivedQuery = ReceivedQuery()) async
    -> [ReceivedPush]
  {
    var query = query
    query.limit = max(query.limit, count)
    while true {
      let pushes = received(query)
      if pushes.count >= count || isStopping { return pushes }
      await withCheckedContinuation { wait($0) }
    }
  }

  /// Number of waiting calls of `received(count:)`.
  package var waiterCount: Int { waiters.count }

  /// Clears the recording.
  package func clearReceived() { service.recording.clear() }

  /// Adds a key to the simulated developer account. Returns false if the limit of keys is reached.
  @discardableResult
  package func register(_ key: SigningKey) -> Bool { service.keys.register(key) }

  /// Revokes a key. Returns false if it does not exist.
  @discardableResult
  package func revokeKey(_ keyID: String) -> Bool { service.keys.revoke(keyID) }

  /// Declares the state of a device token in hexadecimal. Returns false if the limit of tokens is
  /// reached.
  @discardableResult
  package func declare(
    _ state: DeviceState, token: String, environment: PushEnvironment? = nil
  ) -> Bool {
    service.declare(state, token: token, environment: environment)
  }

  package func state(ofToken token: String) -> DeviceState { service.devices[token] }

  /// Appends a fault rule and returns its id. Returns nil if the limit of rules is reached, or for
  /// a rule that applies to open connections at once and so is not stored.
  @discardableResult
  package func addFault(_ rule: FaultRule) -> Int? {
    if case .kept(let id) = service.addFault(rule) { id } else { nil }
  }

  package func removeAllFaults() { service.removeAllFaults() }

  private func wait(_ waiter: CheckedContinuation<Void, Never>) {
    waiters.append(waiter)
    service.onJudged = { [weak self] in self?.assumeIsolated { $0.planWake() } }
  }

  // Wakes waiters once per iteration of the loop, because each of them scans the whole recording.
  private func planWake() {
    guard !waiters.isEmpty, !isWakePlanned else { return }
    isWakePlanned = true
    loop.atEndOfTurn { [weak self] in self?.assumeIsolated { $0.wakeWaiters() } }
  }

  /// Calls `observer` for the first connection of each peer and the first use of each key, on the
  /// simulator's thread.
  package func observe(_ observer: @escaping @Sendable (SimulatorEvent) -> Void) {
    self.observer = observer
    service.onNewKey = { observer(.key(keyID: $0.keyID, teamID: $0.teamID)) }
  }

  private func wakeWaiters() {
    isWakePlanned = false
    service.onJudged = nil
    let woken = waiters
    waiters = []
    // Resumes directly on this loop instead of through the runtime's pool. `stop` ends the loop
    // next, and a stopped loop drops later jobs.
    loop.resuming { for waiter in woken { waiter.resume() } }
  }
}
