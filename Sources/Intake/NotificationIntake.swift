// SPDX-License-Identifier: Apache-2.0
package import Messages
package import Metrics
package import PushModel
package import Storage

/// Checks and stores notifications from every API route, and hands the accepted work over for
/// delivery. One per shard; created and used on the shard's actor.
package struct NotificationIntake {
  let store: Store
  private let strings: CatalogueSource
  let languages: LanguageChoices
  private let now: () -> Instant
  private let meters: MetricsShard?
  private let handOver: HandOver
  let credentialFault: CredentialFault

  /// Returns why an app's pushes of a type wait in an environment: `noCredential`,
  /// `credentialRefused`, or nil. Does not query the database.
  package typealias CredentialFault = (App, PushEnvironment, PushType) -> HoldReason?

  /// Called before each acceptance. Returns the plan by which the notification's work is stored,
  /// and a function `accepted` that takes over the work.
  ///
  /// `accepted` is called once after each committed notification, never for a replay. It receives
  /// the work that is already claimed and the checked message, so that neither is read again. Work
  /// that is not claimed is in the queue for any claimer.
  package typealias HandOver = (Notification) -> (
    plan: AcceptPlan, accepted: (_ claimed: [Work], _ message: BoundMessage) -> Void
  )

  /// - Parameters:
  ///   - strings: source of the apps' strings.
  ///   - languages: the shard's choices of languages.
  ///   - now: the clock.
  ///   - meters: the shard's counters; nil counts nothing.
  ///   - credentialFault: known faults of the apps' credentials, for warnings.
  package init(
    store: Store, strings: CatalogueSource, languages: LanguageChoices = LanguageChoices(),
    now: @escaping () -> Instant,
    meters: MetricsShard? = nil, credentialFault: @escaping CredentialFault = { _, _, _ in nil },
    handOver: @escaping HandOver
  ) {
    self.store = store
    self.strings = strings
    self.languages = languages
    self.now = now
    self.meters = meters
    self.handOver = handOver
    self.credentialFault = credentialFault
  }

  // MARK: accepting

  /// Checks everything, then stores the notification. A result of `.accepted` survives a crash.
  /// Throws `MessageFault` for an invalid message, `TimingFault`, and `StorageError`.
  package func accept(
    _ draft: NotificationDraft, app: App, idempotency: IdempotencyKey?
  ) async throws -> (acceptance: Acceptance, warnings: [NotificationWarning]) {
    let ready = try await checked(draft, app)
    guard let due = ready.due else {
      var found = AudienceCount()
      let acceptance = try await commit(ready, idempotency: idempotency) { found = $0 }
      return (acceptance, warnings(ready.notification, found, app))
    }
    let (acceptance, _, found) = try await store.notifications.accept(
      ready.notification, idempotency: idempotency, schedule: .plan(due: due))
    if case .accepted = acceptance { count("scheduled", ready.message) }
    return (acceptance, warnings(ready.notification, found, app))
  }

  /// A checked notification.
  struct Ready: Sendable {
    var notification: Notification
    var due: Instant?
    var message: BoundMessage
  }

  /// Checks a draft as far as possible without storing it.
  func checked(_ draft: NotificationDraft, _ app: App) async throws -> Ready {
    let (asked, due, message) = try await bound(draft, app)
    var notification = asked
    try await message.check(strictly: app.isStrict, choices: languages)
    notification.message.options.warnings = message.warnings
    return Ready(notification: notification, due: due, message: message)
  }

  /// Stores a checked notification that is due at once, and hands its work over.
  ///
  /// - Parameter counted: receives the audience by environment.
  func commit(
    _ ready: Ready, idempotency: IdempotencyKey? = nil, counted: (AudienceCount) -> Void = { _ in }
  ) async throws -> Acceptance {
    let (plan, accepted) = handOver(ready.notification)
    let (acceptance, work, found) = try await store.notifications.accept(
      ready.notification, idempotency: idempotency, plan: plan)
    counted(found)
    if case .accepted = acceptance {
      count(ready.notification.audience.label, ready.message)
      accepted(work, ready.message)
    }
    return acceptance
  }

  /// Stores checked notifications that are due at once in one transaction, and hands their work
  /// over.
  func commit(together ready: [Ready]) async throws(StorageError) {
    let offers = ready.map { handOver($0.notification) }
    let stored = try await store.notifications.accept(
      together: zip(ready, offers).map { ($0.notification, $1.plan) })
    for ((item, offer), result) in zip(zip(ready, offers), stored) {
      guard case .accepted = result.acceptance else { continue }
      count(item.notification.audience.label, item.message)
      offer.accepted(result.work, item.message)
    }
  }

  /// Returns the notification of a draft accepted now, its due time, and its message with the
  /// app's strings, which the caller must check.
  func bound(
    _ draft: NotificationDraft, _ app: App
  ) async throws -> (notification: Notification, due: Instant?, message: BoundMessage) {
    try draft.message.check(for: app.bundleID)
    let now = now()
    let (timing, due) = try await due(draft.message.options.timing, of: app, at: now)
    var notification = draft.notification(of: app, at: now, due: due)
    notification.message.options.timing = timing
    try await checkZones(of: draft.message)
    let message = try await draft.message.bound(
      for: app.id, in: notification.context, from: strings)
    return (notification, due, message)
  }

  private func count(_ audience: String, _ message: BoundMessage) {
    meters?.counter(.notificationsAccepted, audience).add()
    if !message.payload.textWarnings.isEmpty {
      meters?.counter(.notificationsWithFaultyTexts).add()
    }
  }

  /// Throws a `MessageFault` for zones that PostgreSQL does not have, and `StorageError`.
  private func checkZones(of message: Message) async throws {
    var unknown: [MessageZone] = []
    for named in message.zones where unknown.count < MessageFault.maximum {
      if try await store.timeZones.known(named.zone) == nil { unknown.append(named) }
    }
    try MessageZone.refuse(unknown)
  }

  // MARK: previewing

  /// Renders the message as delivery would, without sending it. Throws `MessageFault` for an
  /// invalid message, `UnreachedDevice`, and `StorageError`.
  ///
  /// - Parameter limit: maximum number of renderings.
  package func preview(
    _ request: PreviewRequest, app: App, limit: Int
  ) async throws -> Preview {
    try request.message.check(for: app.bundleID)
    try await checkZones(of: request.message)
    let message = try await request.message.bound(
      for: app.id, in: app.messageContext, from: strings)
    try await message.check(strictly: app.isStrict, choices: languages)
    let renderer = MessageRenderer(message, choices: languages)
    let readers = try await PreviewReaders(request, app: app, store: store, limit: limit)
      .find(renderer)
    return try await preview(message, readers, by: renderer, app: app, limit: limit)
  }

  /// Performs a dry run: checks a notification as `accept` does, without storing or sending it.
  /// Throws the errors that `accept` throws. Does not detect faults that only the accepting
  /// statement finds, such as tokens registered for another kind of push.
  ///
  /// - Parameter limit: maximum number of renderings.
  package func trial(
    of draft: NotificationDraft, app: App, limit: Int
  ) async throws -> DryRun {
    let (asked, due, message) = try await bound(draft, app)
    var notification = asked
    try await message.check(strictly: app.isStrict, choices: languages)
    notification.message.options.warnings = message.warnings
    let renderer = MessageRenderer(message, choices: languages)
    let request = PreviewRequest(
      message: draft.message, tokens: draft.audience.tokens, users: draft.audience.users)
    let found = PreviewReaders(request, app: app, store: store, limit: limit)
    let readers =
      draft.audience.isEveryone
      ? notification.context.appFallbackLanguages.map { PreviewReader(languages: [$0]) }
      : try await found.reached(renderer)
    let count = try await store.notifications.count(notification)
    return DryRun(
      audience: count.total, due: due, warnings: warnings(notification, count, app),
      preview: try await preview(message, readers, by: renderer, app: app, limit: limit))
  }

  /// Renders a checked message for some readers.
  func preview(
    _ message: BoundMessage, _ found: [PreviewReader], by renderer: MessageRenderer, app: App,
    limit: Int
  ) async throws -> Preview {
    var readers = found
    if case .increment = message.message.options.badge {
      let tokens = readers.compactMap { $0.device?.token }
      let badges = try await store.badges.values(of: tokens, app: app.id)
      for index in readers.indices {
        readers[index].badge = readers[index].device.flatMap { badges[$0.token] } ?? 0
      }
    }
    let zones = renderer.clocks.unknown(of: readers.lazy.map { $0.device?.timeZone })
    if !zones.isEmpty {
      let steps = try await store.timeZones.steps(at: renderer.clocks.instants, in: zones)
      renderer.clocks.learn(zones, steps)
    }
    return Preview(
      topic: app.topic(for: message.pushType), warnings: message.warnings,
      renderings: readers.prefix(limit).compactMap { Preview.Rendering(of: $0, by: renderer) },
      isComplete: readers.count <= limit)
  }
}

extension Audience {
  /// Label of the audience in metrics.
  fileprivate var label: String { isNarrowed ? "narrowed" : isEveryone ? "everyone" : "names" }
}
