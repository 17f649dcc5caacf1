// SPDX-License-Identifier: Apache-2.0
internal import CDocuments

/// What the gateway says of its API, as it stands in the repository.
enum Documents {
  /// `openapi.json`.
  static let openAPI = unsafe bytes(of: cdocuments_openapi())
  /// `docs/errors.md`.
  static let errors = unsafe bytes(of: cdocuments_errors())

  private static func bytes(of document: CDocument) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: document.bytes, count: document.count))
  }
}
