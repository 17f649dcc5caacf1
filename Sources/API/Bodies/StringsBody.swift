// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization

/// A checked body of `PUT …/strings/{language}`.
package struct StringsBody: Sendable {
  package let file: StringsFile

  package init(parsing body: [UInt8]) throws(Fault) {
    let document = try bodyDocument(body, expected: "an object of keys and texts")
    do throws(StringsFaults) {
      file = try StringsFile(json: document)
    } catch {
      var faults = Faults()
      for fault in error.all {
        faults.add(
          .invalidStrings, at: fault.key.map(jsonPointerToken) ?? "", fault.message,
          members: [
            Fault.Member("line", .number(fault.line)),
            Fault.Member("column", .number(fault.column)),
          ])
      }
      try faults.check()
      throw Fault(.invalidStrings, at: "", "the strings cannot be used")
    }
  }
}
