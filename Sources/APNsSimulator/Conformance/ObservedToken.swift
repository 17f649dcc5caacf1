// SPDX-License-Identifier: Apache-2.0

import JSONText
import TLS

/// A provider token as its text says it, with what is unusual in its form. Nothing is verified.
struct ObservedToken: Sendable {
  private(set) var keyID = ""
  private(set) var team = ""
  /// UNIX seconds.
  private(set) var issuedAt: Int64?
  /// What Apple refuses.
  private(set) var fault: String?
  /// What Apple takes though RFC 7515 does not allow it.
  private(set) var oddity: String?

  /// - Parameter authorization: the header's value; nil when it brings no token at all.
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

  /// Whose token it is.
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

  /// The bytes of one of the three parts; standard base64 and padding are taken as Apple takes them.
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

/// The tokens that were seen, by the key that signed them.
struct TokenHistory: Sendable {
  /// Keys and texts remembered; a client that signs for every push is not remembered for ever.
  private static let maximumKeys = 256
  private static let maximumTexts = 1024
  /// A token lives for an hour, so three are in use at most if the rules are kept.
  private static let tokensPerKey = 8

  struct Key: Sendable {
    /// Of the first token seen, in UNIX seconds.
    var firstIssuedAt: Int64
    /// The latest, and when each was first seen.
    var tokens: [(text: String, seenAt: Int64)]
  }

  /// A token that APNs did not take, until pushes show what the client does about it.
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
  /// Refusals remembered, the latest.
  private static let maximumRefusals = 16

  /// The token in this header, and whether its text is new.
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
