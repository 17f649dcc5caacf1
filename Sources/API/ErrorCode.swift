// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// Every way in which the API refuses a request: the one table. `docs/errors.md` is made from it.
///
/// A number is for ever: it is never given to another fault. The thousands say where the fault lies:
/// 1 the request itself, 2 what operators configure, 3 devices, 4 notifications, 5 the gateway.
package enum ErrorCode: String, Sendable, Hashable, CaseIterable {
  case malformedJSON = "PG1101"
  case unknownMember = "PG1102"
  case wrongType = "PG1103"
  case missingMember = "PG1104"
  case invalidValue = "PG1105"
  case notAvailable = "PG1106"
  case invalidParameter = "PG1107"
  case invalidCursor = "PG1108"
  case unauthorized = "PG1201"
  case missingScope = "PG1202"
  case appNotAllowed = "PG1203"
  case keyIsBound = "PG1204"

  case appNotFound = "PG2001"
  case invalidBundleID = "PG2002"
  case credentialNotFound = "PG2003"
  case invalidPrivateKey = "PG2004"
  case keyNotFound = "PG2005"
  case stringsNotFound = "PG2006"
  case invalidStrings = "PG2007"
  case unusableLanguage = "PG2008"
  case unknownFormat = "PG2009"
  case revisionNotFound = "PG2010"

  case invalidDeviceToken = "PG3001"
  case tooManyLanguages = "PG3002"
  case languageTooLong = "PG3003"
  case deviceNotFound = "PG3004"

  case emptyAudience = "PG4001"
  case tooManyNames = "PG4002"
  case payloadTooLarge = "PG4003"
  case noText = "PG4004"
  case unknownString = "PG4005"
  case invalidPayload = "PG4006"
  case unclearPushType = "PG4007"
  case pushTypeMismatch = "PG4008"
  case invalidPriority = "PG4009"
  case invalidExpiration = "PG4010"
  case invalidCollapseID = "PG4011"
  case wrongTokenKind = "PG4012"
  case idempotencyKeyReused = "PG4013"
  case notificationNotFound = "PG4014"
  case invalidLocalize = "PG4020"
  case invalidRecipient = "PG4021"

  case internalFault = "PG5001"
  case databaseUnavailable = "PG5002"
  case databaseRefused = "PG5003"
  case changedMeanwhile = "PG5004"

  package var status: HTTPResponse.Status { row.status }
  package var title: String { row.title }
  /// What the caller can do, in Markdown.
  package var remedy: String { row.remedy }

  private struct Row {
    let status: HTTPResponse.Status
    let title: String
    let remedy: String

    init(_ status: HTTPResponse.Status, _ title: String, _ remedy: String) {
      self.status = status
      self.title = title
      self.remedy = remedy
    }
  }

  private var row: Row {
    switch rawValue.utf8.dropFirst(2).first {
    case UInt8(ascii: "1"): requestRow
    case UInt8(ascii: "2"): configurationRow
    case UInt8(ascii: "3"): deviceRow
    case UInt8(ascii: "4"): notificationRow
    default: gatewayRow
    }
  }

  private var requestRow: Row {
    switch self {
    case .malformedJSON:
      Row(
        .badRequest, "The body is not JSON",
        "`line`, `column` and `detail` say where it stops being JSON and what was expected there.")
    case .unknownMember:
      Row(
        .unprocessableContent, "Unknown member",
        "Correct the name at `pointer`; `detail` lists the names that are known there.")
    case .wrongType:
      Row(
        .unprocessableContent, "Wrong type", "`detail` says which JSON type is right at `pointer`.")
    case .missingMember:
      Row(.unprocessableContent, "Missing member", "Add the member that `pointer` names.")
    case .notAvailable:
      Row(
        .unprocessableContent, "Not available in this version",
        "The member or value at `pointer` is reserved for a later version. Nothing was stored: "
          + "leave it out, or wait for a version that has it.")
    case .invalidParameter:
      Row(
        .unprocessableContent, "Invalid parameter",
        "`pointer` names a query parameter (`query/limit`), a part of the path (`path/app`) or a "
          + "header (`header/Idempotency-Key`); `detail` says what would be right.")
    case .invalidCursor:
      Row(
        .unprocessableContent, "Invalid cursor",
        "Use `next_cursor` of the same list's previous answer as it stands, or begin without one.")
    case .unauthorized:
      Row(
        .unauthorized, "No valid API key",
        "Send `Authorization: Bearer <key>` with a key that exists. An administrator makes one with "
          + "`POST /v1/keys`.")
    case .missingScope:
      Row(
        .forbidden, "The key may not do this",
        "Use a key with the scope that `detail` names, or with `admin`.")
    case .appNotAllowed:
      Row(
        .forbidden, "The key is bound to other apps",
        "Use a key that is bound to this app, or to none.")
    case .keyIsBound:
      Row(
        .forbidden, "A key bound to apps may not do this",
        "What concerns the whole gateway needs a key that is bound to no app.")
    default:
      Row(.unprocessableContent, "Invalid value", "`detail` says what would be right at `pointer`.")
    }
  }

  private var configurationRow: Row {
    switch self {
    case .appNotFound:
      Row(.notFound, "Unknown app", "Create the app first: `PUT /v1/apps/{bundle id}`.")
    case .invalidBundleID:
      Row(
        .unprocessableContent, "Invalid bundle id",
        "At most 155 letters, digits, `-`, `_` and `.`, a letter or digit at both ends.")
    case .credentialNotFound:
      Row(.notFound, "Unknown credential", "`GET /v1/apps/{app}/credentials` lists what there is.")
    case .invalidPrivateKey:
      Row(
        .unprocessableContent, "Not a private key for APNs",
        "`private_key` is the whole text of the `.p8` file from Apple's developer site, its "
          + "`-----BEGIN PRIVATE KEY-----` line included, line breaks written as `\\n`.")
    case .keyNotFound:
      Row(.notFound, "Unknown API key", "`GET /v1/keys` lists the keys and their ids.")
    case .stringsNotFound:
      Row(
        .notFound, "No strings in that language",
        "`GET /v1/apps/{app}/strings` lists the languages; `PUT …/strings/{language}` adds one.")
    case .unusableLanguage:
      Row(
        .unprocessableContent, "Not a usable language tag",
        "A BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant-TW`.")
    case .unknownFormat:
      Row(
        .unsupportedMediaType, "Not a file of texts",
        "Send the file itself as the body (`curl -T FILE`). `Content-Type` is `application/json`, "
          + "`text/x-strings`, `application/x-plist` …; without one, or with a general one, the "
          + "content decides.")
    case .revisionNotFound:
      Row(
        .notFound, "Unknown revision",
        "`GET /v1/apps/{app}/strings/revisions` lists those that are kept.")
    default:
      Row(
        .unprocessableContent, "The strings cannot be used",
        "Nothing was stored. `errors` lists what is wrong, each with its `language`, `key`, `line` and "
          + "`column` where it has them, at most 100; `error_count` is how many there are.")
    }
  }

  private var deviceRow: Row {
    switch self {
    case .invalidDeviceToken:
      Row(
        .unprocessableContent, "Not a device token",
        "An even number of hexadecimal digits, at most 512: the bytes the app was given, without "
          + "spaces or `<>`.")
    case .tooManyLanguages:
      Row(
        .unprocessableContent, "Too many languages",
        "Send at most 32: the head of the device's `preferredLanguages`. Eight are kept.")
    case .languageTooLong:
      Row(.unprocessableContent, "A language tag is too long", "A tag has at most 64 bytes.")
    default:
      Row(.notFound, "Unknown device", "Register it: `PUT /v1/apps/{app}/devices/{token}`.")
    }
  }

  private var notificationRow: Row {
    switch self {
    case .emptyAudience:
      Row(
        .unprocessableContent, "Nobody to send to",
        "`to` names `tokens`, `users` or both, or says `\"everyone\": true`.")
    case .tooManyNames:
      Row(
        .unprocessableContent, "Too many names",
        "At most 10,000 tokens and users together; split the request, or send to everyone.")
    case .payloadTooLarge:
      Row(
        .unprocessableContent, "The payload is too large for Apple",
        "Shorten it in the language that `language` names, or send it with `truncate`: `bytes` is its "
          + "size there, `maximum_bytes` Apple's limit for the push type, `sizes` has every language "
          + "that is over it.")
    case .noText:
      Row(
        .unprocessableContent, "Somebody would get no text",
        "Add the text at `pointer` in the language that `detail` names, or a `fallback` language "
          + "that has every text.")
    case .unknownString:
      Row(
        .unprocessableContent, "Unknown string",
        "Upload the key first (`PUT /v1/apps/{app}/strings/{language}`), or correct its name.")
    case .unclearPushType:
      Row(
        .unprocessableContent, "The push type cannot be told from the payload",
        "Name it in `push_type`.")
    case .pushTypeMismatch:
      Row(
        .unprocessableContent, "Payload and push type do not fit",
        "Apple refuses, delays or drops such a push: change what `pointer` names, or `push_type`.")
    case .invalidPriority:
      Row(
        .unprocessableContent, "Apple does not take this priority",
        "Leave `priority` out, or use one that `detail` lists for the push type.")
    case .invalidExpiration:
      Row(
        .unprocessableContent, "Invalid expiration",
        "`expires_in` in seconds, or `expires_at` as RFC 3339 time or UNIX seconds; not both, not "
          + "in the past, at most 30 days ahead.")
    case .invalidCollapseID:
      Row(.unprocessableContent, "Invalid collapse id", "1 to 64 bytes without control characters.")
    case .wrongTokenKind:
      Row(
        .unprocessableContent, "A token of another kind",
        "Apple gives an app a token for each kind of push. Send to tokens registered with the "
          + "`push_type` that `detail` names.")
    case .idempotencyKeyReused:
      Row(
        .unprocessableContent, "The idempotency key belongs to another request",
        "The key was used within 24 hours with another body. Use a new key for a new request.")
    case .notificationNotFound:
      Row(
        .notFound, "Unknown notification", "Use the `id` of the answer to `POST …/notifications`.")
    case .invalidLocalize:
      Row(
        .unprocessableContent, "No text can be put there",
        "Each name in `localize` is a JSON pointer into `payload`, to a string that is not localized "
          + "in another way.")
    case .invalidRecipient:
      Row(
        .unprocessableContent, "A recipient's arguments do not fit the texts",
        "Give the recipient the argument at `pointer`, of the kind that `detail` names: the texts ask "
          + "for it by `{\"recipient\": name}`.")
    default:
      Row(
        .unprocessableContent, "Invalid payload",
        "Apple's own JSON; texts may be `{\"localized\": {…}}` or `{\"string\": …, \"args\": "
          + "[…]}` at `aps.alert` and its `title`, `subtitle` and `body`, and in `localize`.")
    }
  }

  private var gatewayRow: Row {
    switch self {
    case .databaseUnavailable:
      Row(
        .serviceUnavailable, "The database is not available",
        "Nothing was stored. Send the same request again after `Retry-After` seconds.")
    case .databaseRefused:
      Row(
        .unprocessableContent, "The database refused the request",
        "Nothing was stored. A check of the gateway should have said why: please report it.")
    case .changedMeanwhile:
      Row(.conflict, "It changed meanwhile", "Another request changed the same thing: try again.")
    default:
      Row(
        .internalServerError, "The gateway failed",
        "The gateway's log has the cause under this answer's request id.")
    }
  }
}
