// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Settings

@Suite("Settings file")
struct SettingsFileTests {
  @Test(
    "a line is parsed as by a shell and systemd",
    arguments: [
      ("A=b", "b"), ("  A=b  ", "b"), ("export A=b", "b"), ("export\tA=b", "b"), ("A=", ""),
      ("export=b", "b"),
      ("A=\"b c\"", "b c"), ("A='b c'", "b c"), ("export A=\"b\"  ", "b"), ("A=b\r", "b"),
      (#"A="a\"b\\c\$d\`e\n""#, #"a"b\c$d`e\n"#), (#"A='a"\b'"#, #"a"\b"#), ("A=\"\"", ""),
      ("A='host=/run dbname=x'", "host=/run dbname=x"), ("A=a#b", "a#b"), ("A='a #b'", "a #b"),
      ("A='pa$$word`~&;'", "pa$$word`~&;"), ("A==", "="),
      ("A=postgresql://a@b:1/c?d=e%20", "postgresql://a@b:1/c?d=e%20"), ("\u{FEFF}A=b", "b"),
      ("_a1=b", "b"),
    ] as [(String, String?)])
  func values(line: String, value: String?) {
    let file = SettingsFile(line)
    #expect(file.entries.map(\.value) == [value].compactMap(\.self))
    #expect(file.faults.isEmpty == (value != nil))
  }

  @Test("comments and empty lines are ignored but counted in line numbers")
  func places() {
    let file = SettingsFile("# one\n\n ; two\r\nA=b\n\t# three\nB=c")
    #expect(
      file.entries == [
        SettingsFile.Entry(name: "A", value: "b", line: 4),
        SettingsFile.Entry(name: "B", value: "c", line: 6),
      ])
    #expect(file.faults.isEmpty)
  }

  @Test(
    "an unreadable line is reported with the expected form, never with its value",
    arguments: [
      ("PUSHGATE_LISTEN secret", "PUSHGATE_LISTEN", "= directly after the name"),
      ("PUSHGATE_LISTEN: secret", "PUSHGATE_LISTEN", "= directly after the name"),
      ("PUSHGATE_LISTEN = secret", "PUSHGATE_LISTEN", "= directly after the name"),
      ("PUSHGATE_LISTEN= secret", "PUSHGATE_LISTEN", "directly after ="),
      ("PUSHGATE-LISTEN=secret", nil, "letters, digits and _"),
      ("export PUSHGATE_LISTEN", "PUSHGATE_LISTEN", "expected NAME=value"),
      ("set PUSHGATE_LISTEN=secret", nil, "= directly after the name"),
      ("=secret", nil, "NAME=value"),
      ("c2VjcmV0+/==", nil, "NAME=value"), ("[secret]", nil, "NAME=value"),
      ("1A=secret", nil, "NAME=value"),
      ("PUSHGATE_LOG=\"secret", "PUSHGATE_LOG", "not closed"),
      ("PUSHGATE_LOG='secret", "PUSHGATE_LOG", "not closed"),
      ("PUSHGATE_LOG=\"secret\" # x", "PUSHGATE_LOG", "nothing after the closing"),
      ("PUSHGATE_LOG=secret # x", "PUSHGATE_LOG", "its own line"),
      ("PUSHGATE_LOG=secr\"et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=secr\\et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=secr&et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=secr et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=secr$et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=secr`et", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=~/secret", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=\"secr$et\"", "PUSHGATE_LOG", "single quotes"),
      ("PUSHGATE_LOG=\"secr`et\"", "PUSHGATE_LOG", "single quotes"),
    ] as [(String, String?, String)])
  func faults(line: String, name: String?, hint: String) {
    let file = SettingsFile("# a comment\n" + line)
    #expect(file.entries.isEmpty)
    #expect(file.faults.count == 1 && file.faults.first?.line == 2)
    #expect(file.faults.first?.name == name)
    #expect(file.faults.first?.message.contains(hint) == true, "\(file.faults)")
    #expect(file.faults.first?.message.contains("secr") == false)
  }

  @Test("a name that occurs twice is a fault")
  func twice() {
    let file = SettingsFile("PUSHGATE_LOG=info\nPUSHGATE_LOG=debug")
    #expect(file.entries.map(\.value) == ["info"])
    #expect(file.faults.map(\.line) == [2])
    #expect(file.faults.first?.message.contains("line 1") == true)
  }
}
