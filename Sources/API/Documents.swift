// SPDX-License-Identifier: Apache-2.0
internal import CDocuments

/// The gateway's API documents, embedded from the repository.
enum Documents {
  /// `openapi.json`, with the commit after the release in `info.version`.
  static let openAPI = unsafe bytes(of: cdocuments_openapi()).replacingFirst(
    Array("\"\(PushgateVersion.release)\"".utf8), by: Array("\"\(PushgateVersion.current)\"".utf8))
  /// `docs/errors.md`.
  static let errors = unsafe bytes(of: cdocuments_errors())

  private static func bytes(of document: CDocument) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: document.bytes, count: document.count))
  }
}

extension [UInt8] {
  /// Returns a copy in which the first occurrence of `old` is replaced; unchanged without one.
  fileprivate func replacingFirst(_ old: [UInt8], by new: [UInt8]) -> [UInt8] {
    guard let start = indices.first(where: { self[$0...].starts(with: old) }) else { return self }
    return self[..<start] + new + self[(start + old.count)...]
  }
}
