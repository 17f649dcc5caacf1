// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// A chart as SVG. The picture is stretched to the width of its column; its labels are HTML beside
/// it, so that they keep their size.
struct Chart {
  /// Values of one line, or one part of stacked bars; nil leaves a gap in a line.
  struct Series {
    let name: String
    let values: [Double?]
  }

  enum Kind { case lines, bars }

  /// Distinguishes the chart's elements on the page.
  let id: String
  let title: String
  /// What the chart shows, in words.
  let description: String
  let kind: Kind
  /// At most as many as there are colours.
  let series: [Series]
  /// Labels below the chart, from left to right.
  let times: [String]
  /// Returns the label of a value.
  let label: (Double) -> String

  // The coordinates of the picture.
  private static let width = 600.0
  private static let height = 160.0

  private static let lines: [StaticString] = [
    "line c1", "line c2", "line c3", "line c4", "line c5", "line c6",
  ]
  private static let bars: [StaticString] = [
    "column c1", "column c2", "column c3", "column c4", "column c5", "column c6",
  ]
  static let swatches: [StaticString] = [
    "swatch c1", "swatch c2", "swatch c3", "swatch c4", "swatch c5", "swatch c6",
  ]

  /// The value at the upper edge: one, two or five times a power of ten, above all values.
  var maximum: Double { Self.rounded(up: highest) }

  private var highest: Double {
    switch kind {
    case .lines: series.flatMap { $0.values.compactMap(\.self) }.max() ?? 0
    case .bars:
      (0..<(series.first?.values.count ?? 0)).map { index in
        series.reduce(0) { $0 + ($1.values[index] ?? 0) }
      }.max() ?? 0
    }
  }

  static func rounded(up value: Double) -> Double {
    guard value > 0 else { return 1 }
    var power = 1.0
    while power > value { power /= 10 }
    while power * 10 <= value { power *= 10 }
    return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= value } ?? value
  }

  // MARK: HTML

  func write(to html: inout HTML) {
    html.tag("div", .class("plot")) { html in
      html.tag("div", .class("y"), .text("aria-hidden", "true")) { html in
        for share in [1, 0.5, 0] { html.tag("span", text: label(maximum * share)) }
      }
      writePicture(to: &html)
      html.tag("div", .class("x"), .text("aria-hidden", "true")) { html in
        for time in times { html.tag("span", text: time) }
      }
    }
  }

  private func writePicture(to html: inout HTML) {
    let (titleID, descriptionID) = ("\(id)-title", "\(id)-description")
    html.tag(
      "svg", .text("role", "img"), .text("aria-labelledby", "\(titleID) \(descriptionID)"),
      .text("viewBox", "0 0 600 160"), .text("preserveAspectRatio", "none")
    ) { html in
      html.tag("title", .id(titleID), text: title)
      html.tag("desc", .id(descriptionID), text: description)
      path("grid", "M0 0H600M0 80H600M0 160H600", to: &html)
      switch kind {
      case .lines:
        for (index, one) in series.enumerated().reversed() {
          path(Self.lines[index % Self.lines.count], line(one.values), to: &html)
        }
      case .bars:
        for index in series.indices {
          path(Self.bars[index % Self.bars.count], bar(index), to: &html)
        }
      }
    }
  }

  private func path(_ names: StaticString, _ data: String, to html: inout HTML) {
    html.tag(
      "path", .class(names), .text("d", data), .text("vector-effect", "non-scaling-stroke")
    ) { _ in }
  }

  /// Returns the path of a line. A point between two gaps is a line without length, of which the
  /// round ends are seen.
  func line(_ values: [Double?]) -> String {
    var path = ""
    var isDrawing = false
    for (index, value) in values.enumerated() {
      guard let value else {
        isDrawing = false
        continue
      }
      let x = (Double(index) + 0.5) * Self.width / Double(values.count)
      path += "\(isDrawing ? "L" : "M")\(Self.number(x)) \(Self.number(y(value)))"
      if !isDrawing { path += "h0" }
      isDrawing = true
    }
    return path
  }

  /// Returns the rectangles of a part of stacked bars.
  func bar(_ part: Int) -> String {
    let count = series[part].values.count
    let step = Self.width / Double(count)
    var path = ""
    for index in 0..<count {
      guard let value = series[part].values[index], value > 0 else { continue }
      let below = series[..<part].reduce(0) { $0 + ($1.values[index] ?? 0) }
      let (top, bottom) = (Self.number(y(below + value)), Self.number(y(below)))
      let left = Self.number((Double(index) + 0.1) * step)
      path += "M\(left) \(bottom)V\(top)h\(Self.number(step * 0.8))V\(bottom)Z"
    }
    return path
  }

  private func y(_ value: Double) -> Double { Self.height * (1 - value / maximum) }

  /// Returns a coordinate with one decimal place.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
