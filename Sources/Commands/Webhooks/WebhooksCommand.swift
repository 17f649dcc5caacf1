// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate webhooks`.
package struct WebhooksCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "webhooks",
    abstract: "List, add, change, try out and remove who is told what happens in an app.",
    subcommands: [
      List.self, Add.self, Show.self, Change.self, RotateSecretCommand.self, Remove.self,
      TestWebhookCommand.self, Messages.self,
    ])

  package init() {}

  static let listing = Listing(
    name: "webhooks",
    columns: [
      .init("ID", "id"), .init("URL", "url"), .init("EVENTS", "events"),
      .init("IN VAIN", "failures"), .init("CREATED", "created_at"),
    ])

  /// `pushgate webhooks list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the webhooks of an app. No secret is shown.")

    @OptionGroup var app: AppArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        WebhooksCommand.listing, app.path + ["webhooks"], limit: part.limit)
    }
  }

  /// `pushgate webhooks add`.
  struct Add: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a webhook; its secret is shown this once.",
      discussion: """
        What happened before it does not hear. The secret proves messages (Standard Webhooks): keep it where the \
        server at the address can read it.
        """)

    @OptionGroup var app: AppArgument

    @Argument(help: "The address, such as https://example.com/pushgate.")
    var address: String

    @Option(
      name: .customLong("event"),
      help: ArgumentHelp(
        "An event that it is told of, such as delivery.failed; several may be given.",
        valueName: "event"))
    var events: [String]

    @OptionGroup var secret: WebhookSecretOption
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      var members = BodyMembers()
      members.set("url", address)
      members.set("events", events)
      members.set("secret", try secret.read())
      session.show(
        try await session.call("POST", app.path + ["webhooks"], body: members.body))
      session.say("its secret is shown this once")
    }
  }

  /// `pushgate webhooks show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a webhook: where it is, of what it is told, how often in a row in vain.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("GET", webhook.path))
    }
  }

  /// `pushgate webhooks change`.
  struct Change: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change where a webhook is, or of what it is told.",
      discussion:
        "What waits for it goes to where it is then, at once. Its secret stays (rotate-secret).")

    @OptionGroup var webhook: WebhookArgument

    @Option(help: "The new address.") var address: String?

    @Option(
      name: .customLong("event"),
      help: ArgumentHelp(
        "An event that it is told of from now on, in place of those before; several may be given.",
        valueName: "event"))
    var events: [String] = []

    @OptionGroup var gateway: GatewayOptions

    func validate() throws {
      if members.isEmpty { throw ValidationError("say --address or --event") }
    }

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("PATCH", webhook.path, body: members.body))
    }

    var members: BodyMembers {
      var members = BodyMembers()
      members.set("url", address)
      members.set("events", all: events)
      return members
    }
  }

  /// `pushgate webhooks remove`.
  struct Remove: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a webhook, and what waits for it.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try consent.ask("Remove the webhook \(webhook.id) of \(webhook.app.app)?")
      try await session.call("DELETE", webhook.path)
      session.say("webhook \(webhook.id) is removed")
    }
  }

  /// `pushgate webhooks messages`.
  struct Messages: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "What a webhook was told, or is to be, the newest first.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        WebhookMessages.listing, webhook.path + ["messages"], limit: part.limit)
    }
  }
}

/// How the log of a webhook is shown.
enum WebhookMessages {
  static let listing = Listing(
    name: "messages",
    columns: [
      .init("ID", "id"), .init("TYPE", "type"), .init("AT", "at"), .init("STATE", "state"),
      .init("TRIES", "attempts"), .init("STATUS", "status"), .init("FAULT", "fault"),
      .init("NEXT TRY", "next_attempt_at"),
    ])
}

/// Which webhook of which app.
struct WebhookArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "The webhook's id, as \"webhooks list\" shows it.")
  var id: String

  var path: [String] { app.path + ["webhooks", id] }

  func validate() throws {
    if id.isEmpty { throw ValidationError("the webhook's id is empty") }
  }
}
