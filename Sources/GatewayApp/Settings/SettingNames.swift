// SPDX-License-Identifier: Apache-2.0

/// Which names are settings, and what may have been meant by one that is none: a misspelt setting would
/// otherwise be a default that nobody chose.
struct SettingNames {
  static let prefix = "PUSHGATE_"

  /// Names of the prefix that are nobody's settings: the project's own scripts and tests set them.
  static let scripts: Set<String> = [
    "PUSHGATE_BINARY", "PUSHGATE_DEV", "PUSHGATE_FUZZ_SECONDS", "PUSHGATE_WRITE_DOCS",
  ]
  /// What commands that ask a gateway read: they may stand in the environment of one that serves.
  static let commands: Set<String> = [
    "PUSHGATE_URL", "PUSHGATE_API_KEY", "PUSHGATE_API_KEY_FILE", "PUSHGATE_CA_FILE",
    "PUSHGATE_CREDENTIAL_PASSWORD",
  ]
  /// The same for everything that begins so.
  static let tests = "PUSHGATE_TEST_"

  /// Every name that a setting has.
  let known: Set<String>

  /// What is wrong with a variable of the environment; nil when it is a setting or none of our business.
  func fault(ofVariable name: String) -> String? {
    guard name.uppercased().hasPrefix(Self.prefix), !known.contains(name) else { return nil }
    if Self.scripts.contains(name) || Self.commands.contains(name) { return nil }
    if name.hasPrefix(Self.tests) { return nil }
    if Self.isOfKubernetes(name) { return nil }
    return "\(name) is no setting; \(suggestion(for: name))"
  }

  /// The same for a line of a settings file, where nothing but settings has an effect.
  func fault(ofLine name: String) -> String? {
    if known.contains(name) { return nil }
    guard name.uppercased().hasPrefix(Self.prefix) else {
      return
        "\(name) has no effect here: only settings of Pushgate are read from this file, and they "
        + "begin with \(Self.prefix). Set it in the environment"
    }
    return "\(name) is no setting; \(suggestion(for: name))"
  }

  /// What Kubernetes puts into every container when a service is called `pushgate` or `pushgate-…`.
  private static func isOfKubernetes(_ name: String) -> Bool {
    let ports = #/PUSHGATE_(.+_)?PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?/#
    let services = #/PUSHGATE_(.+_)?SERVICE_(HOST|PORT(_.+)?)/#
    return name.wholeMatch(of: ports) != nil || name.wholeMatch(of: services) != nil
  }

  private func suggestion(for name: String) -> String {
    let upper = name.uppercased()
    if known.contains(upper) { return "names are written in capitals: \(upper)" }
    let nearest = known.sorted().min { Self.distance($0, upper) < Self.distance($1, upper) }
    return "the nearest is \(nearest ?? Self.prefix)"
  }

  /// Letters to insert, remove or replace to make one of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (index, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in right.indices {
        let replaced = diagonal + (byte == right[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[right.count]
  }
}
