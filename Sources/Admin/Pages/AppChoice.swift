// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The application that a page is about.
enum AppChoice {
  case app(App)
  /// The address names none: a redirect to the first one, or a page that says that there is none.
  case answered(Response)
}

extension Visit {
  /// Returns the app in the address; throws the API's faults for other apps and for apps that the
  /// caller may not use.
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - link: the address of the page of an app.
  func chosenApp(_ title: String, _ link: (App) -> Link) throws(Fault) -> AppChoice {
    if let name = request.query.first("app") { return .app(try app(named: name)) }
    if let first = apps.first { return .answered(.redirect(to: link(first))) }
    return .answered(
      Page(title: title, visit: self).response { html in
        html.tag("h1", text: title)
        html.empty("No applications") { html in
          html.text("This key has no application. Create one with ")
          html.tag("code", text: "PUT /v1/apps/{bundle id}")
          html.text(" or ")
          html.tag("code", text: "pushgate apps create")
          html.text(".")
        }
      })
  }
}
