// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate webhooks rotate-secret`.
struct RotateSecretCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate-secret",
    abstract: "Give a webhook another secret, which is shown this once.",
    discussion: """
      Messages are signed with the secrets before as well, for a day unless --previous-expires-in says otherwise: \
      give its server the new one meanwhile.
      """)

  @OptionGroup var webhook: WebhookArgument
  @OptionGroup var secret: WebhookSecretOption

  @Option(
    help: ArgumentHelp(
      "Seconds for which the secrets before sign as well, up to a week; 0: not at all, for one that is known to others.",
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
    session.say("its secret is shown this once")
  }
}

/// The secret of a webhook, where it is not to be made.
struct WebhookSecretOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the secret (\"whsec_\" and base64); one is made without it.", valueName: "file"))
  var secretFile: String?

  func read() throws -> String? {
    guard let secretFile else { return nil }
    do { return trimmed(try readText(secretFile)) } catch {
      throw CommandFault.usage("--secret-file: \(secretFile) cannot be read: \(error)")
    }
  }
}
