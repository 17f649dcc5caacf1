// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// What a notification is: its audience, times and options.
extension NotificationPage {
  func writeFacts(to html: inout HTML) {
    let options = notification.message.options
    html.tag("dl") { html in
      html.fact("Id") { $0.tag("code", text: id.description) }
      html.fact("Application") { $0.tag("code", text: app.bundleID) }
      html.fact("Audience") { html in writeAudience(to: &html) }
      html.fact("Push type") { $0.text(notification.pushType.rawValue) }
      html.fact("Priority") { $0.text("\(options.priority)") }
      html.fact("Accepted") { html in
        html.time(options.askedAt ?? notification.acceptedAt, now: visit.now)
        guard let name = options.sentBy?.name else { return }
        html.text(" by ")
        html.isolated(name)
      }
      writeTiming(options, to: &html)
      if let expiry = notification.expiresAt {
        html.fact("Expires") { html in
          if expiry.seconds > 0 {
            html.time(expiry, now: visit.now)
          } else {
            html.text("at once: one attempt")
          }
        }
      }
      if let id = notification.collapseID { html.fact("Collapse id") { $0.isolated(id) } }
      if let reference = options.reference {
        html.fact("Reference") { html in
          let item = QueryItems.Item(name: "reference", value: reference)
          let first = isRest ? NotificationID(reference) : nil
          html.tag("a", .href(first.map { Self.link($0) } ?? NotificationsPage.link(app, [item]))) {
            $0.isolated(reference)
          }
        }
      }
      if let rate = options.maxRate {
        html.fact("Rate limit") { $0.text("\(Numbers.text(rate)) pushes a second") }
      }
      if counts.runs > 1 {
        html.fact("Sent") { $0.text("\(counts.runs) times, with resends") }
      }
      if notification.context.stringsRevision > 0 {
        html.fact("Strings") { $0.text("revision \(notification.context.stringsRevision)") }
      }
    }
    writePayload(to: &html)
    html.curl("GET", apiPath, visit)
    writeActionCurl(to: &html)
  }

  /// Whether the notification went to devices after a first share. Its reference may be the id of
  /// the first notification.
  private var isRest: Bool { notification.audience.narrowing.share.map { $0.from > 0 } ?? false }

  // MARK: audience

  /// Names of an audience that are listed.
  private static let listedNames = 10

  private func writeAudience(to html: inout HTML) {
    let audience = notification.audience
    switch audience.names {
    case .everyone: html.text(audience.isNarrowed ? "All devices that match" : "All devices")
    case .named(let tokens, let users):
      for user in users.prefix(Self.listedNames) {
        html.tag("div") { html in
          html.text("User ")
          let item = QueryItems.Item(name: "user", value: user)
          html.tag("a", .href(DevicesPage.link(app, [item]))) { $0.isolated(user) }
        }
      }
      for token in tokens.prefix(Self.listedNames) {
        html.tag("div") { html in
          html.text("Token ")
          html.token(token)
        }
      }
      let more =
        max(users.count - Self.listedNames, 0) + max(tokens.count - Self.listedNames, 0)
      if more > 0 { html.tag("div", .class("more"), text: "and \(Numbers.text(more)) more") }
      if users.isEmpty, tokens.isEmpty { html.nothing("removed") }
    }
    if let environment = audience.environment {
      html.tag("div", text: "\(environment.rawValue.asLabel) only")
    }
    writeNarrowing(audience.narrowing, to: &html)
  }

  private func writeNarrowing(_ narrowing: Narrowing, to html: inout HTML) {
    let lists = [
      ("With tags", narrowing.tags.all), ("With any of", narrowing.tags.any),
      ("Without tags", narrowing.tags.none),
    ]
    for (label, tags) in lists where !tags.isEmpty {
      html.tag("div") { html in
        html.text("\(label) ")
        html.tags(tags)
      }
    }
    if !narrowing.languages.isEmpty {
      html.tag("div") { html in
        html.text("Reads ")
        html.tags(narrowing.languages.map(LanguageName.of))
      }
    }
    if let share = narrowing.share {
      html.tag("div", text: "Devices from \(share.from) % to \(share.to) % of them")
    }
    guard let versions = narrowing.versions else { return }
    html.tag("div") { html in
      html.text("Version")
      if let from = versions.from {
        html.text(" from ")
        html.isolated("\(from)")
      }
      if let below = versions.below {
        html.text(" below ")
        html.isolated("\(below)")
      }
    }
  }

  // MARK: times

  private func writeTiming(_ options: MessageOptions, to html: inout HTML) {
    switch options.timing {
    case .at(let time): html.fact("Send at") { $0.time(time, now: visit.now) }
    case .local(let time, _):
      html.fact("Send at") { $0.text("\(time) by the readers’ clocks") }
    case .repeating(let recurrence):
      html.fact("Repeats") { html in
        switch recurrence.rule {
        case .every(let seconds): html.text("every \(Numbers.text(seconds)) seconds")
        case .cron(let expression, let zone):
          html.tag("code", text: "\(expression)")
          html.text(" ")
          html.isolated(zone)
        }
        html.tag("div", .class("hint")) { html in
          html.text("\(Numbers.text(counts.schedule?.fired ?? 0)) so far. ")
          let item = QueryItems.Item(name: "repetition_of", value: id.description)
          html.tag("a", .href(NotificationsPage.link(app, [item])), text: "Show them")
        }
      }
    case nil: break
    }
    if let repetition = options.repetition {
      html.fact("Repetition of") { html in
        html.tag("a", .href(Self.link(repetition))) { html in
          html.tag("code", text: repetition.description)
        }
      }
    }
  }

  // MARK: payload

  /// Bytes of a payload that are shown. A longer one is in the response of the API.
  private static let shownBytes = 8 * 1024

  private func writePayload(to html: inout HTML) {
    let payload = notification.message.payload
    guard !payload.isEmpty else { return }
    html.tag("details", .class("curl")) { html in
      html.tag("summary", text: "Payload")
      html.tag("pre", .text("tabindex", "0")) { html in
        html.tag("code") { html in
          html.isolated(String(decoding: payload.prefix(Self.shownBytes), as: UTF8.self))
        }
      }
      if payload.count > Self.shownBytes {
        html.tag("p", .class("hint"), text: "Shortened: the API returns the whole payload.")
      }
    }
  }

  private func writeActionCurl(to html: inout HTML) {
    guard visit.caller?.may(.notify) ?? false else { return }
    switch counts.state {
    case .scheduled, .queued, .sending: html.curl("POST", "\(apiPath)/pause", visit)
    case .paused: html.curl("POST", "\(apiPath)/resume", visit)
    case .cancelling, .cancelled, .finished: break
    }
  }
}
