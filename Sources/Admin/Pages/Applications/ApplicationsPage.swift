// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The list of applications, with the state of their credentials.
struct ApplicationsPage {
  static let link = Link("applications")

  static let routes: [AdminRoute] = [
    AdminRoute(
      .get, "applications", .scope(.read), entry: .init(title: "Applications", link: link), show)
  ]

  let visit: Visit
  let page: ListCut<App, String>
  /// Whether this is not the first page.
  let isLater: Bool
  let refusals: [CredentialPlace: CredentialRefusal]

  /// Whether the caller may see credentials.
  private var showsCredentials: Bool { visit.caller?.may(.admin) ?? false }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let after = visit.request.query.first("after")
    let page = ListCut(visit.apps, after: after, by: \.bundleID)
    let mayAdmin = visit.caller?.may(.admin) ?? false
    let refusals =
      mayAdmin
      ? try await visit.services.api.store.credentialEvents.refusals(of: page.items.map(\.id)) : [:]
    return ApplicationsPage(visit: visit, page: page, isLater: after != nil, refusals: refusals)
      .response()
  }

  private func response() -> Response {
    Page(title: "Applications", visit: visit).response { html in
      html.tag("h1", text: "Applications")
      if page.items.isEmpty {
        html.empty(isLater ? "No further applications" : "No applications") { html in
          html.text("Create one with ")
          html.tag("code", text: "PUT /v1/apps/{bundle id}")
          html.text(" or ")
          html.tag("code", text: "pushgate apps create")
          html.text(". A key that is bound to applications shows only these.")
        }
      } else {
        html.list("Applications", page.items, columns)
      }
      html.paging(
        first: isLater ? Self.link : nil,
        next: page.next.map { Link("applications", query: [.init(name: "after", value: $0)]) })
      html.curl("GET", "/v1/apps", visit)
    }
  }

  private var columns: [ListColumn<App>] {
    var columns: [ListColumn<App>] = [
      (
        "Application",
        { app, html in
          html.tag("a", .href(ApplicationPage.link(app)), text: app.bundleID)
        }
      ),
      ("Default language", { app, html in html.language(app.sourceLanguage) }),
      (
        "Fallback languages",
        { app, html in
          if app.fallbackLanguages.isEmpty { return html.nothing("none") }
          html.text(app.fallbackLanguages.map(LanguageName.of).joined(separator: ", "))
        }
      ),
    ]
    if showsCredentials {
      columns += PushEnvironment.allCases.map { environment in
        (environment.rawValue.asLabel, { writeCredentials(of: $0, in: environment, to: &$1) })
      }
    }
    columns.append(("Created", { app, html in html.time(app.createdAt, now: visit.now) }))
    return columns
  }

  /// Credentials that a cell lists; more are rare.
  private static let listedCredentials = 3

  private func writeCredentials(
    of app: App, in environment: PushEnvironment, to html: inout HTML
  ) {
    let all =
      visit.services.api.configuration()
      .credentials[.init(app: app.id, environment: environment)] ?? []
    if all.isEmpty { return html.nothing("no credential") }
    html.tag("ul", .class("plain states")) { html in
      for credential in all.suffix(Self.listedCredentials).reversed() {
        let place = CredentialPlace(credential)
        html.tag("li") { html in
          html.tag("a", .href(CredentialPage.link(app, place)), text: credential.name)
          html.text(" ")
          html.status(CredentialStatus(credential, refusals[place], at: visit.now))
        }
      }
      let more = all.count - Self.listedCredentials
      if more > 0 { html.tag("li", .class("more"), text: "+\(more)") }
    }
  }
}
