// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// All faults with which the API rejects requests, in one table. `docs/errors.md` is generated from
/// it.
///
/// A number is permanent and never reused for another fault. Its thousands digit is the area: 1 the
/// request itself, 2 the operator's configuration, 3 devices, 4 notifications, 5 the gateway.
package struct ErrorCode: Sendable {
  /// `PG` and four digits: the member `code` of the response.
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
    "`line` and `column` are the position of the error; `detail` describes what the parser "
      + "expected there.")
  package static let unknownMember = Self(
    "PG1102", .unprocessableContent, "Unknown member",
    "Correct the name at `pointer`; `detail` lists the valid names.")
  package static let wrongType = Self(
    "PG1103", .unprocessableContent, "Wrong type",
    "`detail` names the JSON type expected at `pointer`.")
  package static let missingMember = Self(
    "PG1104", .unprocessableContent, "Missing member", "Add the member that `pointer` names.")
  package static let invalidValue = Self(
    "PG1105", .unprocessableContent, "Invalid value",
    "`detail` describes the valid values at `pointer`.")
  package static let notAvailable = Self(
    "PG1106", .unprocessableContent, "Not available in this version",
    "The member or value at `pointer` is reserved for a later version. Nothing was stored. "
      + "Omit it, or use a version that supports it.")
  package static let invalidParameter = Self(
    "PG1107", .unprocessableContent, "Invalid parameter",
    "`pointer` names a query parameter (`query/limit`), a part of the path (`path/app`) or a "
      + "header field (`header/Idempotency-Key`); `detail` describes the valid values.")
  package static let invalidCursor = Self(
    "PG1108", .unprocessableContent, "Invalid cursor",
    "Send `next_cursor` of the same list's previous response unchanged, or start without a "
      + "cursor.")
  package static let tooManyLines = Self(
    "PG1109", .unprocessableContent, "Too many lines",
    "The line with this error and all later lines were not accepted; send them in another batch. "
      + "The results of earlier lines are valid.")
  package static let malformedCSV = Self(
    "PG1110", .unprocessableContent, "Invalid CSV row",
    "The file must be CSV as in RFC 4180, in UTF-8, with commas. The first line names the "
      + "columns, and each row has one cell for each column. `detail` describes the error.")
  package static let unknownImport = Self(
    "PG1111", .unsupportedMediaType, "Unknown import format",
    "Declare the format of the file: `Content-Type: application/x-ndjson` or `text/csv`, or "
      + "`?format=` with one of the names in `docs/api/imports.md`.")
  package static let encodedBody = Self(
    "PG1112", .unsupportedMediaType, "Unsupported content coding",
    "Send the body uncompressed, without `Content-Encoding`. The gateway does not decompress "
      + "bodies.")
  package static let preconditionFailed = Self(
    "PG1113", .preconditionFailed, "Precondition failed",
    "Nothing was changed. If the request has `If-Match`, another request has changed the "
      + "resource. Read the resource again, compare, and retry with the new `ETag`. If it has "
      + "`If-None-Match: *`, the resource already exists.")
  package static let unsupportedType = Self(
    "PG1114", .unsupportedMediaType, "Unsupported content type",
    "Send `Content-Type: application/json` (for a batch, `application/x-ndjson`), or omit the "
      + "field. `curl -d` sends `application/x-www-form-urlencoded` by default; add `-H "
      + "'Content-Type: application/json'`.")
  package static let malformedForm = Self(
    "PG1115", .badRequest, "The form is malformed",
    "Send forms of the admin page as `multipart/form-data` (RFC 7578), as browsers do. `detail` "
      + "describes the error.")
  package static let unauthorized = Self(
    "PG1201", .unauthorized, "No valid API key",
    "Send `Authorization: Bearer <key>` with an existing key. An administrator creates one "
      + "with `POST /v1/keys`.")
  package static let missingScope = Self(
    "PG1202", .forbidden, "The key lacks the required scope",
    "Use a key with the scope that `detail` names, or with `admin`.")
  package static let appNotAllowed = Self(
    "PG1203", .forbidden, "The key is bound to other apps",
    "Use a key that is bound to this app, or a key that is not bound to apps.")
  package static let keyIsBound = Self(
    "PG1204", .forbidden, "The key must not be bound to apps",
    "Requests that concern the whole gateway require a key that is not bound to apps.")
  package static let rateLimited = Self(
    "PG1205", .tooManyRequests, "Too many requests under this key",
    "The request was not processed; retry it after `Retry-After` seconds. `RateLimit-Policy` "
      + "contains the key's limit in requests per second. A batch of many notifications counts "
      + "as one request.")
}

// MARK: What operators configure

extension ErrorCode {
  package static let appNotFound = Self(
    "PG2001", .notFound, "Unknown app", "Create the app first: `PUT /v1/apps/{bundle id}`.")
  package static let invalidBundleID = Self(
    "PG2002", .unprocessableContent, "Invalid bundle id",
    "A bundle id has at most 155 letters, digits, `-`, `_` and `.`, and begins and ends with a "
      + "letter or digit.")
  package static let credentialNotFound = Self(
    "PG2003", .notFound, "Unknown credential",
    "`GET /v1/apps/{app}/credentials` lists the app's credentials.")
  package static let invalidPrivateKey = Self(
    "PG2004", .unprocessableContent, "Not a private key for APNs",
    "Send the whole text of the `.p8` file from Apple's developer site as `private_key`, "
      + "including the line `-----BEGIN PRIVATE KEY-----`. Write line breaks as `\\n`.")
  package static let keyNotFound = Self(
    "PG2005", .notFound, "Unknown API key", "`GET /v1/keys` lists the keys and their ids.")
  package static let stringsNotFound = Self(
    "PG2006", .notFound, "No strings in that language",
    "`GET /v1/apps/{app}/strings` lists the languages of a table (`?table=`) and all tables; "
      + "`PUT …/strings/{language}` adds one.")
  package static let invalidStrings = Self(
    "PG2007", .unprocessableContent, "Invalid strings",
    "Nothing was stored. `errors` lists at most 100 faults, each with its `language`, `key`, "
      + "`line` and `column` if known. `error_count` is the total number of faults.")
  package static let unusableLanguage = Self(
    "PG2008", .unprocessableContent, "Not a usable language tag",
    "Use a BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant-TW`.")
  package static let unknownFormat = Self(
    "PG2009", .unsupportedMediaType, "Not a strings file",
    "Send the file itself as the body (`curl -T FILE`). `Content-Type` is `application/json`, "
      + "`text/x-strings`, `application/x-plist`, `application/xliff+xml` …; without one, or "
      + "with a generic one, the gateway detects the format from the content.")
  package static let revisionNotFound = Self(
    "PG2010", .notFound, "Unknown revision",
    "`GET /v1/apps/{app}/strings/revisions` lists the stored revisions.")
  package static let noUsableCredential = Self(
    "PG2011", .conflict, "No usable credential",
    "Store a credential for the environment: `PUT "
      + "/v1/apps/{app}/credentials/{environment}/{name}`. `GET …/credentials` shows whether "
      + "each credential is `usable`.")
  package static let channelNotFound = Self(
    "PG2012", .notFound, "Unknown channel",
    "`GET /v1/apps/{app}/channels?environment=…` lists the app's channels at Apple. A channel "
      + "exists in one environment only. Percent-encode the channel's id in a URL.")
  package static let channelsNotEnabled = Self(
    "PG2013", .conflict, "Broadcasts are not enabled for the app",
    "Enable the Broadcast Capability for the app's identifier at Apple's developer site "
      + "(Push Notifications)."
  )
  package static let tooManyChannels = Self(
    "PG2014", .conflict, "Too many channels",
    "Apple allows 10,000 channels per app and environment. Delete unused channels.")
  package static let refusedByApple = Self(
    "PG2015", .unprocessableContent, "Apple refuses the request",
    "`reason` is Apple's. `BadExpirationDate` means that the channel does not store messages "
      + "(`message_storage_policy` 0) and therefore accepts only `expires_in` 0.")
  package static let credentialRefused = Self(
    "PG2016", .badGateway, "Apple refuses the credential",
    "`reason` is Apple's. `TopicMismatch` means that the app does not belong to the credential's "
      + "team or certificate.")
  package static let invalidCertificate = Self(
    "PG2017", .unprocessableContent, "Not a push certificate",
    "`certificate` is the certificate in PEM, with its key in the same text or in `private_key`. "
      + "`p12` is the file that Keychain Access exports, in Base64. `password` decrypts either "
      + "of them. `detail` describes the error.")
  package static let webhookNotFound = Self(
    "PG2020", .notFound, "Unknown webhook",
    "`GET /v1/apps/{app}/webhooks` lists the app's webhooks and their ids.")
  package static let tooManyWebhooks = Self(
    "PG2021", .conflict, "Too many webhooks",
    "Delete an unused webhook, or let one receiver forward events to others.")
  package static let tooManyWebhookSecrets = Self(
    "PG2022", .conflict, "Too many webhook secrets",
    "Nothing was changed. Wait until a previous secret has expired (`previous_secret_expires_at` "
      + "is the expiry of the last one), or revoke all previous secrets with "
      + "`\"previous_expires_in\": 0`. Receivers without the new secret then reject messages.")
  package static let certificateTaken = Self(
    "PG2030", .conflict, "The certificate belongs to another key",
    "A client certificate or subject belongs to one API key only. Revoke the other key, or use "
      + "another certificate.")
}

// MARK: Devices

extension ErrorCode {
  package static let invalidDeviceToken = Self(
    "PG3001", .unprocessableContent, "Not a device token",
    "Send the bytes that the app received as an even number of hexadecimal digits, at most 512, "
      + "without spaces or `<>`.")
  package static let tooManyLanguages = Self(
    "PG3002", .unprocessableContent, "Too many languages",
    "Send at most the first 32 entries of the device's `preferredLanguages`. The gateway stores "
      + "eight of them.")
  package static let languageTooLong = Self(
    "PG3003", .unprocessableContent, "A language tag is too long", "A tag has at most 64 bytes.")
  package static let deviceNotFound = Self(
    "PG3004", .notFound, "Unknown device",
    "Register the device: `PUT /v1/apps/{app}/devices/{token}`.")
  package static let deviceUnregistered = Self(
    "PG3005", .conflict, "The device is unregistered",
    "Apple reported that the token is no longer active, so the gateway sends nothing to it. A "
      + "registration reactivates it: `PUT /v1/apps/{app}/devices/{token}`.")
  package static let erasureNotFound = Self(
    "PG3006", .notFound, "Unknown erasure",
    "`DELETE /v1/apps/{app}/users/{user}` returns the number of the erasure. The gateway keeps "
      + "the erasure for 30 days after its end.")
  package static let appHasDevices = Self(
    "PG3007", .conflict, "The app has devices",
    "Omit `empty=true`, which only applies to an app without devices.")
  package static let eventsLost = Self(
    "PG3008", .gone, "Events after this position are not stored",
    "Start again: request `GET …/device-events?after=latest`, read all devices (`GET "
      + "…/devices/export`), then read the events after the `next_after` of the first request. "
      + "Read events more often than they expire (`PUSHGATE_RETENTION_EVENTS_DAYS`). This error "
      + "also follows a restore or failover of PostgreSQL, because earlier events may describe "
      + "changes that were lost.")
}

// MARK: Notifications

extension ErrorCode {
  package static let emptyAudience = Self(
    "PG4001", .unprocessableContent, "The audience is missing",
    "Add `tokens`, `users`, `\"everyone\": true`, or a filter (`tags`, `languages` or "
      + "`app_version`) to `to`.")
  package static let tooManyNames = Self(
    "PG4002", .unprocessableContent, "Too many recipients",
    "A request may contain at most 10,000 tokens and users in total. Split the request, or send "
      + "to everyone.")
  package static let payloadTooLarge = Self(
    "PG4003", .unprocessableContent, "The payload is too large for Apple",
    "Shorten the text in the language that `language` names, or set `truncate`. `bytes` is the "
      + "payload's size in that language, and `maximum_bytes` is Apple's limit for the push "
      + "type. `sizes` lists all languages over the limit.")
  package static let noText = Self(
    "PG4004", .unprocessableContent, "A reader would get no text",
    "Add the text at `pointer` in the language that `detail` names, or add a `fallback` language "
      + "that has all texts.")
  package static let unknownString = Self(
    "PG4005", .unprocessableContent, "Unknown string",
    "Upload the key first (`PUT /v1/apps/{app}/strings/{language}`), correct its name, or set "
      + "its `table`.")
  package static let invalidPayload = Self(
    "PG4006", .unprocessableContent, "Invalid payload",
    "`payload` is Apple's JSON. `{\"localized\": {…}}` and `{\"string\": …, \"args\": […]}` are "
      + "allowed only in `aps.alert`, its `title`, `subtitle` and `body`, and `localize`.")
  package static let unclearPushType = Self(
    "PG4007", .unprocessableContent, "The push type cannot be derived from the payload",
    "Set `push_type` explicitly.")
  package static let pushTypeMismatch = Self(
    "PG4008", .unprocessableContent, "The payload does not match the push type",
    "Apple rejects, delays or drops such a push. Change the value at `pointer`, or `push_type`.")
  package static let invalidPriority = Self(
    "PG4009", .unprocessableContent, "Invalid priority",
    "Apple does not allow this priority for the push type. Omit `priority`, or use a value that "
      + "`detail` lists.")
  package static let invalidExpiration = Self(
    "PG4010", .unprocessableContent, "Invalid expiration",
    "Send either `expires_in` in seconds, or `expires_at` as RFC 3339 or UNIX seconds. The time "
      + "must not be in the past, nor more than 30 days ahead.")
  package static let invalidCollapseID = Self(
    "PG4011", .unprocessableContent, "Invalid collapse id",
    "A collapse id has 1 to 64 bytes without control characters.")
  package static let wrongTokenKind = Self(
    "PG4012", .unprocessableContent, "Wrong kind of token",
    "Apple issues a separate token for each kind of push. Send to tokens registered with the "
      + "`push_type` that `detail` names.")
  package static let idempotencyKeyReused = Self(
    "PG4013", .unprocessableContent, "The idempotency key belongs to another request",
    "The key was used within the last 24 hours with another body. Use a new key for a new "
      + "request.")
  package static let notificationNotFound = Self(
    "PG4014", .notFound, "Unknown notification",
    "Use the `id` in the response to `POST …/notifications`.")
  package static let invalidLocalize = Self(
    "PG4020", .unprocessableContent, "Invalid pointer in localize",
    "Each name in `localize` must be a JSON pointer to a string in `payload` that is not "
      + "localized in another way.")
  package static let invalidRecipient = Self(
    "PG4021", .unprocessableContent, "A recipient's arguments do not match the texts",
    "Add the argument at `pointer` to the recipient, with the type that `detail` names. The "
      + "texts refer to it as `{\"recipient\": name}`.")
  package static let notificationOver = Self(
    "PG4022", .conflict, "The notification's state forbids it",
    "`detail` contains the state. A finished or cancelled notification cannot be paused, "
      + "resumed or cancelled. While a cancellation is in progress, only `cancel` is accepted. A "
      + "notification cannot be resent before it is finished or cancelled, nor sent to the rest of "
      + "its audience while it is scheduled, paused or cancelled.")
  package static let notSentAgain = Self(
    "PG4023", .conflict, "The notification cannot be sent again",
    "`detail` contains the reason: the notification has expired (`expires_at`) or had 32 runs; "
      + "its content or strings revision was removed; or no device's last delivery has a "
      + "requested outcome, as after a cancellation before sending. The rest of an audience "
      + "requires a `share`, and a notification sent within 23 hours. Send a new notification to "
      + "the devices that were not reached.")
}

extension ErrorCode {
  package static let invalidSchedule = Self(
    "PG4024", .unprocessableContent, "Invalid schedule",
    "Use `send_at` (RFC 3339 or UNIX seconds) or `send_at_local` (a time without an offset), at "
      + "most 366 days ahead. Or use `repeat` with a cron expression or an interval of at least "
      + "60 seconds. `detail` describes the valid values at `pointer`.")
  package static let excludedString = Self(
    "PG4025", .unprocessableContent, "The string is excluded",
    "`detail` describes the fault of the string in `language`. The request is rejected because a "
      + "reader would get no other text, or because it is `strict`. Correct the string and "
      + "upload the file of that language again. `GET …/strings/coverage` lists all excluded "
      + "keys.")
}

// MARK: The gateway

extension ErrorCode {
  package static let internalFault = Self(
    "PG5001", .internalServerError, "The gateway failed",
    "The gateway's log contains the cause under the request id of this response.")
  package static let databaseUnavailable = Self(
    "PG5002", .serviceUnavailable, "The database is not available",
    "Nothing was stored. Retry the request after `Retry-After` seconds.")
  package static let databaseRefused = Self(
    "PG5003", .unprocessableContent, "The database refused the request",
    "Nothing was stored. The gateway should have detected this fault itself; please report it.")
  package static let changedMeanwhile = Self(
    "PG5004", .conflict, "Concurrent change",
    "Another request changed the same resource at the same time. Retry the request.")
  package static let fateUnknown = Self(
    "PG5005", .gatewayTimeout, "The outcome of the transaction is unknown",
    "The gateway lost its connection to the database before the response. The change may be "
      + "stored, and a notification may be sent. Registrations and other changes can be retried "
      + "safely, as can a notification with its `Idempotency-Key`. Before a retry without a key, "
      + "search for the notification with `GET …/notifications`, since the retry may send it "
      + "twice.")
  package static let tooManyEventStreams = Self(
    "PG5006", .serviceUnavailable, "Too many event streams",
    "Retry after `Retry-After` seconds, or poll `GET …/notifications/{id}`.")
  package static let appleUnavailable = Self(
    "PG5007", .serviceUnavailable, "Apple is unavailable",
    "The request had no effect. Retry it after `Retry-After` seconds. `reason`, if present, is "
      + "Apple's.")
  package static let appleFateUnknown = Self(
    "PG5008", .gatewayTimeout, "The outcome at Apple is unknown",
    "The gateway sent the request to Apple and received no response. A broadcast can be retried "
      + "safely, because devices compare its `timestamp`. Before you retry the creation of a "
      + "channel, search for it with `GET …/channels`.")
  package static let transferUnderWay = Self(
    "PG5009", .serviceUnavailable, "Too many imports or exports",
    "A node runs at most one import and one export per app, and four imports and four exports in "
      + "total. Retry after `Retry-After` seconds.")
  package static let stopping = Self(
    "PG5010", .serviceUnavailable, "The gateway is stopping",
    "After the restart of the gateway, or at another node, resume with `from_line`.")
  package static let overloaded = Self(
    "PG5011", .serviceUnavailable, "The gateway is overloaded",
    "The request was not processed; retry it after `Retry-After` seconds, or at another node. If "
      + "a node is often overloaded, add nodes.")
}

// MARK: The list

extension ErrorCode: CaseIterable {
  /// All codes, ordered by number. A test detects missing rows.
  package static let allCases: [Self] = [
    malformedJSON, unknownMember, wrongType, missingMember, invalidValue, notAvailable,
    invalidParameter, invalidCursor, tooManyLines, malformedCSV, unknownImport, encodedBody,
    preconditionFailed, unsupportedType, malformedForm,
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
