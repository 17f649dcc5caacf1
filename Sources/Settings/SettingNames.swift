// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Checks the names of settings and suggests corrections. Without the check, a misspelt name would
/// have no effect, and its default would apply unnoticed.
struct SettingNames {
  static let prefix = "PUSHGATE_"

  /// Names with the prefix that are not settings; the project's scripts and tests use them.
  static let scripts: Set<String> = [
    "PUSHGATE_BINARY", "PUSHGATE_DEV", "PUSHGATE_FUZZ_SECONDS", "PUSHGATE_WRITE_DOCS",
  ]
  /// Variables of commands that call a gateway. They may be set in the environment of a gateway,
  /// too.
  static let commands: Set<String> = [
    "PUSHGATE_URL", "PUSHGATE_API_KEY", "PUSHGATE_API_KEY_FILE", "PUSHGATE_CA_FILE",
    "PUSHGATE_CREDENTIAL_PASSWORD",
  ]
  /// Prefix of variables for tests.
  static let tests = "PUSHGATE_TEST_"

  /// The names of all settings.
  let known: Set<String>

  /// Returns the fault of an environment variable; nil if it is a setting or irrelevant to the
  /// gateway.
  func fault(ofVariable name: String) -> String? {
    guard name.uppercased().hasPrefix(Self.prefix), !known.contains(name) else { return nil }
    if Self.scripts.contains(name) || Self.commands.contains(name) { return nil }
    if name.hasPrefix(Self.tests) { return nil }
    if Self.isOfKubernetes(name) { return nil }
    return "\(name) is not a setting; \(suggestion(for: name))"
  }

  /// Returns the fault of a name in a settings file, in which only settings have an effect.
  func fault(ofLine name: String) -> String? {
    if known.contains(name) { return nil }
    guard name.uppercased().hasPrefix(Self.prefix) else {
      return
        "\(name) has no effect here: only settings of Pushgate are read from this file, and they "
        + "begin with \(Self.prefix). Set it in the environment"
    }
    return "\(name) is not a setting; \(suggestion(for: name))"
  }

  /// Returns whether Kubernetes sets the variable in every container for a service named `pushgate`
  /// or `pushgate-…`.
  private static func isOfKubernetes(_ name: String) -> Bool {
    let ports = #/PUSHGATE_(.+_)?PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?/#
    let services = #/PUSHGATE_(.+_)?SERVICE_(HOST|PORT(_.+)?)/#
    return name.wholeMatch(of: ports) != nil || name.wholeMatch(of: services) != nil
  }

  private func suggestion(for name: String) -> String {
    let upper = name.uppercased()
    if known.contains(upper) { return "names are written in capitals: \(upper)" }
    let nearest = known.sorted().min { $0.editDistance(to: upper) < $1.editDistance(to: upper) }
    return "the nearest is \(nearest ?? Self.prefix)"
  }
}
