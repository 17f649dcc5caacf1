// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate webhooks rotate-secret`.
struct RotateSecretCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate-secret",
    abstract: "Replace the secret of a webhook and print the new one, once.",
    discussion: """
      For a day, or --previous-expires-in seconds, messages are also signed with former secrets. \
      Store the new secret on the receiving server meanwhile.
      """)

  @OptionGroup var webhook: WebhookArgument
  @OptionGroup var secret: WebhookSecretOption

  @Option(
    help: ArgumentHelp(
      "Seconds for which former secrets also sign, up to a week; 0 after a leak.",
      valueName: "seconds"))
  var previousExpiresIn: Int?

  @OptionGroup var gateway: GatewayOptions

  func validate() throws {
    if let previousExpiresIn, previousExpiresIn < 0 {
      throw ValidationError("--previous-expires-in: expected a number of seconds from 0")
    }
  }

  func run(_ session: GatewaySession) async throws {
    var members = BodyMembers()
    members.set("secret", try secret.read())
    members.set("previous_expires_in", previousExpiresIn)
    session.show(
      try await session.call("POST", webhook.path + ["rotate-secret"], body: members.body))
    session.printStatus("the secret is shown only now")
  }
}

/// A webhook's secret that the caller has chosen.
struct WebhookSecretOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the secret (whsec_ and base64); by default the gateway generates one.",
      valueName: "file"))
  var secretFile: String?

  func read() throws -> String? {
    guard let secretFile else { return nil }
    do { return trimmed(try readText(secretFile)) } catch {
      throw CommandFault.usage("--secret-file: \(secretFile) cannot be read: \(error)")
    }
  }
}
