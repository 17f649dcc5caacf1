// SPDX-License-Identifier: Apache-2.0
internal import CPostgres

/// Parsing of connection strings by libpq.
enum ConnectionString {
  /// - Throws: `.misuse`. The error does not quote the string, which may contain a password.
  static func parse(_ text: String) throws(PostgresError) -> [String: String] {
    guard !text.utf8.contains(0) else {
      throw PostgresError(.misuse, "the connection string contains a NUL character")
    }
    guard let options = unsafe PQconninfoParse(text, nil) else {
      throw PostgresError(
        .misuse, "libpq cannot read the connection string (key=value pairs or postgresql://…)")
    }
    return unsafe take(options)
  }

  /// Returns the values that libpq takes from PG… environment variables, a service file and
  /// built-in defaults.
  static func defaults() -> [String: String] {
    guard let options = unsafe PQconndefaults() else { return [:] }
    return unsafe take(options)
  }

  /// Copies the options that have a value, and frees the list.
  private static func take(
    _ options: UnsafeMutablePointer<PQconninfoOption>
  ) -> [String: String] {
    defer { unsafe PQconninfoFree(options) }
    var parameters: [String: String] = [:]
    var option = unsafe options
    while let keyword = unsafe option.pointee.keyword {
      if let value = unsafe option.pointee.val {
        unsafe parameters[String(cString: keyword)] = String(cString: value)
      }
      unsafe option += 1
    }
    return parameters
  }
}
