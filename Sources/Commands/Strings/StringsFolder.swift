// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Glibc
import Localization

/// Strings files on this machine: single ones, or all files below a folder.
package enum StringsFolder {
  /// A strings file.
  package struct File: Sendable {
    package let path: String
    /// The file's name in findings. The language and the table are derived from it.
    package let name: String

    package init(path: String, name: String) {
      self.path = path
      self.name = name
    }
  }

  /// Returns whether the path is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Returns the file at a path, or the strings files below a folder, named by their relative
  /// paths.
  package static func files(at path: String) -> [File] {
    guard isFolder(path), let below = try? FileManager.default.subpathsOfDirectory(atPath: path)
    else {
      // The language follows from the enclosing folder.
      let parts = path.split(separator: "/")
      let isInFolder = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
      return [File(path: path, name: parts.suffix(isInFolder ? 2 : 1).joined(separator: "/"))]
    }
    // If the path is fr.lproj itself, only the folder's own name contains the language.
    let own = path.split(separator: "/").last.map(String.init) ?? ""
    let prefix = own.hasSuffix(".lproj") || own.hasSuffix(".xcloc") ? own + "/" : ""
    return below.sorted().filter { holdsTexts(prefix + $0) }
      .map { File(path: "\(path)/\($0)", name: prefix + $0) }
  }

  /// Returns whether a file is in a Settings.bundle, whose texts the Settings app shows.
  static func isInSettings(_ name: String) -> Bool { "/\(name)".contains("/Settings.bundle/") }

  /// Names of tables below a folder that belong to interface files of the same name, such as
  /// storyboards.
  static func interfaces(at path: String) -> Set<String> {
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let endings = [".storyboard", ".xib", ".intentdefinition"]
    var names: Set<String> = []
    for file in below {
      guard let ending = endings.first(where: file.hasSuffix),
        let name = file.split(separator: "/").last?.dropLast(ending.count)
      else { continue }
      names.insert(String(name))
    }
    return names
  }

  /// Returns the files at several paths; a single file keeps its given name.
  package static func files(at paths: [String]) -> [File] {
    paths.flatMap { path -> [File] in
      guard isFolder(path) else { return [File(path: path, name: path)] }
      return files(at: path).map { File(path: $0.path, name: $0.path) }
    }
  }

  private static func holdsTexts(_ name: String) -> Bool {
    let file = StringsPath(name)
    guard let format = file.format, !name.hasPrefix("."), !name.contains("/.") else {
      return false
    }
    // Besides its XLIFF file, an .xcloc folder contains copies of the source files.
    if let place = name.split(separator: "/").firstIndex(where: { $0.hasSuffix(".xcloc") }) {
      let inside = name.split(separator: "/").dropFirst(place + 1)
      return format == .xliff && inside.first == "Localized Contents"
    }
    switch format {
    case .xcstrings, .xliff: return true
    case .strings, .stringsdict, .json: return file.isBase || file.language != nil
    }
  }

  /// Returns the bytes of a file, or a text with the reason why it cannot be read.
  package static func contents(of path: String, upTo limit: Int) -> Result<[UInt8], Fault> {
    // Opening a FIFO on disk would block until a writer opens it. The FIFO of a shell's `<(…)`
    // already has a writer.
    let isDevice = path.hasPrefix("/dev/")
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isDevice ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { return .failure(Fault(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(Fault(errno)) }
    guard isDevice || status.st_mode & S_IFMT == S_IFREG else {
      return .failure(Fault(message: "it is not a strings file"))
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return .success(bytes) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .failure(Fault(errno)) }
      bytes += chunk[..<count]
    }
    return .failure(Fault(message: "the file may have at most \(limit) bytes"))
  }

  /// Reason why a file cannot be read.
  package struct Fault: Error {
    package let message: String

    init(message: String) { self.message = message }

    init(_ code: Int32) { message = String(cString: strerror(code)) }
  }
}
