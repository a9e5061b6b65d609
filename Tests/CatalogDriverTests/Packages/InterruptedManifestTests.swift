import Foundation
import Testing

/// A manifest that runs ends with the tool, and so does all that it has started.
@Suite struct InterruptedManifestTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalEndsWhatAManifestHasStarted(signal: Int32) throws {
    let run = try ToolRun()
    try run.write(
      "import PackageDescription\nlet package = Package(name: name())\n", at: "Package.swift")
    // In place of SwiftPM, which would take seconds to say the same: a child that is nobody's.
    try run.write(
      "#!/bin/sh\n(sleep 60 & echo $! > stray.new; mv stray.new stray)\nsleep 60\n",
      at: "bin/swift")
    let swift = run.folder.appending(path: "bin/swift").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    let process = Process()
    process.executableURL = try #require(ToolRun.tool)
    process.arguments = ["coverage", "--package", ".", "--run-manifest"]
    process.currentDirectoryURL = run.folder
    let bin = run.folder.appending(path: "bin").path(percentEncoded: false)
    process.environment = ["PATH": bin + ":/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Threads of a pool block signals, and what they start would inherit that.
    var (all, former) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try process.run()
    for _ in 0..<3_000 where !run.exists("stray") && process.isRunning { usleep(10_000) }
    let text = try run.text(at: "stray")
    let stray = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(stray, 0) == 0)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(kill(stray, 0) != 0)
  }
}
