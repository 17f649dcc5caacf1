// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// Tags to add and to remove.
struct TagOptions: ParsableArguments {
  @Option(
    name: .customLong("add-tag"),
    help: ArgumentHelp("A tag to add; repeatable.", valueName: "tag"))
  var added: [String] = []

  @Option(
    name: .customLong("remove-tag"),
    help: ArgumentHelp("A tag to remove; repeatable.", valueName: "tag"))
  var removed: [String] = []

  func write(into members: inout BodyMembers) {
    members.set("add_tags", all: added)
    members.set("remove_tags", all: removed)
  }
}
