// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import PushModel
internal import Storage

/// The query of `GET …/devices/export`.
struct ExportQuery {
  let format: ExportFormat
  let filter: DeviceFilter
  /// Position after which the export begins.
  let place: RangeCursor

  init(_ query: QueryItems) throws(Fault) {
    let reader = try QueryReader(
      query, known: ["format", "after"] + DeviceListQuery.filters,
      repeatable: DeviceListQuery.tagNames, isList: false)
    format =
      try reader.choice("format", ExportFormat.allCases.map { ($0.rawValue, $0) }) ?? .ndjson
    filter = try DeviceListQuery.filter(reader)
    guard let after = try reader.text("after") else {
      place = RangeCursor(bucket: 0, token: DeviceToken(bytes: []))
      return
    }
    do throws(DeviceToken.Fault) {
      place = RangeCursor(of: try DeviceToken(hex: after))
    } catch { throw Fault(.invalidParameter, at: "query/after", error.sentence) }
  }
}
