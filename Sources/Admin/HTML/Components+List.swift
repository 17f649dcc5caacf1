// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import PushModel

/// A column of a list: its label, and how a cell is written.
typealias ListColumn<Row> = (label: String, write: (Row, inout HTML) -> Void)

/// Components of the lists of several pages.
extension HTML {
  /// Writes a list. On narrow screens each row is a card; therefore the roles of a table are
  /// written, which browsers drop when the style changes the display of its elements.
  /// - Parameter isPart: whether it is in a panel, which has a border already.
  mutating func list<Row>(
    _ caption: String, _ rows: [Row], _ columns: [ListColumn<Row>], isPart: Bool = false
  ) {
    tag("table", isPart ? .class("part") : .class("list"), .text("role", "table")) { html in
      html.tag("caption", .class("hidden"), text: caption)
      html.tag("thead", .text("role", "rowgroup")) { html in
        html.tag("tr", .text("role", "row")) { html in
          for column in columns {
            html.tag(
              "th", .text("role", "columnheader"), .text("scope", "col"), text: column.label)
          }
        }
      }
      html.tag("tbody", .text("role", "rowgroup")) { html in
        for row in rows {
          html.tag("tr", .text("role", "row")) { html in
            for column in columns {
              html.tag("td", .text("role", "cell"), .text("data-label", column.label)) { html in
                html.tag("div") { column.write(row, &$0) }
              }
            }
          }
        }
      }
    }
  }

  /// Writes links to the first and the next page of a list; nothing if it has one page.
  mutating func paging(first: Link?, next: Link?) {
    guard first != nil || next != nil else { return }
    tag("nav", .class("paging"), .text("aria-label", "Pages of the list")) { html in
      if let first { html.tag("a", .href(first), text: "First page") }
      if let next {
        html.tag("a", .class("next"), .text("rel", "next"), .href(next), text: "Next page")
      }
    }
  }

  /// Writes what a page shows instead of an empty list.
  mutating func empty(_ title: String, _ content: (inout HTML) -> Void) {
    tag("section", .class("empty")) { html in
      html.tag("h2", text: title)
      html.tag("p", content: content)
    }
  }

  /// Writes a fact of a description list.
  mutating func fact(_ label: String, _ value: (inout HTML) -> Void) {
    tag("div") { html in
      html.tag("dt", text: label)
      html.tag("dd", content: value)
    }
  }

  /// Writes an amount of a list of figures.
  mutating func tile(_ label: String, _ value: String?, _ hint: String? = nil) {
    tag("li") { html in
      html.tag("span", .class("hint"), text: label)
      html.tag("strong") { html in
        if let value { html.text(value) } else { html.nothing("none") }
      }
      if let hint { html.tag("span", .class("hint"), text: hint) }
    }
  }

  /// Writes whether a node is alive.
  mutating func state(of node: NodeHeartbeat, now: Instant) {
    if node.stoppedAt != nil {
      tag("span", .class("badge off"), text: "Stopped")
    } else if node.beatAt.adding(seconds: NodeHeartbeat.silentSeconds) < now {
      tag("span", .class("badge bad"), text: "Silent")
    } else {
      tag("span", .class("badge good"), text: "Alive")
    }
  }

  /// Writes some texts of users as labels, and how many more there are.
  mutating func pills(_ texts: [String], atMost limit: Int = .max) { tags(texts, atMost: limit) }

  /// Writes a secret that is shown once.
  mutating func disclosed(_ secret: String, _ label: String, _ advice: String) {
    tag("section", .class("panel secret"), .text("aria-labelledby", "secret")) { html in
      html.tag("h2", .id("secret"), text: label)
      html.tag("pre", .text("tabindex", "0")) { $0.tag("code", text: secret) }
      html.tag("p", .class("message warn"), text: advice)
    }
  }
}

/// One page of a list that is in memory, ordered by a key.
struct ListCut<Item, Key: Comparable> {
  let items: [Item]
  /// The last key of this page, after which the next page begins; nil on the last one.
  let next: Key?

  /// Rows of a page: few enough to read.
  static var pageSize: Int { 50 }

  init(_ all: [Item], after: Key?, by key: (Item) -> Key) {
    let rest = all.map { (key: key($0), item: $0) }
      .filter { one in after.map { $0 < one.key } ?? true }.sorted { $0.key < $1.key }
    items = rest.prefix(Self.pageSize).map(\.item)
    next = rest.count > Self.pageSize ? rest[Self.pageSize - 1].key : nil
  }

  /// Creates a page of rows that were fetched in order.
  /// - Parameter fetched: up to one more than a page has.
  init(fetched: [Item], by key: (Item) -> Key) {
    items = Array(fetched.prefix(Self.pageSize))
    next = fetched.count > Self.pageSize ? items.last.map(key) : nil
  }
}
