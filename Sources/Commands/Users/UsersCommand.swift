// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient

/// `pushgate users`.
package struct UsersCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "users",
    abstract: "Show, update and delete the devices and data of a user.",
    subcommands: [Show.self, Update.self, DeleteUserCommand.self, ErasureCommand.self])

  package init() {}

  /// `pushgate users show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(abstract: "List the devices of a user.")

    @OptionGroup var user: UserArgument
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        DevicesCommand.listing, user.app.path + ["devices"],
        query: [QueryPair("user", user.user)], limit: part.limit)
    }
  }

  /// `pushgate users update`.
  struct Update: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add or remove tags on all devices of a user.")

    @OptionGroup var user: UserArgument
    @OptionGroup var tags: TagOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      guard !members.isEmpty else {
        throw CommandFault.usage("nothing to update: expected --add-tag or --remove-tag")
      }
      session.show(try await session.call("PATCH", user.path, body: members.body))
    }

    private var members: BodyMembers {
      var members = BodyMembers()
      tags.write(into: &members)
      return members
    }
  }
}
