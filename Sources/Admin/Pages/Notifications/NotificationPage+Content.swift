// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// The content of the page of one notification. Its regions change while it is sent.
extension NotificationPage {
  var id: NotificationID { notification.id }
  var isLive: Bool { !counts.state.isFinal && mistake == nil }

  /// The first words of the notification, or what it is instead.
  func writeWords(to html: inout HTML) {
    if let words = notification.firstWords {
      html.isolated(words)
    } else {
      html.text(
        notification.message.isRemoved ? "Notification, text removed" : "Notification without text")
    }
  }

  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Notification \(id)", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag(
          "a", .href(NotificationsPage.link(app)), text: "Notifications of \(app.bundleID)")
      }
      if let message = visit.request.query.first("done").flatMap({ Self.messages[$0] }) {
        html.done(message)
      }
      if let mistake { html.problem(mistake, id: "action-problem") }
      let events = Link("notifications", id.description, "events")
      html.tag("div", .class("stack"), isLive ? .events(events) : nil) { html in
        writeTitle(to: &html)
        writeWarnings(to: &html)
        html.tag("div", .class("columns")) { html in
          html.tag("div") { html in
            writeProgress(to: &html)
            writeRest(to: &html)
            writeReasons(to: &html)
            writeLanguages(to: &html)
            writeDeliveries(to: &html)
          }
          html.tag("aside", .class("panel"), .text("aria-labelledby", "facts")) { html in
            html.tag("h2", .id("facts"), text: "Notification")
            writeFacts(to: &html)
          }
        }
      }
    }
  }

  private func writeTitle(to html: inout HTML) {
    html.tag("div", .id("title"), .class("title"), .flag("data-live", isLive)) { html in
      html.tag("h1") { html in writeWords(to: &html) }
      html.state(counts.state)
      if visit.caller?.may(.notify) ?? false { writeActions(to: &html) }
    }
  }

  private func writeActions(to html: inout HTML) {
    html.tag("div", .class("actions")) { html in
      switch counts.state {
      case .scheduled, .queued, .sending: writeButton("pause", "Pause", to: &html)
      case .paused: writeButton("resume", "Resume", to: &html)
      case .cancelling, .cancelled, .finished: break
      }
      switch counts.state {
      case .scheduled, .queued, .sending, .paused:
        let link = Link("notifications", id.description, "cancel")
        html.tag("a", .id("cancel"), .class("action danger"), .href(link), text: "Cancel…")
      case .cancelling: break
      case .cancelled, .finished:
        guard Resend.outcomes.contains(where: { (counts.outcomes[$0] ?? 0) > 0 }) else { break }
        let link = Link("notifications", id.description, "resend-failures")
        html.tag("a", .id("resend"), .class("action"), .href(link), text: "Resend failures…")
      }
    }
  }

  private func writeButton(_ name: StaticString, _ label: String, to html: inout HTML) {
    let link = Link("notifications", id.description, "\(name)")
    html.tag("form", .text("method", "post"), .action(link)) { html in
      html.tag("button", .id("\(name)"), text: label)
    }
  }

  private func writeWarnings(to html: inout HTML) {
    html.tag("div", .id("warnings"), .class("stack"), .flag("data-live", isLive)) { html in
      for warning in notification.warnings(counts) {
        html.tag("p", .class("message warn")) { html in
          if !warning.pointer.isEmpty {
            html.tag("code") { $0.isolated(warning.pointer) }
            html.text(" ")
          }
          html.isolated(warning.detail.asSentence)
        }
      }
      if counts.unaccounted != 0 {
        let devices = Numbers.text(abs(counts.unaccounted))
        html.tag(
          "p", .class("message bad"),
          text:
            "\(devices) devices have \(counts.unaccounted < 0 ? "two outcomes" : "no outcome"). "
            + "This is a bug: report it with the log of the gateway.")
      }
    }
  }

  // MARK: progress

  private func writeProgress(to html: inout HTML) {
    html.tag(
      "section", .id("progress"), .class("panel"), .flag("data-live", isLive),
      .text("aria-labelledby", "progress-title")
    ) { html in
      html.tag("h2", .id("progress-title"), text: "Progress")
      html.bar(of: counts.outcomes, audience: counts.knownAudience)
      html.tag("div", .class("counts")) { html in
        html.tag("ul", .class("tiles")) { html in
          writeTile("Audience", to: &html) { $0.audience(counts) }
          for outcome in DeliveryOutcome.listed {
            guard let count = counts.outcomes[outcome], count > 0 else { continue }
            let link = Self.link(
              id, ListedDeliveries.filters(outcome, nil), fragment: "deliveries")
            writeTile(outcome.label, link, to: &html) { $0.text(Numbers.text(count)) }
          }
          if let count = counts.notExpanded, count > 0 {
            writeTile("Not reached", to: &html) { $0.text(Numbers.text(count)) }
          }
        }
      }
      for line in waits { html.tag("p", .class("message warn"), text: line) }
      html.tag("p", .class("hint")) { html in writeTimes(to: &html) }
    }
  }

  private func writeTile(
    _ label: String, _ link: Link? = nil, to html: inout HTML, _ number: (inout HTML) -> Void
  ) {
    func content(_ html: inout HTML) {
      html.tag("strong", content: number)
      html.text(" ")
      html.tag("span", text: label)
    }
    html.tag("li") { html in
      if let link {
        html.tag("a", .href(link), content: content)
      } else {
        html.tag("div", .class("tile"), content: content)
      }
    }
  }

  /// Sentences about what remaining devices wait for.
  private var waits: [String] {
    var lines = counts.waitingFor.map(\.ownReason).sorted { $0.rawValue < $1.rawValue }.map {
      "Devices wait: \($0.meaning) \(PushReason.remedy($0.rawValue) ?? "")"
    }
    for limit in counts.rateLimits {
      lines.append(
        limit == .app
          ? "The rate limit of the application delays pushes."
          : "The rate limit of the notification delays pushes.")
    }
    if counts.isHeldAfterRestore {
      lines.append("The work is held after a restore, until an operator releases it in the queue.")
    }
    return lines
  }

  private func writeTimes(to html: inout HTML) {
    var parts: [(String, Instant)] = []
    if !counts.state.isFinal, let due = counts.schedule?.due { parts.append(("Due", due)) }
    if let times = counts.outcomeTimes {
      parts.append(("First outcome", times.lowerBound))
      parts.append((counts.state.isFinal ? "Finished" : "Last outcome", times.upperBound))
    }
    if let until = counts.waitingUntil { parts.append(("Next attempt", until)) }
    if let until = counts.rateLimitedUntil { parts.append(("Ends not before", until)) }
    if parts.isEmpty { html.text("No push has an outcome yet.") }
    for (index, part) in parts.enumerated() {
      html.text(index == 0 ? "\(part.0) " : " · \(part.0) ")
      html.time(part.1, now: visit.now)
    }
  }

  // MARK: the rest of the audience

  private func writeRest(to html: inout HTML) {
    guard let share = notification.audience.narrowing.share, share.to < 100 else { return }
    html.tag(
      "section", .id("rest"), .class("panel"), .flag("data-live", isLive),
      .text("aria-labelledby", "rest-title")
    ) { html in
      let others = "The other \(100 - share.to) % of the devices"
      html.tag("h2", .id("rest-title"), text: "First \(share.to) % of the audience")
      if let restID {
        html.tag("p") { html in
          html.text("\(others) got it as ")
          html.tag("a", .href(Self.link(restID)), text: "another notification")
          html.text(".")
        }
        return
      }
      guard visit.services.api.maySendRest(of: notification) else {
        // Whether they got it is known for a day only.
        html.tag("p") { html in
          html.text("This notification was for the first share only. One for the others has the ")
          let reference = notification.message.options.reference ?? id.description
          let items = [QueryItems.Item(name: "reference", value: reference)]
          html.tag("a", .href(NotificationsPage.link(app, items)), text: "reference \(reference)")
          html.text(".")
        }
        return
      }
      html.tag("p", text: "\(others) get nothing, unless you go on within 23 hours.")
      guard visit.caller?.may(.notify) ?? false,
        [.queued, .sending, .finished].contains(counts.state)
      else { return }
      let link = Link("notifications", id.description, "send-rest")
      html.tag("a", .id("send-rest"), .class("action"), .href(link), text: "Send to the rest…")
    }
  }

  // MARK: reasons

  private func writeReasons(to html: inout HTML) {
    html.tag(
      "section", .id("reasons"), .class("panel"), .flag("data-live", isLive),
      .text("aria-labelledby", "reasons-title")
    ) { html in
      html.tag("h2", .id("reasons-title"), text: "Reasons")
      let reasons = counts.reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      guard !reasons.isEmpty else {
        return html.tag("p", .class("hint"), text: "No push was refused or delayed.")
      }
      html.list(
        "Reasons of deliveries", reasons,
        [
          (
            "Reason",
            { reason, html in
              let filters = ListedDeliveries.filters(nil, reason.key)
              html.tag("a", .href(Self.link(id, filters, fragment: "deliveries"))) { html in
                html.isolated(reason.key)
              }
            }
          ),
          ("Devices", { $1.text(Numbers.text($0.value)) }),
          (
            "Meaning",
            { $1.text(PushReason.meaning($0.key) ?? "A reason that Apple does not document.") }
          ),
          (
            "What to do",
            { $1.text(PushReason.remedy($0.key) ?? "Look the reason up at Apple.") }
          ),
        ], isPart: true)
    }
  }

  // MARK: languages

  /// A row of the table of outcomes by language.
  private struct LanguageRow {
    /// Nil: deliveries without a rendered language.
    let language: String?
    let outcomes: [DeliveryOutcome: Int]
  }

  private func writeLanguages(to html: inout HTML) {
    html.tag(
      "section", .id("languages"), .class("panel"), .flag("data-live", isLive),
      .text("aria-labelledby", "languages-title")
    ) { html in
      html.tag("h2", .id("languages-title"), text: "Outcomes by language")
      let rows = languageRows
      guard !rows.isEmpty else {
        return html.tag("p", .class("hint"), text: "No push has an outcome yet.")
      }
      let outcomes = DeliveryOutcome.listed.filter { (counts.outcomes[$0] ?? 0) > 0 }
      var columns: [ListColumn<LanguageRow>] = [
        (
          "Language",
          { row, html in
            guard let language = row.language else { return html.text("Without a language") }
            html.language(language)
            html.text(" ")
            html.tag("code", text: language)
          }
        )
      ]
      for outcome in outcomes {
        columns.append((outcome.label, { $1.text(Numbers.text($0.outcomes[outcome] ?? 0)) }))
      }
      html.list("Outcomes by language", rows, columns, isPart: true)
    }
  }

  /// Languages by their number of deliveries, and then deliveries without one.
  private var languageRows: [LanguageRow] {
    func size(_ outcomes: [DeliveryOutcome: Int]) -> Int { outcomes.values.reduce(0, +) }
    var rows = counts.outcomesByLanguage.filter { !$0.value.isEmpty }
      .sorted { (size($1.value), $0.key) < (size($0.value), $1.key) }
      .map { LanguageRow(language: $0.key, outcomes: $0.value) }
    var rest = counts.outcomes
    for row in rows { for (outcome, count) in row.outcomes { rest[outcome, default: 0] -= count } }
    rest = rest.filter { $0.value > 0 }
    if !rest.isEmpty { rows.append(LanguageRow(language: nil, outcomes: rest)) }
    return rows
  }
}
