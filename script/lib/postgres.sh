# SPDX-License-Identifier: Apache-2.0
# Private PostgreSQL clusters for scripts and tests. POSIX sh; source it:
#
#   . script/lib/postgres.sh
#   trap 'pg_cluster_stop DIR' EXIT
#   pg_cluster_start DIR [dev|test]     start unless it runs; creates the cluster if it is missing
#   pg_cluster_database DIR NAME        create a database unless it exists
#   pg_cluster_url DIR NAME             print its connection string
#   pg_cluster_stop DIR                 stop the server if it runs
#   pg_cluster_remove DIR               stop the server and delete the cluster
#   remove_stale_clusters PREFIX        remove the folders PREFIX.* of killed scripts
#
# A cluster listens on a Unix socket only, in a folder of mode 700 (which is why `trust` is enough).
# `dev` runs with fsync on. `test` runs with fsync off, which is faster; its data survives anything
# but a crash of the machine. The server refuses to run as root: for root it runs as user
# `postgres`.
#
# The cluster is in DIR/cluster. If the server's user cannot access that folder, or its path is too
# long for a socket (107 bytes) or needs quoting, the cluster is in /var/tmp, and DIR/cluster.place
# contains its path.

pg_cluster_user=pushgate

# The server's user if the script runs as root.
pg_server_user=postgres

pg_say() { printf 'postgres: %s\n' "$*" >&2; }

# Runs a command as the server's user, in a folder that this user can read.
pg_as_server() (
  cd / || exit 1
  if [ "$(id -u)" -ne 0 ]; then
    exec "$@"
  elif command -v runuser >/dev/null 2>&1; then
    exec runuser -u "$pg_server_user" -- "$@"
  else
    exec setpriv --reuid="$pg_server_user" --regid="$pg_server_user" --init-groups "$@"
  fi
)

# Prints the folder of PostgreSQL's programs, of major version $1 or else of the newest version.
pg_bin() {
  pg_bin_found=
  for pg_bin_candidate in /usr/lib/postgresql/*/bin /usr/pgsql-*/bin \
    "$(pg_config --bindir 2>/dev/null || :)"; do
    [ -x "$pg_bin_candidate/initdb" ] && [ -x "$pg_bin_candidate/pg_ctl" ] || continue
    pg_bin_version=$("$pg_bin_candidate/pg_ctl" --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')
    [ "$pg_bin_version" -ge "${1:-15}" ] || continue
    [ -z "${1:-}" ] || [ "$pg_bin_version" -eq "$1" ] || continue
    if [ -z "$pg_bin_found" ] || [ "$pg_bin_version" -gt "$pg_bin_newest" ]; then
      pg_bin_found=$pg_bin_candidate
      pg_bin_newest=$pg_bin_version
    fi
  done
  if [ -z "$pg_bin_found" ]; then
    pg_say "PostgreSQL ${1:-15 or later} is not installed (Debian: apt-get install postgresql)"
    return 1
  fi
  printf '%s\n' "$pg_bin_found"
}

# Prints the path of the cluster of DIR; fails without a cluster.
pg_cluster_place() {
  if [ -f "$1/cluster.place" ]; then
    cat "$1/cluster.place"
  elif [ -d "$1/cluster" ]; then
    (cd "$1/cluster" && pwd -P)
  else
    return 1
  fi
}

# Creates a folder of mode 700 for the server's user; fails if another user owns it.
pg_make_private() {
  mkdir -p -m 700 "$1" || return 1
  if [ "$(id -u)" -eq 0 ]; then
    [ "$(stat -c %u "$1")" -eq 0 ] && { chown "$pg_server_user" "$1" || return 1; }
    pg_make_owner=$(id -u "$pg_server_user") || return 1
  else
    pg_make_owner=$(id -u)
  fi
  [ "$(stat -c %u "$1")" -eq "$pg_make_owner" ] && chmod 700 "$1" \
    && pg_as_server test -w "$1" 2>/dev/null
}

# Chooses and creates the folder for the cluster of DIR, and prints its path.
pg_cluster_choose_place() {
  pg_choose_dir=$(cd "$1" && pwd -P) || return 1
  pg_choose_place=$pg_choose_dir/cluster
  case $pg_choose_place in
    *[!A-Za-z0-9/._-]*) ;;
    *)
      if [ ${#pg_choose_place} -lt 80 ] && pg_make_private "$pg_choose_place"; then
        printf '%s\n' "$pg_choose_place"
        return 0
      fi
      rmdir "$pg_choose_place" 2>/dev/null || :
      ;;
  esac
  pg_choose_hash=$(printf '%s' "$pg_choose_dir" | sha256sum | cut -c1-16)
  pg_choose_place=/var/tmp/pushgate-$(id -u)-$pg_choose_hash
  if ! pg_make_private "$pg_choose_place"; then
    pg_say "cannot use $pg_choose_place: it belongs to somebody else"
    return 1
  fi
  printf '%s\n' "$pg_choose_place" >"$pg_choose_dir/cluster.place"
  printf '%s\n' "$pg_choose_place"
}

# Whether the process in postmaster.pid is this cluster's server. After a crash or in a restarted
# container another process may have its number.
pg_cluster_runs() {
  pg_runs_pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) || return 1
  [ -n "$pg_runs_pid" ] && [ "$(readlink "/proc/$pg_runs_pid/cwd" 2>/dev/null)" = "$1/data" ]
}

pg_cluster_create() {
  pg_say "creating a cluster in $1"
  # Removes the rest of an interrupted attempt; a complete cluster has the marker file.
  rm -rf "$1/data"
  pg_as_server "$2/initdb" --pgdata="$1/data" --username="$pg_cluster_user" --auth=trust \
    --encoding=UTF8 --locale=C.UTF-8 --no-sync --no-instructions >/dev/null || return 1
  pg_as_server sh -c 'echo "include_if_exists = '\''../pushgate.conf'\''" >>"$1/data/postgresql.conf" &&
    mkdir -p -m 700 "$1/run" && touch "$1/created"' sh "$1"
}

pg_cluster_configure() {
  case $2 in
    test) pg_configure_fsync=off ;;
    *) pg_configure_fsync=on ;;
  esac
  # The server's log must not contain data of rows, so it has neither statements nor DETAIL.
  pg_as_server tee "$1/pushgate.conf" >/dev/null <<EOF
listen_addresses = ''
unix_socket_directories = '$1/run'
unix_socket_permissions = 0700
max_connections = 300
fsync = $pg_configure_fsync
full_page_writes = $pg_configure_fsync
log_error_verbosity = terse
log_min_error_statement = panic
log_timezone = UTC
timezone = UTC
EOF
}

pg_cluster_start() {
  case ${2:-dev} in
    dev | test) ;;
    *) pg_say "unknown mode $2 (dev, test)"; return 1 ;;
  esac
  if [ "$(id -u)" -eq 0 ] && ! id -u "$pg_server_user" >/dev/null 2>&1; then
    pg_say "the server refuses to run as root, and there is no user $pg_server_user"
    return 1
  fi
  mkdir -p "$1" || return 1
  # A lock allows one start at a time; the server must not inherit it.
  (
    flock 9 || exit 1
    pg_cluster_start_locked "$1" "${2:-dev}" 9>&-
  ) 9>"$1/cluster.lock"
}

pg_cluster_start_locked() {
  pg_place=$(pg_cluster_place "$1") && [ -d "$pg_place" ] ||
    pg_place=$(pg_cluster_choose_place "$1") || return 1
  pg_version=$(cat "$pg_place/data/PG_VERSION" 2>/dev/null) || pg_version=
  [ -f "$pg_place/created" ] || pg_version=
  pg_programs=$(pg_bin "$pg_version") || return 1
  [ -f "$pg_place/created" ] || pg_cluster_create "$pg_place" "$pg_programs" || return 1
  pg_cluster_configure "$pg_place" "$2" || return 1
  if pg_cluster_runs "$pg_place"; then
    pg_as_server "$pg_programs/pg_ctl" -D "$pg_place/data" reload >/dev/null
    return
  fi
  rm -f "$pg_place/data/postmaster.pid" "$pg_place/run"/.s.PGSQL.*
  if ! pg_as_server "$pg_programs/pg_ctl" -D "$pg_place/data" -l "$pg_place/log" -w -t 60 start \
    </dev/null >/dev/null 2>&1; then
    pg_say "did not start; the end of $pg_place/log:"
    tail -n 15 "$pg_place/log" >&2
    return 1
  fi
}

pg_cluster_stop() {
  pg_place=$(pg_cluster_place "$1") || return 0
  pg_cluster_runs "$pg_place" || return 0
  pg_programs=$(pg_bin "$(cat "$pg_place/data/PG_VERSION")") || return 1
  pg_as_server "$pg_programs/pg_ctl" -D "$pg_place/data" -m fast -w -t 30 stop >/dev/null 2>&1 ||
    pg_as_server "$pg_programs/pg_ctl" -D "$pg_place/data" -m immediate -w stop >/dev/null
}

pg_cluster_remove() {
  pg_place=$(pg_cluster_place "$1") || return 0
  pg_cluster_stop "$1" || return 1
  rm -rf "$pg_place" "$1/cluster.place" "$1/cluster.lock"
}

# A script writes its process number to PREFIX.*/owner. A folder without the file is new, unless it
# is older than a minute.
remove_stale_clusters() {
  for pg_stale in "$1".*; do
    [ -d "$pg_stale" ] && [ -O "$pg_stale" ] || continue
    if [ -f "$pg_stale/owner" ]; then
      kill -0 "$(cat "$pg_stale/owner")" 2>/dev/null && continue
    else
      [ -n "$(find "$pg_stale" -maxdepth 0 -mmin +1)" ] || continue
    fi
    pg_say "removing $pg_stale, which a killed run has left"
    { pg_cluster_remove "$pg_stale" && rm -rf "$pg_stale"; } || pg_say "cannot remove $pg_stale"
  done
}

pg_cluster_url() {
  pg_place=$(pg_cluster_place "$1") || { pg_say "no cluster in $1"; return 1; }
  printf 'postgresql:///%s?host=%s/run&user=%s\n' "$2" "$pg_place" "$pg_cluster_user"
}

pg_cluster_database() {
  pg_url=$(pg_cluster_url "$1" postgres) && pg_place=$(pg_cluster_place "$1") || return 1
  pg_programs=$(pg_bin "$(cat "$pg_place/data/PG_VERSION")") || return 1
  pg_there=$("$pg_programs/psql" -XAtq -d "$pg_url" -v "name=$2" <<'EOF'
SELECT count(*) FROM pg_database WHERE datname = :'name';
EOF
  ) || return 1
  [ "$pg_there" = 1 ] || "$pg_programs/psql" -Xq -d "$pg_url" -v "name=$2" <<'EOF'
CREATE DATABASE :"name";
EOF
}
