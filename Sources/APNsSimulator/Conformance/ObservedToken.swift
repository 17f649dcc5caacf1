// SPDX-License-Identifier: Apache-2.0

import JSONText
import TLS

/// A provider token, parsed without verification, with the irregularities of its form.
struct ObservedToken: Sendable {
  private(set) var keyID = ""
  private(set) var team = ""
  /// UNIX seconds.
  private(set) var issuedAt: Int64?
  /// Irregularity that Apple refuses.
  private(set) var fault: String?
  /// Irregularity that Apple accepts although RFC 7515 forbids it.
  private(set) var oddity: String?

  /// - Parameter authorization: value of the header. The result is nil if it contains no bearer
  ///   token.
  init?(authorization: String) {
    let parts = authorization.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    let pieces = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count == 3, let header = Self.object(pieces[0]),
      let claims = Self.object(pieces[1]), let signature = Self.decode(pieces[2])
    else {
      fault = "not three parts of base64url with JSON"
      return
    }
    keyID = header["kid"]?.string ?? ""
    team = claims["iss"]?.string ?? ""
    issuedAt = ProviderToken.seconds(claims["iat"])
    fault = Self.fault(header, claims, hasTime: issuedAt != nil)
    if pieces.contains(where: { $0.contains { "+/=".contains($0) } }) {
      oddity = "padded or standard base64"
    } else if signature.count != 64 {
      if signature.first == 0x30 {
        oddity = "a signature in DER"
      } else {
        fault = fault ?? "a signature of \(signature.count) bytes"
      }
    }
    if fault == nil, claims["iat"]?.kind == .string { oddity = oddity ?? "iat is a string" }
  }

  /// Team id and key id.
  var owner: String { team + "/" + keyID }

  private static func fault(_ header: JSONValue, _ claims: JSONValue, hasTime: Bool) -> String? {
    if header["alg"]?.string != "ES256" { return "alg is not ES256" }
    if header["kid"]?.string?.utf8.count != 10 { return "kid is not of ten characters" }
    if claims["iss"]?.string?.utf8.count != 10 { return "iss is not of ten characters" }
    return hasTime ? nil : "iat is not a number of seconds"
  }
}

extension ObservedToken {
  private static func object(_ part: Substring) -> JSONValue? {
    guard let bytes = decode(part), let root = (try? JSONDocument(parsing: bytes))?.root,
      root.kind == .object
    else { return nil }
    return root
  }

  /// Decodes one of the three parts. Accepts standard base64 and padding, as Apple does.
  static func decode(_ part: Substring) -> [UInt8]? {
    let plain = part.compactMap { character -> Character? in
      switch character {
      case "+": "-"
      case "/": "_"
      case "=": nil
      default: character
      }
    }
    return Base64URL.decode(String(plain))
  }
}

/// The observed tokens, by signing key.
struct TokenHistory: Sendable {
  /// Maximum numbers of stored keys and token texts, because a client that signs for every push
  /// must not fill memory.
  private static let maximumKeys = 256
  private static let maximumTexts = 1024
  /// Tokens remembered per key. A token lives for an hour, so a compliant client uses at most three
  /// at a time.
  private static let tokensPerKey = 8

  struct Key: Sendable {
    /// Issue time of the first observed token in UNIX seconds.
    var firstIssuedAt: Int64
    /// The latest tokens, each with the time of its first use.
    var tokens: [(text: String, seenAt: Int64)]
  }

  /// A token that APNs refused, stored until later pushes show how the client reacts.
  struct Refusal: Sendable {
    let text: String
    let reason: String
    let proof: ReadingProof
    var isSettled = false
  }

  private var parsed: [String: ObservedToken?] = [:]
  private var keys: [String: Key] = [:]
  private(set) var teams: Set<String> = []
  var refusals: [Refusal] = []
  /// Highest number of remembered refusals; the latest ones remain.
  private static let maximumRefusals = 16

  /// Returns the token of a header, and whether its text is new.
  mutating func read(_ authorization: String) -> (token: ObservedToken?, isNew: Bool) {
    if let known = parsed[authorization] { return (known, false) }
    if parsed.count >= Self.maximumTexts { parsed = [:] }
    let token = ObservedToken(authorization: authorization)
    parsed[authorization] = .some(token)
    if let token, token.fault == nil, teams.count < Self.maximumKeys { teams.insert(token.team) }
    return (token, true)
  }

  func key(_ owner: String) -> Key? { keys[owner] }

  mutating func see(_ text: String, of token: ObservedToken, issuedAt: Int64, at now: Int64) {
    if var key = keys[token.owner] {
      if key.tokens.contains(where: { $0.text == text }) { return }
      key.tokens = key.tokens.suffix(Self.tokensPerKey - 1) + [(text, now)]
      keys[token.owner] = key
    } else if keys.count < Self.maximumKeys {
      keys[token.owner] = Key(firstIssuedAt: issuedAt, tokens: [(text, now)])
    }
  }

  mutating func refuse(_ text: String, reason: String, _ proof: ReadingProof) {
    if refusals.contains(where: { $0.text == text && $0.reason == reason && !$0.isSettled }) {
      return
    }
    refusals = refusals.suffix(Self.maximumRefusals - 1)
    refusals.append(Refusal(text: text, reason: reason, proof: proof))
  }
}
