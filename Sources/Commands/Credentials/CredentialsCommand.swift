// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate credentials`.
package struct CredentialsCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "credentials",
    abstract: "List, create, test and delete the APNs credentials of an app.",
    subcommands: [List.self, Create.self, Test.self, Delete.self])

  package init() {}

  static let listing = Listing(
    name: "credentials",
    columns: [
      .init("ENV", "environment"), .init("NAME", "name"), .init("KIND", "kind"),
      .init("KEY ID", "key_id"), .init("TEAM ID", "team_id"), .init("TOPICS", "topics"),
      .init("EXPIRES", "expires_at"), .init("USABLE", "usable"), .init("CREATED", "created_at"),
    ])

  /// `pushgate credentials list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the credentials of an app, without their secrets.")

    @OptionGroup var app: AppArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        CredentialsCommand.listing, app.path + ["credentials"], limit: part.limit)
    }
  }

  /// `pushgate credentials create`.
  struct Create: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Store a signing key (.p8) or a certificate (.p12, PEM).",
      discussion: """
        Replaces a credential of the same name. An app may have several: a push uses the newest \
        one that covers it, or the next one while Apple refuses that. To rotate, create the new \
        one under another name, test it, and delete the old one.
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
      abstract: "Test whether Apple accepts a credential.",
      discussion: """
        The gateway sends a push to a token that no device has. The exit code is 1 unless the \
        verdict is "good".
        """)

    @OptionGroup var credential: CredentialArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let answer = try await session.call("POST", credential.path + ["test"])
      session.show(answer)
      let verdict = answer.root["verdict"]?.string ?? "unknown"
      guard verdict == "good" else {
        throw CommandFault.bad("the test did not confirm the credential: \(verdict)")
      }
    }
  }

  /// `pushgate credentials delete`.
  struct Delete: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete a credential.",
      discussion: "Pushes use the app's other credentials, or wait until one exists.")

    @OptionGroup var credential: CredentialArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let name = "\(credential.environment)/\(credential.name)"
      try consent.ask("Delete the credential \(name) of \(credential.app.app)?")
      try await session.call("DELETE", credential.path)
      session.printStatus("\(name) is deleted")
    }
  }
}

/// A credential of an app.
struct CredentialArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "production or sandbox.")
  var environment: String

  @Argument(help: "The credential's name, of your choice.")
  var name: String

  var path: [String] { app.path + ["credentials", environment, name] }

  func validate() throws {
    guard ["production", "sandbox"].contains(environment) else {
      throw ValidationError("expected production or sandbox, not \(environment)")
    }
    if name.isEmpty { throw ValidationError("the credential's name is empty") }
  }
}
