// SPDX-License-Identifier: Apache-2.0

/// Rejection of an upload, with all its errors.
package struct StringsRefusal: Error, Sendable {
  package let findings: [StringsFinding]

  package init(language: String? = nil, _ message: String) {
    findings = [StringsFinding(language: language, message: message)]
  }

  init(_ faults: StringsFaults, language: String?) {
    findings = faults.all.map { fault in
      var finding = fault
      finding.language = fault.language ?? language
      return finding
    }
  }

  init(_ findings: [StringsFinding], hint: String = "") {
    self.findings = findings.map { error in
      var finding = error
      if error.key == nil { finding.message += hint }
      return finding
    }
  }
}
