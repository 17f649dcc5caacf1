// SPDX-License-Identifier: Apache-2.0
internal import API
internal import AsyncIO
internal import HTTPServer
internal import HTTPTypes
internal import Identity
internal import Logging
internal import Metrics
internal import PushModel
internal import TLS

/// The page for signing in, signing in with an API key, and signing out.
enum SignIn {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "sign-in", .open, show),
    AdminRoute(.post, "sign-in", .open, signIn),
    AdminRoute(.get, "sign-in/link", .open, followLink),
    AdminRoute(.post, "sign-out", .open, signOut),
  ]

  static let link = Link("sign-in")

  /// Returns what a browser without a session gets.
  static func response(instead request: Request) -> Response {
    let target = request.method == .post ? nil : Link(of: request)
    // Browsers do not send a strict cookie when a link on another site is followed. A page of our
    // own opens the address again, then with the cookie, if there is one.
    if let target, request.headers[.fetchSite] == "cross-site" {
      return Page(title: "Opening", refresh: target).response { html in
        html.tag("section", .class("card")) { html in
          html.tag("h1", text: "Opening the page")
          html.tag("p") { html in html.tag("a", .href(target), text: "Continue to Pushgate") }
        }
      }
    }
    return .redirect(to: link(next: target))
  }

  static func link(next: Link?) -> Link {
    guard let next, next != Link.start else { return link }
    return Link("sign-in", query: [.init(name: "next", value: next.text)])
  }

  /// Returns the target of the redirect after signing in; the first page for an address that does
  /// not belong to the page.
  static func target(_ next: String?) -> Link {
    next.flatMap(Link.init(target:)) ?? Link.start
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let next = target(visit.request.query.first("next"))
    let isSignedIn = Session.caller(of: visit.request, visit.origin, visit.services) != nil
    if isSignedIn { return .redirect(to: next) }
    // The proxy's person has no role; otherwise the session would exist.
    let person = visit.services.signIn.person(of: visit.request)
    return page(
      visit, next, problem: person.map { "\($0.name) has no role on this page." })
  }

  @Sendable private static func signIn(_ visit: Visit) async throws -> Response {
    let form = try visit.form()
    let next = target(form.first("next"))
    return try attempt(visit, next, refusal: "This is not a valid API key.") {
      // Keys contain no spaces; a pasted one may have some around it.
      SHA256.hash(Array((form.first("key") ?? "").filter { !$0.isWhitespace }.utf8))
    }
  }

  @Sendable private static func followLink(_ visit: Visit) async throws -> Response {
    // A link on another site must not sign in, not even to a session of its author.
    if let site = visit.request.headers[.fetchSite], site != "none" {
      return .redirect(to: link)
    }
    return try attempt(
      visit, Link.start, refusal: "This link has expired or was used. Use an API key."
    ) {
      visit.services.links.use(visit.request.query.first("code") ?? "", at: visit.now)
    }
  }

  /// Answers an attempt to sign in.
  /// - Parameter keyHash: returns the hash of the caller's key; called unless too many attempts
  ///   failed.
  private static func attempt(
    _ visit: Visit, _ next: Link, refusal: String, _ keyHash: () -> [UInt8]?
  ) throws -> Response {
    let (services, now) = (visit.services, visit.now)
    guard services.signIn.acceptsKeys else {
      return page(visit, next, .forbidden, problem: "This page does not accept API keys.")
    }
    if let response = throttled(visit, next) { return response }
    let hash = keyHash()
    let caller = hash.flatMap {
      Caller(
        keyHash: $0, policy: services.api.access, configuration: services.api.configuration())
    }
    guard let hash, let caller else {
      services.throttle.noteFailure(of: visit.origin.address, at: now)
      note("refused", visit)
      return page(visit, next, .forbidden, problem: refusal)
    }
    note("succeeded", visit, caller)
    var response = Response.redirect(to: next)
    let session = Session(.key(hash), issuedAt: now)
    response.headers[.setCookie] = try session.cookie(
      by: services.secrets, isSecure: visit.origin.isSecure)
    return response
  }

  /// Returns the response after too many failed attempts; nil if the client may try.
  static func throttled(_ visit: Visit, _ next: Link) -> Response? {
    let wait = visit.services.throttle.wait(for: visit.origin.address, at: visit.now)
    guard let wait else { return nil }
    note("throttled", visit)
    var response = page(
      visit, next, .tooManyRequests,
      problem: "Too many failed attempts from your address. Try again in \(wait) seconds.")
    response.headers[.retryAfter] = "\(wait)"
    return response
  }

  @Sendable private static func signOut(_ visit: Visit) async throws -> Response {
    var response = Response.redirect(to: link)
    response.headers[.setCookie] = Session.endingCookie(isSecure: visit.origin.isSecure)
    return response
  }

  /// Logs and counts an attempt.
  /// - Parameters:
  ///   - person: the name of a person whom the identity provider has authenticated.
  ///   - reason: why it failed.
  static func note(
    _ result: String, _ visit: Visit, _ caller: Caller? = nil, person: String? = nil,
    reason: String? = nil
  ) {
    let api = visit.services.api
    api.meters?.counter(.adminSignIns, result).add()
    var metadata: Logger.Metadata = [
      "result": "\(result)", "client": "\(visit.origin.address.host)",
      "request_id": "\(visit.request.id)",
    ]
    switch caller?.actor {
    case .key(let id, _): metadata["key_id"] = "\(id)"
    case let actor?: metadata["actor"] = "\(actor.kind.name)"
    case nil: break
    }
    if let person { metadata["person"] = "\(person)" }
    if let reason { metadata["reason"] = "\(reason)" }
    api.logger.log(
      level: result == "succeeded" ? .notice : .warning, "admin page sign-in", metadata: metadata)
  }

  /// Returns the page with the ways to sign in.
  static func page(
    _ visit: Visit, _ next: Link, _ status: HTTPResponse.Status = .ok, problem: String? = nil
  ) -> Response {
    let services = visit.services
    return Page(title: "Sign in").response(status) { html in
      html.tag("section", .class("card sign-in")) { html in
        html.tag("h1", text: "Sign in")
        if let problem { html.problem(problem, id: "key-problem") }
        if let provider = services.provider {
          html.tag("a", .class("button"), .href(OpenIDSignIn.link(next: next))) { html in
            html.text("Sign in with ")
            html.isolated(provider.name)
          }
        }
        if services.signIn.acceptsKeys {
          writeForm(to: &html, next, isFirst: services.provider == nil, hasFailed: problem != nil)
        }
      }
    }
  }

  private static func writeForm(to html: inout HTML, _ next: Link, isFirst: Bool, hasFailed: Bool) {
    html.tag("p", .class("hint"), text: "\(isFirst ? "Use" : "Or use") an API key of this gateway.")
    html.tag("form", .text("method", "post"), .action(link)) { html in
      html.void("input", .text("type", "hidden"), .text("name", "next"), .text("value", next.text))
      html.tag("label", .text("for", "key"), text: "API key")
      html.void(
        "input", .id("key"), .text("name", "key"), .text("type", "password"),
        .text("autocomplete", "current-password"), .text("spellcheck", "false"),
        .flag("required"), .flag("autofocus", isFirst),
        .text("aria-describedby", ifAny: hasFailed ? "key-problem" : nil),
        .text("aria-invalid", ifAny: hasFailed ? "true" : nil))
      html.tag("button", isFirst ? .class("primary") : nil, text: "Sign in")
    }
    html.tag("details", .class("help")) { html in
      html.tag("summary", text: "Where do I get a key?")
      html.tag("p") { html in
        html.text("The key of ")
        html.tag("code", text: "PUSHGATE_ADMIN_KEY")
        html.text(" works, and so does every key from ")
        html.tag("code", text: "pushgate keys create")
        html.text(". A key sees what its scopes and applications allow.")
      }
    }
  }
}
