// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization
internal import PushModel

/// Why a value is no argument.
package struct ArgumentFault: Error, Equatable {
  /// Into the value, "/style"; "" is the value itself.
  package let pointer: String
  /// A sentence that says what would be right.
  package let message: String
}

extension TextArgument {
  /// Reads a string, a number, or an object that says how a value is to be written:
  ///
  /// `{"date": "2026-11-22T18:30:00Z", "style": "short"}`, `{"time": …}`, `{"number": 12.5}`,
  /// `{"percent": 0.35}`, `{"currency": "EUR", "amount": "12.50"}`.
  package init(_ value: JSONValue) throws(ArgumentFault) {
    switch value.kind {
    case .string: self = .text(value.string ?? "")
    case .number where value.double != nil:
      self = .number(String(decoding: value.bytes, as: UTF8.self))
    case .object: self = try Self.typed(value)
    default: throw ArgumentFault(pointer: "", message: "an argument must be \(Self.inWords)")
    }
  }

  /// What an argument may be, for a sentence.
  package static let inWords =
    "a string, a number, or an object with date, time, number, percent or currency"

  private static func typed(_ object: JSONValue) throws(ArgumentFault) -> TextArgument {
    let kinds = ["date", "time", "number", "percent", "currency"].filter { object[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let value = object[kind] else {
      throw ArgumentFault(
        pointer: "",
        message: kinds.isEmpty
          ? "an argument must be \(inWords)"
          : "expected one of \(kinds.joined(separator: ", ")), not several")
    }
    let further = kind == "currency" ? "amount" : ["date", "time"].contains(kind) ? "style" : nil
    for (name, _) in object.members where name != kind && name != further {
      throw ArgumentFault(
        pointer: jsonPointerToken(name),
        message: "there is no such member beside \(kind); "
          + (further.map { "\($0) may be" } ?? "it stands alone"))
    }
    switch kind {
    case "number": return .number(try number(value, at: "/number"))
    case "percent": return .percent(try number(value, at: "/percent"))
    case "currency": return try money(value, object["amount"])
    default: return .moment(try moment(value, kind == "date" ? .date : .time, object["style"]))
    }
  }

  /// A finite number, or its digits in quotes, which keep zeros at the end.
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
    _ value: JSONValue, _ form: Moment.Form, _ style: JSONValue?
  ) throws(ArgumentFault) -> Moment {
    // What most sentences want: the day with the month's name, the time without seconds.
    let usual = form == .date ? Moment.Style.medium : .short
    guard let text = value.string, let instant = RFC3339.parse(text),
      let moment = Moment(seconds: instant.seconds, form, usual)
    else {
      throw ArgumentFault(
        pointer: "/\(form.rawValue)",
        message:
          "expected a time such as \"2026-11-22T18:30:00Z\", with Z or an offset, in the years "
          + "\(Moment.years.lowerBound) to \(Moment.years.upperBound)")
    }
    guard let style else { return moment }
    guard let named = style.string.flatMap(Moment.Style.init),
      let styled = Moment(seconds: instant.seconds, form, named)
    else {
      let styles = Moment.Style.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw ArgumentFault(pointer: "/style", message: "expected \(styles)")
    }
    return styled
  }

  /// The time that it names, in whole seconds.
  var instant: Instant? {
    if case .moment(let moment) = self {
      Instant(microseconds: moment.seconds * 1_000_000)
    } else {
      nil
    }
  }
}
