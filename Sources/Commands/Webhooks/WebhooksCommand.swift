// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate webhooks`.
package struct WebhooksCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "webhooks",
    abstract: "List, show, create, update, test and delete the webhooks of an app.",
    subcommands: [
      List.self, Create.self, Show.self, Update.self, RotateSecretCommand.self, Delete.self,
      TestWebhookCommand.self, Messages.self,
    ])

  package init() {}

  static let listing = Listing(
    name: "webhooks",
    columns: [
      .init("ID", "id"), .init("URL", "url"), .init("EVENTS", "events"),
      .init("FAILURES", "failures"), .init("CREATED", "created_at"),
    ])

  /// `pushgate webhooks list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the webhooks of an app, without their secrets.")

    @OptionGroup var app: AppArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        WebhooksCommand.listing, app.path + ["webhooks"], limit: part.limit)
    }
  }

  /// `pushgate webhooks create`.
  struct Create: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create a webhook and print its secret, once.",
      discussion: """
        Past events are not delivered. The secret signs messages (Standard Webhooks): store it on \
        the receiving server.
        """)

    @OptionGroup var app: AppArgument

    @Argument(help: "The URL, such as https://example.com/pushgate.")
    var address: String

    @Option(
      name: .customLong("event"),
      help: ArgumentHelp(
        "A subscribed event, such as delivery.failed; repeatable.",
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
      session.printStatus("the secret is shown only now")
    }
  }

  /// `pushgate webhooks show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a webhook: URL, subscribed events, consecutive failures.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("GET", webhook.path))
    }
  }

  /// `pushgate webhooks update`.
  struct Update: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Update the URL or the events of a webhook.",
      discussion:
        "Waiting messages go to the new URL at once. The secret is kept; see rotate-secret.")

    @OptionGroup var webhook: WebhookArgument

    @Option(help: "The new URL.") var address: String?

    @Option(
      name: .customLong("event"),
      help: ArgumentHelp(
        "A subscribed event; repeatable, replaces all former ones.",
        valueName: "event"))
    var events: [String] = []

    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      guard !members.isEmpty else {
        throw CommandFault.usage("nothing to update: expected --address or --event")
      }
      session.show(try await session.call("PATCH", webhook.path, body: members.body))
    }

    var members: BodyMembers {
      var members = BodyMembers()
      members.set("url", address)
      members.set("events", all: events)
      return members
    }
  }

  /// `pushgate webhooks delete`.
  struct Delete: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete a webhook and its waiting messages.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try consent.ask("Delete the webhook \(webhook.id) of \(webhook.app.app)?")
      try await session.call("DELETE", webhook.path)
      session.printStatus("webhook \(webhook.id) is deleted")
    }
  }

  /// `pushgate webhooks messages`.
  struct Messages: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the messages of a webhook, newest first.")

    @OptionGroup var webhook: WebhookArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        WebhookMessages.listing, webhook.path + ["messages"], limit: part.limit)
    }
  }
}
