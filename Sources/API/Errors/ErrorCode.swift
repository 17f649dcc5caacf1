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
    "`line` and `column` are where the JSON breaks off; `detail` describes what was expected "
      + "there.")
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
    "Use `next_cursor` of the previous response of the same list, unchanged, or begin without "
      + "a cursor.")
  package static let tooManyLines = Self(
    "PG1109", .unprocessableContent, "Too many lines",
    "The line with this error and all later lines were not accepted: send them in another "
      + "batch. The results of the earlier lines are valid.")
  package static let malformedCSV = Self(
    "PG1110", .unprocessableContent, "Not a row of CSV",
    "The first line names the columns, and each row has one cell for each column: RFC 4180, "
      + "UTF-8, commas. `detail` describes the error.")
  package static let unknownImport = Self(
    "PG1111", .unsupportedMediaType, "Not a file of devices",
    "Declare the format of the file: `Content-Type: application/x-ndjson` or `text/csv`, or "
      + "`?format=` with one of the names in `docs/api/imports.md`.")
  package static let encodedBody = Self(
    "PG1112", .unsupportedMediaType, "The body is compressed",
    "Send the body uncompressed, without `Content-Encoding`: the gateway does not decompress "
      + "bodies.")
  package static let preconditionFailed = Self(
    "PG1113", .preconditionFailed, "It is not in the state that the request asks for",
    "Nothing was changed. With `If-Match`, another request has changed the resource: read it "
      + "again, compare, and retry the request with the new `ETag`. With `If-None-Match: *`, "
      + "the resource exists already.")
  package static let unsupportedType = Self(
    "PG1114", .unsupportedMediaType, "The body has a type that is not taken here",
    "Send `Content-Type: application/json`, for a batch `application/x-ndjson`, or omit the "
      + "field. `curl -d` sends `application/x-www-form-urlencoded` by default: add `-H "
      + "'Content-Type: application/json'`.")
  package static let unauthorized = Self(
    "PG1201", .unauthorized, "No valid API key",
    "Send `Authorization: Bearer <key>` with an existing key. An administrator creates one "
      + "with `POST /v1/keys`.")
  package static let missingScope = Self(
    "PG1202", .forbidden, "The key may not do this",
    "Use a key with the scope in `detail`, or with `admin`.")
  package static let appNotAllowed = Self(
    "PG1203", .forbidden, "The key is bound to other apps",
    "Use a key that is bound to this app, or a key that is not bound to apps.")
  package static let keyIsBound = Self(
    "PG1204", .forbidden, "A key bound to apps may not do this",
    "Requests that concern the whole gateway need a key that is not bound to apps.")
  package static let rateLimited = Self(
    "PG1205", .tooManyRequests, "Too many requests under this key",
    "The request was not processed: retry it after `Retry-After` seconds. `RateLimit-Policy` "
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
    "Nothing was stored. `errors` lists at most 100 faults, each with its `language`, `key`, "
      + "`line` and `column` where known; `error_count` is their total number.")
  package static let unusableLanguage = Self(
    "PG2008", .unprocessableContent, "Not a usable language tag",
    "Use a BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant-TW`.")
  package static let unknownFormat = Self(
    "PG2009", .unsupportedMediaType, "Not a file of texts",
    "Send the file itself as the body (`curl -T FILE`). `Content-Type` is `application/json`, "
      + "`text/x-strings`, `application/x-plist`, `application/xliff+xml` …; without one, or "
      + "with a generic one, the gateway detects the format from the content.")
  package static let revisionNotFound = Self(
    "PG2010", .notFound, "Unknown revision",
    "`GET /v1/apps/{app}/strings/revisions` lists the stored revisions.")
  package static let noUsableCredential = Self(
    "PG2011", .conflict, "No credential to ask Apple with",
    "Store a credential for the environment: `PUT "
      + "/v1/apps/{app}/credentials/{environment}/{name}`. `GET …/credentials` shows whether "
      + "each one is `usable`.")
  package static let channelNotFound = Self(
    "PG2012", .notFound, "Unknown channel",
    "`GET /v1/apps/{app}/channels?environment=…` lists Apple's channels; a channel exists in "
      + "one environment only. Percent-encode its id in a URL.")
  package static let channelsNotEnabled = Self(
    "PG2013", .conflict, "The app may not broadcast",
    "Enable the Broadcast Capability for the app's identifier at Apple's developer site "
      + "(Push Notifications)."
  )
  package static let tooManyChannels = Self(
    "PG2014", .conflict, "Too many channels",
    "Apple allows 10,000 channels per app and environment: delete unused ones.")
  package static let refusedByApple = Self(
    "PG2015", .unprocessableContent, "Apple refuses the request",
    "`reason` is Apple's. `BadExpirationDate`: a channel without storage "
      + "(`message_storage_policy` 0) accepts only `expires_in` 0.")
  package static let credentialRefused = Self(
    "PG2016", .badGateway, "Apple refuses the credential",
    "`reason` is Apple's. `TopicMismatch`: the app does not belong to the credential's team or "
      + "certificate.")
  package static let invalidCertificate = Self(
    "PG2017", .unprocessableContent, "Not a certificate to push with",
    "`certificate` is the PEM text of the certificate, with its key or with `private_key` "
      + "beside it; `p12` is the file that Keychain Access exports, in Base64; `password` "
      + "decrypts either. `detail` describes the error.")
  package static let webhookNotFound = Self(
    "PG2020", .notFound, "Unknown webhook",
    "`GET /v1/apps/{app}/webhooks` lists the app's webhooks and their ids.")
  package static let tooManyWebhooks = Self(
    "PG2021", .conflict, "Too many webhooks",
    "Delete an unused webhook, or let one receiver forward its events.")
  package static let tooManyWebhookSecrets = Self(
    "PG2022", .conflict, "Too many secrets",
    "Nothing was changed. Wait until a previous secret has expired "
      + "(`previous_secret_expires_at` is the time for the last one), or revoke all of them with "
      + "`\"previous_expires_in\": 0`. A receiver without the new secret then rejects messages.")
  package static let certificateTaken = Self(
    "PG2030", .conflict, "The certificate stands for another key",
    "A client certificate or subject belongs to one API key only: revoke the other key, or use "
      + "another certificate.")
}

// MARK: Devices

extension ErrorCode {
  package static let invalidDeviceToken = Self(
    "PG3001", .unprocessableContent, "Not a device token",
    "A token is an even number of hexadecimal digits, at most 512: the bytes that the app "
      + "received, without spaces or `<>`.")
  package static let tooManyLanguages = Self(
    "PG3002", .unprocessableContent, "Too many languages",
    "Send at most 32 languages, the first of the device's `preferredLanguages`. The gateway "
      + "stores eight.")
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
    "`DELETE /v1/apps/{app}/users/{user}` returns the number of its erasure; the gateway keeps "
      + "it for 30 days after its end.")
  package static let appHasDevices = Self(
    "PG3007", .conflict, "The app has devices",
    "Omit `empty=true`, which is only for the first devices of an app.")
  package static let eventsLost = Self(
    "PG3008", .gone, "Events behind this place are not stored",
    "Start again: request `GET …/device-events?after=latest`, then read all devices (`GET "
      + "…/devices/export`), then read the events after that `next_after`. Events are kept for "
      + "some days (`PUSHGATE_RETENTION_EVENTS_DAYS`); read more often. After PostgreSQL was "
      + "restored from a backup, or lost its last commits in a failover, earlier events may "
      + "describe changes that were lost.")
}

// MARK: Notifications

extension ErrorCode {
  package static let emptyAudience = Self(
    "PG4001", .unprocessableContent, "Nobody to send to",
    "`to` contains `tokens`, `users` or both, or `\"everyone\": true`, or filters the audience "
      + "by `tags`, `languages` or `app_version`.")
  package static let tooManyNames = Self(
    "PG4002", .unprocessableContent, "Too many names",
    "A request may contain at most 10,000 tokens and users together; split it, or send to "
      + "everyone.")
  package static let payloadTooLarge = Self(
    "PG4003", .unprocessableContent, "The payload is too large for Apple",
    "Shorten the text in the language that `language` names, or set `truncate`: `bytes` is the "
      + "payload's size in that language, `maximum_bytes` Apple's limit for the push type, and "
      + "`sizes` lists every language over the limit.")
  package static let noText = Self(
    "PG4004", .unprocessableContent, "Somebody would get no text",
    "Add the text at `pointer` in the language that `detail` names, or a `fallback` language "
      + "that has every text.")
  package static let unknownString = Self(
    "PG4005", .unprocessableContent, "Unknown string",
    "Upload the key first (`PUT /v1/apps/{app}/strings/{language}`), correct its name, or set "
      + "its `table`.")
  package static let invalidPayload = Self(
    "PG4006", .unprocessableContent, "Invalid payload",
    "`payload` is Apple's JSON; texts may be `{\"localized\": {…}}` or `{\"string\": …, \"args\": "
      + "[…]}` at `aps.alert` and its `title`, `subtitle` and `body`, and in `localize`.")
  package static let unclearPushType = Self(
    "PG4007", .unprocessableContent, "The push type cannot be told from the payload",
    "Set `push_type`.")
  package static let pushTypeMismatch = Self(
    "PG4008", .unprocessableContent, "Payload and push type do not fit",
    "Apple rejects, delays or drops such a push: change the value at `pointer`, or "
      + "`push_type`.")
  package static let invalidPriority = Self(
    "PG4009", .unprocessableContent, "Apple does not take this priority",
    "Omit `priority`, or use one that `detail` lists for the push type.")
  package static let invalidExpiration = Self(
    "PG4010", .unprocessableContent, "Invalid expiration",
    "Send either `expires_in` in seconds, or `expires_at` as RFC 3339 time or UNIX seconds, "
      + "not in the past and at most 30 days ahead.")
  package static let invalidCollapseID = Self(
    "PG4011", .unprocessableContent, "Invalid collapse id",
    "A collapse id has 1 to 64 bytes without control characters.")
  package static let wrongTokenKind = Self(
    "PG4012", .unprocessableContent, "A token of another kind",
    "Apple gives an app a token for each kind of push. Send to tokens registered with the "
      + "`push_type` that `detail` names.")
  package static let idempotencyKeyReused = Self(
    "PG4013", .unprocessableContent, "The idempotency key belongs to another request",
    "The key was used within the last 24 hours with another body. Use a new key for a new "
      + "request.")
  package static let notificationNotFound = Self(
    "PG4014", .notFound, "Unknown notification",
    "Use the `id` in the response to `POST …/notifications`.")
  package static let invalidLocalize = Self(
    "PG4020", .unprocessableContent, "No text can be put there",
    "Each name in `localize` is a JSON pointer into `payload`, to a string that is not "
      + "localized in another way.")
  package static let invalidRecipient = Self(
    "PG4021", .unprocessableContent, "A recipient's arguments do not fit the texts",
    "Add the argument at `pointer` to the recipient, with the type that `detail` names: the "
      + "texts use it by `{\"recipient\": name}`.")
  package static let notificationOver = Self(
    "PG4022", .conflict, "The notification's state forbids it",
    "`detail` contains the state. A finished or cancelled notification cannot be paused, "
      + "resumed or cancelled. While a cancellation is in progress, only `cancel` is accepted. A "
      + "notification cannot be resent before it is finished or cancelled.")
  package static let notSentAgain = Self(
    "PG4023", .conflict, "The notification cannot be sent again",
    "`detail` contains the reason: the notification has expired (`expires_at`), no device's "
      + "last delivery has one of the requested outcomes (as after a cancellation before sending), "
      + "it was sent 32 times, its content was removed, or its strings revision is no "
      + "longer stored. Send a new notification to the devices that it did not reach.")
}

extension ErrorCode {
  package static let invalidSchedule = Self(
    "PG4024", .unprocessableContent, "It cannot be due then",
    "Use `send_at` as RFC 3339 time or UNIX seconds, or `send_at_local` as a time without an "
      + "offset, at most 366 days ahead, or `repeat` with a cron expression or an interval of at "
      + "least 60 seconds. `detail` describes the valid values at `pointer`.")
  package static let excludedString = Self(
    "PG4025", .unprocessableContent, "The string is excluded",
    "`detail` describes the fault of the string in `language`. A reader would receive no "
      + "other text, or the request is `strict`. Correct the string and upload that language's "
      + "file again; `GET …/strings/coverage` lists all excluded keys.")
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
    "Nothing was stored. The gateway should have detected this fault itself: please report it.")
  package static let changedMeanwhile = Self(
    "PG5004", .conflict, "It changed meanwhile",
    "Another request changed the same resource: retry the request.")
  package static let fateUnknown = Self(
    "PG5005", .gatewayTimeout, "It is not known whether it was stored",
    "The connection to the database was lost before its response: the change may be stored, "
      + "and a notification delivered. Registrations and other changes can be retried safely, "
      + "as can a notification with its `Idempotency-Key`. Without a key, search for it with "
      + "`GET …/notifications` first, since a retry may deliver it twice.")
  package static let tooManyEventStreams = Self(
    "PG5006", .serviceUnavailable, "Too many event streams",
    "Try again after `Retry-After` seconds, or poll `GET …/notifications/{id}`.")
  package static let appleUnavailable = Self(
    "PG5007", .serviceUnavailable, "Apple cannot be asked now",
    "The request had no effect. Retry it after `Retry-After` seconds; `reason` is Apple's, if "
      + "present.")
  package static let appleFateUnknown = Self(
    "PG5008", .gatewayTimeout, "It is not known whether Apple did it",
    "The request was sent to Apple, and no response arrived. A broadcast can be retried: "
      + "devices compare its `timestamp`. Before creating a channel again, search for it: `GET "
      + "…/channels`.")
  package static let transferUnderWay = Self(
    "PG5009", .serviceUnavailable, "Another import or export is under way",
    "A node runs one import and one export of an app at a time, and at most four imports and "
      + "four exports. Try again after `Retry-After` seconds.")
  package static let stopping = Self(
    "PG5010", .serviceUnavailable, "The gateway is stopping",
    "Resume with `from_line` once the gateway has restarted, or at another node.")
  package static let overloaded = Self(
    "PG5011", .serviceUnavailable, "Too many requests are being answered",
    "The request was not processed: retry it after `Retry-After` seconds, or at another node. "
      + "If a node is often overloaded, add another one.")
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
