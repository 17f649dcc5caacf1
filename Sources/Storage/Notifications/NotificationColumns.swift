// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
internal import PushModel

/// Columns of `notifications n`, and their conversion to a notification.
enum NotificationColumns {
  static let list = """
    n.id, n.app, n.accepted_at, n.payload, n.tokens, n.users, n.everyone, n.environment,
    n.narrowing::text AS narrowing, n.push_type, n.collapse_id, n.expires_at, n.strings_revision,
    n.recipients IS NOT NULL AS is_personal, n.options,
    (SELECT a.bundle_id FROM apps a WHERE a.id = n.app) AS bundle_id
    """

  static func notification(_ row: PostgresRow) throws(PostgresError) -> Notification {
    let pushType = try row.decode("push_type", as: PushType.self)
    let options = try row.decode("options", as: String.self)
    let revision = try row.decode("strings_revision", as: Int64.self)
    let stored: StoredOptions
    do throws(JSONSyntaxError) {
      stored = try StoredOptions(options, pushType: pushType, stringsRevision: revision)
    } catch { throw PostgresError(.decoding, "options: \(error)") }
    let isPersonal = try row.decode("is_personal", as: Bool.self)
    var audience = try audience(row)
    audience.unregistered = stored.unregistered
    return Notification(
      id: try row.decode("id"), app: try row.decode("app"),
      acceptedAt: try row.decode("accepted_at"), audience: audience,
      message: MessageContent(
        payload: try row.decode("payload"), localize: stored.localize,
        recipients: isPersonal ? .stored : .none, options: stored.options),
      context: stored.context,
      // An app's bundle id never changes, and its row is removed after its notifications.
      topic: (try row.decode("bundle_id", as: String?.self) ?? "") + pushType.topicSuffix,
      collapseID: try row.decode("collapse_id"), expiresAt: try row.decode("expires_at"))
  }

  /// The columns that `audienceAlone` reads.
  static let audienceList = """
    n.id, n.app, n.accepted_at, n.tokens, n.users, n.everyone, n.environment,
    n.narrowing::text AS narrowing, n.push_type, n.options::text AS options
    """

  /// Returns a notification without content: only its audience and push type. Options that affect
  /// the audience are read if they can be decoded.
  static func audienceAlone(_ row: PostgresRow) throws(PostgresError) -> Notification {
    let pushType = try row.decode("push_type", as: PushType.self)
    var options = MessageOptions()
    var audience = try audience(row)
    if let text = try row.decode("options", as: String?.self),
      let stored = try? StoredOptions(text, pushType: pushType, stringsRevision: 0)
    {
      options.startsActivity = stored.options.startsActivity
      audience.unregistered = stored.unregistered
    }
    options.pushType = pushType
    // With this policy, intents that an earlier holder stored are ended with the row, whatever
    // policy the undecodable options contain.
    options.delivery = .atMostOnce
    return Notification(
      id: try row.decode("id"), app: try row.decode("app"),
      acceptedAt: try row.decode("accepted_at"), audience: audience,
      message: MessageContent(payload: [], options: options), context: MessageContext(), topic: "")
  }

  /// Returns the audience of a row without its names. The column `strangers` contains the
  /// environment of unregistered tokens.
  static func filters(_ row: PostgresRow) throws(PostgresError) -> Audience {
    let environment = try row.decode("environment", as: PushEnvironment?.self)
    let narrowing = try narrowing(row)
    let isEveryone = try row.decode("everyone", as: Bool.self)
    let strangers = try row.decode("strangers", as: String?.self)
    return Audience(
      isEveryone ? .everyone : .named(tokens: [], users: []),
      environment: environment, narrowing: narrowing,
      unregistered: strangers.flatMap(PushEnvironment.init)
        .map { UnregisteredTokens(environment: $0) })
  }

  private static func narrowing(_ row: PostgresRow) throws(PostgresError) -> Narrowing {
    guard let text = try row.decode("narrowing", as: String?.self) else { return Narrowing() }
    do throws(JSONSyntaxError) { return try Narrowing(stored: text) } catch {
      throw PostgresError(.decoding, "narrowing: \(error)")
    }
  }

  private static func audience(_ row: PostgresRow) throws(PostgresError) -> Audience {
    let environment = try row.decode("environment", as: PushEnvironment?.self)
    let narrowing = try narrowing(row)
    let tokens = try row.decode("tokens", as: [DeviceToken]?.self)
    let users = try row.decode("users", as: [String]?.self)
    if try row.decode("everyone", as: Bool.self) {
      return Audience(.everyone, environment: environment, narrowing: narrowing)
    }
    return Audience(
      .named(tokens: tokens ?? [], users: users ?? []), environment: environment,
      narrowing: narrowing)
  }
}
