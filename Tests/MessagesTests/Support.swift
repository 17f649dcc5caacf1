// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import JSONText
import Localization
import Messages
import PushModel

extension PayloadTemplate {
  /// Uses a message without other options.
  init(parsing payload: [UInt8], localize: [UInt8]? = nil) throws(MessageFault) {
    self = try Message(MessageContent(payload: payload, localize: localize)).template
  }

  func bound(to catalogue: Catalogue?, context: LanguageContext) -> LocalizedPayload {
    LocalizedPayload(self, catalogue: catalogue, context: context)
  }

  func check(catalogue: Catalogue?, context: LanguageContext) throws(MessageFault) {
    try bound(to: catalogue, context: context).check()
  }

  /// Renders for one reader.
  func render(
    for preferences: [String], catalogue: Catalogue?, context: LanguageContext
  ) throws(MessageFault) -> RenderedPayload {
    let payload = bound(to: catalogue, context: context)
    let choice = payload.choose(for: preferences)
    if isLocalized, choice == nil { try payload.check() }
    return payload.render(choice)
  }

  /// Returns the bytes in each language in which the message could be sent.
  func renderedSizes(
    catalogue: Catalogue?, context: LanguageContext
  ) -> [(language: String?, bytes: Int)] {
    let payload = bound(to: catalogue, context: context)
    guard isLocalized else { return [(nil, bytes.count)] }
    return payload.completeChoices.map { ($0.language, payload.render($0).bytes.count) }
  }
}

/// Returns the lines of a tab-separated file of `Fixtures`, without comments.
func fixtureLines(_ name: String) throws -> [[String]] {
  let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
  let text = try String(contentsOfFile: "/\(folder)/Fixtures/\(name)", encoding: .utf8)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
