// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import Localization

/// `pushgate strings activate`.
package struct StringsActivate: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Activate an earlier or later revision of an app's strings.",
    discussion: "Notifications accepted before keep their revision.")

  @OptionGroup var app: AppArgument
  @Argument(help: "The number of the revision.") var revision: Int64
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  package func validate() throws {
    if revision < 1 { throw ValidationError("a revision's number is 1 or more") }
  }

  func run(_ session: GatewaySession) async throws {
    session.show(
      try await session.call(
        "POST", app.path + ["strings", "revisions", "\(revision)", "activate"]))
  }
}
