// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The columns of `notifications n`, and the record they make.
enum NotificationColumns {
  static let list = """
    n.id, n.app, n.accepted_at, n.payload, n.tokens, n.users, n.everyone, n.environment,
    n.push_type, n.topic, n.priority, n.collapse_id, n.expires_at, n.fallback_languages,
    n.app_fallback_languages, n.source_language, n.language_overrides,
    n.strings_revision, n.localize, n.truncates, n.badge, n.badge_is_increment,
    n.recipients IS NOT NULL AS is_personal
    """

  static func record(_ row: PostgresRow) throws(PostgresError) -> NotificationRecord {
    let id = try row.decode("id", as: UUIDBytes.self).bytes
    let tokens = try row.decode("tokens", as: [[UInt8]]?.self) ?? []
    let everyone = try row.decode("everyone", as: Bool.self)
    return NotificationRecord(
      id: NotificationID(bytes: id) ?? NotificationID(milliseconds: 0),
      app: try row.decode("app", as: Int32.self),
      acceptedAt: try row.instant("accepted_at"),
      payload: try row.decode("payload", as: [UInt8].self),
      audience: everyone
        ? .everyone
        : .named(
          tokens: tokens.map(DeviceToken.init(bytes:)),
          users: try row.decode("users", as: [String]?.self) ?? []),
      environment: try row.decode("environment", as: Int16?.self).flatMap(PushEnvironment.init),
      pushType: PushType(code: try row.decode("push_type", as: Int16.self)) ?? .alert,
      topic: try row.decode("topic", as: String.self),
      priority: Int(try row.decode("priority", as: Int16.self)),
      collapseID: try row.decode("collapse_id", as: String?.self),
      expiresAt: try row.optionalInstant("expires_at"),
      fallbackLanguages: try row.languages("fallback_languages"),
      appFallbackLanguages: try row.languages("app_fallback_languages"),
      sourceLanguage: try row.decode("source_language", as: String.self),
      languageOverrides: try row.overrides("language_overrides"),
      stringsRevision: try row.decode("strings_revision", as: Int64.self),
      localize: try row.decode("localize", as: [UInt8]?.self),
      truncates: try row.decode("truncates", as: Bool.self), badge: try badge(row),
      isPersonal: try row.decode("is_personal", as: Bool.self))
  }

  private static func badge(_ row: PostgresRow) throws(PostgresError) -> BadgeChange? {
    guard let number = try row.decode("badge", as: Int32?.self).map(Int.init) else { return nil }
    return try row.decode("badge_is_increment", as: Bool.self) ? .increment(number) : .set(number)
  }
}
