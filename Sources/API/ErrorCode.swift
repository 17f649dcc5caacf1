// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// All faults with which the API refuses requests, in one table. `docs/errors.md` is generated from
/// it.
///
/// A number is permanent and never reused for another fault. Its thousands digit is the area: 1 the
/// request itself, 2 the operator's configuration, 3 devices, 4 notifications, 5 the gateway.
package struct ErrorCode: Sendable {
  /// `PG` and four digits, the `code` of the response.
  package let number: String
  package let status: HTTPResponse.Status
  package let title: String
  /// Advice for the caller, in Markdown.
  package let remedy: String

  private init(
    _ number: String, _ status: HTTPResponse.Status, _ title: String, _ remedy: String
  ) {
    self.number = number
    self.status = status
    self.title = title
    self.remedy = remedy
  }
}

extension ErrorCode: Hashable, CustomStringConvertible {
  package static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  package var description: String { number }
}

// MARK: The request itself

extension ErrorCode {
  package static let malformedJSON = Self(
    "PG1101", .badRequest, "The body is not JSON",
    "`line`, `column` and `detail` say where it stops being JSON and what was expected there.")
  package static let unknownMember = Self(
    "PG1102", .unprocessableContent, "Unknown member",
    "Correct the name at `pointer`; `detail` lists the names that are known there.")
  package static let wrongType = Self(
    "PG1103", .unprocessableContent, "Wrong type",
    "`detail` says which JSON type is right at `pointer`.")
  package static let missingMember = Self(
    "PG1104", .unprocessableContent, "Missing member", "Add the member that `pointer` names.")
  package static let invalidValue = Self(
    "PG1105", .unprocessableContent, "Invalid value",
    "`detail` says what would be right at `pointer`.")
  package static let notAvailable = Self(
    "PG1106", .unprocessableContent, "Not available in this version",
    "The member or value at `pointer` is reserved for a later version. Nothing was stored: "
      + "leave it out, or wait for a version that has it.")
  package static let invalidParameter = Self(
    "PG1107", .unprocessableContent, "Invalid parameter",
    "`pointer` names a query parameter (`query/limit`), a part of the path (`path/app`) or a "
      + "header (`header/Idempotency-Key`); `detail` says what would be right.")
  package static let invalidCursor = Self(
    "PG1108", .unprocessableContent, "Invalid cursor",
    "Use `next_cursor` of the same list's previous answer as it stands, or begin without one.")
  package static let tooManyLines = Self(
    "PG1109", .unprocessableContent, "Too many lines",
    "The line that is told so and those after it were not taken: send them in another batch. What the lines "
      + "before were told holds.")
  package static let malformedCSV = Self(
    "PG1110", .unprocessableContent, "Not a row of CSV",
    "The first line names the columns, each row has a cell for each: RFC 4180, UTF-8, commas. `detail` says what is "
      + "wrong.")
  package static let unknownImport = Self(
    "PG1111", .unsupportedMediaType, "Not a file of devices",
    "Say what the file is: `Content-Type: application/x-ndjson` or `text/csv`, or `?format=` with one of the names that "
      + "`docs/api.md` lists.")
  package static let encodedBody = Self(
    "PG1112", .unsupportedMediaType, "The body is compressed",
    "Send it as it is, without `Content-Encoding`: nothing is unpacked here.")
  package static let preconditionFailed = Self(
    "PG1113", .preconditionFailed, "It is not in the state that the request asks for",
    "Nothing was changed. With `If-Match` somebody else was faster: read it again, look at what is different, and send "
      + "the request with the new `ETag`. With `If-None-Match: *` there is one already.")
  package static let unsupportedType = Self(
    "PG1114", .unsupportedMediaType, "The body has a type that is not taken here",
    "Send `Content-Type: application/json`, of a batch `application/x-ndjson`, or no such field. `curl -d` says "
      + "`application/x-www-form-urlencoded` unless told otherwise: add `-H 'Content-Type: application/json'`."
  )
  package static let unauthorized = Self(
    "PG1201", .unauthorized, "No valid API key",
    "Send `Authorization: Bearer <key>` with a key that exists. An administrator makes one with "
      + "`POST /v1/keys`.")
  package static let missingScope = Self(
    "PG1202", .forbidden, "The key may not do this",
    "Use a key with the scope that `detail` names, or with `admin`.")
  package static let appNotAllowed = Self(
    "PG1203", .forbidden, "The key is bound to other apps",
    "Use a key that is bound to this app, or to none.")
  package static let keyIsBound = Self(
    "PG1204", .forbidden, "A key bound to apps may not do this",
    "What concerns the whole gateway needs a key that is bound to no app.")
  package static let rateLimited = Self(
    "PG1205", .tooManyRequests, "Too many requests under this key",
    "Nothing was done: send it again after `Retry-After` seconds. `RateLimit-Policy` says how many requests a second the "
      + "key has; many notifications in one go are one request as a batch.")
}

// MARK: What operators configure

extension ErrorCode {
  package static let appNotFound = Self(
    "PG2001", .notFound, "Unknown app", "Create the app first: `PUT /v1/apps/{bundle id}`.")
  package static let invalidBundleID = Self(
    "PG2002", .unprocessableContent, "Invalid bundle id",
    "At most 155 letters, digits, `-`, `_` and `.`, a letter or digit at both ends.")
  package static let credentialNotFound = Self(
    "PG2003", .notFound, "Unknown credential",
    "`GET /v1/apps/{app}/credentials` lists what there is.")
  package static let invalidPrivateKey = Self(
    "PG2004", .unprocessableContent, "Not a private key for APNs",
    "`private_key` is the whole text of the `.p8` file from Apple's developer site, its "
      + "`-----BEGIN PRIVATE KEY-----` line included, line breaks written as `\\n`.")
  package static let keyNotFound = Self(
    "PG2005", .notFound, "Unknown API key", "`GET /v1/keys` lists the keys and their ids.")
  package static let stringsNotFound = Self(
    "PG2006", .notFound, "No strings in that language",
    "`GET /v1/apps/{app}/strings` lists the languages of a table (`?table=`) and all tables; "
      + "`PUT …/strings/{language}` adds one.")
  package static let invalidStrings = Self(
    "PG2007", .unprocessableContent, "The strings cannot be used",
    "Nothing was stored. `errors` lists what is wrong, each with its `language`, `key`, `line` and "
      + "`column` where it has them, at most 100; `error_count` is how many there are.")
  package static let unusableLanguage = Self(
    "PG2008", .unprocessableContent, "Not a usable language tag",
    "A BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant-TW`.")
  package static let unknownFormat = Self(
    "PG2009", .unsupportedMediaType, "Not a file of texts",
    "Send the file itself as the body (`curl -T FILE`). `Content-Type` is `application/json`, "
      + "`text/x-strings`, `application/x-plist`, `application/xliff+xml` …; without one, or with a "
      + "general one, the content decides.")
  package static let revisionNotFound = Self(
    "PG2010", .notFound, "Unknown revision",
    "`GET /v1/apps/{app}/strings/revisions` lists those that are kept.")
  package static let noUsableCredential = Self(
    "PG2011", .conflict, "No credential to ask Apple with",
    "Store one for the environment: `PUT /v1/apps/{app}/credentials/{environment}/{name}`. `GET …/credentials` "
      + "tells of each whether it is `usable`.")
  package static let channelNotFound = Self(
    "PG2012", .notFound, "Unknown channel",
    "`GET /v1/apps/{app}/channels?environment=…` lists what Apple has: a channel is good in one environment only. "
      + "Percent-encode its id in an address.")
  package static let channelsNotEnabled = Self(
    "PG2013", .conflict, "The app may not broadcast",
    "Enable the Broadcast Capability for the app's identifier at Apple's developer site (Push Notifications)."
  )
  package static let tooManyChannels = Self(
    "PG2014", .conflict, "Too many channels",
    "Apple allows 10,000 for an app in an environment: delete those that are over.")
  package static let refusedByApple = Self(
    "PG2015", .unprocessableContent, "Apple refuses the request",
    "`reason` is Apple's word for it. `BadExpirationDate`: a channel that stores nothing "
      + "(`message_storage_policy` 0) takes no `expires_in` but 0.")
  package static let credentialRefused = Self(
    "PG2016", .badGateway, "Apple refuses the credential",
    "`reason` is Apple's word for it. `TopicMismatch`: the app is not one of the credential's team or certificate."
  )
  package static let invalidCertificate = Self(
    "PG2017", .unprocessableContent, "Not a certificate to push with",
    "`certificate` is PEM text of the certificate, with its key or with `private_key` beside it; `p12` is the file that "
      + "Keychain Access exports, in Base64; `password` opens either. `detail` says what is wrong with it."
  )
  package static let webhookNotFound = Self(
    "PG2020", .notFound, "Unknown webhook",
    "`GET /v1/apps/{app}/webhooks` lists those of the app with their ids.")
  package static let tooManyWebhooks = Self(
    "PG2021", .conflict, "Too many webhooks",
    "Delete one that is not used any more, or let one server hand on what it is told.")
  package static let tooManyWebhookSecrets = Self(
    "PG2022", .conflict, "Too many secrets",
    "Nothing was changed. Wait until a secret before is over (`previous_secret_expires_at` is when the last one is), or end "
      + "them all with `\"previous_expires_in\": 0`: a receiver that has not been given the new one refuses what it is told "
      + "until it is.")
  package static let certificateTaken = Self(
    "PG2030", .conflict, "The certificate stands for another key",
    "A client certificate, and a subject, stand for one API key each: revoke the other, or use another certificate."
  )
}

// MARK: Devices

extension ErrorCode {
  package static let invalidDeviceToken = Self(
    "PG3001", .unprocessableContent, "Not a device token",
    "An even number of hexadecimal digits, at most 512: the bytes the app was given, without "
      + "spaces or `<>`.")
  package static let tooManyLanguages = Self(
    "PG3002", .unprocessableContent, "Too many languages",
    "Send at most 32: the head of the device's `preferredLanguages`. Eight are kept.")
  package static let languageTooLong = Self(
    "PG3003", .unprocessableContent, "A language tag is too long", "A tag has at most 64 bytes.")
  package static let deviceNotFound = Self(
    "PG3004", .notFound, "Unknown device", "Register it: `PUT /v1/apps/{app}/devices/{token}`.")
  package static let deviceUnregistered = Self(
    "PG3005", .conflict, "The device is unregistered",
    "Apple said that the token is no longer active: nothing is sent to it. A registration revives it: "
      + "`PUT /v1/apps/{app}/devices/{token}`.")
  package static let erasureNotFound = Self(
    "PG3006", .notFound, "Unknown erasure",
    "`DELETE /v1/apps/{app}/users/{user}` answers its number; 30 days after its end nothing is told of it."
  )
  package static let appHasDevices = Self(
    "PG3007", .conflict, "The app has devices",
    "Leave `empty=true` out: it is for the first devices of an app.")
  package static let eventsLost = Self(
    "PG3008", .gone, "Events behind this place are not stored",
    "Begin anew: ask for `GET …/device-events?after=latest`, then read all devices (`GET …/devices/export`), then follow "
      + "the events from that `next_after` on. Events are kept for some days (`PUSHGATE_RETENTION_EVENTS_DAYS`); "
      + "read more often. After PostgreSQL was restored from a backup, or lost its last moments in a failover, what was "
      + "told may not have happened.")
}

// MARK: Notifications

extension ErrorCode {
  package static let emptyAudience = Self(
    "PG4001", .unprocessableContent, "Nobody to send to",
    "`to` names `tokens`, `users` or both, says `\"everyone\": true`, or who of all is meant: `tags`, "
      + "`languages`, `app_version`.")
  package static let tooManyNames = Self(
    "PG4002", .unprocessableContent, "Too many names",
    "At most 10,000 tokens and users together; split the request, or send to everyone.")
  package static let payloadTooLarge = Self(
    "PG4003", .unprocessableContent, "The payload is too large for Apple",
    "Shorten it in the language that `language` names, or send it with `truncate`: `bytes` is its "
      + "size there, `maximum_bytes` Apple's limit for the push type, `sizes` has every language "
      + "that is over it.")
  package static let noText = Self(
    "PG4004", .unprocessableContent, "Somebody would get no text",
    "Add the text at `pointer` in the language that `detail` names, or a `fallback` language "
      + "that has every text.")
  package static let unknownString = Self(
    "PG4005", .unprocessableContent, "Unknown string",
    "Upload the key first (`PUT /v1/apps/{app}/strings/{language}`), or correct its name, or name "
      + "its `table`.")
  package static let invalidPayload = Self(
    "PG4006", .unprocessableContent, "Invalid payload",
    "Apple's own JSON; texts may be `{\"localized\": {…}}` or `{\"string\": …, \"args\": "
      + "[…]}` at `aps.alert` and its `title`, `subtitle` and `body`, and in `localize`.")
  package static let unclearPushType = Self(
    "PG4007", .unprocessableContent, "The push type cannot be told from the payload",
    "Name it in `push_type`.")
  package static let pushTypeMismatch = Self(
    "PG4008", .unprocessableContent, "Payload and push type do not fit",
    "Apple refuses, delays or drops such a push: change what `pointer` names, or `push_type`.")
  package static let invalidPriority = Self(
    "PG4009", .unprocessableContent, "Apple does not take this priority",
    "Leave `priority` out, or use one that `detail` lists for the push type.")
  package static let invalidExpiration = Self(
    "PG4010", .unprocessableContent, "Invalid expiration",
    "`expires_in` in seconds, or `expires_at` as RFC 3339 time or UNIX seconds; not both, not "
      + "in the past, at most 30 days ahead.")
  package static let invalidCollapseID = Self(
    "PG4011", .unprocessableContent, "Invalid collapse id",
    "1 to 64 bytes without control characters.")
  package static let wrongTokenKind = Self(
    "PG4012", .unprocessableContent, "A token of another kind",
    "Apple gives an app a token for each kind of push. Send to tokens registered with the "
      + "`push_type` that `detail` names.")
  package static let idempotencyKeyReused = Self(
    "PG4013", .unprocessableContent, "The idempotency key belongs to another request",
    "The key was used within 24 hours with another body. Use a new key for a new request.")
  package static let notificationNotFound = Self(
    "PG4014", .notFound, "Unknown notification",
    "Use the `id` of the answer to `POST …/notifications`.")
  package static let invalidLocalize = Self(
    "PG4020", .unprocessableContent, "No text can be put there",
    "Each name in `localize` is a JSON pointer into `payload`, to a string that is not localized "
      + "in another way.")
  package static let invalidRecipient = Self(
    "PG4021", .unprocessableContent, "A recipient's arguments do not fit the texts",
    "Give the recipient the argument at `pointer`, of the kind that `detail` names: the texts ask "
      + "for it by `{\"recipient\": name}`.")
  package static let notificationOver = Self(
    "PG4022", .conflict, "The notification's state forbids it",
    "`detail` names the state. What is finished or cancelled can neither be paused, resumed nor cancelled, and what "
      + "is being cancelled only that. What is still at work is not sent again: wait until it is finished or cancelled."
  )
  package static let notSentAgain = Self(
    "PG4023", .conflict, "The notification cannot be sent again",
    "`detail` says why: its time (`expires_at`) is over, no device's last delivery ended as one of the outcomes "
      + "asked for, as of a notification that was cancelled before it was sent, it was sent 32 times, what it said was removed, or "
      + "the strings that it was accepted with are not kept any more. Send a new notification to whom it did not reach."
  )
}

extension ErrorCode {
  package static let invalidSchedule = Self(
    "PG4024", .unprocessableContent, "It cannot be due then",
    "`send_at` as RFC 3339 time or UNIX seconds, `send_at_local` as a time without an offset, at most 366 days ahead; "
      + "`repeat` with a cron expression or an interval of at least 60 seconds. `detail` says what would be right at "
      + "`pointer`.")
  package static let excludedString = Self(
    "PG4025", .unprocessableContent, "The string is excluded",
    "`detail` says what is wrong with its text in `language`, where a reader would get no other text, or the request "
      + "is `strict`. Correct it and upload that language's file again; `GET …/strings/coverage` lists all keys that are "
      + "excluded.")
}

// MARK: The gateway

extension ErrorCode {
  package static let internalFault = Self(
    "PG5001", .internalServerError, "The gateway failed",
    "The gateway's log has the cause under this answer's request id.")
  package static let databaseUnavailable = Self(
    "PG5002", .serviceUnavailable, "The database is not available",
    "Nothing was stored. Send the same request again after `Retry-After` seconds.")
  package static let databaseRefused = Self(
    "PG5003", .unprocessableContent, "The database refused the request",
    "Nothing was stored. A check of the gateway should have said why: please report it.")
  package static let changedMeanwhile = Self(
    "PG5004", .conflict, "It changed meanwhile",
    "Another request changed the same thing: try again.")
  package static let fateUnknown = Self(
    "PG5005", .gatewayTimeout, "It is not known whether it was stored",
    "The database was lost after it had been asked and before it answered: what the request is about may "
      + "be stored, and a notification delivered. Registrations and other changes are the same when they are "
      + "sent again, and so is a notification with its `Idempotency-Key`. Without a key, look for it with "
      + "`GET …/notifications` first: sent again it may be delivered twice.")
  package static let tooManyEventStreams = Self(
    "PG5006", .serviceUnavailable, "Too many event streams",
    "Try again after `Retry-After` seconds, or read the same with `GET …/notifications/{id}`.")
  package static let appleUnavailable = Self(
    "PG5007", .serviceUnavailable, "Apple cannot be asked now",
    "Nothing was done. Send the same request again after `Retry-After` seconds; `reason` is Apple's word, where it gave "
      + "one.")
  package static let appleFateUnknown = Self(
    "PG5008", .gatewayTimeout, "It is not known whether Apple did it",
    "The request was sent to Apple, and no answer came. A broadcast may be sent again: devices go by its "
      + "`timestamp`. Before a channel is created again, look for it: `GET …/channels`.")
  package static let transferUnderWay = Self(
    "PG5009", .serviceUnavailable, "Another import or export is under way",
    "A node does one import and one export of an app at a time, and four of each in all. Try again after `Retry-After` "
      + "seconds.")
  package static let stopping = Self(
    "PG5010", .serviceUnavailable, "The gateway is stopping",
    "Go on with `from_line` once it is back, or at another node.")
  package static let overloaded = Self(
    "PG5011", .serviceUnavailable, "Too many requests are being answered",
    "Nothing was done: send it again after `Retry-After` seconds, or to another node. A node that is often "
      + "overloaded needs another one beside it.")
}

// MARK: The list

extension ErrorCode: CaseIterable {
  /// All codes, ordered by number. A test detects missing rows.
  package static let allCases: [Self] = [
    malformedJSON, unknownMember, wrongType, missingMember, invalidValue, notAvailable,
    invalidParameter, invalidCursor, tooManyLines, malformedCSV, unknownImport, encodedBody,
    preconditionFailed, unsupportedType,
    unauthorized,
    missingScope, appNotAllowed,
    keyIsBound, rateLimited,
    appNotFound, invalidBundleID, credentialNotFound, invalidPrivateKey, keyNotFound,
    stringsNotFound, invalidStrings, unusableLanguage, unknownFormat, revisionNotFound,
    noUsableCredential, channelNotFound, channelsNotEnabled, tooManyChannels, refusedByApple,
    credentialRefused, invalidCertificate, webhookNotFound, tooManyWebhooks,
    tooManyWebhookSecrets, certificateTaken,
    invalidDeviceToken, tooManyLanguages, languageTooLong, deviceNotFound, deviceUnregistered,
    erasureNotFound, appHasDevices, eventsLost, emptyAudience, tooManyNames, payloadTooLarge,
    noText,
    unknownString,
    invalidPayload, unclearPushType,
    pushTypeMismatch, invalidPriority, invalidExpiration, invalidCollapseID, wrongTokenKind,
    idempotencyKeyReused, notificationNotFound, invalidLocalize, invalidRecipient, notificationOver,
    notSentAgain, invalidSchedule, excludedString,
    internalFault, databaseUnavailable, databaseRefused, changedMeanwhile, fateUnknown,
    tooManyEventStreams, appleUnavailable, appleFateUnknown, transferUnderWay, stopping,
    overloaded,
  ]
}
