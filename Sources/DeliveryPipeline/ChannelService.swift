// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Logging
package import Metrics
package import PushModel

/// Sends the apps' broadcast channel commands to Apple while their callers wait. Nothing is queued
/// or stored: Apple owns the channels, and each answer is Apple's.
///
/// One per shard; created and used on the shard's actor.
package final class ChannelService {
  private struct Key: Hashable {
    let credential: LaneKey
    let service: ChannelOperation.Service
  }

  private let makeClient: (Credential, ChannelOperation.Service) throws -> ChannelClient
  private let metrics: MetricsShard
  private let clock: () -> Instant
  private let logger: Logger
  private var configuration = ConfigurationSnapshot.empty
  private var clients: [Key: ChannelClient] = [:]

  /// Creates the service of one shard. `tokens` are the process's; `clock` is the wall clock.
  package init(
    loop: EventLoop, addresses: APNsAddresses, tokens: ProviderTokens, limits: APNsLimits,
    metrics: MetricsShard, clock: @escaping () -> Instant, logger: Logger
  ) {
    self.metrics = metrics
    self.clock = clock
    self.logger = logger
    makeClient = { credential, service in
      var logger = logger
      logger[metadataKey: "credential"] = "\(credential)"
      let address = addresses.host(of: credential.environment, service)
      return try ChannelClient(
        on: loop, endpoint: APNsEndpoint(host: address.host, port: address.port),
        through: addresses.proxy,
        authentication: try APNsAuthentication(credential, tokens: tokens),
        trust: addresses.trust, limits: limits, logger: logger
      ) { metrics.counter(.apnsConnections, credential.environment.rawValue, $0.rawValue).add() }
    }
  }

  /// Sets the credentials, and closes the connections of credentials that no longer exist.
  package func configure(_ configuration: ConfigurationSnapshot) {
    guard configuration.version != self.configuration.version else { return }
    self.configuration = configuration
    let wanted = Set(configuration.credentials.values.joined().compactMap(LaneKey.init))
    for (key, client) in clients where !wanted.contains(key.credential) {
      clients[key] = nil
      client.close()
    }
  }

  /// Sends a command to Apple and returns Apple's answer.
  package func carryOut(
    _ command: ChannelCommand, app: App, environment: PushEnvironment
  ) async -> ChannelAnswer {
    let answer = await send(command, app, environment)
    if case .refused(let refusal) = answer {
      metrics.counter(.channelCommands, command.name, refusal.name).add()
    } else {
      metrics.counter(.channelCommands, command.name, "done").add()
    }
    return answer
  }

  private func send(
    _ command: ChannelCommand, _ app: App, _ environment: PushEnvironment
  ) async -> ChannelAnswer {
    let request = ChannelOperation(command)
    guard let client = client(for: request.service, app, environment) else {
      return .refused(.noCredential)
    }
    let id = UUID(milliseconds: clock().milliseconds).description
    do throws(ChannelFailure) {
      let reply = try await client.send(request, app: app.bundleID, id: id)
      return ChannelAnswer(reply, to: command, id: id)
    } catch {
      switch error {
      case .neverProcessed(let why): return .refused(.unreachable(why))
      case .unknown(let why): return .refused(.unknown(why))
      }
    }
  }

  private func client(
    for service: ChannelOperation.Service, _ app: App, _ environment: PushEnvironment
  ) -> ChannelClient? {
    // Channels belong to Live Activities: a certificate for these lists their topic.
    let credentials = configuration.credentials(
      for: Destination(app: app.id, environment: environment), .liveactivity,
      topic: app.topic(for: .liveactivity), at: clock())
    guard let credential = credentials.first,
      let key = LaneKey(credential).map({ Key(credential: $0, service: service) })
    else { return nil }
    if let client = clients[key] { return client }
    do {
      let client = try makeClient(credential, service)
      clients[key] = client
      return client
    } catch {
      logger.error(
        "cannot create channel client for credential",
        metadata: ["credential": "\(credential)", "error": "\(error)"])
      return nil
    }
  }

  /// Accepts no more commands; connections close once the current commands have their answers.
  package func close() {
    for client in clients.values { client.close() }
    clients = [:]
  }
}

extension ChannelOperation {
  fileprivate init(_ command: ChannelCommand) {
    switch command {
    case .create(let storesLatest): self = .create(storesLatest: storesLatest)
    case .show(let channel): self = .read(channel: channel.text)
    case .delete(let channel): self = .delete(channel: channel.text)
    case .list: self = .list
    case .broadcast(let channel, let broadcast):
      self = .broadcast(
        channel: channel.text,
        Broadcast(
          payload: broadcast.payload, expiration: broadcast.expiresAt?.seconds ?? 0,
          priority: broadcast.priority))
    }
  }
}

extension ChannelAnswer {
  /// Interprets Apple's answer.
  init(_ reply: ChannelReply, to command: ChannelCommand, id: String) {
    guard (200..<300).contains(reply.status) else {
      self = .refused(ChannelRefusal(reply))
      return
    }
    switch command {
    case .create:
      self = reply.channel.flatMap(ChannelID.init).map(Self.created) ?? Self.unreadable
    case .show: self = reply.storesLatest.map(Self.shown) ?? Self.unreadable
    case .delete: self = .deleted
    case .list:
      self = reply.channels.map { .listed($0.compactMap(ChannelID.init)) } ?? Self.unreadable
    case .broadcast: self = .broadcast(requestID: reply.requestID ?? id)
    }
  }

  /// A success whose body is not in the documented form.
  private static var unreadable: Self {
    .refused(.unknown("Apple reported success without a readable result"))
  }
}

extension ChannelRefusal {
  /// Maps the reasons of "Handling error responses from APNs" for broadcasts and channels.
  init(_ reply: ChannelReply) {
    let reason = reply.reason
    switch reason {
    case "FeatureNotEnabled": self = .notEnabled
    case "CannotCreateChannelConfig": self = .tooManyChannels
    case "ChannelNotRegistered", "BadChannelId": self = .unknownChannel(reason: reason)
    // The credential does not cover the bundle id.
    case "TopicMismatch": self = .credential(reason: reason)
    default:
      switch RejectionReason.named(reason, status: reply.status).fault {
      case .credential: self = .credential(reason: reason)
      case .tryLater, .connection:
        self = .later(reason: reason, afterSeconds: reply.retryAfterSeconds)
      case .request, .token: self = .request(reason: reason, status: reply.status)
      }
    }
  }
}
