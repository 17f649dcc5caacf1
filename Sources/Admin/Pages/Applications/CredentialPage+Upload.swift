// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import TLS

/// The upload of a signing key or a certificate.
extension CredentialPage {
  /// The two forms of the page.
  private enum Kind: String, CaseIterable {
    case key, certificate
  }

  @Sendable static func showUpload(_ visit: Visit) async throws -> Response {
    uploadPage(visit, try visit.pathApp())
  }

  /// Stores the credential in the form. The form is filled in again after a mistake, without the
  /// file and the password, which browsers do not take from a page.
  @Sendable static func upload(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let form = try visit.multipartForm()
    let kind = form.fields.first("kind").flatMap(Kind.init) ?? .key
    let shown = ["environment", "name", "key_id", "team_id"]
    var state = FormState(QueryItems(form.fields.items.filter { shown.contains($0.name) }))
    guard let file = form.file("file") else {
      state.refuse("file", "choose a file")
      return uploadPage(visit, app, kind, state, .unprocessableContent)
    }
    do throws(Fault) {
      let place = try CredentialPlace(
        of: app, environment: state.value("environment"), name: state.value("name"))
      let body = try CredentialBody(
        parsing: json(kind, file, form.fields), for: app.bundleID, in: place.environment,
        now: visit.now)
      return try await store(body, visit, app, place)
    } catch {
      // The API's members of the file.
      state.refuse(
        error, fields: ["private_key": "file", "certificate": "file", "p12": "file"])
      return uploadPage(visit, app, kind, state, .unprocessableContent)
    }
  }

  private static func store(
    _ body: CredentialBody, _ visit: Visit, _ app: App, _ place: CredentialPlace
  ) async throws(Fault) -> Response {
    let path = "\(place.environment.rawValue)/\(place.name)"
    do {
      let isNew = try await visit.services.api.storeCredential(
        body, of: app, at: place,
        noting: visit.change(
          by: "applications/{app}/credentials",
          at: "applications/\(app.bundleID)/credentials/\(path)", app: app.bundleID))
      return .redirect(to: link(app, place, done: isNew ? "stored" : "replaced"))
    } catch {
      throw visit.services.api.fault(
        for: error, route: "POST /admin/applications/{app}/credentials",
        requestID: visit.request.id)
    }
  }

  /// Returns the form as the API's body, so that the same checks apply.
  private static func json(
    _ kind: Kind, _ file: MultipartForm.File, _ fields: QueryItems
  ) -> [UInt8] {
    func filled(_ name: String) -> String? {
      fields.first(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    func identifier(_ name: String) -> String? {
      filled(name).map { $0.filter { !$0.isWhitespace } }
    }
    let isPEM = file.bytes.starts(with: "-----BEGIN".utf8) || file.bytes.starts(with: "Bag ".utf8)
    let text = String(decoding: file.bytes, as: UTF8.self)
    var json = JSONWriter()
    json.object { json in
      switch kind {
      case .key:
        if let id = identifier("key_id") { json.field("key_id", id) }
        if let id = identifier("team_id") { json.field("team_id", id) }
        json.field("private_key", text)
      case .certificate:
        if isPEM {
          json.field("certificate", text)
        } else {
          json.field("p12", Base64.encode(file.bytes))
        }
        if let password = filled("password") { json.field("password", password) }
      }
    }
    return json.bytes
  }

  // MARK: content

  private static func uploadPage(
    _ visit: Visit, _ app: App, _ submitted: Kind? = nil, _ state: FormState = FormState(),
    _ status: HTTPResponse.Status = .ok
  ) -> Response {
    Page(title: "Upload a credential", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(ApplicationPage.link(app)), text: app.bundleID)
      }
      html.tag("h1", text: "Upload a credential")
      html.tag(
        "p", .class("hint"),
        text: "Files are stored encrypted, and are never shown again. A file under the name of an "
          + "existing credential replaces it.")
      html.tag("div", .class("forms")) { html in
        for kind in Kind.allCases {
          write(kind, app, kind == submitted ? state : FormState(), to: &html)
        }
      }
    }
  }

  private static func write(_ kind: Kind, _ app: App, _ state: FormState, to html: inout HTML) {
    // The forms have the same fields, whose ids must differ.
    let prefix = kind.rawValue
    html.tag(
      "form", .class("panel"), .text("method", "post"),
      .text("enctype", "multipart/form-data"), .action(addition(to: app)),
      .text("aria-labelledby", "\(prefix)-title")
    ) { html in
      html.tag(
        "h2", .id("\(prefix)-title"),
        text: kind == .key ? "Signing key (.p8)" : "Certificate (.p12 or .pem)")
      for problem in state.others(than: fields) {
        html.problem(problem, id: "\(prefix)-problem")
      }
      html.void(
        "input", .text("type", "hidden"), .text("name", "kind"), .text("value", kind.rawValue))
      html.select(
        "environment", "Environment", state,
        PushEnvironment.allCases.map { ($0.rawValue, $0.rawValue.asLabel) }, id: prefix)
      html.input(
        "name", "Name", state, hint: "Letters, digits, - _ and .", fallback: "main", id: prefix)
      html.input("file", "File", state, type: "file", isRequired: true, id: prefix)
      switch kind {
      case .key:
        html.input(
          "key_id", "Key id", state, hint: "Ten characters, also in the name of Apple’s file",
          isRequired: true, id: prefix)
        html.input(
          "team_id", "Team id", state, hint: "Ten characters, under Membership at Apple",
          isRequired: true, id: prefix)
      case .certificate:
        html.input("password", "Password of the file", state, type: "password", id: prefix)
      }
      html.tag("button", .class("primary"), text: "Upload")
    }
  }

  private static let fields = ["environment", "name", "file", "key_id", "team_id", "password"]
}
