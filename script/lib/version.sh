# SPDX-License-Identifier: Apache-2.0
# Versions of builds, and the build of binaries for packages. POSIX sh; source it after setup.sh.

# Prints the release that the sources belong to: 0.9.0
release_version() { sed -n 's/.*static let release = "\(.*\)"/\1/p' Sources/API/PushgateVersion.swift; }

# Prints the commit as binaries contain it.
commit_id() { git rev-parse --short=12 HEAD; }

# Prints the time of the commit, in seconds since the epoch and as a date.
commit_seconds() { git log -1 --format=%ct; }
commit_date() { TZ=UTC git log -1 --date=format-local:%Y-%m-%d --format=%cd; }

# Prints the version of packages of a commit before a release: lower than the release, and rising
# with the time of the commit.
snapshot_version() {
  echo "$(release_version)~$(TZ=UTC git log -1 --date=format-local:%Y%m%d%H%M%S --format=%cd).$(commit_id)-1"
}

# Builds the binary of packages and sets package_binary. Folder names do not reach the binary, and
# it has no search path for libraries beside itself.
build_package_binary() {
  say "building the release binary of $(commit_id)"
  SOURCE_COMMIT=$(commit_id) swift build -c release --static-swift-stdlib --product pushgate \
    --disable-local-rpath --scratch-path .build/packaging \
    -Xcc "-ffile-prefix-map=$PWD=." -Xswiftc -file-prefix-map -Xswiftc "$PWD=." ||
    fail "the build failed (see above)"
  package_binary=$(swift build -c release --static-swift-stdlib --scratch-path .build/packaging \
    --show-bin-path)/pushgate
}
