// SPDX-License-Identifier: Apache-2.0
internal import API
internal import PushModel

/// The charts, each with its numbers as a table.
extension OverviewPage {
  func writeCharts(to html: inout HTML) {
    html.tag("div", .class("charts")) { html in
      writePushes(to: &html)
      writeLatency(to: &html)
      writeFailures(to: &html)
    }
    html.tag("p", .class("hint")) { html in
      html.text(
        "Times are in UTC. Nodes store their counts once a minute, so the current minute is not "
          + "included, and a node that is killed loses its last one.")
    }
    if app != nil || visit.caller?.apps == nil {
      let path = app.map { "/v1/apps/\($0.bundleID)/statistics" } ?? "/v1/statistics"
      html.curl("GET", "\(path)?range=\(range.rawValue)", visit)
    }
  }

  private var times: [String] {
    let points = series.points
    return [points.first, points[points.count / 2], points.last].compactMap { point in
      point.map { Amounts.time($0.start, in: range) }
    }
  }

  private func writePushes(to html: inout HTML) {
    let rates = { (count: (PushTally) -> Int) in series.points.map { $0.perSecond(count($0.tally)) }
    }
    let (accepted, failed) = (rates(\.accepted), rates(\.failed))
    let peak = accepted.indices.max { accepted[$0] < accepted[$1] }
    var description =
      "In the last \(range.rawValue), Apple accepted \(Numbers.text(series.total.accepted)) pushes"
      + " and \(Numbers.text(series.total.failed)) failed."
    if let peak, accepted[peak] > 0 {
      let time = Amounts.time(series.points[peak].start, in: range)
      description += " The highest rate was \(Amounts.text(accepted[peak])) per second at \(time)."
    }
    let chart = Chart(
      id: "pushes", title: "Pushes per second", description: description, kind: .lines,
      series: [.init(name: "Accepted", values: accepted), .init(name: "Failed", values: failed)],
      times: times, label: Amounts.text)
    write(
      chart, legend: ["Accepted", "Failed"], columns: ["Accepted", "Failed", "Accepted/s"],
      to: &html
    ) {
      $0.tally.outcomes.isEmpty
        ? nil
        : [
          Numbers.text($0.tally.accepted), Numbers.text($0.tally.failed),
          Amounts.text($0.perSecond($0.tally.accepted)),
        ]
    }
  }

  private func writeLatency(to html: inout HTML) {
    let percentiles = [50, 99]
    let names = ["Median", "99 % of pushes"]
    let latency = { (microseconds: Int64?) in
      microseconds.map { Amounts.latency(milliseconds: Double($0) / 1_000) } ?? "–"
    }
    var description =
      "Time from the acceptance of a notification until Apple accepts it for a device. "
    let all = percentiles.map { series.total.latencies.percentile($0) }
    description +=
      all[0] == nil
      ? "No push was accepted."
      : "Median \(latency(all[0])), 99 % of pushes at most \(latency(all[1]))."
    let chart = Chart(
      id: "latency", title: "Latency", description: description, kind: .lines,
      series: zip(names, percentiles).map { .init(name: $0, values: series.latencies($1)) },
      times: times, label: Amounts.latency)
    write(chart, legend: names, columns: names, to: &html) { point in
      guard point.tally.accepted > 0 else { return nil }
      return percentiles.map { latency(point.tally.latencies.percentile($0)) }
    }
  }

  private func writeFailures(to html: inout HTML) {
    let reasons = series.reasons
    let list = reasons.map { "\($0.name): \(Numbers.text($0.total))" }.joined(separator: ", ")
    let chart = Chart(
      id: "failures", title: "Failures by reason",
      description: reasons.isEmpty ? "No push failed." : "Failed pushes by reason. \(list).",
      kind: .bars,
      series: reasons.map { .init(name: $0.name, values: $0.counts.map(Double.init)) },
      times: times, label: Amounts.text)
    let columns = ["Failed", "Reasons"]
    write(chart, reasons: reasons, columns: columns, to: &html) { point in
      guard point.tally.failed > 0 else { return nil }
      let reasons = point.tally.reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return [
        Numbers.text(point.tally.failed),
        reasons.map { "\($0.key) \(Numbers.text($0.value))" }.joined(separator: ", "),
      ]
    }
  }

  // MARK: components

  /// Writes a chart, its legend and its table.
  ///
  /// - Parameter cells: returns the cells of a point after its time; nil leaves the point out.
  private func write(
    _ chart: Chart, legend: [String] = [], reasons: [PushSeries.Reason] = [], columns: [String],
    to html: inout HTML, cells: (PushSeries.Point) -> [String]?
  ) {
    html.tag("section", .class("panel")) { html in
      html.tag("h2", text: chart.title)
      html.tag("div", .id("chart-\(chart.id)"), .flag("data-live")) { html in
        chart.write(to: &html)
        html.tag("ul", .class("legend")) { html in
          for (index, name) in legend.enumerated() {
            html.tag("li") { html in
              html.tag("span", .class(Chart.swatches[index]), .text("aria-hidden", "true")) { _ in }
              html.text(name)
            }
          }
          for (index, reason) in reasons.enumerated() { write(reason, index, to: &html) }
        }
        if chart.series.isEmpty { html.tag("p", .class("hint"), text: "No push failed.") }
      }
      html.tag("details") { html in
        html.tag("summary", text: "As a table")
        html.tag("div", .id("table-\(chart.id)"), .flag("data-live")) { html in
          writeTable(chart, columns, cells, to: &html)
        }
      }
    }
  }

  private func write(_ reason: PushSeries.Reason, _ index: Int, to html: inout HTML) {
    html.tag("li", .text("title", ifAny: StateReason.explanation(reason.name))) { html in
      html.tag("span", .class(Chart.swatches[index]), .text("aria-hidden", "true")) { _ in }
      html.isolated(reason.name)
      html.text(" ")
      html.tag("strong", text: Numbers.text(reason.total))
    }
  }

  private func writeTable(
    _ chart: Chart, _ columns: [String], _ cells: (PushSeries.Point) -> [String]?,
    to html: inout HTML
  ) {
    let rows = series.points.reversed().compactMap { point in cells(point).map { (point, $0) } }
    guard !rows.isEmpty else {
      return html.tag("p", .class("hint"), text: "No pushes in the last \(range.rawValue).")
    }
    html.tag("table", .class("data")) { html in
      html.tag(
        "caption", text: "\(chart.title) for each \(range.unit); times without pushes are left out")
      html.tag("thead") { html in
        html.tag("tr") { html in
          for label in ["Time"] + columns { html.tag("th", .text("scope", "col"), text: label) }
        }
      }
      html.tag("tbody") { html in
        for (point, cells) in rows {
          html.tag("tr") { html in
            html.tag("th", text: Amounts.time(point.start, in: range))
            for cell in cells { html.tag("td", text: cell) }
          }
        }
      }
    }
  }
}
