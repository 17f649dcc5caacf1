// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// All errors in a file of strings, in its order; never empty.
package struct StringsFaults: Error, Equatable {
  package let all: [StringsFinding]

  init(_ all: [StringsFinding]) {
    self.all = all
  }

  init(_ error: JSONSyntaxError) {
    all = [StringsFinding(line: error.line, column: error.column, message: error.message)]
  }
}
