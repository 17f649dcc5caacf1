// SPDX-License-Identifier: Apache-2.0
internal import Localization

/// Format of a strings file as the request declares it: by `?format=`, by the extension in the path
/// (`…/strings/fr.stringsdict`), or by `Content-Type`. Few tools send a type for these files.
/// Without a declaration, the format is detected from the content.
enum StringsType: Equatable {
  case named(StringsFormat)
  case unsaid

  /// - Parameters:
  ///   - format: the query parameter, which takes precedence.
  ///   - fileName: the last segment of the path, unchanged.
  init(contentType: String?, format: StringsFormat?, fileName: String?) throws(Fault) {
    let said = try StringsType(contentType: contentType)
    if let named = format ?? fileName.flatMap(StringsFormat.init(fileName:)) {
      self = .named(named)
    } else {
      self = said
    }
  }

  init(contentType: String?) throws(Fault) {
    let type = (contentType ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    switch type {
    case "application/x-xcstrings", "application/vnd.apple.xcstrings": self = .named(.xcstrings)
    case "text/x-strings", "application/x-strings", "text/strings": self = .named(.strings)
    case "text/x-stringsdict", "application/x-stringsdict": self = .named(.stringsdict)
    case "", "text/plain", "application/octet-stream", "binary/octet-stream": self = .unsaid
    case "application/xliff+xml", "application/x-xliff+xml", "application/x-xliff", "text/xliff":
      self = .named(.xliff)
    case "application/x-plist", "application/plist", "application/xml", "text/xml":
      // A property list may be either of Apple's two formats.
      self = .unsaid
    case "application/json", "text/json": self = .named(.json)
    case let other where other.hasSuffix("+json"): self = .named(.json)
    default:
      throw Fault(
        .unknownFormat, at: "header/Content-Type",
        "\(type) is not a type of strings files; without Content-Type the format is detected")
    }
  }

  /// - Parameter isWhole: whether the file contains all strings of an app; JSON is then a String
  ///   Catalog.
  func format(of body: [UInt8], isWhole: Bool) throws(StringsRefusal) -> StringsFormat {
    let format: StringsFormat
    switch self {
    case .named(let named): format = named
    case .unsaid:
      guard !StringsFormat.isEmptyPropertyList(body) else {
        throw StringsRefusal(
          "an empty property list may be .strings or .stringsdict: select it with ?format=stringsdict"
        )
      }
      format = StringsFormat(sniffing: body, recognizesCatalogs: false)
    }
    return isWhole && format == .json ? .xcstrings : format
  }
}
