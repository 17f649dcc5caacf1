# SPDX-License-Identifier: Apache-2.0
# Functions of the paired benchmarks: cores, payload, timing, medians. Bash; source it from the
# project's root.

out=.build/bench
mkdir -p "$out"

# The server runs alone on the first core, and the client or the load on the last.
cores=$(nproc)
client_core=$((cores - 1))
server_core=0
[ "$cores" -gt 1 ] || echo "one core only: client and server share it, rates mean little" >&2

need() { # need COMMAND-OR-FILE PACKAGE…
  command -v "$1" > /dev/null || [ -e "$1" ] && return
  shift
  echo "installing $*" >&2
  DEBIAN_FRONTEND=noninteractive ${SUDO-$([ "$(id -u)" = 0 ] || echo sudo)} apt-get install -qq -y "$@" > /dev/null
}

# Token and payload of every push.
token=00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0
bench_payload() {
  printf '{"aps":{"alert":{"title":"Game Request","body":"%s"},"badge":5,"sound":"chime.aiff"},"game":"g-17"}' \
    "Jenna wants to play chess with you tonight at eight; will you take white or black? Answer soon!" \
    > "$out/payload.json"
}

release_build() {
  [ "${build:-yes}" = no ] || swift build -c release --static-swift-stdlib --product pushgate >&2
  pushgate=$(swift build -c release --static-swift-stdlib --show-bin-path)/pushgate
}

wait_for_port() { # wait_for_port PORT
  for _ in $(seq 50); do
    (exec 3<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null && return
    sleep 0.1
  done
  echo "no server listens on port $1" >&2
  exit 1
}

TIMEFORMAT='%U %S'
measured() { # measured FILE COMMAND…: runs it on the client's core, prints CPU seconds
  local file=$1
  shift
  { time taskset -c "$client_core" "$@" > "$file" 2> "$file.err"; } 2>&1 | awk '{ print $1 + $2 }'
}

# Prints the CPU seconds that a process has used, in steps of 10 ms.
cpu_of() { awk -v hz="$(getconf CLK_TCK)" '{ sub(/.*\) /, ""); print ($12 + $13) / hz }' "/proc/$1/stat"; }

# Prints the medians of lines "who rate cpu" and their ratio, and writes them to JSON under NAME and
# "NAME cpu": compared FILE JSON NAME OURS THEIRS REQUESTS
compared() {
  awk -v json="$2" -v name="$3" -v ours="$4" -v theirs="$5" -v requests="$6" '
    function median(list, n,   i, j, t) {
      for (i = 2; i <= n; i++)
        for (j = i; j > 1 && list[j] < list[j - 1]; j--) { t = list[j]; list[j] = list[j - 1]; list[j - 1] = t }
      return n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2
    }
    { n[$1]++; rate[$1, n[$1]] = $2 + 0; cpu[$1, n[$1]] = $3 + 0
      rows = rows (NR > 1 ? "," : "") sprintf("{\"who\":\"%s\",\"rate\":%.0f,\"cpu_us\":%.3f}", $1, $2, $3) }
    END {
      for (c in n) {
        for (i = 1; i <= n[c]; i++) { r[i] = rate[c, i]; u[i] = cpu[c, i] }
        m[c] = median(r, n[c]); k[c] = median(u, n[c])
      }
      ratio = m[ours] / m[theirs]; cost = k[ours] / k[theirs]
      printf "\nmedian: %s %.0f pushes/s at %.2f µs, %s %.0f at %.2f µs: rate %.2f, CPU %.2f\n",
        ours, m[ours], k[ours], theirs, m[theirs], k[theirs], ratio, cost
      printf "{\"requests\":%d,\"rows\":[%s],\"ratios\":{\"%s\":%.3f,\"%s cpu\":%.3f}}\n",
        requests, rows, name, ratio, name, cost > json
    }' "$1"
}
