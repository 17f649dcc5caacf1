// SPDX-License-Identifier: Apache-2.0
internal import CDocuments

/// The gateway's API documents, embedded from the repository.
enum Documents {
  /// `openapi.json`.
  static let openAPI = unsafe bytes(of: cdocuments_openapi())
  /// `docs/errors.md`.
  static let errors = unsafe bytes(of: cdocuments_errors())

  private static func bytes(of document: CDocument) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: document.bytes, count: document.count))
  }
}
