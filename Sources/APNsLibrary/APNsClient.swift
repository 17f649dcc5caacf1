// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
public import Logging
internal import TLS

/// A client of Apple's Push Notification service: persistent HTTP/2 connections under one
/// credential, shared by all callers.
///
///     let client = try APNsClient(
///       .sandbox, key: .init(pem: authKey, keyID: "ABC123DEFG", teamID: "DEF123GHIJ"))
///     let answer = await client.send(
///       try APNsNotification(
///         to: deviceToken, app: "com.example.app", payload: #"{"aps":{"alert":"Hello"}}"#))
///     await client.close()
///
/// Create one client and keep it: Apple treats rapid opening and closing of connections as an
/// attack. The client connects at the first notification and adds connections while all are busy.
/// Each new connection begins with a single stream, as Apple requires. Connections that stop
/// responding are replaced. Provider tokens are refreshed within Apple's limits of 20 to 60
/// minutes. Every call of `send` returns.
///
/// `send` may be called from any task, concurrently. Call `close` once, at the end.
public final class APNsClient: Sendable {
  private let loop: EventLoop
  private let shard: ClientShard

  /// Throws `APNsClientError` if a key, certificate or root cannot be used, or if no thread can be
  /// started. Does not connect yet.
  /// - Parameters:
  ///   - roots: trusted root certificates in PEM, instead of the system's.
  /// - logger: receives a message, with the cause, when a connection ends.
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

  /// Sends one notification and returns the result, at most `deadline` plus Apple's time to respond
  /// (15 s) from now. Waits while all connections are busy; the notification is not sent after
  /// `deadline`.
  public func send(
    _ notification: APNsNotification, within deadline: Duration = .seconds(30)
  ) async -> APNsAnswer {
    await shard.send(notification.request, within: deadline)
  }

  /// Ends waiting notifications as `notSent`, waits for pending responses, and closes all
  /// connections. The client cannot be used afterwards.
  public func close() async {
    await shard.close()
    loop.stop()
  }

  /// The open connections and their use.
  public var statistics: Statistics { get async { await shard.statistics } }
}

extension APNsClient {
  /// The server that notifications are sent to.
  public struct Server: Sendable {
    let endpoint: APNsEndpoint

    /// For apps from the App Store and TestFlight.
    public static let production = Server(endpoint: .production)
    /// For apps installed by Xcode.
    public static let sandbox = Server(endpoint: .sandbox)

    /// Another server that implements APNs' protocol over TLS: a simulator, a relay, or Apple's
    /// other port, 2197.
    public static func server(host: String, port: Int) -> Server {
      Server(endpoint: APNsEndpoint(host: host, port: port))
    }
  }

  /// The credential that notifications are sent under.
  public struct Authentication: Sendable {
    let apns: APNsAuthentication

    /// Token-based: a key of the developer account, `AuthKey_….p8`, with its key id and team id of
    /// ten characters each.
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

    /// Certificate-based: the certificate with its chain, and its private key, in PEM.
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

  /// Limits of a client. The defaults suit most apps.
  public struct Limits: Sendable {
    /// Maximum number of connections, reached only while all are busy.
    public var connections = 4
    /// Maximum number of streams on one connection, even if Apple allows more (mostly 1,000).
    public var streams = 1_000
    /// Notifications that may wait for a stream; further ones end as `notSent`.
    public var waiting = 10_000
    /// Time to wait for the response to a sent notification.
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

  /// A snapshot of a client.
  public struct Statistics: Sendable {
    /// Connections that accept notifications.
    public let connections: Int
    /// Connections opened since the client was created.
    public let opened: Int
    /// Sent notifications without a response yet.
    public let underWay: Int
    /// Notifications that wait for a stream.
    public let waiting: Int
    /// Why the last connection ended or failed to open.
    public let lastEnd: String?
  }
}

/// Why a client or a notification could not be created.
public struct APNsClientError: Error, Sendable, CustomStringConvertible {
  /// The faulty argument and the expected value. Contains no secrets.
  public let description: String
}

/// Runs the pool on the event loop's thread.
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
