// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate credentials`.
package struct CredentialsCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "credentials",
    abstract: "List, add, try out and remove what an app proves itself to Apple with.",
    subcommands: [List.self, Add.self, Test.self, Delete.self])

  package init() {}

  static let listing = Listing(
    name: "credentials",
    columns: [
      .init("ENVIRONMENT", "environment"), .init("NAME", "name"), .init("KIND", "kind"),
      .init("KEY ID", "key_id"), .init("TEAM ID", "team_id"), .init("TOPICS", "topics"),
      .init("EXPIRES", "expires_at"), .init("USABLE", "usable"), .init("CREATED", "created_at"),
    ])

  /// `pushgate credentials list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the credentials of an app. No secret is ever shown.")

    @OptionGroup var app: AppArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        CredentialsCommand.listing, app.path + ["credentials"], limit: part.limit)
    }
  }

  /// `pushgate credentials add`.
  struct Add: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Store a signing key (.p8) or a certificate (.p12, PEM), or replace one.",
      discussion: """
        Several names may hold credentials at once: the newest that covers a push is used, and the next \
        while Apple refuses it. So to rotate, add the new one under another name, try it out, and remove the \
        old one.
        """)

    @OptionGroup var credential: CredentialArgument
    @OptionGroup var file: CredentialFileOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("PUT", credential.path, body: try file.body()))
    }
  }

  /// `pushgate credentials test`.
  struct Test: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Ask Apple whether it takes a credential.",
      discussion: """
        With a push for a token that no device has, so that nobody gets anything. Ends with 1 unless the \
        verdict is "good".
        """)

    @OptionGroup var credential: CredentialArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let answer = try await session.call("POST", credential.path + ["test"])
      session.show(answer)
      let verdict = answer.root["verdict"]?.string ?? "unknown"
      guard verdict == "good" else {
        throw CommandFault.bad("the credential is not known to be good: \(verdict)")
      }
    }
  }

  /// `pushgate credentials delete`.
  struct Delete: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a credential: pushes go under the app's others, or wait for one.")

    @OptionGroup var credential: CredentialArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let name = "\(credential.environment)/\(credential.name)"
      try consent.ask("Remove the credential \(name) of \(credential.app.app)?")
      try await session.call("DELETE", credential.path)
      session.say("\(name) is removed")
    }
  }
}

/// Which credential of which app.
struct CredentialArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "production or sandbox.")
  var environment: String

  @Argument(help: "The credential's name, of your own choice.")
  var name: String

  var path: [String] { app.path + ["credentials", environment, name] }

  func validate() throws {
    guard ["production", "sandbox"].contains(environment) else {
      throw ValidationError("expected production or sandbox, not \(environment)")
    }
    if name.isEmpty { throw ValidationError("the credential's name is empty") }
  }
}
