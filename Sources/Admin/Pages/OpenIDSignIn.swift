// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Identity
internal import Metrics
internal import PushModel
internal import TLS

/// Signing in at an OpenID Connect provider.
enum OpenIDSignIn {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "sign-in/start", .open, start),
    AdminRoute(.get, "sign-in/callback", .open, finish),
  ]

  /// Returns the address that begins a sign-in.
  static func link(next: Link) -> Link {
    Link("sign-in", "start", query: [.init(name: "next", value: next.text)])
  }

  /// Sends the browser to the provider.
  ///
  /// Not a form: Content-Security-Policy's `form-action` would also apply to the redirect. The
  /// link of another site shows the page with the button, so that it begins nothing.
  @Sendable private static func start(_ visit: Visit) async throws -> Response {
    let next = SignIn.target(visit.request.query.first("next"))
    let site = visit.request.headers[.fetchSite] ?? "none"
    guard let provider = visit.services.provider, site == "same-origin" || site == "none" else {
      return .redirect(to: SignIn.link(next: next))
    }
    if let response = SignIn.throttled(visit, next) { return response }
    let attempt = SignInAttempt(next: next, at: visit.now)
    do throws(OpenIDFault) {
      let url = try await provider.authorizationURL(for: attempt.secrets, at: visit.now)
      var response = Response.redirect(to: next)
      response.headers[.location] = url
      response.headers[.setCookie] = SignInAttempt.cookie(
        try? attempt.sealed(by: visit.services.secrets), isSecure: visit.origin.isSecure)
      return response
    } catch { return refusal(error, visit, next) }
  }

  /// Receives the provider's answer, by which the browser comes back.
  ///
  /// The answer is a page and no redirect: a redirect would belong to the provider's navigation, so
  /// that browsers would not send the new, strict cookie.
  @Sendable private static func finish(_ visit: Visit) async throws -> Response {
    guard let provider = visit.services.provider else { return .redirect(to: SignIn.link) }
    let query = visit.request.query
    guard let attempt = SignInAttempt(of: visit), let state = query.onlyValue("state"),
      constantTimeEqual(Array(state.utf8), Array(attempt.secrets.state.utf8))
    else {
      // Not logged or counted against the address: any site can send a browser here.
      visit.services.api.meters?.counter(.adminSignIns, "refused").add()
      return SignIn.page(
        visit, .start, .forbidden,
        problem: "This browser has not begun this sign-in, or more than ten minutes ago. "
          + "Begin at \(provider.ownOrigin)\(Link.prefix).")
    }
    var response = try await answer(attempt, provider, query, visit)
    response.headers.append(
      HTTPField(
        name: .setCookie, value: SignInAttempt.cookie(nil, isSecure: visit.origin.isSecure)))
    return response
  }

  private static func answer(
    _ attempt: SignInAttempt, _ provider: OpenIDProvider, _ query: QueryItems, _ visit: Visit
  ) async throws -> Response {
    if let response = SignIn.throttled(visit, attempt.next) { return response }
    let person: Person
    do throws(OpenIDFault) {
      if let code = query.first("error") {
        throw OpenIDFault(.rejected, "the provider answered \(OpenIDProvider.code(code))")
      }
      guard let code = query.onlyValue("code"), !code.isEmpty else {
        throw OpenIDFault(.rejected, "the provider's answer has no code")
      }
      try provider.check(issuer: query.first("iss"))
      person = try await provider.person(code: code, attempt.secrets, at: visit.now)
    } catch { return refusal(error, visit, attempt.next) }
    let (services, settings) = (visit.services, visit.services.signIn)
    guard let role = settings.roles.first(of: person) else {
      services.throttle.noteFailure(of: visit.origin.address, at: visit.now)
      SignIn.note("refused", visit, person: person.name, reason: "no role")
      return SignIn.page(
        visit, attempt.next, .forbidden,
        problem: "\(person.name) has no role on this page. Ask its administrator for one.")
    }
    SignIn.note("succeeded", visit, person: person.name)
    let session = Session(
      .person(person.name, role: role.name, settings: settings.fingerprint), issuedAt: visit.now)
    var response = Page(title: "Signed in", refresh: attempt.next).response { html in
      html.tag("section", .class("card")) { html in
        html.tag("h1", text: "Signed in")
        html.tag("p") { $0.tag("a", .href(attempt.next), text: "Continue to Pushgate") }
      }
    }
    response.headers[.setCookie] = try session.cookie(
      by: services.secrets, isSecure: visit.origin.isSecure)
    return response
  }

  /// Logs and counts a failed attempt, and returns the page about it.
  private static func refusal(_ fault: OpenIDFault, _ visit: Visit, _ next: Link) -> Response {
    // Faults of the provider must not lock out the sign-in by key.
    if fault.kind == .rejected {
      visit.services.throttle.noteFailure(of: visit.origin.address, at: visit.now)
    }
    SignIn.note("refused", visit, reason: fault.description)
    switch fault.kind {
    case .provider:
      return SignIn.page(
        visit, next, .badGateway,
        problem: "The identity provider gives no usable answer. The gateway’s log has the reason.")
    case .rejected:
      return SignIn.page(
        visit, next, .forbidden,
        problem: "The sign-in was cancelled or rejected. The gateway’s log has the reason.")
    case .busy:
      return SignIn.page(
        visit, next, .serviceUnavailable, problem: "Many people sign in. Try again in a moment.")
    }
  }
}

extension QueryItems {
  /// Returns the value of a name that occurs once.
  fileprivate func onlyValue(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }
}
