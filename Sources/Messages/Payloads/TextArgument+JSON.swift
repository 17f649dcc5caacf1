// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization
internal import PushModel

extension TextArgument {
  /// Reads a string, a number, or an object with a value and its format:
  ///
  /// `{"date": "2026-11-22T18:30:00Z", "style": "short"}`, `{"date": "2026-11-22"}`,
  /// `{"time": "2026-11-22T18:30:00Z", "zone": "Asia/Tokyo"}`, `{"number": 12.5}`, `{"percent":
  /// 0.35}`,
  /// `{"currency": "EUR", "amount": "12.50"}`.
  package init(_ value: JSONValue) throws(ArgumentFault) {
    switch value.kind {
    case .string: self = .text(value.string ?? "")
    case .number where value.double != nil:
      self = .number(String(decoding: value.bytes, as: UTF8.self))
    case .object: self = try Self.typed(value)
    default: throw ArgumentFault(pointer: "", message: "an argument must be \(Self.inWords)")
    }
  }

  /// Description of valid arguments, for error messages.
  package static let inWords =
    "a string, a number, or an object with date, time, number, percent or currency"

  private static func typed(_ object: JSONValue) throws(ArgumentFault) -> TextArgument {
    let allKinds = ["date", "time", "number", "percent", "currency"]
    let given = allKinds.filter { object.given($0) != nil }
    let kinds = given.isEmpty ? allKinds.filter { object[$0] != nil } : given
    guard kinds.count == 1, let kind = kinds.first, let value = object[kind] else {
      throw ArgumentFault(
        pointer: "",
        message: kinds.isEmpty
          ? "an argument must be \(inWords)"
          : "expected one of \(kinds.joined(separator: ", ")), not several")
    }
    let further =
      kind == "currency" ? ["amount"] : ["date", "time"].contains(kind) ? ["style", "zone"] : []
    for (name, member) in object.members where name != kind && !further.contains(name) {
      if member.isNull, allKinds.contains(name) || ["amount", "style", "zone"].contains(name) {
        continue
      }
      throw ArgumentFault(
        pointer: jsonPointerToken(name),
        message: "there is no such member beside \(kind); "
          + (further.isEmpty ? "none is allowed" : "\(further.joined(separator: " and ")) may be"))
    }
    switch kind {
    case "number": return .number(try number(value, at: "/number"))
    case "percent": return .percent(try number(value, at: "/percent"))
    case "currency": return try money(value, object.given("amount"))
    default: return .moment(try moment(value, kind == "date" ? .date : .time, object))
    }
  }

  /// Parses a finite number, or a string of its digits, which may contain trailing zeros.
  private static func number(
    _ value: JSONValue, at pointer: String
  ) throws(ArgumentFault) -> String {
    let text = value.string ?? String(decoding: value.bytes, as: UTF8.self)
    guard value.kind == .number || value.kind == .string, DecimalText(text) != nil else {
      throw ArgumentFault(
        pointer: pointer,
        message: "expected a number such as 12.5, or its digits in quotes: \"12.50\"")
    }
    return text
  }

  private static func money(
    _ code: JSONValue, _ amount: JSONValue?
  ) throws(ArgumentFault) -> TextArgument {
    guard let currency = code.string, CurrencyTables.places(of: currency) != nil else {
      throw ArgumentFault(
        pointer: "/currency",
        message: "expected the ISO 4217 code of a currency in use, in capitals, such as \"EUR\"")
    }
    guard let amount else {
      throw ArgumentFault(
        pointer: "", message: "expected an \"amount\" beside the currency, such as \"12.50\"")
    }
    return .money(try number(amount, at: "/amount"), currency: currency)
  }

  private static func moment(
    _ value: JSONValue, _ form: Moment.Form, _ object: JSONValue
  ) throws(ArgumentFault) -> Moment {
    let style = try style(object.given("style"), of: form)
    guard let text = value.string, let (seconds, isDay) = instant(text, form),
      let moment = Moment(seconds: seconds, form, style, by: isDay ? .calendar : .reader)
    else {
      throw ArgumentFault(
        pointer: "/\(form.rawValue)",
        message:
          "expected a time such as \"2026-11-22T18:30:00Z\", with Z or an offset, "
          + (form == .date ? "or a day such as \"2026-11-22\", " : "") + "in the years "
          + "\(Moment.years.lowerBound) to \(Moment.years.upperBound)")
    }
    guard let zone = object.given("zone") else { return moment }
    guard !isDay else {
      throw ArgumentFault(
        pointer: "/zone",
        message: "a date without a time is the same day in every zone: expected no zone, or a "
          + "time such as \"2026-11-22T18:30:00Z\"")
    }
    guard let name = zone.string, TextLimit.timeZone.complaint(about: name) == nil,
      let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      let zoned = Moment(seconds: seconds, form, style, by: .zone(name))
    else {
      throw ArgumentFault(
        pointer: "/zone", message: "expected the name of a time zone such as \"Asia/Tokyo\"")
    }
    return zoned
  }

  /// Returns the style. The defaults suit most sentences: a date with the month's name, a time
  /// without seconds.
  private static func style(
    _ value: JSONValue?, of form: Moment.Form
  ) throws(ArgumentFault) -> Moment.Style {
    guard let value else { return form == .date ? .medium : .short }
    guard let style = value.string.flatMap(Moment.Style.init) else {
      let styles = Moment.Style.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw ArgumentFault(pointer: "/style", message: "expected \(styles)")
    }
    return style
  }

  /// Returns the UNIX seconds of a time, or of the start of a day that is given without a time.
  private static func instant(
    _ text: String, _ form: Moment.Form
  ) -> (seconds: Int64, isDay: Bool)? {
    if let instant = RFC3339.parse(text) { return (instant.seconds, false) }
    // RFC 3339, section 5.6: a full-date has ten characters.
    guard form == .date, text.utf8.count == 10,
      let midnight = RFC3339.parse(text + "T00:00:00Z")
    else { return nil }
    return (midnight.seconds, true)
  }

  /// The argument's time in whole seconds. Nil for a day without a time, which is the same in every
  /// time zone.
  var instant: Instant? {
    guard case .moment(let moment) = self, moment.clock != .calendar else { return nil }
    return Instant(microseconds: moment.seconds * 1_000_000)
  }

  /// The argument's time zone.
  var zone: String? {
    guard case .moment(let moment) = self, case .zone(let name) = moment.clock else { return nil }
    return name
  }
}
