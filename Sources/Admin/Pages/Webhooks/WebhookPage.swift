// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// One webhook: its log of messages, a test, the rotation of its secret, and its removal.
struct WebhookPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "webhooks/{app}/{id}", .scope(.admin), show),
    AdminRoute(.post, "webhooks/{app}/{id}/test", .scope(.admin), test),
    AdminRoute(.post, "webhooks/{app}/{id}/rotate-secret", .scope(.admin), rotate),
    AdminRoute(.post, "webhooks/{app}/{id}/remove", .scope(.admin), remove),
  ]

  static func link(
    _ app: App, _ id: UUID, before: Int64? = nil, done: String? = nil
  ) -> Link {
    var query: [QueryItems.Item] = []
    if let before { query.append(.init(name: "before", value: "\(before)")) }
    if let done { query.append(.init(name: "done", value: done)) }
    return Link("webhooks", app.bundleID, "\(id)", query: query)
  }

  let visit: Visit
  let app: App
  let webhook: Webhook
  let log: ListCut<WebhookMessage, Int64>
  /// Whether this is not the first page of the log.
  let isLater: Bool
  /// Whether another word than the confirmation was typed.
  var isUnconfirmed = false
  /// The API's fault for the rotation.
  var fault: Fault?

  private init(_ visit: Visit) async throws {
    self.visit = visit
    app = try visit.pathApp()
    let api = visit.services.api
    webhook = try await api.webhook(try Self.id(visit), of: app)
    let before = try visit.number("before")
    isLater = before != nil
    let messages = try await api.store.webhooks.messages(
      of: webhook.id, before: before, limit: ListCut<WebhookMessage, Int64>.pageSize + 1)
    log = ListCut(fetched: messages, by: \.number)
  }

  private static func id(_ visit: Visit) throws(Fault) -> UUID {
    guard let id = UUID(visit.request.parameters["id"] ?? "") else { throw .noWebhook }
    return id
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    try await WebhookPage(visit).response()
  }

  // MARK: actions

  /// Returns the entry of the audit log for an action on a webhook.
  private static func change(
    by route: StaticString, _ action: String, _ visit: Visit, _ app: App, _ id: UUID
  ) -> AuditedChange {
    visit.change(by: route, at: "webhooks/\(app.bundleID)/\(id)/\(action)", app: app.bundleID)
  }

  @Sendable private static func test(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let id = try id(visit)
    let message = try await visit.services.api.store.webhooks.test(
      id, of: app.id, noting: change(by: "webhooks/{app}/{id}/test", "test", visit, app, id))
    guard message != nil else { throw Fault.noWebhook }
    return .redirect(to: link(app, id, done: "tested"))
  }

  @Sendable private static func rotate(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let id = try id(visit)
    let seconds = try visit.form().first("previous_expires_in") ?? ""
    do {
      var json = JSONWriter()
      json.object { json in json.field("previous_expires_in", Int(seconds)) }
      let rotated = try await visit.services.api.rotateSecret(
        try WebhookRotationBody(parsing: json.bytes), of: id, of: app,
        noting: change(by: "webhooks/{app}/{id}/rotate-secret", "rotate-secret", visit, app, id))
      return disclosure(
        "Secret replaced", rotated, visit, app, .ok,
        "Copy it now, and give it to the receiver. It is not shown again.")
    } catch let fault as Fault where fault.code != Fault.noWebhook.code {
      var page = try await WebhookPage(visit)
      page.fault = fault
      return page.response(.unprocessableContent)
    }
  }

  @Sendable private static func remove(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let id = try id(visit)
    let webhook = try await visit.services.api.webhook(id, of: app)
    guard try visit.confirms(webhook.url.host) else {
      var page = try await WebhookPage(visit)
      page.isUnconfirmed = true
      return page.response(.unprocessableContent)
    }
    try await visit.services.api.deleteWebhook(
      id, of: app, noting: change(by: "webhooks/{app}/{id}/remove", "remove", visit, app, id))
    return .redirect(to: WebhooksPage.link(app, done: "removed"))
  }

  /// Returns the page that shows a signing secret, once.
  static func disclosure(
    _ title: String, _ made: APIServices.DisclosedWebhook, _ visit: Visit, _ app: App,
    _ status: HTTPResponse.Status, _ advice: String
  ) -> Response {
    Page(title: title, visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(WebhooksPage.link(app)), text: "Webhooks of \(app.bundleID)")
      }
      html.tag("h1", text: title)
      html.disclosed(made.secret, "Signing secret", advice)
      html.tag("p") { html in
        html.tag("a", .href(link(app, made.webhook.id))) { $0.isolated(made.webhook.url.text) }
      }
    }
  }
}
