// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText
import Testing

@testable import Commands

@Suite struct TableTests {
  @Test("for people, columns fit their content, and later pages widen them")
  func people() {
    var table = Table(["A", "BB", "C"], width: .people(columns: nil))
    #expect(
      table.text([["x", "-", "1"], ["long one", "", "2"]])
        == "A         BB  C\nx         -   1\nlong one      2\n")
    #expect(table.text([["y", "wider", ""]]) == "y         wider\n")
  }

  @Test("for programs, cells are separated by a tab")
  func programs() {
    var table = Table(["A", "B"], width: .programs)
    #expect(table.text([["x", "long one"]]) == "A\tB\nx\tlong one\n")
    #expect(table.text([["y", ""]]) == "y\t\n")
  }

  @Test("a table for people fits the terminal: the widest columns are cut first")
  func fits() {
    var table = Table(["TOKEN", "STATE", "USER"], width: .people(columns: 40))
    let token = String(repeating: "ab", count: 32)
    for line in table.text([[token, "quarantined", "遊戲遊戲遊戲遊戲遊戲"]]).split(separator: "\n") {
      #expect(String(line).columnWidth <= 40)
    }
  }

  @Test("an id in the first column stays whole, and times have no milliseconds")
  func ids() {
    var table = Table(["ID", "ACCEPTED", "TEXT"], width: .people(columns: 70))
    let id = "01a1fe7d-bc49-7515-8a3d-47b1a533b079"
    let text = String(repeating: "word ", count: 30)
    let lines = table.text([
      [id, "2026-11-24T09:35:24.002Z", text], [id, "1970-01-01T00:00:00.000Z", "-"],
    ]).split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { String($0).columnWidth <= 70 })
    #expect(lines[1].hasPrefix(id) && lines[1].hasSuffix("\u{2026}"))
    #expect(lines[2].hasPrefix("\(id)  -"))
    var wide = Table(["AT"], width: .people(columns: 200))
    #expect(wide.text([["2026-11-24T09:35:24.002Z"]]) == "AT\n2026-11-24T09:35:24Z\n")
  }

  static let widths: [(text: String, columns: Int)] = [
    ("abc", 3), ("Zoë", 3), ("e\u{301}", 1), ("遊戲", 4), ("한국", 4), ("👍🏽", 2), ("", 0),
  ]

  @Test("ideographs and emoji have a width of two columns", arguments: widths)
  func width(text: String, columns: Int) {
    #expect(text.columnWidth == columns)
  }

  static let cells: [(json: String, text: String)] = [
    ("null", "-"), ("[]", "-"), (#"["a","b"]"#, "a, b"), ("true", "yes"), ("17", "17"),
    (#""x""#, "x"), (#"{"from":"22:00","to":"08:00"}"#, "from 22:00, to 08:00"),
    ("{}", "-"), (#"{"aps":{"badge":1}}"#, #"{"aps":{"badge":1}}"#),
    (#""a\u001b[31m\nb""#, "a\u{FFFD}[31m\u{FFFD}b"),
  ]

  @Test("JSON values become cells without cursor movements", arguments: cells)
  func cell(json: String, text: String) throws {
    #expect(try JSONDocument(parsing: Array(json.utf8)).root.cell == text)
  }

  @Test("a single object has one line per member")
  func members() throws {
    let document = try JSONDocument(parsing: Array(#"{"app":"a","max_rate":null}"#.utf8))
    #expect(sheet(document.root, isForPeople: true) == "app       a\nmax_rate  -\n")
    #expect(sheet(document.root, isForPeople: false) == "app\ta\nmax_rate\t-\n")
  }

  @Test("counts have one line per number")
  func counts() throws {
    let document = try JSONDocument(
      parsing: Array(#"{"devices":3,"states":{"active":2,"quarantined":1}}"#.utf8))
    #expect(
      DevicesCommand.Counts.text(document.root, width: .programs)
        == "OF\tWHICH\tDEVICES\ndevices\t-\t3\nstates\tactive\t2\nstates\tquarantined\t1\n")
  }

  static let refusals: [(status: Int, body: String, text: String)] = [
    (
      422,
      #"{"type":"/x","title":"Unusable","status":422,"code":"PG1001","detail":"expected a number","pointer":"/max_rate"}"#,
      "Unusable (PG1001, 422)\n  /max_rate: expected a number"
    ),
    (
      422,
      #"{"title":"Several","status":422,"code":"PG1002","errors":[{"code":"PG1","pointer":"/a","detail":"b"},{"code":"PG2","detail":"c"}]}"#,
      "Several (PG1002, 422)\n  /a: b\n  c"
    ),
    (
      422,
      #"{"title":"Unusable","status":422,"code":"PG1107","detail":"expected a state","pointer":"query/updated_since"}"#,
      "Unusable (PG1107, 422)\n  --updated-since: expected a state"
    ),
    (502, "<html>Bad Gateway</html>", "unexpected response 502, which is not from a gateway"),
  ]

  @Test("a refusal shows the error, its position and its code", arguments: refusals)
  func refusal(status: Int, body: String, text: String) {
    let fault = CommandFault.refused(Refusal(status: status, body: Array(body.utf8)))
    #expect(fault.description == text)
    #expect(fault.exitCode.rawValue == 1)
  }

  @Test("an unreachable gateway ends a command with status 3")
  func unreachable() {
    #expect(CommandFault.unreachable(CallFault(.unreachable, "x")).exitCode.rawValue == 3)
  }
}
