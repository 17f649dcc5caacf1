// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes

/// The layout of every page: title, skip link, navigation, account, content.
struct Page {
  let title: String
  /// The signed-in caller and what it may open; nil on pages without a session.
  var visit: Visit?
  /// Where a page opens another one without an action of the user; nil: nowhere.
  var refresh: Link?

  /// Returns the page as a response.
  /// - Parameter content: writes the content of `<main>`, which begins with `<h1>`.
  func response(
    _ status: HTTPResponse.Status = .ok, content: (inout HTML) -> Void
  ) -> Response {
    var html = HTML()
    html.documentType()
    html.tag("html", .text("lang", "en")) { html in
      writeHead(to: &html)
      html.tag("body") { html in
        html.tag("a", .class("skip"), .href(fragment: "#main"), text: "Skip to content")
        writeHeader(to: &html)
        html.tag("main", .id("main"), .text("tabindex", "-1"), content: content)
      }
    }
    var response = Response.bytes(status, html.bytes, contentType: "text/html; charset=utf-8")
    for (name, value) in Self.fields { response.headers[name] = value }
    return response
  }

  private func writeHead(to html: inout HTML) {
    html.tag("head") { html in
      html.void("meta", .text("charset", "utf-8"))
      html.void(
        "meta", .text("name", "viewport"), .text("content", "width=device-width, initial-scale=1"))
      html.void("meta", .text("name", "color-scheme"), .text("content", "light dark"))
      if let refresh { html.void("meta", .text("http-equiv", "refresh"), .refresh(to: refresh)) }
      html.tag("title", text: "\(title) – Pushgate")
      html.void("link", .text("rel", "stylesheet"), .href(Asset.stylesheet.link))
      // Not deferred, so that the page never shows in another theme.
      html.tag("script", .source(Asset.script)) { _ in }
      html.void(
        "link", .text("rel", "icon"), .text("type", "image/svg+xml"), .href(Asset.icon.link))
    }
  }

  private func writeHeader(to html: inout HTML) {
    html.tag("header", .class("top")) { html in
      html.tag("a", .class("brand"), .href(Link())) { html in
        html.tag("span", .class("mark"), .text("aria-hidden", "true")) { _ in }
        html.text("Pushgate")
      }
      guard let visit else { return }
      html.tag("nav", .text("aria-label", "Pages")) { html in
        for route in visit.services.navigation where visit.mayOpen(route) {
          guard let entry = route.entry else { continue }
          html.tag(
            "a", .href(entry.link),
            .text("aria-current", ifAny: visit.isBelow(entry.link) ? "page" : nil),
            text: entry.title)
        }
      }
      html.tag("div", .class("account")) { html in
        html.tag("span", .class("who")) { html in
          html.tag("span", .class("hidden"), text: "Signed in \(visit.isPerson ? "as" : "with") ")
          html.isolated(visit.callerName)
        }
        guard visit.isSignedIn else { return }
        html.tag("form", .text("method", "post"), .action(.signOut)) { html in
          html.tag("button", .class("quiet"), text: "Sign out")
        }
      }
    }
  }

  /// Header fields of every page. Pages have only the script and the stylesheet of this server.
  static let fields: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; "
        + "require-trusted-types-for 'script'"
    ),
    (.referrerPolicy, "same-origin"), (.crossOriginOpenerPolicy, "same-origin"),
    (.cacheControl, "no-store"),
  ]
}
