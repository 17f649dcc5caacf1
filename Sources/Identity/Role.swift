// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// What people of a group may do on the admin page.
package struct Role: Sendable, Equatable {
  /// The group's name, as the identity provider or the proxy reports it.
  package let name: String
  package let scopes: Set<KeyScope>
  /// Bundle ids; nil for all applications.
  package let apps: Set<String>?

  package init(name: String, scopes: Set<KeyScope>, apps: Set<String>?) {
    self.name = name
    self.scopes = scopes
    self.apps = apps
  }

  /// Parses `name=scope,scope` and `name=scope@app,app`; nil if malformed. Names may contain `=`.
  package init?(parsing text: String) {
    guard let equals = text.lastIndex(of: "=") else { return nil }
    let name = text[..<equals].drop { $0 == " " }
    let parts = text[text.index(after: equals)...]
      .split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let scopes = Self.list(parts[0]).map(KeyScope.init)
    let apps = parts.count == 2 ? Self.list(parts[1]) : nil
    guard !name.isEmpty, !scopes.contains(nil), apps?.allSatisfy(BundleID.isValid) ?? true
    else { return nil }
    self.init(
      name: String(name), scopes: Set(scopes.compactMap(\.self)), apps: apps.map(Set.init))
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [Role] {
  /// Returns the first role of a person, by groups and not by name, which people may choose. Roles
  /// are not combined: the scopes of one would apply to the applications of another.
  package func first(of person: Person) -> Role? {
    first { role in person.groups.contains(where: role.isNamed) }
  }

  /// Returns the role with a name.
  package func first(named name: String) -> Role? { first { $0.isNamed(name) } }
}

extension Role {
  /// Compares bytes, because `String` treats different encodings of "é" as equal.
  fileprivate func isNamed(_ text: String) -> Bool { text.utf8.elementsEqual(name.utf8) }
}
