// SPDX-License-Identifier: Apache-2.0
internal import Intake
internal import JSONText
internal import Localization
internal import Messages
internal import PushModel

/// The message as readers of one language get it, as on a telephone.
struct ReaderCard {
  private let readers: AudienceSurvey.Readers
  private let survey: AudienceSurvey
  private let app: App

  init(_ readers: AudienceSurvey.Readers, of survey: AudienceSurvey, _ app: App) {
    self.readers = readers
    self.survey = survey
    self.app = app
  }

  private var rendering: Preview.Rendering { readers.rendering }

  func write(to html: inout HTML) {
    html.tag("div", .class("reader")) { html in
      html.tag("h3") { html in
        html.isolated(rendering.rendered.language.map(LanguageName.of) ?? "All languages")
        if let language = rendering.rendered.language {
          html.text(" ")
          html.tag("code", text: language)
        }
      }
      if survey.sampled > 0 {
        html.tag("span", .class("hint"), text: Share(readers.devices, of: survey).text)
      }
    }
    writeTelephone(to: &html)
    html.tag("p", .class("hint")) { html in
      let rendered = rendering.rendered
      html.text(
        "\(Numbers.text(rendered.bytes.count)) of \(Numbers.text(survey.pushType.maximumPayloadBytes)) bytes"
      )
      if rendered.isTruncated { html.text(", shortened") }
      html.text(". \(why)")
    }
    for warning in rendering.rendered.warnings {
      html.tag("p", .class("hint warned")) { $0.isolated(warning.message.asSentence) }
    }
    html.tag("details", .class("curl")) { html in
      html.tag("summary", text: "Payload")
      html.tag("pre", .text("tabindex", "0")) { html in
        html.tag("code", text: String(decoding: rendering.rendered.bytes, as: UTF8.self))
      }
    }
  }

  private func writeTelephone(to html: inout HTML) {
    let tag = rendering.rendered.language.flatMap { LanguageTag(parsing: $0) }
    let direction = tag.map { $0.isWrittenRightToLeft ? "rtl" : "ltr" }
    html.tag("div", .class("telephone"), .text("dir", direction ?? "auto")) { html in
      html.tag("p", .class("of")) { html in
        html.tag("span", .class("mark"), .text("aria-hidden", "true")) { _ in }
        html.isolated(app.bundleID)
      }
      let parts = parts
      html.tag("div", .text("lang", ifAny: tag?.spelling)) { html in
        if let title = parts.title { html.tag("p", .class("said"), text: title) }
        if let subtitle = parts.subtitle { html.tag("p", .class("said"), text: subtitle) }
        if let body = parts.body { html.tag("p", text: body) }
      }
      if parts.title == nil, parts.subtitle == nil, parts.body == nil {
        html.tag("p", .class("silent"), text: "No text: nothing is shown, or the app decides.")
      }
    }
  }

  /// The texts of the alert; nil for those that it does not have. A text that the app has for a key
  /// is shown as the key.
  private var parts: (title: String?, subtitle: String?, body: String?) {
    let document = try? JSONDocument(parsing: rendering.rendered.bytes)
    guard let alert = document?.root["aps"]?["alert"] else { return (nil, nil, nil) }
    func part(_ name: String, _ key: String) -> String? {
      alert[name]?.string ?? alert[key]?.string.map { "[\($0)]" }
    }
    return (
      part("title", "title-loc-key"), part("subtitle", "subtitle-loc-key"),
      alert.string ?? part("body", "loc-key")
    )
  }

  // MARK: reasons

  /// Why these readers get this language, the most frequent reason first.
  private var why: String {
    let reasons = readers.reasons.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.rawValue < $1.key.rawValue
    }
    guard let first = reasons.first, first.value > 0 else { return "" }
    let example = rendering.reader.languages.map(LanguageName.of).joined(separator: ", ")
    let texts = reasons.map { reason, devices in
      reasons.count == 1
        ? reason.explanation : "\(reason.explanation) (\(Share(devices, of: survey).text))"
    }
    let why = texts.joined(separator: "; ").asSentence
    return example.isEmpty ? why : "\(why) Most prefer \(example)."
  }
}
