// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel
internal import Storage

/// The upload of a strings file. It is stored as a revision that is not active, so that its page
/// shows the differences first.
struct StringsUploadPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "strings/upload", .scope(.admin), show),
    AdminRoute(.post, "strings/upload", .scope(.admin), bodyLimit: .strings, upload),
  ]

  static func link(_ app: App) -> Link {
    Link("strings", "upload", query: [.init(name: "app", value: app.bundleID)])
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp("Upload strings", link) {
    case .answered(let response): response
    case .app(let app): page(visit, app, FormState())
    }
  }

  @Sendable private static func upload(_ visit: Visit) async throws -> Response {
    let form = try visit.multipartForm()
    let app = try visit.app(named: form.fields.first("app") ?? "")
    var state = FormState(form.fields)
    guard let file = form.file("file") else {
      state.refuse("file", "choose a file")
      return page(visit, app, state, .unprocessableContent)
    }
    func filled(_ name: String) -> String? {
      let text = state.value(name)
      return text.isEmpty ? nil : text
    }
    let format = StringsFormat(fileName: file.name)
    if format == .xcstrings, filled("language") != nil {
      state.refuse("language", "a String Catalog has all languages: leave this empty")
      return page(visit, app, state, .unprocessableContent)
    }
    if format == .strings || format == .stringsdict, filled("language") == nil {
      state.refuse("language", "this file has one language: name it")
      return page(visit, app, state, .unprocessableContent)
    }
    do {
      let publishing = try StringsPublishing(
        inactive: file.bytes, fileName: file.name, language: filled("language"),
        table: filled("table"), visit.services.api,
        noting: visit.change(by: "strings/upload", at: "strings/upload", app: app.bundleID))
      let stored = try await publishing.store(for: app)
      return .redirect(
        to: StringsRevisionPage.link(
          app, stored.revision, done: stored.isNew ? "stored" : "unchanged"))
    } catch let fault as Fault {
      if fault.code == ErrorCode.invalidStrings {
        return page(visit, app, state, .unprocessableContent, refusal: fault)
      }
      state.refuse(fault)
      return page(visit, app, state, .unprocessableContent)
    }
  }

  // MARK: content

  /// - Parameter refusal: the faults of the file.
  private static func page(
    _ visit: Visit, _ app: App, _ state: FormState, _ status: HTTPResponse.Status = .ok,
    refusal: Fault? = nil
  ) -> Response {
    Page(title: "Upload strings", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(StringsPage.link(app)), text: "Strings of \(app.bundleID)")
      }
      html.tag("h1", text: "Upload strings")
      if let refusal { write(refusal, to: &html) }
      html.tag(
        "form", .class("panel sheet"), .text("method", "post"),
        .text("enctype", "multipart/form-data"), .action(Link("strings", "upload"))
      ) { html in
        for problem in state.others(than: ["file", "language", "table"]) {
          html.problem(problem, id: "form-problem")
        }
        html.void(
          "input", .text("type", "hidden"), .text("name", "app"), .text("value", app.bundleID))
        html.input(
          "file", "File", state, type: "file",
          hint: ".xcstrings, .xliff, .strings, .stringsdict or .json", isRequired: true)
        html.input(
          "language", "Language", state,
          hint: "For a file of one language, such as fr; empty for a String Catalog or XLIFF")
        html.input("table", "Table", state, hint: "Empty for Localizable")
        html.tag("button", .class("primary"), text: "Upload and compare")
      }
      html.tag(
        "p", .class("hint"),
        text: "The revision is stored, and becomes active only when you activate it.")
    }
  }

  private static func write(_ refusal: Fault, to html: inout HTML) {
    html.tag("section", .class("message bad"), .text("role", "alert")) { html in
      html.tag("h2", text: "The file was refused")
      html.tag("ul") { html in
        for fault in ([refusal] + refusal.others).prefix(20) {
          html.tag("li") { html in
            for case .text(let text) in fault.members.map(\.value) {
              html.tag("code") { $0.isolated(text) }
              html.text(" ")
            }
            html.isolated(fault.detail)
            for member in fault.members where member.name == "line" {
              if case .number(let line) = member.value { html.text(" (line \(line))") }
            }
          }
        }
      }
    }
  }
}
