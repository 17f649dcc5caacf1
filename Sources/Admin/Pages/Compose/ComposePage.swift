// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Intake
internal import PushModel
internal import Storage
internal import TLS

/// Writing a notification: a form, its preview in the languages of the audience, a test, and the
/// send. Messages are checked and accepted as those of `POST …/notifications`.
enum ComposePage {
  static let link = Link("compose")

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "compose", .scope(.notify), entry: .init(title: "Compose", link: link), show),
    AdminRoute(.post, "compose", .scope(.notify), bodyLimit: .message, submit),
  ]

  /// Returns the address of the form for an app.
  /// - Parameters:
  ///   - device: the sealed id of a device that the form is for.
  ///   - sent: the id of a notification that was sent just now.
  static func link(_ app: App, device: String? = nil, sent: String? = nil) -> Link {
    let items = [("app", app.bundleID), ("device", device), ("sent", sent)]
    return Link(
      "compose",
      query: items.compactMap { name, value in
        value.map { QueryItems.Item(name: name, value: $0) }
      })
  }

  /// The content of the page.
  struct Content {
    let visit: Visit
    let app: App
    var form: ComposeForm
    /// Counts of the app's devices; nil for a caller that may not read devices.
    let counts: DeviceCounts?
    /// The faults of the form, by field.
    var state = FormState()
    /// What the form's message would do; nil without a preview, or after a fault.
    var survey: AudienceSurvey?
    /// The body of the request that was previewed.
    var body: [UInt8]?
    /// A notification that was sent just now, and whether it was a test.
    var sent: (id: String, isTest: Bool)?
    /// Why the message was not sent yet.
    var notice: String?

    init(_ visit: Visit, _ app: App, _ form: ComposeForm) async throws {
      (self.visit, self.app, self.form) = (visit, app, form)
      let mayRead = visit.caller?.may(.read) ?? false
      counts = mayRead ? try await visit.services.api.store.devices.counts(of: app.id) : nil
    }
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let app: App
    switch try visit.chosenApp("Compose", { link($0) }) {
    case .app(let chosen): app = chosen
    case .answered(let response): return response
    }
    var content = try await Content(visit, app, ComposeForm(QueryItems()))
    content.form.start(of: app, content.counts)
    if let device = visit.request.query.first("device"), visit.caller?.may(.read) ?? false {
      let reference = try DeviceReference(id: device, for: visit)
      guard reference.app.id == app.id else { throw DeviceReference.notFound }
      content.form["to"] = ComposeForm.Audience.device.rawValue
      content.form["device"] = reference.token.hex
    }
    if let id = visit.request.query.first("sent").flatMap({ NotificationID($0) }) {
      content.sent = (id.description, false)
    }
    return content.response()
  }

  @Sendable private static func submit(_ visit: Visit) async throws -> Response {
    let form = ComposeForm(try visit.form(atMost: ComposeForm.maximumFields))
    var content = try await Content(visit, try visit.app(named: form["app"]), form)
    switch form["do"] {
    case "send": return try await send(&content)
    case "test": return try await test(&content)
    case "add":
      content.form.addRows()
      return content.response()
    default: return try await content.previewed()
    }
  }

  // MARK: sending

  /// Sends the message if it is the one that was previewed last.
  private static func send(_ content: inout Content) async throws -> Response {
    let (visit, app, form) = (content.visit, content.app, content.form)
    do {
      let body = try form.body()
      guard form["previewed"] == digest(body) else {
        content.notice = "The form differs from its last preview. Check this one, and send again."
        return try await content.previewed()
      }
      let sent = try await visit.services.api.send(
        body, to: app, idempotencyKey: form["key"], by: visit.caller)
      try await visit.note(sent, by: "compose", app: app)
      let mayRead = visit.caller?.may(.read) ?? false
      return .redirect(
        to: mayRead
          ? NotificationPage.link(sent.id, done: "sent")
          : link(app, sent: sent.id.description))
    } catch let fault as Fault {
      guard fault.code == .idempotencyKeyReused else { return try content.refused(fault) }
      content.form.renewKeys()
      content.notice =
        "This form was already sent with other content. Send again to send another notification."
      return try await content.previewed()
    }
  }

  /// Sends the message to one device or user, and shows the form again.
  private static func test(_ content: inout Content) async throws -> Response {
    let (visit, app) = (content.visit, content.app)
    do {
      let body = try content.form.testBody()
      // A repeated request has the same key, another message has another one.
      let key = "\(content.form["test_key"])-\(digest(body))"
      let sent = try await visit.services.api.send(
        body, to: app, idempotencyKey: key, by: visit.caller)
      try await visit.note(sent, by: "compose", app: app)
      content.sent = (sent.id.description, true)
      content.form.renewTestKey()
    } catch let fault as Fault { try content.note(fault, isTest: true) }
    return try await content.previewed()
  }

  /// Returns a text that identifies the content of a request.
  fileprivate static func digest(_ body: [UInt8]) -> String { Base64URL.encode(SHA256.hash(body)) }
}

extension ComposePage.Content {
  /// Returns the page with a preview of the form's message.
  mutating func previewed() async throws -> Response {
    do {
      let body = try form.body()
      let survey = try await visit.services.api.survey(body, of: app)
      (self.body, self.survey) = (body, survey)
      form["previewed"] = survey.fault == nil ? ComposePage.digest(body) : ""
      if let fault = survey.fault {
        ComposeFaults.note(Fault(fault), of: form, isTest: false, in: &state)
      }
      let isGood = state.problems.isEmpty && notice == nil
      return response(isGood ? .ok : .unprocessableContent)
    } catch let fault as Fault { return try refused(fault) }
  }

  /// Returns the page with the faults of a request at their fields.
  mutating func refused(_ fault: Fault) throws -> Response {
    try note(fault)
    form["previewed"] = ""
    return response(.unprocessableContent)
  }

  /// Notes the faults of a request. Throws faults of the gateway.
  mutating func note(_ fault: Fault, isTest: Bool = false) throws {
    guard fault.code.status.kind == .clientError else { throw fault }
    ComposeFaults.note(fault, of: form, isTest: isTest, in: &state)
  }
}
