// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import HTTPTypes
import JSONText
import Localization

// Routes for simulated apps and for the simulated clock.

extension ControlRoutes {
  func addApps(to router: inout Router) {
    router.add(.put, "/sim/apps/{app}") { try self.configureApp($0) }
    router.add(.get, "/sim/apps/{app}/strings") { try self.strings($0) }
    router.add(.put, "/sim/apps/{app}/strings/{language}") { try self.putStrings($0) }
    router.add(.delete, "/sim/apps/{app}/strings/{language}") { request in
      let language = request.parameters["language"] ?? ""
      guard self.service.apps.removeStrings(language: language, of: self.app(request)) else {
        throw Problem.notKnown
      }
      return .empty(.noContent)
    }
  }

  private func app(_ request: Request) -> String { request.parameters["app"] ?? "" }

  private func configureApp(_ request: Request) throws -> Response {
    let declaration = try read(request) { json throws(JSONFault) in
      try AppDeclaration(json, takesStrings: false)
    }
    do throws(AppBook.Refusal) {
      try service.apps.apply(declaration, to: app(request))
    } catch {
      throw Problem(error)
    }
    service.channels.apply(declaration, to: app(request))
    return .empty(.noContent)
  }

  // Accepts a `.strings` file, or with `application/json` an object of keys and texts.
  private func putStrings(_ request: Request) throws -> Response {
    let isJSON = request.headers[.contentType]?.hasPrefix("application/json") ?? false
    let strings: StringsFile
    do throws(StringsFaults) {
      strings =
        isJSON ? try StringsFile(json: request.body) : try StringsFile(strings: request.body)
    } catch {
      throw Problem.unusable("strings", error.summary)
    }
    do throws(AppBook.Refusal) {
      try service.apps.set(
        strings, size: request.body.count, language: request.parameters["language"] ?? "",
        of: app(request))
    } catch {
      throw Problem(error)
    }
    return .json(.ok) { json in
      json.object { json in
        json.field("keys", strings.keys.count)
        json.field("warnings") { json in
          json.array { json in
            for warning in strings.warnings.prefix(100) { json.value(warning.description) }
          }
        }
      }
    }
  }

  private func strings(_ request: Request) throws -> Response {
    guard let app = service.apps[app(request)] else { throw Problem.notKnown }
    return .json(.ok) { json in
      json.object { json in
        json.field("development_language", app.developmentLanguage)
        json.field("languages") { $0.counts(app.texts.mapValues(\.keys.count)) }
      }
    }
  }

  // MARK: The clock

  func addClock(to router: inout Router) {
    router.add(.get, "/sim/clock") { _ in self.clock() }
    router.add(.put, "/sim/clock") { request in
      self.service.clockOffset = try self.read(request) { json throws(JSONFault) in
        try ClockDeclaration(json).offset
      }
      return self.clock()
    }
  }

  private func clock() -> Response {
    .json(.ok) { json in
      json.object { json in
        json.field("offset_seconds", service.clockOffset.components.seconds)
        json.field("now", service.clock.milliseconds())
      }
    }
  }
}

extension Problem {
  fileprivate init(_ refusal: AppBook.Refusal) {
    switch refusal {
    case .full: self = .full
    case .language(let message): self = .unusable("language", message)
    }
  }
}
