// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import HTTPClient
internal import JSONText
package import PushModel
package import TLS

/// An identity provider, as its client sees it: where browsers sign in, and which tokens are valid
/// (OpenID Connect Core 1.0, §3.1, with PKCE, RFC 7636).
///
/// Fetches the provider's description and keys when they are needed, and keeps both for an hour. A
/// token with an unknown key causes another fetch of the keys, at most once a minute. All requests
/// have a deadline and a size limit, and wait without blocking the loop.
///
/// One per shard, used on its loop.
package final class OpenIDProvider {
  /// The provider's published configuration (OpenID Connect Discovery 1.0, §3).
  private struct Description {
    let authorization: Endpoint
    let token: Endpoint
    let keys: Endpoint
    /// The scopes to request: some providers report groups only if asked for them.
    let scopes: String
    /// Whether the client's secret is sent in the form instead of `Authorization`.
    let takesSecretInForm: Bool
  }

  /// The secrets of one sign-in: they connect the answer to the browser that asked.
  package struct Attempt: Sendable, Equatable {
    package let state: String
    package let nonce: String
    package let verifier: String

    package init(state: String, nonce: String, verifier: String) {
      self.state = state
      self.nonce = nonce
      self.verifier = verifier
    }
  }

  /// Seconds for which the description and the keys are kept.
  private static let keptSeconds: Int64 = 3600
  /// Seconds between two fetches of the keys because of unknown ones.
  private static let refetchSeconds: Int64 = 60
  /// Time for one sign-in, over up to three requests; a person waits.
  private static let deadline = Duration.seconds(10)
  /// Tokens of people with hundreds of groups have some ten thousand bytes.
  private static let responseBytes = 256 * 1024
  /// Sign-ins of a shard that wait for the provider at once. Any client can begin one.
  private static let maximumWaiting = 16

  private let settings: OpenIDSettings
  private let context: TLSContext
  private let loop: EventLoop
  private var description: (value: Description, at: Instant)?
  private var keys: (value: [JSONWebKey], at: Instant)?
  /// When an unknown key last caused a fetch.
  private var refetchedAt: Instant?
  private var waiting = 0

  /// - Throws: `TLSError` if the machine's roots cannot be used.
  package init(_ settings: OpenIDSettings, on loop: EventLoop) throws(TLSError) {
    self.settings = settings
    self.loop = loop
    context = try TLSContext.client(alpn: ["http/1.1"])
  }

  /// The provider's host, as people know it.
  package var name: String { settings.issuer.address.place.host }
  /// Scheme and host of the gateway, as the provider knows them.
  package var ownOrigin: String { settings.redirect.origin }

  /// Returns the address at which a browser signs in.
  package func authorizationURL(
    for attempt: Attempt, at now: Instant
  ) async throws(OpenIDFault) -> String {
    let provider = try await limited { deadline throws(OpenIDFault) in
      try await description(at: now, deadline)
    }
    let address = provider.authorization.text
    let query = RequestTarget(
      [],
      query: [
        QueryPair("response_type", "code"), QueryPair("client_id", settings.clientID),
        QueryPair("redirect_uri", settings.redirect.text), QueryPair("scope", provider.scopes),
        QueryPair("state", attempt.state), QueryPair("nonce", attempt.nonce),
        QueryPair("code_challenge", Self.challenge(attempt.verifier)),
        QueryPair("code_challenge_method", "S256"),
      ]
    ).description.dropFirst()
    return "\(address)\(address.contains("?") ? "&" : "?")\(query)"
  }

  /// Returns the code challenge of a verifier (RFC 7636 §4.2).
  static func challenge(_ verifier: String) -> String {
    Base64URL.encode(SHA256.hash(Array(verifier.utf8)))
  }

  /// Exchanges the code that a browser brought for a token, and returns the person it is about.
  package func person(
    code: String, _ attempt: Attempt, at now: Instant
  ) async throws(OpenIDFault) -> Person {
    try await limited { deadline throws(OpenIDFault) in
      let description = try await description(at: now, deadline)
      let text = try await idToken(code, attempt, description, deadline)
      let token = try IDToken(parsing: text)
      guard let key = try await key(of: token, description, at: now, deadline) else {
        throw OpenIDFault(.rejected, "the id token's key is unknown")
      }
      try token.verify(
        by: key,
        IDToken.Expectation(
          issuer: settings.issuer.text, clientID: settings.clientID, nonce: attempt.nonce,
          now: now.seconds))
      return try token.person()
    }
  }

  /// Checks the issuer that a provider adds to its answer (RFC 9207 §2.4).
  package func check(issuer: String?) throws(OpenIDFault) {
    guard issuer.map({ $0.utf8.elementsEqual(settings.issuer.text.utf8) }) ?? true else {
      throw OpenIDFault(.rejected, "the answer is from another issuer (iss)")
    }
  }

  /// Checks whether the provider answers, and has usable keys.
  package func check(at now: Instant) async throws(OpenIDFault) {
    try await limited { deadline throws(OpenIDFault) in
      let keys = try await fetchKeys(description(at: now, deadline), at: now, deadline)
      if keys.isEmpty { throw OpenIDFault(.provider, "it has no key for RS256 or ES256") }
    }
  }

  private func limited<Value>(
    _ work: (MonotonicTime) async throws(OpenIDFault) -> Value
  ) async throws(OpenIDFault) -> Value {
    guard waiting < Self.maximumWaiting else {
      throw OpenIDFault(.busy, "\(waiting) sign-ins wait for the provider")
    }
    waiting += 1
    defer { waiting -= 1 }
    return try await work(loop.now + Self.deadline)
  }

  // MARK: description and keys

  private func description(
    at now: Instant, _ deadline: MonotonicTime
  ) async throws(OpenIDFault) -> Description {
    if let description, Self.isFresh(description.at, now) { return description.value }
    var base = settings.issuer.target[...]
    while base.hasSuffix("/") { base.removeLast() }
    let json = try await fetch(
      settings.issuer, "GET", "\(base)/.well-known/openid-configuration", by: deadline)
    // Otherwise another issuer could describe itself as this one (Discovery 1.0, §4.3).
    guard let issuer = json["issuer"]?.string, issuer.utf8.elementsEqual(settings.issuer.text.utf8)
    else { throw OpenIDFault(.provider, "its configuration names another issuer") }
    func endpoint(_ name: String) throws(OpenIDFault) -> Endpoint {
      guard let endpoint = json[name]?.string.flatMap(Endpoint.init) else {
        throw OpenIDFault(.provider, "its configuration has no usable \(name)")
      }
      return endpoint
    }
    let methods = json.texts("token_endpoint_auth_methods_supported")
    let value = Description(
      authorization: try endpoint("authorization_endpoint"), token: try endpoint("token_endpoint"),
      keys: try endpoint("jwks_uri"),
      scopes: "openid email\(json.texts("scopes_supported").contains("groups") ? " groups" : "")",
      takesSecretInForm: !methods.isEmpty && !methods.contains("client_secret_basic"))
    description = (value, now)
    return value
  }

  private func key(
    of token: IDToken, _ description: Description, at now: Instant, _ deadline: MonotonicTime
  ) async throws(OpenIDFault) -> JSONWebKey? {
    if let keys, Self.isFresh(keys.at, now) {
      if let key = try token.key(in: keys.value) { return key }
      // The provider has a new key, or its tokens have invented ones.
      if let last = refetchedAt, last <= now, now < last.adding(seconds: Self.refetchSeconds) {
        return nil
      }
      refetchedAt = now
    }
    return try token.key(in: await fetchKeys(description, at: now, deadline))
  }

  private func fetchKeys(
    _ description: Description, at now: Instant, _ deadline: MonotonicTime
  ) async throws(OpenIDFault) -> [JSONWebKey] {
    let endpoint = description.keys
    let value = JSONWebKey.keys(in: try await fetch(endpoint, "GET", endpoint.target, by: deadline))
    keys = (value, now)
    return value
  }

  /// A time from the future is from a clock that was set back since.
  private static func isFresh(_ at: Instant, _ now: Instant) -> Bool {
    at <= now && now < at.adding(seconds: keptSeconds)
  }

  // MARK: requests

  private func idToken(
    _ code: String, _ attempt: Attempt, _ description: Description, _ deadline: MonotonicTime
  ) async throws(OpenIDFault) -> String {
    var form = [
      QueryPair("grant_type", "authorization_code"), QueryPair("code", code),
      QueryPair("redirect_uri", settings.redirect.text),
      QueryPair("code_verifier", attempt.verifier),
    ]
    let client = [
      QueryPair("client_id", settings.clientID), QueryPair("client_secret", settings.clientSecret),
    ]
    var fields = [HeaderField("Content-Type", "application/x-www-form-urlencoded")]
    if description.takesSecretInForm {
      form += client
    } else {
      // Both are form-encoded before they are joined (RFC 6749 §2.3.1).
      let pair = client.map { Self.form([QueryPair("", $0.value)]).dropFirst() }
      fields.append(
        HeaderField("Authorization", "Basic \(Base64.encode(Array("\(pair[0]):\(pair[1])".utf8)))"))
    }
    let endpoint = description.token
    let json = try await fetch(
      endpoint, "POST", endpoint.target, fields, Array(Self.form(form).utf8), by: deadline)
    guard let token = json["id_token"]?.string else {
      throw OpenIDFault(.provider, "its token response has no id token")
    }
    return token
  }

  /// Encodes pairs as a form, with all but unreserved characters percent-encoded.
  private static func form(_ pairs: [QueryPair]) -> Substring {
    RequestTarget([], query: pairs).description.dropFirst()
  }

  private func fetch(
    _ endpoint: Endpoint, _ method: String, _ target: String, _ fields: [HeaderField] = [],
    _ body: [UInt8]? = nil, by deadline: MonotonicTime
  ) async throws(OpenIDFault) -> JSONValue {
    let connection = ServerConnection(
      endpoint.server, context: context, on: loop, names: .peers, allows: { _ in true })
    let response: (head: ResponseHead, body: [UInt8])
    do throws(CallFault) {
      response = try await connection.fetch(
        method, target, fields: fields + [HeaderField("Accept", "application/json")], body: body,
        atMost: Self.responseBytes, deadline: deadline)
    } catch { throw OpenIDFault(.provider, "\(endpoint.origin): \(error)") }
    let json = try? JSONDocument(parsing: response.body, maximumDepth: 32, takesRepeatedNames: true)
      .root
    guard response.head.status == 200, let json, json.kind == .object else {
      // The provider's own code for a refused code or client (RFC 6749 §5.2).
      let code = json?["error"]?.string.map { ", \(Self.code($0))" } ?? ""
      throw OpenIDFault(
        response.head.status == 400 && body != nil ? .rejected : .provider,
        "\(endpoint.origin) answered \(method) with \(response.head.status)\(code)")
    }
    return json
  }

  /// Returns an error code of the provider for a log: without characters that no code has.
  package static func code(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { "a"..."z" ~= $0 || $0 == "_" }.prefix(40).map(Character.init))
  }
}
