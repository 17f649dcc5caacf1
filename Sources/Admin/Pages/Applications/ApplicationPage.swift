// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// One application: its settings and credentials.
struct ApplicationPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "applications/{app}", .scope(.read), show)
  ]

  static func link(_ app: App, done: String? = nil) -> Link {
    Link(
      "applications", app.bundleID, query: done.map { [.init(name: "done", value: $0)] } ?? [])
  }

  let visit: Visit
  let app: App
  /// Nil if the caller may not see them.
  let credentials: [Credential]?
  let refusals: [CredentialPlace: CredentialRefusal]

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let api = visit.services.api
    guard visit.caller?.may(.admin) ?? false else {
      return ApplicationPage(visit: visit, app: app, credentials: nil, refusals: [:]).response()
    }
    let known = api.configuration().credentials
    let credentials = PushEnvironment.allCases.flatMap { environment in
      (known[.init(app: app.id, environment: environment)] ?? []).sorted { $0.name < $1.name }
    }
    return ApplicationPage(
      visit: visit, app: app, credentials: credentials,
      refusals: try await api.store.credentialEvents.refusals(of: app.id)
    ).response()
  }

  private func response() -> Response {
    Page(title: app.bundleID, visit: visit).response { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(ApplicationsPage.link), text: "Applications")
      }
      html.tag("h1", text: app.bundleID)
      if visit.request.query.first("done") == "removed" {
        html.done("The credential was removed.")
      }
      if credentials != nil { writeCredentials(to: &html) }
      html.tag("section", .class("panel"), .text("aria-labelledby", "settings")) { html in
        html.tag("h2", .id("settings"), text: "Settings")
        writeSettings(to: &html)
        html.curl("GET", "/v1/apps/\(app.bundleID)", visit)
      }
    }
  }

  // MARK: credentials

  private func writeCredentials(to html: inout HTML) {
    html.tag("section", .class("part"), .text("aria-labelledby", "credentials")) { html in
      html.tag("div", .class("title")) { html in
        html.tag("h2", .id("credentials"), text: "Credentials")
        html.tag("a", .class("button"), .href(CredentialPage.addition(to: app)), text: "Upload")
      }
      let credentials = credentials ?? []
      if credentials.isEmpty {
        html.empty("No credentials") { html in
          html.text("Pushes wait until the application has a signing key (.p8) or a certificate.")
        }
      } else {
        html.list("Credentials of \(app.bundleID)", credentials, columns)
      }
      html.curl("GET", "/v1/apps/\(app.bundleID)/credentials", visit)
    }
  }

  private var columns: [ListColumn<Credential>] {
    [
      (
        "Name",
        { credential, html in
          html.tag(
            "a", .href(CredentialPage.link(app, CredentialPlace(credential))),
            text: credential.name)
        }
      ),
      ("Environment", { $1.text($0.environment.rawValue.asLabel) }),
      ("Kind", { $1.text($0.kindLabel) }),
      (
        "Key id",
        { credential, html in
          if case .key(let key) = credential.identity {
            html.tag("code", text: key.keyID)
          } else {
            html.nothing("none")
          }
        }
      ),
      (
        "Expires",
        { credential, html in
          if let expiry = credential.expiresAt {
            html.time(expiry, now: visit.now)
          } else {
            html.nothing("never")
          }
        }
      ),
      (
        "State",
        { credential, html in
          let refusal = refusals[CredentialPlace(credential)]
          html.status(CredentialStatus(credential, refusal, at: visit.now))
          guard let reason = refusal?.reason else { return }
          html.tag("div", .class("reason")) { $0.isolated(reason) }
        }
      ),
      ("Stored", { $1.time($0.createdAt, now: visit.now) }),
    ]
  }

  // MARK: settings

  private func writeSettings(to html: inout HTML) {
    html.tag("dl") { html in
      html.fact("Default language") { html in
        html.text("\(LanguageName.of(app.sourceLanguage)) ")
        html.tag("code", text: app.sourceLanguage)
      }
      html.fact("Fallback languages") { html in
        if app.fallbackLanguages.isEmpty { return html.nothing("none") }
        html.text(app.fallbackLanguages.map(LanguageName.of).joined(separator: ", "))
      }
      html.fact("Language overrides") { html in
        if app.languageOverrides.isEmpty { return html.nothing("none") }
        html.tag("ul", .class("plain")) { html in
          for (wanted, replacement) in app.languageOverrides.sorted(by: { $0.key < $1.key }) {
            html.tag("li", text: "\(LanguageName.of(wanted)) → \(LanguageName.of(replacement))")
          }
        }
      }
      html.fact("Time zone") { html in
        if let zone = app.timeZone { html.isolated(zone) } else { html.text("UTC") }
      }
      html.fact("Quiet hours") { html in
        guard let hours = app.quietHours else { return html.nothing("none") }
        html.text(
          "\(QuietHours.text(hours.from)) to \(QuietHours.text(hours.to)), "
            + (hours.skips ? "pushes are dropped" : "pushes wait"))
      }
      html.fact("Pushes per second") { html in
        if let rate = app.maxRate {
          html.text("at most \(Numbers.text(rate))")
        } else {
          html.text("no limit")
        }
      }
      html.fact("Keys are texts") { $0.text(app.keysAreTexts ? "Yes" : "No") }
      html.fact("Strict") { $0.text(app.isStrict ? "Yes" : "No") }
      html.fact("Strings revision") { html in
        html.tag(
          "a", .href(StringsPage.link(app)),
          text: app.stringsRevision > 0 ? "\(app.stringsRevision)" : "No strings")
      }
      html.fact("Devices") { html in
        html.tag("a", .href(DevicesPage.link(app)), text: "List of devices")
      }
      html.fact("Created") { $0.time(app.createdAt, now: visit.now) }
    }
  }
}

extension Visit {
  /// Returns the app in the path; throws the API's faults for other apps and for apps that the
  /// caller may not use.
  func pathApp() throws(Fault) -> App { try app(named: request.parameters["app"] ?? "") }
}
