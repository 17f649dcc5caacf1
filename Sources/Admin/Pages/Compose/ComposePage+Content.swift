// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Intake
internal import Localization
internal import Messages
internal import PushModel
internal import Storage

/// The layout of the page: the form, and beside it what the message would do.
extension ComposePage.Content {
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Compose for \(app.bundleID)", visit: visit).response(status) { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Compose")
        html.apps(visit.apps, app, ComposePage.link)
      }
      writeSent(to: &html)
      if let notice {
        html.tag("p", .class("message warn"), .text("role", "alert"), text: notice)
      }
      if !state.problems.isEmpty {
        html.tag(
          "p", .class("message bad"), .text("role", "alert"),
          text: (sent == nil ? "Nothing was sent. " : "")
            + "The mistakes are shown at their fields.")
      }
      html.tag(
        "form", .class("compose"), .text("method", "post"),
        .action(Link("compose", fragment: "results"))
      ) { html in
        // Enter in a field uses the first button.
        html.tag(
          "button", .class("hidden"), .text("name", "do"), .text("value", "preview"),
          .text("tabindex", "-1"), .text("aria-hidden", "true"), text: "Preview")
        hidden("app", app.bundleID, to: &html)
        for name in ["key", "test_key", "previewed"] { hidden(name, form[name], to: &html) }
        html.tag("div") { writeFields(to: &$0) }
        // Without mistakes, browsers scroll to the preview.
        let isGood = survey != nil && state.problems.isEmpty
        html.tag("div", .class("results"), isGood ? .id("results") : nil) { html in
          if let survey { writeResults(survey, to: &html) } else { writeAdvice(to: &html) }
        }
      }
      if let body, survey != nil {
        // Apostrophes would end the shell's quotation.
        let json = String(decoding: body, as: UTF8.self).replacing("'", with: "\\u0027")
        html.curl("POST", "/v1/apps/\(app.bundleID)/notifications", visit, body: json)
      }
    }
  }

  private func hidden(_ name: String, _ value: String, to html: inout HTML) {
    html.void("input", .text("type", "hidden"), .text("name", name), .text("value", value))
  }

  private func writeSent(to html: inout HTML) {
    guard let sent else { return }
    html.tag("p", .class("message good"), .text("role", "status")) { html in
      html.text(sent.isTest ? "The test was accepted: " : "The notification was accepted: ")
      html.tag("a", .href(Link("notifications", sent.id)), text: sent.id)
    }
  }

  private func writeAdvice(to html: inout HTML) {
    html.tag("section", .class("empty")) { html in
      html.tag("h2", text: "No preview yet")
      html.tag(
        "p",
        text: "The preview shows the size of the audience, and the message in each language that "
          + "its readers get. Nothing is sent.")
    }
  }

  // MARK: results

  /// Cards of languages, the most frequent first; rarer languages are listed without one.
  private static let maximumCards = 24

  private func writeResults(_ survey: AudienceSurvey, to html: inout HTML) {
    writeSummary(survey, to: &html)
    if survey.fault == nil { writeSending(survey, to: &html) }
    if !survey.withoutText.isEmpty { writeWithoutText(survey, to: &html) }
    html.tag("section", .text("aria-labelledby", "readers")) { html in
      html.tag("h2", .id("readers"), text: "As readers get it")
      html.tag("ul", .class("readers")) { html in
        for readers in survey.readers.prefix(Self.maximumCards) {
          html.tag("li") { ReaderCard(readers, of: survey, app).write(to: &$0) }
        }
      }
      if survey.languages > Self.maximumCards {
        html.tag(
          "p", .class("hint"),
          text: "\(survey.languages - Self.maximumCards) rarer languages are not shown.")
      }
    }
  }

  private func writeSummary(_ survey: AudienceSurvey, to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "size")) { html in
      html.tag("h2", .id("size")) { html in
        html.text(size(of: survey))
        if let asOf = wholeAudience(survey)?.asOf {
          html.text(" ")
          html.tag("span", .class("hint")) { html in
            html.text("counted ")
            html.time(asOf, now: visit.now)
          }
        }
      }
      if let due = survey.due {
        html.tag("p") { html in
          html.text(form.time == .local ? "The first readers get it " : "Readers get it ")
          html.time(due, now: visit.now)
          html.text(".")
        }
      }
      if survey.languages > 1 {
        html.tag("ul", .class("split")) { html in
          for readers in survey.readers.prefix(Self.maximumCards) {
            html.tag("li") { writeShare(readers, of: survey, to: &$0) }
          }
        }
      }
      if !survey.isComplete {
        html.tag(
          "p", .class("hint"),
          text: "Shares are those of a sample of \(Numbers.text(survey.sampled)) devices.")
      }
      if let quiet = survey.quiet, quiet > 0 {
        html.tag(
          "p",
          text: "In quiet hours at that time: \(Share(quiet, of: survey).text). They get it "
            + (skipsQuiet ? "not at all." : "afterwards."))
      }
      for warning in survey.warnings {
        html.tag("p", .class("message warn")) { html in
          if !warning.pointer.isEmpty {
            html.tag("code", text: warning.pointer)
            html.text(" ")
          }
          html.isolated(warning.detail.asSentence)
        }
      }
    }
  }

  /// Whether readers in quiet hours get nothing.
  private var skipsQuiet: Bool {
    form.quiet == .own ? form["quiet_then"] == "skip" : app.quietHours?.skips ?? false
  }

  private func writeShare(
    _ readers: AudienceSurvey.Readers, of survey: AudienceSurvey, to html: inout HTML
  ) {
    let share = Share(readers.devices, of: survey)
    html.tag("span", text: readers.rendering.rendered.language.map(LanguageName.of) ?? "All")
    html.tag(
      "svg", .class("share"), .text("viewBox", "0 0 100 4"), .text("preserveAspectRatio", "none"),
      .text("aria-hidden", "true")
    ) { html in
      html.tag("rect", .text("width", "\(share.percent)"), .text("height", "4")) { _ in }
    }
    html.tag("span", text: share.text)
  }

  private func writeWithoutText(_ survey: AudienceSurvey, to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "without")) { html in
      html.tag("h2", .id("without"), text: "Readers without a text")
      html.tag("ul") { html in
        for preferences in survey.withoutText.prefix(Self.maximumCards) {
          html.tag("li") { html in
            let names = preferences.languages.map(LanguageName.of).joined(separator: ", ")
            html.isolated(names.isEmpty ? "No language" : names)
            html.text(": \(Share(preferences.devices, of: survey).text)")
          }
        }
      }
    }
  }

  // MARK: sending

  private func writeSending(_ survey: AudienceSurvey, to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "sending")) { html in
      html.tag("h2", .id("sending"), text: "Send")
      html.input(
        "test", "Test first: device token, or user", filled,
        hint: "Sends the message at once, without quiet hours, to this reader only.")
      html.tag(
        "button", .text("name", "do"), .text("value", "test"), text: "Send the test")
      html.tag("p") { html in
        html.tag(
          "button", .class("primary"), .text("name", "do"), .text("value", "send"),
          text: "\(survey.due == nil ? "Send to" : "Schedule for") \(size(of: survey))")
      }
    }
  }

  /// Returns the number of devices, such as "1,234 devices".
  private func size(of survey: AudienceSurvey) -> String {
    let isMinimum = survey.audience >= Acceptance.audienceCountLimit
    let whole = wholeAudience(survey)
    let count = whole?.devices ?? survey.audience
    let start = whole == nil ? (isMinimum ? "at least " : "") : percent == nil ? "" : "about "
    let end = percent.map { " first (\($0) %)" } ?? ""
    return "\(start)\(Numbers.text(count)) \(count == 1 ? "device" : "devices")\(end)"
  }

  /// The share that gets the message first; nil: all devices.
  private var percent: Int? { form.audience == .device ? nil : Int(form["share"]) }

  /// Returns the count of an audience that is too large for an acceptance to count; nil for other
  /// audiences, and for those with filters, which no count has.
  private func wholeAudience(_ survey: AudienceSurvey) -> (devices: Int, asOf: Instant)? {
    guard survey.audience >= Acceptance.audienceCountLimit, form.audience == .everyone,
      let counts, let asOf = counts.asOf,
      ["tags_all", "tags_any", "tags_none", "languages", "version_from", "version_below"]
        .allSatisfy({ form[$0].isEmpty })
    else { return nil }
    let devices = counts.counts.filter { key, _ in
      key.state == .active && key.tokenKind == survey.tokenKind
        && (form["environment"].isEmpty || key.environment.rawValue == form["environment"])
    }
    return (max(devices.values.reduce(0, +) * (percent ?? 100) / 100, survey.audience), asOf)
  }
}

/// A part of an audience's sample.
struct Share {
  /// Percent, from 0 to 100.
  let percent: Int
  /// The share for people: a number of devices, or an estimate.
  let text: String

  init(_ devices: Int, of survey: AudienceSurvey) {
    percent = survey.sampled == 0 ? 0 : (devices * 200 + survey.sampled) / (survey.sampled * 2)
    let share = percent == 0 && devices > 0 ? "< 1 %" : "\(percent) %"
    text =
      survey.isComplete
      ? "\(Numbers.text(devices)) \(devices == 1 ? "device" : "devices"), \(share)" : "≈ \(share)"
  }
}
