// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The list of API keys.
struct KeysPage {
  static let link = Link("keys")

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "keys", .gateway(.admin), entry: .init(title: "Keys", link: link), show)
  ]

  static func link(done: String) -> Link {
    Link("keys", query: [.init(name: "done", value: done)])
  }

  let visit: Visit
  let page: ListCut<APIKey, Int32>
  /// Whether this is not the first page.
  let isLater: Bool
  let uses: [Int32: Instant]

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let after = try visit.number("after")
    let keys = Array(visit.services.api.configuration().keys.values)
    return KeysPage(
      visit: visit, page: ListCut(keys, after: after.map(Int32.init(clamping:)), by: \.id),
      isLater: after != nil, uses: try await visit.services.api.store.apiKeys.lastUses()
    ).response()
  }

  private func response() -> Response {
    Page(title: "API keys", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "API keys")
        html.tag("a", .class("button"), .href(KeyPage.creation), text: "Create a key")
      }
      if visit.request.query.first("done") == "revoked" { html.done("The key was revoked.") }
      if page.items.isEmpty {
        html.empty(isLater ? "No further keys" : "No keys") { html in
          html.text("Create one for each program that uses the API.")
        }
      } else {
        html.list("API keys", page.items, columns)
      }
      html.paging(
        first: isLater ? Self.link : nil,
        next: page.next.map { Link("keys", query: [.init(name: "after", value: "\($0)")]) })
      html.curl("GET", "/v1/keys", visit)
    }
  }

  private var columns: [ListColumn<APIKey>] {
    [
      (
        "Name",
        { key, html in html.tag("a", .href(KeyPage.link(key.id))) { $0.isolated(key.name) } }
      ),
      ("Number", { $1.text("\($0.id)") }),
      ("Scopes", { $1.pills($0.scopeNames) }),
      (
        "Applications",
        { key, html in
          if let apps = key.apps { html.pills(apps.sorted(), atMost: 3) } else { html.text("All") }
        }
      ),
      (
        "Rate limit",
        { key, html in
          if let limit = key.rateLimit {
            html.text("\(Numbers.text(limit)) a second")
          } else {
            html.nothing("none")
          }
        }
      ),
      (
        "Last used",
        { key, html in
          if let at = uses[key.id] {
            html.time(at, now: visit.now)
          } else {
            html.nothing("not used yet")
          }
        }
      ),
      ("Created", { $1.time($0.createdAt, now: visit.now) }),
    ]
  }
}

extension APIKey {
  /// The scopes in the order of the documentation.
  var scopeNames: [String] { KeyScope.allCases.filter(scopes.contains).map(\.rawValue) }
}

extension Visit {
  /// Returns a number in the address; nil without one. Throws the API's fault for another text.
  func number(_ name: String) throws(Fault) -> Int64? {
    guard let text = request.query.first(name), !text.isEmpty else { return nil }
    guard let number = Int64(text), number >= 0 else {
      throw Fault(.invalidParameter, at: "query/\(name)", "expected a number")
    }
    return number
  }
}
