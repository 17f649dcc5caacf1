// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization
import Testing

@testable import Commands

@Suite("Plan of a strings upload")
struct StringsPushPlanTests {
  private func plan(
    _ files: [(name: String, text: String)], keys: [String]? = nil
  ) throws -> StringsPushPlan {
    try StringsPushPlan(
      files.map { ($0.name, Array($0.text.utf8)) }, interfaces: [],
      StringsPushPlan.Options(source: "en", keys: keys))
  }

  private func report(_ plan: StringsPushPlan, isVerbose: Bool = false) -> StringsPushReport {
    StringsPushReport(plan, folder: "App", isStrict: false, isVerbose: isVerbose)
  }

  @Test("strings of Base.lproj are uploaded unless the language's own folder has them")
  func base() throws {
    let plan = try plan([
      ("Base.lproj/Localizable.strings", "\"A\" = \"base\";\n\"B\" = \"base\";\n\"C\" = \"same\";"),
      ("en.lproj/Localizable.strings", "\"B\" = \"own\";\n\"C\" = \"same\";\n\"D\" = \"own\";"),
      ("fr.lproj/Localizable.strings", "\"A\" = \"fr\";"),
    ])
    #expect(plan.refused.isEmpty)
    let uploads = try #require(plan.tables.first).uploads
    #expect(
      uploads.map(\.path) == ["en.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
    #expect(uploads.map(\.format) == [.json, .strings])
    let texts = try JSONDocument(parsing: uploads[0].bytes).root
    #expect(
      texts.members.map { "\($0.name)=\($0.value.string ?? "")" } == [
        "A=base", "B=own", "C=same", "D=own",
      ])
    #expect(
      report(plan).lines == [
        #"Base.lproj/Localizable.strings:2: warning: en: "B": en.lproj/Localizable.strings has another text, which is used"#
      ])
    // Base.lproj without a language folder is uploaded unchanged.
    let alone = try self.plan([("Base.lproj/Localizable.strings", "\"A\" = \"base\";")])
    #expect(alone.tables.first?.uploads.map(\.format) == [.strings])
  }

  @Test("files under a language's second code are skipped and reported")
  func twins() throws {
    let plan = try plan([
      ("en.lproj/Localizable.strings", "\"A\" = \"a\";"),
      ("sh.lproj/Localizable.strings", "\"A\" = \"old\";\n\"B\" = \"old\";"),
      ("sr-Latn.lproj/Localizable.strings", "\"A\" = \"new\";"),
    ])
    #expect(plan.tables.first?.uploads.compactMap(\.language) == ["en", "sr-Latn"])
    #expect(
      report(plan).lines == [
        "sh.lproj/Localizable.strings: skipped: sh is the same language as sr-Latn, whose strings are used (2 keys)"
      ])
  }

  @Test("an unreadable file is skipped; the other files are uploaded")
  func refused() throws {
    let plan = try plan([
      ("en.lproj/Localizable.strings", "\"A\" = \"a\";"),
      ("fr.lproj/Localizable.strings", "\"A\" = \"f\";"),
      ("fr.lproj/Localizable.stringsdict", "bplist00 and nothing else"),
      ("no language.lproj/Localizable.strings", "\"A\" = \"x\";"),
      ("en.lproj/Push.strings", "<plist>"),
      ("fr.lproj/Push.strings", "\"P\" = \"f\";"),
    ])
    #expect(
      plan.refused == [
        "fr.lproj/Localizable.stringsdict", "no language.lproj/Localizable.strings",
        "en.lproj/Push.strings",
      ])
    #expect(plan.tables.map(\.name) == ["Localizable"])
    #expect(plan.tables.first?.group.catalogue?.languages == ["en", "fr"])
    let fault = #expect(throws: CommandFault.self) { try report(plan).finish(refused: 1, of: 3) }
    #expect(fault?.exitCode == ExitCode(1))
    #expect(fault?.description == "4 files not uploaded, see above; 2 files uploaded")
  }

  @Test(
    "keys are the source strings if the source language has no file",
    arguments: [
      ([("it", "\"A\" = \"i\";")], nil, true),
      ([("en", "\"\" = \"\";"), ("it", "\"A\" = \"i\";")], nil, true),
      ([("en", "/* none */"), ("it", "\"A\" = \"i\";")], nil, true),
      ([("en", "\"B\" = \"b\";"), ("it", "\"A\" = \"i\";")], nil, false),
      ([("en", "\"B\" = \"%s\";"), ("it", "\"A\" = \"i\";")], nil, false),
      ([("it", "\"A\" = \"i\";")], ["A"], false), ([("en", "/* none */")], nil, false),
    ] as [([(String, String)], [String]?, Bool)])
  func keysAreTexts(files: [(String, String)], keys: [String]?, isSo: Bool) throws {
    let plan = try plan(
      files.map { ("\($0.0).lproj/Localizable.strings", $0.1) }, keys: keys)
    #expect(plan.keysAreTexts == isSo)
  }

  @Test("excluded keys are counted, those of the source language separately")
  func excluded() throws {
    let plan = try plan([
      ("en.lproj/Localizable.strings", "\"A\" = \"%s\";\n\"B\" = \"%@\";\n\"C\" = \"%@\";"),
      ("fr.lproj/Localizable.strings", "\"B\" = \"%d\";\n\"C\" = \"%d\";"),
      ("pl.lproj/Localizable.strings", "\"B\" = \"%d\";"),
    ])
    let report = report(plan)
    #expect(
      report.excluded
        == "1 key cannot be sent: excluded in en, the source language; 3 texts excluded in other "
        + "languages: 2 in fr, 1 in pl")
    let fault = #expect(throws: CommandFault.self) { try report.finish(refused: 0, of: 3) }
    #expect(fault?.exitCode == ExitCode(4))
    // One line for each kind and language.
    #expect(report.lines.count == 4)
    #expect(report.lines.contains { $0.hasSuffix("here a number (and 1 more of the kind)") })
    #expect(self.report(plan, isVerbose: true).lines.count == 4)
    let sound = try self.plan([("en.lproj/Localizable.strings", "\"A\" = \"a\";")])
    try self.report(sound).finish(refused: 0, of: 1)
  }

  @Test("many changed keys of one kind and language are reported as a count")
  func summary() throws {
    func check(_ texts: ClosedRange<Int>) -> StringsCheck {
      var check = StringsCheck(source: "en")
      let lines = texts.map { "\"K\($0)\" = \"x\";" }
      check.add(Array(lines.joined(separator: "\n").utf8), at: "en.lproj/A.strings")
      check.finish()
      return check
    }
    let many = StringsDifference.between(check(1...1), check(1...9))
    #expect(many.summary == "+ en: 8 keys, the first is \"K2\"\n8 added, 0 removed, 0 changed\n")
    let few = StringsDifference.between(check(1...3), check(2...3))
    #expect(few.summary == "- en: \"K1\": x\n0 added, 1 removed, 0 changed\n")
  }

  @Test("an unreadable file is skipped; if it is the source's, its table is skipped")
  func unreadable() throws {
    let files = [
      ("en.lproj/A.strings", "\"K\" = \"k\";"),
      ("fr.lproj/B.strings", "\"K\" = \"k\";"),
    ]
    let plan = try StringsPushPlan(
      files.map { ($0.0, Array($0.1.utf8)) },
      unreadable: [("fr.lproj/A.strings", "too large"), ("en.lproj/B.strings", "too large")],
      interfaces: [], StringsPushPlan.Options(source: "en"))
    #expect(plan.tables.map(\.name) == ["A"] && plan.refused.count == 2 && !plan.keysAreTexts)
    let lines = report(plan).lines
    #expect(
      lines.contains { $0.contains("fr.lproj/A.strings:1: error: cannot be read: too large") })
    #expect(
      lines.contains(
        "B is not uploaded: en.lproj/B.strings cannot be read and may have strings of the source "
          + "language"), "\(lines)")
  }

  @Test(
    "an unreadable file does not affect another table",
    arguments: [
      ("fr.lproj/B.strings", true), ("fr.lproj/A.strings", true), ("en.lproj/B.strings", false),
    ])
  func unrelated(name: String, areKeysTexts: Bool) throws {
    let plan = try StringsPushPlan(
      [("it.lproj/A.strings", Array("\"K\" = \"k\";".utf8))], unreadable: [(name, "too large")],
      interfaces: [], StringsPushPlan.Options(source: "en"))
    #expect(plan.tables.map(\.name) == ["A"] && plan.withoutSource.isEmpty)
    #expect(plan.refused == [name] && plan.keysAreTexts == areKeysTexts)
  }

  @Test("a setting of false is not inferred from files; its warning names it")
  func uninferred() throws {
    let plan = try StringsPushPlan(
      [("it.lproj/A.strings", Array("\"K\" = \"k\";".utf8))], interfaces: [],
      StringsPushPlan.Options(source: "en", keysAreTexts: false))
    #expect(!plan.keysAreTexts && plan.tables.map(\.name) == ["A"])
    let lines = report(plan).lines
    #expect(lines.count == 1 && lines[0].hasSuffix("set the app's keys_are_texts"), "\(lines)")
  }

  @Test("a table of a Settings.bundle is skipped, without affecting its namesake")
  func settings() throws {
    let plan = try plan([
      ("en.lproj/Root.strings", "\"K\" = \"k\";"),
      ("Settings.bundle/en.lproj/Root.strings", "\"S\" = \"s\";"),
      ("Settings.bundle/en.lproj/Localizable.strings", "\"S\" = \"s\";"),
    ])
    #expect(plan.tables.flatMap(\.uploads).map(\.path) == ["en.lproj/Root.strings"])
    #expect(plan.skipped.isEmpty)
    let lines = report(plan).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("Settings.bundle is skipped"), "\(lines)")
  }

  @Test("the confirmation prompt and the dry run name the setting that a push changes")
  func question() {
    let questions = [(1, false), (2, true), (0, true)].map {
      StringsPush.question($0.0, setsKeys: $0.1, app: "a.b")
    }
    #expect(
      questions == [
        "Upload 1 file to a.b?", "Upload 2 files to a.b and set keys_are_texts?",
        "Set keys_are_texts of a.b?",
      ])
    let announcements = [(1, false), (2, true), (0, true)].map {
      StringsPush.announcement($0.0, setsKeys: $0.1)
    }
    #expect(
      announcements == [
        "1 file would be uploaded", "2 files would be uploaded, and keys_are_texts would be set",
        "keys_are_texts would be set",
      ])
  }

  @Test("a fault of several languages is shown once, with many languages as a count")
  func common() throws {
    let languages = ["en", "fr", "de", "it", "es", "nl", "pl", "cs", "sk", "hu", "ro", "fi"]
    let plan = try plan(
      languages.map { ("\($0).lproj/A.strings", "\"K\" = \"%s\";\n\"S\" = \"s\";") })
    let report = report(plan)
    #expect(report.lines.count == 2 && report.lines[0].contains("in 11 more languages"))
    #expect(report.excluded?.hasSuffix("; 11 texts excluded in 11 other languages") == true)
  }

  @Test("a table without source strings is reported if another table has some")
  func sourceless() throws {
    let plan = try plan([
      ("en.lproj/A.strings", "\"K\" = \"k\";"), ("fr.lproj/B.strings", "\"K\" = \"k\";"),
    ])
    #expect(!plan.keysAreTexts)
    let lines = report(plan).lines
    #expect(
      lines.count == 1
        && lines[0].hasPrefix("fr.lproj/B.strings:1: warning: en: the folder has no source strings"),
      "\(lines)")
  }

  @Test("tables of iOS itself are skipped, and every directory of a table is named")
  func places() throws {
    let plan = try plan([
      ("en.lproj/A.strings", "\"K\" = \"k\";"), ("en.lproj/infoPlist.strings", "\"K\" = \"k\";"),
      ("en.lproj/AppShortcuts.strings", "\"K\" = \"k\";"),
    ])
    #expect(plan.tables.map(\.name) == ["A"] && plan.skipped == ["AppShortcuts", "infoPlist"])
    let fault = #expect(throws: CommandFault.self) {
      try self.plan(["x", "y", "z"].map { ("\($0)/en.lproj/A.strings", "\"K\" = \"k\";") })
    }
    #expect(fault?.description.contains("is in 3 places, x/A, y/A, z/A: specify") == true)
  }

  @Test("keys that the source language lacks are counted")
  func beyondSource() throws {
    let plan = try plan([
      ("en.lproj/A.strings", "\"K\" = \"k\";"),
      ("fr.lproj/A.strings", "\"L\" = \"l\";\n\"M\" = \"m\";"),
      ("de.lproj/A.strings", "\"L\" = \"l\";"),
    ])
    let lines = report(plan).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("2 keys not in en, the source"), "\(lines)")
  }
}
