// SPDX-License-Identifier: Apache-2.0
internal import API
internal import PushModel
internal import Storage

/// The tables of the queue, the credentials and the nodes.
extension OverviewPage {
  // MARK: queue

  func writeQueue(to html: inout HTML) {
    html.tag("section", .id("queue"), .flag("data-live"), .text("aria-labelledby", "queue-title")) {
      html in
      html.tag("h2", .id("queue-title"), text: "Queue")
      guard let (depth, at) = visit.services.queue.newest else {
        return html.tag(
          "p", .class("hint"), text: "Not counted yet. The first count is made within seconds.")
      }
      writeLanes(depth, to: &html)
      html.tag("p", .class("hint")) { html in
        if !depth.held.isEmpty || depth.restored > 0 {
          var held = depth.held.map { "\($0.value) \($0.key.name)" }.sorted()
          if depth.restored > 0 { held.append("\(depth.restored) after a restore") }
          html.text("Held rows by reason: \(held.joined(separator: ", ")). ")
        }
        html.text("A broadcast has one row for many devices. Counted ")
        html.time(at, now: visit.now)
        html.text(", for all applications. ")
        html.tag("a", .href(QueuePage.link), text: "Why rows wait")
      }
    }
  }

  private func writeLanes(_ depth: DutyStore.QueueDepth, to html: inout HTML) {
    let columns = ["Lane", "Ready", "Oldest", "Being sent", "Later", "Held"]
    list("Queue", columns, to: &html) { html in
      for environment in PushEnvironment.allCases {
        for workClass in [WorkClass.single, .broadcast] {
          let lane = depth.lanes[.init(workClass, environment)] ?? .init()
          row(columns, to: &html) { index, html in
            switch index {
            case 0:
              html.text(
                "\(environment.rawValue.asLabel), \(workClass == .single ? "single" : "broadcast")")
            case 1: html.text(Numbers.text(lane.ready))
            case 2:
              if lane.ready > 0 {
                html.text(Amounts.age(seconds: lane.oldestSeconds))
              } else {
                html.nothing("none")
              }
            case 3: html.text(Numbers.text(lane.claimed))
            case 4: html.text(Numbers.text(lane.later))
            default:
              if lane.held > 0 {
                html.tag("span", .class("badge warn"), text: Numbers.text(lane.held))
              } else {
                html.text("0")
              }
            }
          }
        }
      }
    }
  }

  // MARK: credentials

  func writeCredentials(to html: inout HTML) {
    guard let credentials else { return }
    html.tag(
      "section", .id("credentials"), .flag("data-live"),
      .text("aria-labelledby", "credentials-title")
    ) { html in
      html.tag("h2", .id("credentials-title"), text: "Credentials")
      guard !credentials.rows.isEmpty else {
        return html.tag("p", .class("hint"), text: "There are no applications.")
      }
      let columns = ["Application", "Name", "Kind", "Expires", "State"]
      list("Credentials", columns, to: &html) { html in
        for credential in credentials.rows {
          row(columns, to: &html) { index, html in write(credential, index, to: &html) }
        }
      }
      if credentials.hidden > 0 {
        html.tag(
          "p", .class("hint"), text: "\(Numbers.text(credentials.hidden)) more are not listed.")
      }
      if let app { html.curl("GET", "/v1/apps/\(app.bundleID)/credentials", visit) }
    }
  }

  private func write(_ row: CredentialList.Row, _ column: Int, to html: inout HTML) {
    switch column {
    case 0: html.tag("a", .href(Self.link(range, row.app)), text: row.app.bundleID)
    case 1:
      guard let credential = row.credential else { return html.nothing("none") }
      html.isolated("\(credential.environment.rawValue)/\(credential.name)")
    case 2:
      switch row.credential?.identity {
      case .key(let key): html.text("Key \(key.keyID)")
      case .certificate: html.text("Certificate")
      case nil: html.nothing("none")
      }
    case 3:
      if let expiry = row.expiresAt {
        html.time(expiry, now: visit.now)
      } else {
        html.nothing("never")
      }
    default:
      switch row.state {
      case .usable: html.tag("span", .class("badge good"), text: row.state.label)
      case .expiring, .notYetValid: html.tag("span", .class("badge warn"), text: row.state.label)
      case .refused, .absent, .sealed, .expired:
        html.tag("span", .class("badge bad"), text: row.state.label)
      }
      if let reason = row.reason { html.tag("div", .class("reason")) { $0.isolated(reason) } }
    }
  }

  // MARK: nodes

  func writeNodes(to html: inout HTML) {
    guard let nodes else { return }
    html.tag("section", .id("nodes"), .flag("data-live"), .text("aria-labelledby", "nodes-title")) {
      html in
      html.tag("h2", .id("nodes-title"), text: "Nodes")
      let columns = ["Node", "Version", "Started", "Last seen", "State"]
      list("Nodes", columns, to: &html) { html in
        for node in nodes {
          row(columns, to: &html) { index, html in write(node, index, to: &html) }
        }
      }
      html.curl("GET", "/v1/nodes", visit)
    }
  }

  private func write(_ node: NodeHeartbeat, _ column: Int, to html: inout HTML) {
    switch column {
    case 0: html.tag("code", text: "…" + node.id.description.suffix(12))
    case 1:
      if let version = node.version { html.isolated(version) } else { html.nothing("unknown") }
    case 2: html.time(node.startedAt, now: visit.now)
    case 3: html.time(node.beatAt, now: visit.now)
    default:
      html.state(of: node, now: visit.now)
    }
  }

  // MARK: components

  /// Writes a table whose rows are cards on narrow screens; therefore it has the roles of a table.
  private func list(
    _ caption: String, _ columns: [String], to html: inout HTML, rows: (inout HTML) -> Void
  ) {
    html.tag("table", .class("list"), .text("role", "table")) { html in
      html.tag("caption", .class("hidden"), text: caption)
      html.tag("thead", .text("role", "rowgroup")) { html in
        html.tag("tr", .text("role", "row")) { html in
          for label in columns {
            html.tag("th", .text("role", "columnheader"), .text("scope", "col"), text: label)
          }
        }
      }
      html.tag("tbody", .text("role", "rowgroup"), content: rows)
    }
  }

  private func row(
    _ columns: [String], to html: inout HTML, cell: (Int, inout HTML) -> Void
  ) {
    html.tag("tr", .text("role", "row")) { html in
      for (index, label) in columns.enumerated() {
        html.tag("td", .text("role", "cell"), .text("data-label", label)) { html in
          html.tag("div") { cell(index, &$0) }
        }
      }
    }
  }
}
