// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Intake
internal import JSONText
internal import Localization
internal import Messages
internal import PushModel
internal import Storage

/// Renders a message as delivery would, without sending it.
enum PreviewRoute {
  @Sendable static func post(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let request = try PreviewBody(parsing: call.request.body, limits: services.limits).preview
    let type = request.message.options.pushType
    let preview: Preview
    do {
      preview = try await services.intake.preview(
        request, app: app, limit: services.limits.previews)
    } catch let fault as MessageFault {
      throw Fault(fault)
    } catch let device as UnreachedDevice {
      throw Fault(
        .invalidValue, at: "/devices/\(device.position)",
        "expected the token of an active device of this app, registered for pushes of type "
          + type.rawValue)
    }
    return .json { json in write(preview, of: request.message.options, to: &json) }
  }

  /// Handles `POST …/notifications?dry_run=true`: returns the payloads and the audience's size.
  static func trial(
    of body: NotifyBody, _ app: App, _ services: APIServices
  ) async throws -> Response {
    let trial: DryRun
    do {
      trial = try await services.intake.trial(
        of: body.draft, app: app, limit: services.limits.previews)
    } catch let fault as MessageFault {
      throw Fault(fault)
    } catch let fault as TimingFault { throw Fault(fault) }
    return .json { json in
      json.object { json in
        json.field("dry_run", true)
        NotificationJSON.write(audience: trial.audience, to: &json)
        if let due = trial.due { json.field("due_at", RFC3339.format(due)) }
        writeMembers(trial.preview, trial.warnings, of: body.draft.message.options, to: &json)
      }
    }
  }

  private static func write(
    _ preview: Preview, of options: MessageOptions, to json: inout JSONWriter
  ) {
    json.object { writeMembers(preview, preview.warnings, of: options, to: &$0) }
  }

  private static func writeMembers(
    _ preview: Preview, _ warnings: [NotificationWarning], of options: MessageOptions,
    to json: inout JSONWriter
  ) {
    json.field("push_type", options.pushType.rawValue)
    json.field("topic", preview.topic)
    json.field("priority", options.priority)
    json.field("maximum_bytes", options.pushType.maximumPayloadBytes)
    json.field("warnings") { $0.array(of: warnings) }
    json.field("previews") { json in
      json.array { json in
        for rendering in preview.renderings { write(rendering, to: &json) }
      }
    }
    json.field("is_complete", preview.isComplete)
  }

  private static func write(_ rendering: Preview.Rendering, to json: inout JSONWriter) {
    let (reader, rendered) = (rendering.reader, rendering.rendered)
    json.object { json in
      if let device = reader.device { json.field("token", device.token.hex) }
      if let user = reader.user { json.field("user", user) }
      if let position = reader.recipient { json.field("recipient", position) }
      json.field("languages", reader.languages)
      json.field("language", rendered.language)
      json.field("reason", rendered.reason.rawValue)
      json.field("preference", rendering.preference)
      json.field("chain") { write(rendering.chain, to: &$0) }
      json.field("bytes", rendered.bytes.count)
      json.field("truncated", rendered.isTruncated)
      json.field("payload", raw: rendered.bytes)
      json.field("warnings") { write(rendered.warnings, to: &$0) }
    }
  }

  private static func write(_ chain: [LanguageStep], to json: inout JSONWriter) {
    json.array { json in
      for step in chain {
        json.object { json in
          json.field("language", step.choice.language)
          json.field("reason", step.choice.reason.rawValue)
          json.field("has_all_texts", step.isComplete)
        }
      }
    }
  }

  private static func write(_ warnings: [PayloadWarning], to json: inout JSONWriter) {
    json.array { json in
      for warning in warnings { warning.write(to: &json) }
    }
  }
}

extension PayloadWarning {
  /// Appends the warning as an object of pointer and detail.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("pointer", "/\(member.rawValue)\(pointer)")
      json.field("detail", message)
    }
  }
}
