// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Intake
internal import PushModel
internal import Storage

/// Pages that confirm an action on a notification: cancelling it, resending it to failed devices,
/// and sending it to the rest of its audience. They are separate pages, because the page of a
/// notification changes under the user's hands while it is sent.
struct NotificationConfirmation {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "notifications/{id}/cancel", .scope(.notify)) { visit in
      try await NotificationConfirmation(visit).cancelResponse()
    },
    AdminRoute(.post, "notifications/{id}/cancel", .scope(.notify), cancel),
    AdminRoute(.get, "notifications/{id}/resend-failures", .scope(.notify)) { visit in
      try await NotificationConfirmation(visit).resendResponse()
    },
    AdminRoute(.post, "notifications/{id}/resend-failures", .scope(.notify), resend),
    AdminRoute(.get, "notifications/{id}/send-rest", .scope(.notify)) { visit in
      try await NotificationConfirmation(visit).restResponse()
    },
    AdminRoute(.post, "notifications/{id}/send-rest", .scope(.notify), sendRest),
  ]

  private let visit: Visit
  private let app: App
  private let notification: Notification
  private let counts: NotificationCounts

  private init(_ visit: Visit) async throws {
    // The page shows the text of the notification.
    try visit.caller?.require(.read)
    self.visit = visit
    (app, notification) = try await NotificationPage.find(visit, for: .requests)
    counts = try await visit.services.api.counts(of: notification)
  }

  private func change(_ route: StaticString, _ name: StaticString) -> AuditedChange {
    visit.change(by: route, at: "notifications/\(notification.id)/\(name)", app: app.bundleID)
  }

  // MARK: cancelling

  /// What a user types to confirm: the end of the id, because ids of one time begin alike.
  private var confirmation: String { String(notification.id.description.suffix(8)) }

  @Sendable private static func cancel(_ visit: Visit) async throws -> Response {
    let page = try await NotificationConfirmation(visit)
    let typed = try visit.form().first("confirmation") ?? ""
    guard typed.filter({ !$0.isWhitespace }).lowercased() == page.confirmation else {
      return page.cancelResponse(
        .unprocessableContent, mistake: "Type \(page.confirmation) to cancel the notification.")
    }
    do {
      try await visit.services.api.apply(
        .cancel, to: page.notification,
        noting: page.change("notifications/{id}/cancel", "cancel"))
    } catch let fault as Fault {
      return page.cancelResponse(fault.code.status, mistake: fault.detail.asSentence)
    }
    return .redirect(to: NotificationPage.link(page.notification.id, done: "cancel"))
  }

  private func cancelResponse(
    _ status: HTTPResponse.Status = .ok, mistake: String? = nil
  ) -> Response {
    response("Cancel the notification?", status) { html in
      html.tag("p") { html in
        html.text("\(Numbers.text(counts.decided)) of ")
        html.audience(counts)
        html.text(" devices have an outcome. The others receive no push. This cannot be undone.")
      }
      html.tag("form", .text("method", "post"), .action(link("cancel"))) { html in
        if let mistake { html.problem(mistake, id: "confirmation-problem") }
        html.tag("label", .text("for", "confirmation"), text: "Type \(confirmation) to confirm")
        html.void(
          "input", .id("confirmation"), .text("name", "confirmation"),
          .text("autocomplete", "off"), .text("spellcheck", "false"),
          .text("autocapitalize", "none"),
          .text("aria-invalid", ifAny: mistake == nil ? nil : "true"),
          .text("aria-describedby", ifAny: mistake == nil ? nil : "confirmation-problem"))
        html.tag("button", .class("danger"), text: "Cancel the notification")
      }
      html.curl("POST", "\(apiPath)/cancel", visit)
    }
  }

  // MARK: resending

  @Sendable private static func resend(_ visit: Visit) async throws -> Response {
    let page = try await NotificationConfirmation(visit)
    let names = try visit.form().all("outcome")
    let outcomes = names.compactMap(DeliveryOutcome.init(name:)).filter(Resend.outcomes.contains)
    guard !outcomes.isEmpty, outcomes.count == names.count else {
      return page.resendResponse(
        .unprocessableContent, outcomes, mistake: "Outcomes: choose at least one of the list.")
    }
    do {
      try await visit.services.api.resend(
        page.notification, Resend.outcomes.filter(outcomes.contains),
        noting: page.change("notifications/{id}/resend-failures", "resend-failures"))
    } catch let fault as Fault {
      return page.resendResponse(fault.code.status, outcomes, mistake: fault.detail.asSentence)
    }
    return .redirect(to: NotificationPage.link(page.notification.id, done: "resend"))
  }

  private func resendResponse(
    _ status: HTTPResponse.Status = .ok, _ chosen: [DeliveryOutcome]? = nil, mistake: String? = nil
  ) -> Response {
    let chosen = chosen ?? Resend.outcomes(of: notification)
    let offered = Resend.outcomes.filter { (counts.outcomes[$0] ?? 0) > 0 }
    return response("Resend to failed devices?", status) { html in
      html.tag(
        "p",
        text:
          "Active devices whose last delivery has one of these outcomes receive the notification "
          + "again, unless Apple rejected their token.")
      html.tag("form", .text("method", "post"), .action(link("resend-failures"))) { html in
        if let mistake { html.problem(mistake, id: "outcome-problem") }
        html.tag("div", .class("checks"), .text("role", "group"), .text("aria-label", "Outcomes")) {
          html in
          for outcome in offered {
            html.tag("label", .class("check")) { html in
              html.void(
                "input", .text("type", "checkbox"), .text("name", "outcome"),
                .text("value", outcome.name), .flag("checked", chosen.contains(outcome)))
              html.tag("span") { html in
                html.text("\(outcome.label): \(Numbers.text(counts.outcomes[outcome] ?? 0))")
                html.tag("span", .class("hint block"), text: outcome.meaning)
              }
            }
          }
        }
        html.tag("button", .class("primary"), text: "Resend")
      }
      let names = offered.filter(chosen.contains).map { "\"\($0.name)\"" }.joined(separator: ", ")
      html.curl(
        "POST", "\(apiPath)/resend-failures", visit,
        body: names.isEmpty ? nil : "{\"outcomes\": [\(names)]}")
    }
  }

  // MARK: the rest of the audience

  @Sendable private static func sendRest(_ visit: Visit) async throws -> Response {
    let page = try await NotificationConfirmation(visit)
    do {
      let sent = try await visit.services.api.sendRest(of: page.notification, by: visit.caller)
      try await visit.note(
        sent, by: "notifications/{id}/send-rest",
        at: "notifications/\(page.notification.id)/send-rest", app: page.app)
      return .redirect(to: NotificationPage.link(sent.id, done: "rest"))
    } catch let fault as Fault {
      return try await page.restResponse(fault.code.status, mistake: fault.detail.asSentence)
    }
  }

  private func restResponse(
    _ status: HTTPResponse.Status = .ok, mistake: String? = nil
  ) async throws -> Response {
    var (status, mistake) = (status, mistake)
    var audience: Int?
    if mistake == nil {
      do {
        audience = try await visit.services.api.dryRunOfRest(of: notification).audience
      } catch let fault as Fault {
        (status, mistake) = (fault.code.status, fault.detail.asSentence)
      }
    }
    return response("Send to the rest of the audience?", status) { html in
      if let mistake { html.problem(mistake, id: "rest-problem") }
      guard let audience else { return }
      let minimum = audience >= Acceptance.audienceCountLimit ? "At least " : ""
      html.tag(
        "p",
        text: "\(minimum)\(Numbers.text(audience)) devices outside the first share get the "
          + "notification. No device gets it twice.")
      html.tag("form", .text("method", "post"), .action(link("send-rest"))) { html in
        html.tag("button", .class("primary"), text: "Send to the rest")
      }
      html.curl("POST", "\(apiPath)/send-rest", visit)
    }
  }

  // MARK: layout

  private func link(_ action: String) -> Link {
    Link("notifications", notification.id.description, action)
  }

  private var apiPath: String {
    "/v1/apps/\(app.bundleID)/notifications/\(notification.id)"
  }

  private func response(
    _ title: String, _ status: HTTPResponse.Status, _ content: (inout HTML) -> Void
  ) -> Response {
    Page(title: title, visit: visit).response(status) { html in
      html.tag("section", .class("card")) { html in
        html.tag("h1", text: title)
        html.tag("p") { html in
          if let words = notification.firstWords { html.isolated(words) }
          html.text(" ")
          html.state(counts.state)
        }
        content(&html)
        html.tag("p") { html in
          html.tag(
            "a", .href(NotificationPage.link(notification.id)), text: "Back to the notification")
        }
      }
    }
  }
}
