// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
public import Logging
internal import TLS

/// A client of Apple's Push Notification service: HTTP/2 connections under one credential, kept open
/// and used by all who send.
///
///     let client = try APNsClient(
///       .sandbox, key: .init(pem: authKey, keyID: "ABC123DEFG", teamID: "DEF123GHIJ"))
///     let answer = await client.send(
///       try APNsNotification(
///         to: deviceToken, app: "com.example.app", payload: #"{"aps":{"alert":"Hello"}}"#))
///     await client.close()
///
/// Make one and keep it: Apple treats the rapid opening and closing of connections as an attack. It
/// connects with the first notification, adds connections while all are busy, begins each with the one stream
/// that Apple allows, replaces those that fall silent, refreshes its provider tokens within Apple's
/// 20 to 60 minutes, and tells of every notification what became of it.
///
/// `send` may be called from any task, any number at a time. `close` once, at the end.
public final class APNsClient: Sendable {
  private let loop: EventLoop
  private let shard: ClientShard

  /// Throws `APNsClientError` when a key, certificate or root cannot be used, or the machine gives no
  /// thread. Connects nowhere yet.
  /// - Parameters:
  ///   - roots: PEM certificates that the server's may be signed under, instead of the machine's.
  ///   - logger: told when connections end, and why.
  public init(
    _ server: Server, authentication: Authentication, roots: String? = nil,
    limits: Limits = Limits(), logger: Logger = Logger(label: "APNsClient")
  ) throws(APNsClientError) {
    do {
      loop = try EventLoop(name: "apns-client")
      shard = try ClientShard(
        on: loop,
        pool: SessionPool(
          on: loop, endpoint: server.endpoint, authentication: authentication.apns,
          trust: roots.map { try TLSTrust.only(pem: $0) } ?? .system, limits: limits.apns,
          logger: logger))
      try loop.start()
    } catch {
      throw APNsClientError(description: "\(error)")
    }
  }

  /// Sends one notification and says what became of it, at the latest `deadline` and Apple's time to
  /// answer (15 s) from now. While connections are busy it waits; once `deadline` has passed it is not
  /// written any more.
  public func send(
    _ notification: APNsNotification, within deadline: Duration = .seconds(30)
  ) async -> APNsAnswer {
    await shard.send(notification.request, within: deadline)
  }

  /// Waits for the answers due and closes all connections; what waits to be sent is told so. The client
  /// is of no use afterwards.
  public func close() async {
    await shard.close()
    loop.stop()
  }

  /// Connections open, and how they are used.
  public var statistics: Statistics { get async { await shard.statistics } }
}

extension APNsClient {
  /// Where notifications go.
  public struct Server: Sendable {
    let endpoint: APNsEndpoint

    /// For apps from the App Store and TestFlight.
    public static let production = Server(endpoint: .production)
    /// For apps that Xcode installed.
    public static let sandbox = Server(endpoint: .sandbox)

    /// Another server that speaks APNs' protocol over TLS: a simulator, a relay, or Apple's other port, 2197.
    public static func server(host: String, port: Int) -> Server {
      Server(endpoint: APNsEndpoint(host: host, port: port))
    }
  }

  /// Who sends.
  public struct Authentication: Sendable {
    let apns: APNsAuthentication

    /// Token-based: a key of the developer account, `AuthKey_….p8`, with its two names of ten
    /// characters.
    public static func key(
      pem: String, keyID: String, teamID: String
    ) throws(APNsClientError) -> Authentication {
      for (what, name) in [("keyID", keyID), ("teamID", teamID)] {
        let isName =
          name.utf8.count == 10 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else {
          throw APNsClientError(
            description: "\(what): expected ten letters and digits, as Apple shows them")
        }
      }
      do throws(TLSError) {
        let key = try ES256PrivateKey(pem: pem)
        return Authentication(
          apns: .providerToken(
            ProviderTokenSigner(
              credential: ProviderCredential(teamID: teamID, keyID: keyID, privateKey: key))))
      } catch {
        throw APNsClientError(description: "key: \(error)")
      }
    }

    /// Certificate-based: the certificate with its chain, and its private key.
    public static func certificate(
      chainPEM: String, privateKeyPEM: String
    ) throws(APNsClientError) -> Authentication {
      do throws(TLSError) {
        return Authentication(
          apns: .certificate(
            try TLSIdentity(certificateChainPEM: chainPEM, privateKeyPEM: privateKeyPEM)))
      } catch {
        throw APNsClientError(description: "certificate: \(error)")
      }
    }
  }

  /// What a client may use. Each has a default that serves most.
  public struct Limits: Sendable {
    /// Connections at most, reached only while all are busy.
    public var connections = 4
    /// Notifications under way on one connection, whatever Apple allows (mostly 1,000).
    public var streams = 1_000
    /// Notifications that may wait for a stream; the next one is turned away.
    public var waiting = 10_000
    /// How long an answer is waited for once a notification is written.
    public var answerDeadline = Duration.seconds(15)

    public init() {}

    var apns: APNsLimits {
      var limits = APNsLimits()
      limits.maximumSessions = max(1, connections)
      limits.maximumStreams = max(1, streams)
      limits.maximumWaiting = max(0, waiting)
      limits.responseDeadline = answerDeadline
      return limits
    }
  }

  /// A client at a moment.
  public struct Statistics: Sendable {
    /// Connections that take notifications.
    public let connections: Int
    /// Connections opened since the client was made.
    public let opened: Int
    /// Notifications that wait for their answer.
    public let underWay: Int
    /// Notifications that wait for a stream.
    public let waiting: Int
    /// Why the last connection ended or did not come about.
    public let lastEnd: String?
  }
}

/// Why there is no client, or no notification.
public struct APNsClientError: Error, Sendable, CustomStringConvertible {
  /// What was wrong with what, and what would be right. Holds no secrets.
  public let description: String
}

/// The thread that the connections are on.
private actor ClientShard {
  private nonisolated let loop: EventLoop
  private let pool: SessionPool
  private var isStarted = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  init(on loop: EventLoop, pool: sending SessionPool) {
    self.loop = loop
    self.pool = pool
  }

  func send(_ request: APNsRequest, within deadline: Duration) async -> APNsAnswer {
    if !isStarted {
      isStarted = true
      pool.start()
    }
    return APNsAnswer(await pool.send(request, deadline: .now() + deadline))
  }

  func close() async { await pool.close() }

  var statistics: APNsClient.Statistics {
    let statistics = pool.statistics
    return APNsClient.Statistics(
      connections: statistics.sessions, opened: statistics.openedSessions,
      underWay: statistics.openStreams, waiting: statistics.waiting,
      lastEnd: statistics.lastEnd.map { "\($0)" })
  }
}
