// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import TLS

/// The file of a credential, and the values that belong to it.
struct CredentialFileOptions: ParsableArguments {
  @Option(
    name: .customLong("p8"), help: ArgumentHelp("A signing key from Apple.", valueName: "file"))
  var p8: String?

  @Option(
    help: ArgumentHelp(
      "The key id of a .p8; by default taken from a file name such as AuthKey_ABCDE12345.p8.",
      valueName: "id"))
  var keyID: String?

  @Option(help: ArgumentHelp("The team id of a .p8.", valueName: "id"))
  var teamID: String?

  @Option(
    name: .customLong("p12"),
    help: ArgumentHelp(
      "A certificate with its key, as Keychain Access exports it.", valueName: "file"))
  var p12: String?

  @Option(
    help: ArgumentHelp(
      "A certificate in PEM, with its issuers and its key, in any order.", valueName: "file"))
  var pem: String?

  @Option(
    help: ArgumentHelp(
      "With --pem: the file of the private key, if it is separate.", valueName: "file"))
  var privateKey: String?

  @Option(
    help: ArgumentHelp(
      "A file with the password of a .p12 or of an encrypted key.",
      discussion:
        "Default: PUSHGATE_CREDENTIAL_PASSWORD, or for a .p12 a prompt at a terminal.",
      valueName: "file"))
  var passwordFile: String?

  func validate() throws {
    let given = [p8, p12, pem].compactMap(\.self)
    guard given.count == 1 else {
      throw ValidationError("expected one of --p8, --p12 and --pem")
    }
    if p8 != nil {
      if teamID == nil { throw ValidationError("--p8 needs --team-id") }
      if identifier == nil {
        throw ValidationError("--p8 needs --key-id: the file's name does not contain it")
      }
      if passwordFile != nil { throw ValidationError("a .p8 has no password") }
    } else if keyID != nil || teamID != nil {
      throw ValidationError("--key-id and --team-id belong to --p8: a certificate contains them")
    }
    if privateKey != nil, pem == nil { throw ValidationError("--private-key belongs to --pem") }
  }

  /// The key id from the option, or from the file name that Apple's download has.
  private var identifier: String? {
    if let keyID { return keyID }
    let file = p8?.split(separator: "/").last ?? ""
    guard file.hasPrefix("AuthKey_"), file.hasSuffix(".p8") else { return nil }
    return String(file.dropFirst("AuthKey_".count).dropLast(".p8".count))
  }

  /// Returns the body of the request, with the contents of the files.
  func body() throws -> [UInt8] {
    let source = ClientSettings.Source(environment: ProcessInfo.processInfo.environment)
    var members = BodyMembers()
    if let p8 {
      members.set("key_id", identifier)
      members.set("team_id", teamID)
      members.set("private_key", try source.contents(p8, of: "--p8"))
    } else if let p12 {
      do { members.set("p12", Base64.encode(try readBytes(p12))) } catch {
        throw CommandFault.usage("--p12: \(p12) cannot be read: \(error)")
      }
      members.set("password", try password(source) ?? asked())
    } else if let pem {
      members.set("certificate", try source.contents(pem, of: "--pem"))
      members.set(
        "private_key", try privateKey.map { try source.contents($0, of: "--private-key") })
      members.set("password", try password(source))
    }
    return members.body
  }

  private func password(_ source: ClientSettings.Source) throws -> String? {
    guard let passwordFile else { return source.text("CREDENTIAL_PASSWORD") }
    let text = try source.contents(passwordFile, of: "--password-file")
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Asks for a passphrase; an empty line means that there is none.
  private func asked() -> String? {
    guard Terminal.canAsk else { return nil }
    let text = Terminal.askSecretly("Password of the .p12")
    return text.isEmpty ? nil : text
  }
}
