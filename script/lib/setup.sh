# SPDX-License-Identifier: Apache-2.0
# Functions of all scripts: messages, help texts, packages, builds. POSIX sh; source it from the
# project's root.

say() { printf '==> %s\n' "$*"; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Prints the comment at the top of a script as its help text: script_help NAME
script_help() {
  awk 'NR > 2 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "script/$1"
}

# Installs Debian packages that are missing: need_packages PACKAGE…
need_packages() {
  need_missing=
  for need_package in "$@"; do
    dpkg-query -W -f='${Status}' "$need_package" 2>/dev/null | grep -q 'ok installed' ||
      need_missing="$need_missing $need_package"
  done
  [ -n "$need_missing" ] || return 0
  command -v apt-get >/dev/null 2>&1 ||
    fail "these Debian packages (or your system's names for them) are needed:$need_missing"
  need_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "as root, please: apt-get install$need_missing"
    need_root=sudo
  fi
  say "installing$need_missing"
  need_log=$(mktemp)
  if ! { $need_root apt-get update -qq &&
    $need_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $need_missing; } \
    >"$need_log" 2>&1; then
    tail -n 20 "$need_log" >&2
    rm -f "$need_log"
    fail "apt-get could not install$need_missing"
  fi
  rm -f "$need_log"
}

# Fails without a suitable compiler, which the scripts cannot install.
need_swift() {
  command -v swift >/dev/null 2>&1 || fail "Swift 6.2 or later is needed and cannot be installed from \
Debian's packages; see https://www.swift.org/install/linux/"
  need_version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  set -- $need_version
  [ "${1:-0}" -gt 6 ] || { [ "${1:-0}" -eq 6 ] && [ "${2:-0}" -ge 2 ]; } ||
    fail "Swift 6.2 or later is needed; this is ${1:-?}.${2:-?}"
}

# Packages for building, and for a private PostgreSQL.
need_build_packages() { need_packages libssl-dev libnghttp2-dev libpq-dev pkg-config git ca-certificates; }
need_database_packages() { need_packages postgresql; }

# Unpacks Prometheus' promtool into .build/promtool, since installing Debian's package would start a
# server.
need_promtool() {
  [ -x .build/promtool/usr/bin/promtool ] && return
  command -v apt-get >/dev/null 2>&1 || fail "Prometheus' promtool is needed as .build/promtool/usr/bin/promtool"
  say "unpacking promtool"
  rm -rf .build/promtool
  mkdir -p .build/promtool
  need_log=$(mktemp)
  if ! (cd .build/promtool && download_package prometheus && dpkg-deb -x prometheus_*.deb .) >"$need_log" 2>&1; then
    tail -n 20 "$need_log" >&2
    fail "apt-get could not download prometheus"
  fi
  rm -f "$need_log" .build/promtool/prometheus_*.deb
}

# Downloads a Debian package into this folder, after an update if apt's lists are out of date:
# download_package NAME
download_package() {
  apt-get download -qq "$1" && return
  download_root=
  [ "$(id -u)" -eq 0 ] || download_root=sudo
  $download_root apt-get update -qq && apt-get download -qq "$1"
}

# Builds, and fails with the script if the build fails: build OPTION…
build() {
  swift build "$@" || fail "the build failed (see above)"
}

# Builds the product for releases: one file that needs no Swift on the machine.
build_release() { build -c release --static-swift-stdlib --product pushgate; }

# Installs the packages of Tests/python into .build/venv.
prepare_venv() {
  cmp -s Tests/python/requirements.txt .build/venv/requirements.txt && return
  rm -rf .build/venv
  python3 -m venv .build/venv
  # Most modules are never imported; the others are compiled at their first import.
  .build/venv/bin/pip install -q --disable-pip-version-check --no-compile --no-deps \
    -r Tests/python/requirements.txt
  cp Tests/python/requirements.txt .build/venv/requirements.txt
}
