// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// One API key, its creation and its revocation. The secret of a key is shown once, in the answer
/// to its creation.
struct KeyPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "keys/new", .gateway(.admin), showCreation),
    AdminRoute(.post, "keys", .gateway(.admin), create),
    AdminRoute(.get, "keys/{id}", .gateway(.admin), show),
    AdminRoute(.post, "keys/{id}/revoke", .gateway(.admin), revoke),
  ]

  static let creation = Link("keys", "new")
  static func link(_ id: Int32) -> Link { Link("keys", "\(id)") }

  let visit: Visit
  let key: APIKey
  let lastUse: Instant?
  /// Whether another word than the confirmation was typed.
  var isUnconfirmed = false

  private init(_ visit: Visit) async throws {
    self.visit = visit
    let id = APIKey.id(visit.request.parameters["id"] ?? "")
    guard let key = visit.services.api.configuration().keys.values.first(where: { $0.id == id })
    else { throw Fault.noKey }
    self.key = key
    lastUse = try await visit.services.api.store.apiKeys.lastUses()[key.id]
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    try await KeyPage(visit).response()
  }

  @Sendable private static func revoke(_ visit: Visit) async throws -> Response {
    let id = visit.request.parameters["id"] ?? ""
    guard try visit.confirms(id) else {
      var page = try await KeyPage(visit)
      page.isUnconfirmed = true
      return page.response(.unprocessableContent)
    }
    try await visit.services.api.revokeKey(
      id, noting: visit.change(by: "keys/{id}/revoke", at: "keys/\(id)/revoke", app: nil))
    return .redirect(to: KeysPage.link(done: "revoked"))
  }

  /// Whether the session uses this key, and ends with it.
  private var isOwn: Bool {
    if case .key(let id, _) = visit.caller?.actor { id == key.id } else { false }
  }

  private func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Key \(key.id)", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { $0.tag("a", .href(KeysPage.link), text: "API keys") }
      html.tag("h1") { html in
        html.text("Key ")
        html.isolated(key.name)
      }
      if isOwn {
        html.tag(
          "p", .class("message warn"),
          text: "You are signed in with this key. Revoking it ends your session.")
      }
      html.tag("div", .class("columns")) { html in
        html.tag("section", .class("panel"), .text("aria-labelledby", "facts")) { html in
          html.tag("h2", .id("facts"), text: "Attributes")
          writeFacts(to: &html)
          html.curl("DELETE", "/v1/keys/\(key.id)", visit)
        }
        html.tag("aside", .class("panel"), .text("aria-labelledby", "actions")) { html in
          html.tag("h2", .id("actions"), text: "Actions")
          html.confirmation(
            "Revoke", "Requests with this key receive 401 at once. This cannot be undone.",
            type: "\(key.id)", button: "Revoke this key",
            to: Link("keys", "\(key.id)", "revoke"), mistake: isUnconfirmed)
        }
      }
    }
  }

  private func writeFacts(to html: inout HTML) {
    html.tag("dl") { html in
      html.fact("Name") { $0.isolated(key.name) }
      html.fact("Number") { $0.text("\(key.id)") }
      html.fact("Scopes") { $0.pills(key.scopeNames) }
      html.fact("Applications") { html in
        if let apps = key.apps { html.pills(apps.sorted()) } else { html.text("All") }
      }
      html.fact("Authentication") { html in
        if let certificate = key.certificate {
          html.text("Client certificate ")
          html.isolated(certificate)
        } else {
          html.text("Secret, of which only the hash is stored")
        }
      }
      html.fact("Rate limit") { html in
        if let limit = key.rateLimit {
          html.text("\(Numbers.text(limit)) requests a second to each node")
        } else {
          html.nothing("none")
        }
      }
      html.fact("Last used") { html in
        if let lastUse { html.time(lastUse, now: visit.now) } else { html.nothing("not used yet") }
      }
      html.fact("Created") { $0.time(key.createdAt, now: visit.now) }
    }
  }

  // MARK: creation

  @Sendable private static func showCreation(_ visit: Visit) async throws -> Response {
    creationPage(visit, FormState())
  }

  @Sendable private static func create(_ visit: Visit) async throws -> Response {
    let form = try visit.form()
    var state = FormState(form)
    do {
      let body = try KeyBody(parsing: json(form))
      let made = try await visit.services.api.createKey(
        body, noting: visit.change(by: "keys", at: "keys", app: nil))
      return createdPage(visit, made.key, made.secret)
    } catch let fault as Fault {
      state.refuse(fault)
      return creationPage(visit, state, .unprocessableContent)
    }
  }

  /// Returns the form as the API's body, so that the same checks apply.
  private static func json(_ form: QueryItems) -> [UInt8] {
    func filled(_ name: String) -> String? {
      form.first(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let apps = (filled("apps") ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    var json = JSONWriter()
    json.object { json in
      json.field("name", filled("name") ?? "")
      json.field("scopes", form.all("scopes"))
      if !apps.isEmpty { json.field("apps", apps) }
      if let limit = filled("rate_limit") {
        // Another text than a number gets the API's message.
        if let number = Int(limit) {
          json.field("rate_limit", number)
        } else {
          json.field("rate_limit", limit)
        }
      }
      if let certificate = filled("certificate") { json.field("certificate", certificate) }
    }
    return json.bytes
  }

  private static let scopes: [(value: String, label: String, hint: String?)] =
    KeyScope.allCases.map { scope in
      let hint =
        switch scope {
        case .devices: "register, change and remove devices"
        case .notify: "send and preview notifications"
        case .read: "read devices, notifications and deliveries"
        case .admin: "everything, including applications, credentials, strings and keys"
        }
      return (scope.rawValue, scope.rawValue, hint)
    }

  private static let fields = ["name", "scopes", "apps", "rate_limit", "certificate"]

  private static func creationPage(
    _ visit: Visit, _ state: FormState, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    Page(title: "Create a key", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { $0.tag("a", .href(KeysPage.link), text: "API keys") }
      html.tag("h1", text: "Create a key")
      html.tag(
        "form", .class("panel sheet"), .text("method", "post"), .action(KeysPage.link)
      ) { html in
        for problem in state.others(than: fields) { html.problem(problem, id: "form-problem") }
        html.input(
          "name", "Name", state, hint: "The program that uses the key", isRequired: true)
        html.checkboxes("scopes", "Scopes", state, scopes)
        html.input(
          "apps", "Applications", state,
          hint: "Bundle ids with spaces between them; empty for all applications")
        html.input("rate_limit", "Requests a second", state, hint: "Empty for no limit")
        html.input(
          "certificate", "Client certificate", state,
          hint: "Fingerprint or subject, for a key without a secret")
        html.tag("button", .class("primary"), text: "Create")
      }
      html.curl(
        "POST", "/v1/keys", visit, body: #"{"name": "backend", "scopes": ["notify", "read"]}"#)
    }
  }

  /// Returns the page with the secret. Like all pages, browsers and proxies must not store it.
  private static func createdPage(_ visit: Visit, _ key: APIKey, _ secret: String?) -> Response {
    let known = visit.services.api.configuration().apps
    let unknown = (key.apps ?? []).filter { known[$0] == nil }.sorted()
    return Page(title: "Key created", visit: visit).response(.created) { html in
      html.tag("p", .class("back")) { $0.tag("a", .href(KeysPage.link), text: "API keys") }
      html.tag("h1", text: "Key created")
      if let secret {
        html.disclosed(
          secret, "Secret of the key",
          "Copy it now: it is not stored, and is not shown again.")
      } else {
        html.done("The client certificate authenticates the key, so that it has no secret.")
      }
      for app in unknown {
        html.tag("p", .class("message warn"), text: "The application \(app) does not exist yet.")
      }
      html.tag("p") { html in
        html.tag("a", .href(link(key.id))) { html in
          html.text("Key ")
          html.isolated(key.name)
        }
      }
    }
  }
}
