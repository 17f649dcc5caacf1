// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import HTTPClient
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Delivers one webhook's messages in rounds. Ends if the queue is empty, a round delivers nothing,
/// the webhook must yield to another one, or its address or secret changes.
///
/// The messages of a round are spread over several connections. Messages about one subject use the
/// same connection, in order. After a failed attempt, the connection sends nothing more in this
/// round; its later messages stay queued.
final class WebhookDelivery {
  private let due: WebhookOutbox.Due
  private let sender: WebhookSender
  private let lines: [ServerConnection]
  private var attempts: [WebhookOutbox.Attempt] = []

  init(_ due: WebhookOutbox.Due, by sender: WebhookSender) {
    self.due = due
    self.sender = sender
    let url = due.webhook.url
    let server = ServerConnection.Server(
      place: HostPort(host: url.host, port: url.port), isSecure: url.isSecure,
      authority: url.authority)
    // An address stored while private addresses were allowed may use plain HTTP.
    let (allowsPrivate, isSecure) = (sender.allowsPrivate, url.isSecure)
    lines = (0..<sender.limits.connections).map { _ in
      ServerConnection(server, context: sender.context, on: sender.loop, names: sender.names) {
        allowsPrivate || isSecure && $0.isPublic
      }
    }
  }

  func run(isolation: isolated (any Actor)? = #isolation) async throws(StorageError) {
    defer { for line in lines { line.close() } }
    var failures = due.webhook.failures
    var rounds = 0
    while sender.mayProceed, !sender.turns.isOver(after: rounds) {
      rounds += 1
      let messages = try await sender.outbox.waiting(
        of: due.webhook.id, as: due, limit: sender.limits.batch)
      guard !messages.isEmpty else { return }
      attempts = []
      await deliver(messages)
      // No attempt was made: another node leads, the process is stopping, or the name could not be
      // looked up in time.
      if attempts.isEmpty { return }
      let tookSome = attempts.contains(where: \.isDelivered)
      failures = tookSome ? 0 : failures + 1
      let limits = sender.limits
      try await sender.outbox.store(
        attempts, of: due.webhook.id, as: due,
        rest: limits.wait(
          afterTries: failures, longest: limits.longestRest, chance: .random(in: 0...1)),
        patience: limits.patience)
      if !tookSome { return complain(failures) }
    }
  }

  /// Sends the messages of a round.
  private func deliver(_ messages: [WebhookMessage], isolation: isolated (any Actor)? = #isolation)
    async
  {
    var parts = [[WebhookMessage]](repeating: [], count: lines.count)
    for message in messages { parts[Self.line(of: message.subject, lines.count)].append(message) }
    let until = sender.loop.now + sender.limits.round
    let tasks = zip(lines, parts).filter { !$0.1.isEmpty }.map { line, part in
      Task {
        _ = isolation
        await self.deliver(part, over: line, until: until)
      }
    }
    for task in tasks { await task.value }
  }

  private func deliver(
    _ messages: [WebhookMessage], over line: ServerConnection, until: MonotonicTime
  ) async {
    for message in messages where sender.mayProceed {
      guard sender.loop.now < until else { return }
      guard let attempt = await attempt(message, over: line) else { return }
      attempts.append(attempt)
      sender.metrics.counter(.webhookAttempts, Self.result(of: attempt)).add()
      if !attempt.isDelivered { return }
    }
  }

  /// Attempts to deliver a message. Returns nil if the webhook's name was not looked up because of
  /// other lookups, which is no failure of this webhook.
  private func attempt(
    _ message: WebhookMessage, over line: ServerConnection
  ) async -> WebhookOutbox.Attempt? {
    let limits = sender.limits
    let wait = limits.wait(
      afterTries: message.attempts + 1, longest: limits.longestWait, chance: .random(in: 0...1))
    var status: Int?
    var fault: String?
    if let key = due.key {
      do throws(CallFault) {
        let now = sender.clock()
        let former = due.formerKeys.filter { now < $0.until }.map(\.key)
        let head = try await line.post(
          due.webhook.url.target, message, app: due.bundleID, keys: [key] + former, at: now,
          deadline: sender.loop.now + limits.deadline)
        status = head.status
      } catch {
        guard let word = Self.word(for: error.kind) else {
          sender.logger.warning(
            "webhook name lookup delayed by other lookups",
            metadata: ["webhook": "\(due.webhook.id)", "app": "\(due.bundleID)"])
          return nil
        }
        fault = word
      }
    } else {
      fault = "sealed"
    }
    return WebhookOutbox.Attempt(
      message: message.number, isDelivered: status.map { (200..<300).contains($0) } ?? false,
      status: status, fault: fault, wait: wait)
  }

  /// Returns the index of the connection for messages about a subject.
  private static func line(of subject: [UInt8], _ count: Int) -> Int {
    Int(subject.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) } % UInt32(count))
  }

  /// Returns the name under which the failure is stored; nil if the failure is not the webhook's
  /// fault.
  private static func word(for kind: CallFault.Kind) -> String? {
    switch kind {
    case .busy: nil
    case .unreachable: "unreachable"
    case .forbidden: "address_refused"
    case .lost: "connection_lost"
    case .silent: "timed_out"
    case .garbled: "not_http"
    }
  }

  private static func result(of attempt: WebhookOutbox.Attempt) -> String {
    if attempt.isDelivered { return "delivered" }
    if let fault = attempt.fault { return fault }
    return (300..<400).contains(attempt.status ?? 0) ? "redirected" : "refused"
  }

  private func complain(_ failures: Int) {
    guard let last = attempts.last else { return }
    sender.logger.log(
      level: failures == 1 ? .warning : .debug,
      "webhook accepts no messages; retrying",
      metadata: [
        "webhook": "\(due.webhook.id)", "app": "\(due.bundleID)",
        "result": "\(Self.result(of: last))", "status": .stringConvertible(last.status ?? 0),
      ])
  }
}

extension ServerConnection {
  /// Sends a message with its signature.
  fileprivate func post(
    _ target: String, _ message: WebhookMessage, app: String, keys: [[UInt8]], at now: Instant,
    deadline: MonotonicTime
  ) async throws(CallFault) -> ResponseHead {
    let body = WebhookText.body(of: message, app: app)
    let id = "msg_\(message.id)"
    // The timestamp is the time of the attempt, since receivers reject old timestamps.
    let timestamp = now.microseconds / 1_000_000
    var fields = [
      HeaderField("Content-Type", "application/json"),
      HeaderField("User-Agent", "Pushgate"),
      HeaderField("webhook-id", id), HeaderField("webhook-timestamp", "\(timestamp)"),
      HeaderField(
        "webhook-signature",
        WebhookSignature.value(id: id, timestamp: timestamp, body: body, keys: keys)),
    ]
    // Passes the caller's trace context unchanged: the gateway creates no span of its own.
    if let trace = message.traceParent { fields.append(HeaderField("traceparent", trace)) }
    return try await post(target, fields: fields, body: body, deadline: deadline)
  }
}
