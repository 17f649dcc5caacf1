// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// One credential of an application: its state, a check with Apple, and its removal.
struct CredentialPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "applications/{app}/credentials", .scope(.admin), showUpload),
    AdminRoute(
      .post, "applications/{app}/credentials", .scope(.admin), bodyLimit: .credential, upload),
    AdminRoute(
      .get, "applications/{app}/credentials/{environment}/{name}", .scope(.admin), show),
    AdminRoute(
      .post, "applications/{app}/credentials/{environment}/{name}/test", .scope(.admin), test),
    AdminRoute(
      .post, "applications/{app}/credentials/{environment}/{name}/remove", .scope(.admin), remove),
  ]

  static func addition(to app: App) -> Link { Link("applications", app.bundleID, "credentials") }

  static func link(_ app: App, _ place: CredentialPlace, done: String? = nil) -> Link {
    Link(
      "applications", app.bundleID, "credentials", place.environment.rawValue, place.name,
      query: done.map { [.init(name: "done", value: $0)] } ?? [])
  }

  let visit: Visit
  let app: App
  let place: CredentialPlace
  let credential: Credential
  let refusal: CredentialRefusal?
  /// Whether another word than the confirmation was typed.
  var isUnconfirmed = false
  /// The result of the check that this request asked for.
  var check: CredentialCheck?

  private init(_ visit: Visit) async throws {
    self.visit = visit
    app = try visit.pathApp()
    place = try Self.place(visit, app)
    guard let credential = visit.services.api.credential(at: place) else {
      throw Fault.noCredential
    }
    self.credential = credential
    refusal = try await visit.services.api.store.credentialEvents.refusals(of: app.id)[place]
  }

  private static func place(_ visit: Visit, _ app: App) throws(Fault) -> CredentialPlace {
    try CredentialPlace(
      of: app, environment: visit.request.parameters["environment"] ?? "",
      name: visit.request.parameters["name"] ?? "")
  }

  /// Returns the entry of the audit log for an action on a credential.
  private static func change(
    by route: StaticString, _ action: String, _ visit: Visit, _ app: App, _ place: CredentialPlace
  ) -> AuditedChange {
    visit.change(
      by: route,
      at: "applications/\(app.bundleID)/credentials/\(place.environment.rawValue)/\(place.name)/"
        + action,
      app: app.bundleID)
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    try await CredentialPage(visit).response()
  }

  /// Checks the credential with Apple. The result is not stored, and so is the answer.
  @Sendable private static func test(_ visit: Visit) async throws -> Response {
    var page = try await CredentialPage(visit)
    try await visit.services.api.store.audit.note(
      change(
        by: "applications/{app}/credentials/{environment}/{name}/test", "test", visit, page.app,
        page.place))
    page.check = await visit.services.api.checkCredential(page.credential, page.app)
    return page.response()
  }

  @Sendable private static func remove(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let place = try place(visit, app)
    guard try visit.confirms(place.name) else {
      var page = try await CredentialPage(visit)
      page.isUnconfirmed = true
      return page.response(.unprocessableContent)
    }
    try await visit.services.api.deleteCredential(
      at: place,
      noting: change(
        by: "applications/{app}/credentials/{environment}/{name}/remove", "remove", visit, app,
        place))
    return .redirect(to: ApplicationPage.link(app, done: "removed"))
  }

  // MARK: content

  private func response(_ status: HTTPResponse.Status = .ok) -> Response {
    let state = CredentialStatus(credential, refusal, at: visit.now)
    return Page(title: "Credential \(place.name)", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(ApplicationPage.link(app)), text: app.bundleID)
      }
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Credential \(place.name)")
        html.status(state)
      }
      switch visit.request.query.first("done") {
      case "stored":
        html.done("The credential was stored. Test it to see whether Apple accepts it.")
      case "replaced": html.done("The credential was replaced.")
      default: break
      }
      if let check { writeResult(check, to: &html) }
      if let explanation = state.explanation {
        html.tag("p", .class("message warn"), text: explanation)
      }
      html.tag("div", .class("columns")) { html in
        html.tag("section", .class("panel"), .text("aria-labelledby", "facts")) { html in
          html.tag("h2", .id("facts"), text: credential.kindLabel)
          writeFacts(to: &html)
          html.curl("POST", "\(path)/test", visit)
        }
        writeActions(to: &html)
      }
    }
  }

  private var path: String {
    "/v1/apps/\(app.bundleID)/credentials/\(place.environment.rawValue)/\(place.name)"
  }

  private func writeResult(_ check: CredentialCheck, to html: inout HTML) {
    let text =
      switch check.verdict {
      case .good: "Apple accepts this credential."
      case .refused: "Apple refuses this credential."
      case .unusable:
        "No request was sent: the credential is not readable, is outside its validity, or covers "
          + "no topic of the application."
      case .unknown: "The check had no result. Try again later."
      }
    let details = [
      check.topic.map { "topic \($0)" }, check.status.map { "status \($0)" },
      check.verdict == .good ? nil : check.reason.map { "reason \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    let content = { (html: inout HTML) in
      html.text(text)
      if !details.isEmpty { html.text(" Details: \(details).") }
    }
    switch check.verdict {
    case .good:
      html.tag("p", .class("message good"), .text("role", "status"), content: content)
    case .refused, .unusable:
      html.tag("p", .class("message bad"), .text("role", "alert"), content: content)
    case .unknown:
      html.tag("p", .class("message warn"), .text("role", "status"), content: content)
    }
  }

  private func writeFacts(to html: inout HTML) {
    html.tag("dl") { html in
      html.fact("Application") { $0.text(app.bundleID) }
      html.fact("Environment") { $0.text(place.environment.rawValue.asLabel) }
      switch credential.identity {
      case .key(let key):
        html.fact("Key id") { $0.tag("code", text: key.keyID) }
        html.fact("Team id") { $0.tag("code", text: key.teamID) }
        html.fact("Expires") { $0.text("Signing keys do not expire.") }
      case .certificate(let certificate): write(certificate.contents, to: &html)
      }
      if let refusal {
        html.fact("Refused since") { $0.time(refusal.at, now: visit.now) }
        html.fact("Apple’s reason") { html in
          if let reason = refusal.reason { html.isolated(reason) } else { html.nothing("none") }
        }
      }
      html.fact("Stored") { $0.time(credential.createdAt, now: visit.now) }
    }
  }

  private func write(_ contents: ProviderCertificate.Contents, to html: inout HTML) {
    html.fact("Topics") { html in
      html.tag("ul", .class("plain")) { html in
        for topic in contents.topics.sorted() { html.tag("li") { $0.isolated(topic) } }
      }
    }
    html.fact("For") { html in
      html.text(contents.environments.map(\.rawValue.asLabel).sorted().joined(separator: ", "))
    }
    html.fact("Valid from") { $0.time(contents.notBefore, now: visit.now) }
    html.fact("Expires") { $0.time(contents.notAfter, now: visit.now) }
    html.fact("Fingerprint") { $0.tag("code", text: contents.fingerprint) }
  }

  private func writeActions(to html: inout HTML) {
    let parts = ["applications", app.bundleID, "credentials", place.environment.rawValue]
    html.tag("aside", .class("panel"), .text("aria-labelledby", "actions")) { html in
      html.tag("h2", .id("actions"), text: "Actions")
      html.tag(
        "form", .text("method", "post"),
        .action(Link(parts[0], parts[1], parts[2], parts[3], place.name, "test"))
      ) { html in
        html.tag("h3", text: "Test")
        html.tag(
          "p", .class("hint"),
          text: "Sends a push to a token that no device has. No device receives it.")
        html.tag("button", text: "Test with Apple")
      }
      html.confirmation(
        "Remove", "Pushes use the application’s other credentials, or wait.", type: place.name,
        button: "Remove this credential",
        to: Link(parts[0], parts[1], parts[2], parts[3], place.name, "remove"),
        mistake: isUnconfirmed)
    }
  }
}
