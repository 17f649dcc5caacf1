// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// The webhooks of an application, and the creation of one.
struct WebhooksPage {
  static let link = Link("webhooks")

  static let routes: [AdminRoute] = [
    AdminRoute(
      .get, "webhooks", .scope(.admin), entry: .init(title: "Webhooks", link: link), show),
    AdminRoute(.get, "webhooks/new", .scope(.admin), showCreation),
    AdminRoute(.post, "webhooks", .scope(.admin), create),
  ]

  static func link(_ app: App, done: String? = nil) -> Link {
    var query = [QueryItems.Item(name: "app", value: app.bundleID)]
    if let done { query.append(.init(name: "done", value: done)) }
    return Link("webhooks", query: query)
  }

  private static func creation(of app: App) -> Link {
    Link("webhooks", "new", query: [.init(name: "app", value: app.bundleID)])
  }

  let visit: Visit
  let app: App
  /// At most as many as an app may have.
  let webhooks: [Webhook]

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp("Webhooks", { link($0) }) {
    case .answered(let response): return response
    case .app(let app):
      let webhooks = try await visit.services.api.store.webhooks.webhooks(of: app.id)
      return WebhooksPage(visit: visit, app: app, webhooks: webhooks).response()
    }
  }

  private func response() -> Response {
    Page(title: "Webhooks of \(app.bundleID)", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Webhooks")
        html.apps(visit.apps, app, Self.link)
        html.tag("a", .class("button"), .href(Self.creation(of: app)), text: "Create a webhook")
      }
      if visit.request.query.first("done") == "removed" { html.done("The webhook was removed.") }
      if webhooks.isEmpty {
        html.empty("No webhooks") { html in
          html.text("A webhook receives the application’s events, such as failed deliveries.")
        }
      } else {
        html.list("Webhooks of \(app.bundleID)", webhooks, columns)
      }
      html.curl("GET", "/v1/apps/\(app.bundleID)/webhooks", visit)
    }
  }

  private var columns: [ListColumn<Webhook>] {
    [
      (
        "URL",
        { webhook, html in
          html.tag("a", .href(WebhookPage.link(app, webhook.id))) { $0.isolated(webhook.url.text) }
        }
      ),
      ("Events", { $1.pills($0.kinds.map(\.name)) }),
      ("State", { $1.state(of: $0) }),
      ("Created", { $1.time($0.createdAt, now: visit.now) }),
    ]
  }

  // MARK: creation

  @Sendable private static func showCreation(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp("Create a webhook", { creation(of: $0) }) {
    case .answered(let response): response
    case .app(let app): creationPage(visit, app, FormState())
    }
  }

  @Sendable private static func create(_ visit: Visit) async throws -> Response {
    let form = try visit.form()
    let app = try visit.app(named: form.first("app") ?? "")
    var state = FormState(form)
    do {
      let body = try WebhookBody(parsing: json(form), creates: true)
      let made = try await visit.services.api.createWebhook(
        body, of: app, noting: visit.change(by: "webhooks", at: "webhooks", app: app.bundleID))
      return WebhookPage.disclosure(
        "Webhook created", made, visit, app, .created,
        "Copy it now: receivers verify signatures with it, and it is not shown again.")
    } catch let fault as Fault {
      state.refuse(fault)
      return creationPage(visit, app, state, .unprocessableContent)
    }
  }

  /// Returns the form as the API's body, so that the same checks apply.
  private static func json(_ form: QueryItems) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("url", form.first("url") ?? "")
      json.field("events", form.all("events"))
    }
    return json.bytes
  }

  private static func creationPage(
    _ visit: Visit, _ app: App, _ state: FormState, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    Page(title: "Create a webhook", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(link(app)), text: "Webhooks of \(app.bundleID)")
      }
      html.tag("h1", text: "Create a webhook")
      html.tag("form", .class("panel sheet"), .text("method", "post"), .action(link)) { html in
        for problem in state.others(than: ["url", "events"]) {
          html.problem(problem, id: "form-problem")
        }
        html.void(
          "input", .text("type", "hidden"), .text("name", "app"), .text("value", app.bundleID))
        html.input("url", "URL", state, hint: "https://…", isRequired: true)
        html.checkboxes(
          "events", "Events", state, WebhookKind.events.map { ($0.name, $0.name, $0.explanation) })
        html.tag("button", .class("primary"), text: "Create")
      }
      html.curl(
        "POST", "/v1/apps/\(app.bundleID)/webhooks", visit,
        body: #"{"url": "https://example.com/hooks", "events": ["delivery.failed"]}"#)
    }
  }
}

extension WebhookKind {
  /// When the event happens.
  var explanation: String {
    switch self {
    case .test: "on request"
    case .deviceQuarantined: "Apple rejected a device token"
    case .deviceUnregistered: "an app was removed from a device"
    case .notificationFinished: "no work of a notification is left"
    case .deliveryFailed: "a push was not accepted"
    case .credentialRefused: "Apple refuses a credential"
    case .credentialExpiring: "a certificate expires soon"
    }
  }
}

extension HTML {
  /// Writes whether the webhook's server accepts messages.
  mutating func state(of webhook: Webhook) {
    if webhook.failures == 0 {
      tag("span", .class("badge good"), text: "No failures")
    } else {
      let count = Numbers.text(webhook.failures)
      tag(
        "span", .class("badge warn"),
        text: "\(count) failure\(webhook.failures == 1 ? "" : "s") in a row")
    }
  }
}
