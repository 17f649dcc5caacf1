// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// Pages for errors.
enum ErrorPage {
  static let notOwnPage =
    "Forms are accepted only from pages of this gateway. Open the page again and repeat the action."
  static let loopbackNames =
    "Without API keys, the address must have a loopback name such as localhost or 127.0.0.1."

  /// Returns the page for a problem.
  static func response(_ problem: Problem, _ requestID: String) -> Response {
    var response = Page(title: problem.title).response(problem.status) { html in
      html.tag("section", .class("card")) { html in
        html.tag("p", .class("code"), text: "\(problem.status.code)")
        html.tag("h1", text: problem.title)
        if let detail = problem.detail { html.tag("p") { $0.isolated(detail.asSentence) } }
        html.tag("p", .class("hint")) { html in
          html.text("Code \(problem.code), request ")
          html.tag("code", text: requestID)
        }
        html.tag("p") { html in html.tag("a", .href(Link.start), text: "Back to the overview")
        }
      }
    }
    for field in problem.headers where response.headers[field.name] == nil {
      response.headers[field.name] = field.value
    }
    return response
  }

  /// The page for unprotected connections.
  static var plainHTTP: Response {
    Page(title: "Not over plain HTTP").response(.forbidden) { html in
      html.tag("section", .class("card")) { html in
        html.tag("h1", text: "Not over plain HTTP")
        html.tag(
          "p",
          text:
            "Other machines on the network could read your API key and your session. Open this page "
            + "with https, or through an SSH tunnel:")
        html.tag("pre") { html in html.tag("code", text: "ssh -L 8080:127.0.0.1:8080 your-gateway")
        }
        html.tag("p") { html in
          html.text("Then open ")
          html.tag("code", text: "http://127.0.0.1:8080/admin/")
          html.text(" on your machine.")
        }
      }
    }
  }

  /// Returns the page for a key or role without the scope of a page, or bound to applications.
  static func notAllowed(_ access: AdminRoute.Access, _ visit: Visit) -> Response {
    Page(title: "Not allowed", visit: visit).response(.forbidden) { html in
      html.tag("section", .class("card")) { html in
        html.tag("h1", text: "This \(visit.isPerson ? "role" : "key") may not do this")
        html.tag("p") { html in
          html.text("It requires a \(visit.isPerson ? "role" : "key") with the scope ")
          html.tag("code", text: access.scope?.rawValue ?? "")
          if case .gateway = access { html.text(" that is not bound to applications") }
          html.text(visit.isPerson ? "." : ". Sign out, and sign in with another key.")
        }
      }
    }
  }
}

extension String {
  /// The text of a fault as a sentence.
  var asSentence: String {
    guard let last else { return self }
    return prefix(1).uppercased() + dropFirst() + (".!?".contains(last) ? "" : ".")
  }
}
