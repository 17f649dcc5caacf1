// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import HTTPTypes
import JSONText

// Routes for simulated devices: connectivity, stored pushes, screens.

extension ControlRoutes {
  func addDevices(to router: inout Router) {
    router.add(.get, "/sim/devices") { _ in self.devices() }
    router.add(.put, "/sim/devices/{token}") { try self.putDevice($0) }
    router.add(.get, "/sim/devices/{token}") { try self.showDevice($0) }
    router.add(.delete, "/sim/devices/{token}") { try self.removeDevice($0) }
    router.add(.get, "/sim/devices/{token}/screen") { try self.showScreen($0) }
    router.add(.delete, "/sim/devices/{token}/screen") { try self.clearScreen($0) }
  }

  private func devices() -> Response {
    .json(.ok) { json in
      json.object { json in
        json.field("devices") { json in
          json.array { json in for token in service.store.tokens { json.value(token) } }
        }
      }
    }
  }

  private func putDevice(_ request: Request) throws -> Response {
    let token = try token(request)
    let isNew = service.store[token] == nil
    let declaration = try read(request) { json throws(JSONFault) in
      try DeviceDeclaration(json)
    }
    guard service.declare(declaration, token: token) else { throw Problem.full }
    return try device(token, status: isNew ? .created : .ok)
  }

  private func showDevice(_ request: Request) throws -> Response {
    try device(try token(request), status: .ok)
  }

  private func removeDevice(_ request: Request) throws -> Response {
    guard service.removeDevice(try token(request)) else { throw Problem.notKnown }
    return .empty(.noContent)
  }

  private func clearScreen(_ request: Request) throws -> Response {
    let token = try token(request)
    guard service.store[token] != nil else { throw Problem.notKnown }
    _ = service.store.update(token) { $0.clearScreen() }
    return .empty(.noContent)
  }

  private func known(_ token: String) throws -> SimulatedDevice {
    guard let device = service.device(token) else { throw Problem.notKnown }
    return device
  }

  private func device(_ token: String, status: HTTPResponse.Status) throws -> Response {
    let device = try known(token)
    let entry = service.devices.entry(of: token)
    return .json(status) { json in
      json.object { json in
        json.field("token", token)
        json.field("declared", service.store[token] != nil)
        json.field("online", device.isOnline)
        json.field("state", entry.state.name)
        json.field("environment", entry.environment?.rawValue)
        json.field("app", entry.app)
        json.field("languages") { json in
          json.array { json in for language in device.languages { json.value(language) } }
        }
        json.field("stored") { json in
          json.array { json in for push in device.stored { push.write(to: &json) } }
        }
        json.field("delivered", device.delivered)
        json.field("shown", device.screen.count)
        json.field("counts") { json in
          json.counts(
            Dictionary(uniqueKeysWithValues: device.counts.map { ($0.key.rawValue, $0.value) }))
        }
        json.field("badges") { $0.counts(device.badges) }
        json.field("log") { json in
          json.array { json in for event in device.log { event.write(to: &json) } }
        }
      }
    }
  }

  private func showScreen(_ request: Request) throws -> Response {
    let token = try token(request)
    let device = try known(token)
    return .json(.ok) { json in
      json.object { json in
        json.field("token", token)
        json.field("order", "newest first, as on the device")
        json.field("badges") { $0.counts(device.badges) }
        json.field("notifications") { json in
          json.array { json in
            for shown in device.screen.reversed() {
              let text = ScreenText(
                payload: shown.push.payload, app: service.apps[shown.push.app],
                languages: device.languages)
              shown.write(text, to: &json)
            }
          }
        }
        json.field("calls") { json in
          json.array { json in for call in device.calls.reversed() { call.writeCall(to: &json) } }
        }
        json.field("widgets") { json in
          json.array { json in
            for (app, widgets) in device.widgets.sorted(by: { $0.key < $1.key }) {
              json.object { json in
                json.field("app", app)
                json.field("reloads", widgets.reloads)
                json.field("apns_id", widgets.apnsID)
                json.field("reloaded_at", widgets.reloadedAt)
              }
            }
          }
        }
        json.field("activities") { json in
          json.array { json in
            for activity in device.activities.reversed() {
              let text = activity.alerted.map { payload in
                ScreenText(
                  payload: payload, app: service.apps[activity.app], languages: device.languages)
              }
              activity.write(text, to: &json)
            }
          }
        }
      }
    }
  }
}

extension DevicePush {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("app", app)
      json.field("apns_id", apnsID)
      json.field("push_type", pushType)
      json.field("collapse_id", collapseID)
      json.field("accepted_at", acceptedAt)
      json.field("until", storedUntil)
    }
  }
}

extension SimulatedDevice.Event {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("what", fate.rawValue)
      json.field("apns_id", apnsID)
      json.field("app", app)
      json.field("push_type", pushType)
      json.field("at", at)
    }
  }
}

extension SimulatedDevice.Shown {
  /// Writes a call with its raw payload, whose contents only the app interprets.
  fileprivate func writeCall(to json: inout JSONWriter) {
    json.object { json in
      json.field("app", push.app)
      json.field("apns_id", push.apnsID)
      if (try? JSONDocument(parsing: push.payload)) != nil {
        json.field("payload", raw: push.payload)
      } else {
        json.field("payload_text", String(decoding: push.payload, as: UTF8.self))
      }
      json.field("accepted_at", push.acceptedAt)
      json.field("delivered_at", deliveredAt)
      json.field("was_stored", wasStored)
    }
  }

  fileprivate func write(_ text: ScreenText, to json: inout JSONWriter) {
    json.object { json in
      json.field("app", push.app)
      json.field("apns_id", push.apnsID)
      json.field("collapse_id", push.collapseID)
      json.field("title", text.title)
      json.field("subtitle", text.subtitle)
      json.field("body", text.body)
      json.field("language", text.language)
      json.field("sound", text.sound)
      json.field("critical", text.isCritical)
      json.field("badge", text.badge)
      json.field("thread_id", text.threadID)
      json.field("interruption_level", text.interruptionLevel)
      json.field("accepted_at", push.acceptedAt)
      json.field("delivered_at", deliveredAt)
      json.field("was_stored", wasStored)
    }
  }
}

extension LiveActivity {
  fileprivate func write(_ text: ScreenText?, to json: inout JSONWriter) {
    json.object { json in
      json.field("app", app)
      json.field("state", hasEnded ? "ended" : "running")
      json.field("attributes_type", attributesType)
      json.field("channel", channel)
      json.field("timestamp", timestamp)
      if contentState.isEmpty {
        json.field("content_state") { json in json.null() }
      } else {
        json.field("content_state", raw: contentState)
      }
      json.field("changes", changes)
      json.field("title", text?.title)
      json.field("body", text?.body)
      json.field("language", text?.language)
      json.field("changed_at", changedAt)
    }
  }
}
