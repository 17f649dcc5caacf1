// SPDX-License-Identifier: Apache-2.0

/// An attribute of an element. Its name is a literal. Attributes that contain addresses take a
/// `Link`; no attribute contains a script or a style.
struct HTMLAttribute: Sendable {
  let name: StaticString
  /// Nil for an attribute without a value, such as `required`.
  let value: String?

  private init(_ name: StaticString, value: String?) {
    self.name = name
    self.value = value
  }

  /// Creates an attribute with a text.
  static func text(_ name: StaticString, _ value: String) -> Self {
    // Names are literals, so a debug build finds a wrong one.
    assert(isText("\(name)".lowercased()), "\(name) is not a text")
    return Self(name, value: value)
  }

  /// Creates an attribute with a text; nil, which writes nothing, without one.
  static func text(_ name: StaticString, ifAny value: String?) -> Self? {
    value.map { text(name, $0) }
  }

  /// Creates an attribute without a value; nil unless `isSet`.
  static func flag(_ name: StaticString, _ isSet: Bool = true) -> Self? {
    isSet ? Self(name, value: nil) : nil
  }

  static func `class`(_ names: StaticString) -> Self { Self("class", value: "\(names)") }
  static func id(_ id: String) -> Self { Self("id", value: id) }
  static func href(_ link: Link) -> Self { Self("href", value: link.text) }
  /// Creates the address of an element of the same page: `#` and its id.
  static func href(fragment: StaticString) -> Self { Self("href", value: "\(fragment)") }
  static func source(_ asset: Asset) -> Self { Self("src", value: asset.link.text) }
  static func action(_ link: Link) -> Self { Self("action", value: link.text) }
  /// The event stream after whose messages the live regions of the element are loaded again.
  static func events(_ link: Link) -> Self { Self("data-events", value: link.text) }
  /// The value of `<meta http-equiv="refresh">` that opens a page at once.
  static func refresh(to link: Link) -> Self { Self("content", value: "0; url=\(link.text)") }

  private static func isText(_ name: String) -> Bool {
    !notTexts.contains(name) && !name.hasPrefix("on")
  }

  /// Attributes that contain addresses, styles or documents.
  private static let notTexts: Set<String> = [
    "action", "background", "cite", "classid", "codebase", "data", "data-events", "formaction",
    "href", "longdesc",
    "manifest", "ping", "poster", "profile", "src", "srcdoc", "srcset", "style", "usemap",
    "xlink:href",
  ]
}
