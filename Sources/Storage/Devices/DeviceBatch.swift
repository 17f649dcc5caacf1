// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Imported devices as rows for COPY. One call of `DeviceChanges.merge` stores a batch. Performs no
/// I/O.
package struct DeviceBatch: Sendable {
  /// The columns of a row, in order.
  static let columns = """
    app, token, bucket, language_list, environment, environment_source, token_kind, state, state_reason, \
    unregistered_at, user_id, tags, time_zone, app_version, registered_at, unproven
    """
  /// 0001-01-01T00:00:00Z, because PostgreSQL rejects year 0.
  private static let earliest = Instant(microseconds: -62_135_596_800_000_000)

  package private(set) var rows = 0
  /// Rows in COPY's text format, UTF-8.
  private(set) var bytes: [UInt8] = []

  package init() {}

  /// Size of the rows in bytes.
  package var size: Int { bytes.count }

  /// Appends a device.
  /// - Parameter languageList: the number of its language list (`DeviceChanges.languageList`).
  package mutating func append(_ device: ImportedDevice, app: AppID, languageList: Int32) {
    let registration = device.registration
    let source = device.environmentSource ?? (registration.environment == nil ? .assumed : .stated)
    number(app.rawValue)
    // COPY removes one of the two backslashes.
    bytes.append(contentsOf: #"\\x"#.utf8)
    bytes.append(contentsOf: device.token.hex.utf8)
    bytes.append(tab)
    number(device.token.bucket)
    number(languageList)
    number((registration.environment ?? .production).code)
    number(source.code)
    number(registration.tokenKind.code)
    number(device.state.code)
    text(device.stateReason)
    time(device.unregisteredAt)
    text(registration.user)
    array(registration.tags)
    text(registration.timeZone)
    text(registration.appVersion)
    time(registration.registeredAt ?? Instant(microseconds: 0))
    // An imported device is unverified: APNs has not accepted a push to it yet.
    text("t")
    bytes[bytes.count - 1] = UInt8(ascii: "\n")
    rows += 1
  }

  // MARK: columns, each followed by a tab

  private var tab: UInt8 { UInt8(ascii: "\t") }

  private mutating func number(_ value: some FixedWidthInteger) {
    bytes.append(contentsOf: String(value).utf8)
    bytes.append(tab)
  }

  private mutating func time(_ value: Instant?) {
    text(value.map { RFC3339.formatExactly(max($0, Self.earliest)) })
  }

  private mutating func text(_ value: String?) {
    if let value {
      for byte in value.utf8 { append(byte) }
    } else {
      bytes.append(contentsOf: #"\N"#.utf8)
    }
    bytes.append(tab)
  }

  /// Appends an array literal. A backslash escapes quotes and backslashes inside it.
  private mutating func array(_ texts: [String]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
        append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: "}"))
    bytes.append(tab)
  }

  /// Appends a byte of a text, escaped for COPY.
  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case tab: bytes.append(contentsOf: #"\t"#.utf8)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
    default: bytes.append(byte)
    }
  }
}
