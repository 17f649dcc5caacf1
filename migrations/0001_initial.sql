-- Long because it is one schema: the whole can be searched, and its tables refer to one another.
--
-- The schema of Pushgate. docs/ARCHITECTURE.md defines the terms. A notification is a request of a
-- caller, a run is one sending of it, a delivery is one run for one device. CHECK constraints
-- repeat the state machines of the code (PushModel); Tests/StorageTests/SchemaTests.swift compares
-- the two. Each number of a state, kind or outcome is the code of an enum (StoredCode).

-- ## Configuration ##

-- One row. Each change of apps, credentials, API keys or strings increments `version`. A shard
-- reads the configuration again when it finds a higher version.
CREATE TABLE configuration (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version bigint NOT NULL DEFAULT 1
);
INSERT INTO configuration DEFAULT VALUES;

CREATE TABLE apps (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bundle_id text NOT NULL CHECK (length(bundle_id) BETWEEN 1 AND 155),
  fallback_languages text NOT NULL DEFAULT '',  -- comma-separated tags, in order
  source_language text NOT NULL DEFAULT 'en',
  language_overrides text NOT NULL DEFAULT '',  -- "sr-Latn=sr,ca=es"
  strings_revision bigint NOT NULL DEFAULT 0,   -- the active revision; 0: no strings yet
  -- Uses a key as the source text if it has no text in the source language, but one in another.
  keys_are_texts boolean NOT NULL DEFAULT false,
  -- Rejects requests with a text that is excluded or does not fit in any one language.
  strict boolean NOT NULL DEFAULT false,
  time_zone text,                               -- of devices without a time zone; NULL: UTC
  quiet_hours text,                             -- default of the app's alerts, as JSON
  -- Pushes per second of all notifications of the app together. NULL: unlimited.
  max_rate integer CHECK (max_rate BETWEEN 1 AND 1000000),
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz                        -- a duty removes the app's rows a minute later
);
-- A bundle id is free again while a duty still removes the rows of the deleted app.
CREATE UNIQUE INDEX apps_bundle_id ON apps (bundle_id) WHERE deleted_at IS NULL;

-- Progress of the removal of a deleted app's rows (AppRemovalStage). Each batch continues after the
-- last row of the previous batch, so that index entries of removed rows are not read again.
CREATE TABLE app_removals (
  app integer PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
  stage smallint NOT NULL,                      -- the table
  day date,                                     -- its partition; NULL: it has none
  major bigint NOT NULL,                        -- the key of the last row, in the index's order
  minor bigint NOT NULL,
  bytes bytea NOT NULL
);

-- Signing keys of Apple's developer teams. `sealed` is AES-256-GCM under PUSHGATE_SECRET_KEY;
-- `sealed_with` is the fingerprint of that key.
CREATE TABLE credentials (
  app integer NOT NULL REFERENCES apps,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  key_id text NOT NULL CHECK (length(key_id) = 10),
  team_id text NOT NULL CHECK (length(team_id) = 10),
  sealed bytea NOT NULL,                        -- the PEM of the .p8 file
  sealed_with text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, name)
);

-- Client certificates with which an app authenticates to Apple instead of a signing key. A name is
-- used in one of the two tables only. The certificate's environments and topics are read from
-- `chain`.
CREATE TABLE certificates (
  app integer NOT NULL REFERENCES apps,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  chain text NOT NULL,                          -- PEM: the leaf, then its intermediates
  sealed bytea NOT NULL,                        -- the PEM of the private key
  sealed_with text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, name)
);

-- The provider token of a signing key, shared by all nodes. A node issues a new token with the time
-- of PostgreSQL's clock and stores it if `generation` is unchanged (compare-and-set). Of several
-- concurrent writers, one wins. A crashed writer leaves no lock behind (decision 0024).
CREATE TABLE provider_tokens (
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  team_id text NOT NULL CHECK (length(team_id) = 10),
  key_id text NOT NULL CHECK (length(key_id) = 10),
  -- SHA-256 of the public key in hexadecimal, so that two keys with equal names have separate
  -- tokens.
  key_hash text NOT NULL CHECK (length(key_hash) = 64),
  generation bigint NOT NULL CHECK (generation > 0),  -- tokens signed so far
  issued_at timestamptz NOT NULL,               -- the token's `iat`, of PostgreSQL's clock
  sealed bytea NOT NULL,                        -- AES-256-GCM of the token
  sealed_with text NOT NULL,                    -- fingerprint of the secret key
  PRIMARY KEY (environment, team_id, key_id, key_hash)
);

CREATE TABLE api_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),  -- SHA-256 of a secret of 256 bits
  scopes text[] NOT NULL
    CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['devices', 'notify', 'read', 'admin']),
  apps text[],                                  -- bundle ids the key is bound to; NULL: all apps
  -- Requests per second that each node admits for the key. NULL: unlimited.
  rate_limit integer CHECK (rate_limit BETWEEN 1 AND 1000000),
  -- The client certificate that authenticates the key over TLS (decision 0048): SHA-256 of its DER
  -- form in hexadecimal, or its subject as in RFC 2253. NULL: the secret authenticates the key.
  certificate text UNIQUE CHECK (octet_length(certificate) BETWEEN 3 AND 1024),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz                      -- to the minute, so that few requests write it
);

-- Changes of the configuration, written by the transaction that makes the change (decision 0031).
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- 1 an API key, 2 the administrator's key, 3 an unauthenticated caller, 4 the command line,
  -- 5 a person.
  actor smallint NOT NULL CHECK (actor BETWEEN 1 AND 5),
  key_id integer,                               -- the API key, which may be deleted by now
  key_name text,                                -- the name of the key or person at the time
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 200),
  path text NOT NULL CHECK (length(path) <= 2000),  -- of the request, without the query
  app text,                                     -- a bundle id; the app may be deleted by now
  request_id text CHECK (length(request_id) <= 200),
  CHECK ((actor = 1) = (key_id IS NOT NULL))
);
CREATE INDEX audit_log_app ON audit_log (app, id) WHERE app IS NOT NULL;

-- ## Strings ##

-- A file contains the texts of one language in one table and never changes. Revisions share files.
CREATE TABLE string_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL REFERENCES apps,
  -- The empty name is the default table, Localizable in Xcode.
  table_name text NOT NULL DEFAULT '' CHECK (octet_length(table_name) <= 128),
  language text NOT NULL,
  -- 1 texts, 2 plural rules (.stringsdict), whose keys take precedence over those of kind 1.
  kind smallint NOT NULL DEFAULT 1 CHECK (kind IN (1, 2)),
  body bytea NOT NULL,                          -- JSON, in the form that the API returns
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),  -- of `body`: equal files are stored once
  needs_review integer NOT NULL DEFAULT 0 CHECK (needs_review >= 0),
  stale integer NOT NULL DEFAULT 0 CHECK (stale >= 0),
  -- Keys that the upload excluded, with reasons: a JSON array of key, kind, line, column, message.
  -- NULL: none (decision 0067).
  excluded_keys bytea
);
CREATE INDEX string_files_app ON string_files (app);
CREATE INDEX string_files_same ON string_files (app, sha256);

-- A revision is a set of files and never changes.
CREATE TABLE string_revisions (
  app integer NOT NULL REFERENCES apps,
  revision bigint NOT NULL CHECK (revision > 0),
  files bigint[] NOT NULL,                      -- of the default table
  table_files bigint[] NOT NULL DEFAULT '{}',   -- of the other tables (decision 0045)
  format text NOT NULL DEFAULT 'json'           -- of the upload
    CHECK (format IN ('xcstrings', 'strings', 'stringsdict', 'json', 'xliff', 'removal')),
  sha256 bytea CHECK (length(sha256) = 32),     -- of the upload; NULL: no upload
  keys integer CHECK (keys >= 0),               -- in any language
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Time at which another revision became active. Requests that were admitted before may still name
  -- this revision, so it is kept for a grace period.
  retired_at timestamptz,
  PRIMARY KEY (app, revision)
);

-- ## Devices ##

-- Language lists are stored once, because most devices share a few hundred of them and a broadcast
-- is rendered once per list.
CREATE TABLE language_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tags text NOT NULL UNIQUE,                    -- comma-separated, in order; '' is no language
  unused_since timestamptz                      -- no device has the list; removed after a week
);
INSERT INTO language_lists (tags) VALUES ('');

-- No foreign key leads to or from this table, so that it can be spread over several servers later.
CREATE TABLE devices (
  app integer NOT NULL,
  token bytea NOT NULL CHECK (length(token) BETWEEN 1 AND 256),
  -- 16 bits of SHA-256(token), by which broadcasts are divided into ranges.
  bucket integer NOT NULL CHECK (bucket BETWEEN 0 AND 65535),
  language_list integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  -- 1 stated by the registration, 2 assumed, 3 found by a push to the other environment, 4 refused
  -- in both environments (decision 0027).
  environment_source smallint NOT NULL DEFAULT 1 CHECK (environment_source BETWEEN 1 AND 4),
  -- The transaction that last changed the environment. NULL: no change since the registration. For
  -- runs that began before the change, the device belongs to its former environment (decision
  -- 0062).
  environment_xid xid8,
  token_kind smallint NOT NULL CHECK (token_kind BETWEEN 1 AND 11),
  -- active, quarantined, unregistered
  state smallint NOT NULL DEFAULT 1 CHECK (state IN (1, 2, 3)),
  state_reason text,
  unregistered_at timestamptz,                  -- APNs' timestamp, with state 3
  -- Time since which the state is not active, for the removal of devices that are inactive for
  -- long. A trigger sets it.
  inactive_since timestamptz,
  -- Time at which the device was quarantined. The pruning guard undoes the quarantines of a period
  -- (decision 0029), and an import reactivates only devices that registered later.
  quarantined_at timestamptz,
  -- Whether an operator quarantined the device, instead of a response of APNs. The pruning guard
  -- ignores such devices.
  quarantined_by_operator boolean NOT NULL DEFAULT false,
  -- Handling of a 410 with a timestamp before the registration: it is believed if it is repeated a
  -- day later (decision 0030). These columns contain the time of the first such 410 and the
  -- registration that it concerned. A later registration invalidates it.
  doubted_at timestamptz,
  doubted_registration timestamptz,
  -- Whether APNs has accepted no push to the token since it was imported or reactivated. Pushes to
  -- such tokens use a separate connection (decision 0042).
  unproven boolean NOT NULL DEFAULT false,
  user_id text,
  tags text[] NOT NULL DEFAULT '{}',
  time_zone text,
  app_version text,
  registered_at timestamptz NOT NULL,           -- the last registration; only PUT changes it
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, token),
  CHECK ((state = 1) = (state_reason IS NULL)),
  CHECK ((state = 1) = (inactive_since IS NULL)),
  CHECK (state = 3 OR unregistered_at IS NULL)
) WITH (
  -- With the default, a fifth of the table, ten million devices would have two million dead rows in
  -- ten indexes. Broadcasts can skip the table and read only an index where vacuum has marked pages
  -- all-visible.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);

-- A slot is sixteen adjacent buckets of an app in one environment: a coarse position in the order
-- of a broadcast. An index by slot finds narrowed audiences in that order (decision 0014).
CREATE FUNCTION device_slot(app integer, environment smallint, bucket integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (app::bigint << 16) | (environment::bigint << 12) | (bucket >> 4);
-- The tags of a device combined with its slot, one hash per tag. Hashes may collide, so searches
-- compare the tags as well.
CREATE FUNCTION device_tags(app integer, environment smallint, bucket integer, tags text[])
  RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT hashtextextended(t COLLATE "C", device_slot(app, environment, bucket)) FROM unnest(tags) t);
-- The numbers of a version in comparable form: 3.10 sorts after 3.9, and 3.2.0 equals 3.2. NULL if
-- the version is not a dotted number.
CREATE FUNCTION device_version(app_version text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN app_version ~ '^[0-9]{1,9}(\.[0-9]{1,9}){0,7}$'
    THEN string_to_array(regexp_replace(app_version, '(\.0+)+$', ''), '.')::integer[] END;

-- The columns that a broadcast compares precede those that define its order, so that a range
-- without matching devices costs nothing.
CREATE INDEX devices_reached ON devices (app, environment, token_kind, bucket, token)
  INCLUDE (language_list) WHERE state = 1;
CREATE INDEX devices_user ON devices (app, user_id, token) WHERE user_id IS NOT NULL;
CREATE INDEX devices_inactive ON devices (app, state, token) WHERE state <> 1;
-- The WHERE clause excludes no row. It keeps the planner from using this index instead of the
-- primary key for a look-up by app and token, in a plan made while the table was empty.
CREATE INDEX devices_preferences ON devices (app, language_list, bucket, token)
  WHERE language_list > 0;
-- Without `fastupdate`, whose pending list every search would have to read.
CREATE INDEX devices_tags ON devices
  USING gin (device_tags(app, environment, bucket, tags)) WITH (fastupdate = off) WHERE tags <> '{}';
CREATE INDEX devices_versions ON devices
  (device_slot(app, environment, bucket), device_version(app_version)) WHERE app_version IS NOT NULL;
CREATE INDEX devices_zone ON devices (app, time_zone, environment, token_kind, bucket, token)
  INCLUDE (language_list) WHERE state = 1 AND time_zone IS NOT NULL;
-- For lists of inactive devices. Every inactive device has a reason, and no other statement has a
-- condition on it. Registrations therefore do not maintain these indexes, and other plans do not
-- use them (decision 0032).
CREATE INDEX devices_unreached ON devices (app, environment, token_kind, state, bucket, token)
  INCLUDE (language_list) WHERE state_reason IS NOT NULL;
CREATE INDEX devices_reasons ON devices (app, state_reason, bucket, token)
  WHERE state_reason IS NOT NULL;
CREATE INDEX devices_inactive_since ON devices (inactive_since, app, token)
  WHERE inactive_since IS NOT NULL;
CREATE INDEX devices_moved ON devices (app, bucket, token) INCLUDE (environment, environment_xid)
  WHERE environment_xid IS NOT NULL;

CREATE FUNCTION devices_moved() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.environment_xid := pg_current_xact_id();
  RETURN NEW;
END $body$;
CREATE TRIGGER devices_moved BEFORE UPDATE ON devices FOR EACH ROW
  WHEN (NEW.environment <> OLD.environment) EXECUTE FUNCTION devices_moved();

CREATE FUNCTION devices_become_inactive() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.inactive_since := CASE WHEN NEW.state <> 1 THEN coalesce(NEW.inactive_since, now()) END;
  RETURN NEW;
END $body$;
CREATE TRIGGER devices_stored_inactive BEFORE INSERT ON devices FOR EACH ROW
  WHEN (NEW.state <> 1) EXECUTE FUNCTION devices_become_inactive();
CREATE TRIGGER devices_become_inactive BEFORE UPDATE OF state ON devices FOR EACH ROW
  WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION devices_become_inactive();

-- The badge number of a device, as last set by the gateway or the app. A page of a broadcast
-- increments all badges of a table page in one transaction. The fill factor leaves room for a
-- second version of each row, so that the update stays in the page and changes no index.
CREATE TABLE badges (
  app integer NOT NULL,
  token bytea NOT NULL,
  value integer NOT NULL CHECK (value >= 0),
  last_run bigint NOT NULL DEFAULT 0,           -- changed the badge last; 0: a caller set it
  -- Earlier runs that changed the badge and still have work, so that a claim after a crash does not
  -- change it again. NULL: no such run, the usual case.
  open_runs bigint[],
  PRIMARY KEY (app, token)
) WITH (
  fillfactor = 48,
  -- A broadcast leaves a dead row for each badge. Vacuum must free the space before the next
  -- broadcast.
  autovacuum_vacuum_scale_factor = 0.02
);

-- Devices of each app by state, environment, kind and language, counted by a duty (decision 0033).
CREATE TABLE device_counts (
  app integer NOT NULL,
  state smallint NOT NULL CHECK (state IN (1, 2, 3)),
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  token_kind smallint NOT NULL CHECK (token_kind BETWEEN 1 AND 11),
  language text NOT NULL,                       -- the first preference; '' without one
  devices bigint NOT NULL CHECK (devices > 0),
  PRIMARY KEY (app, state, environment, token_kind, language)
);
-- Time of the last count. An app without rows in device_counts had no devices then.
CREATE TABLE device_counts_at (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  as_of timestamptz NOT NULL
);

-- APNs responses that show whether a token is valid, per shard and minute. A shard writes the total
-- of its minute, so that a write that is executed twice counts once.
CREATE TABLE prune_tallies (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  holder uuid NOT NULL,                         -- the shard
  slot bigint NOT NULL,                         -- the minute, of the shard's clock
  at timestamptz NOT NULL DEFAULT now(),        -- of the first write
  answers integer NOT NULL CHECK (answers >= bad),
  bad integer NOT NULL CHECK (bad >= 0),        -- responses with an invalid token
  PRIMARY KEY (app, environment, holder, slot)
);
-- State of quarantining for an app's devices in one environment. An unusual share of invalid tokens
-- pauses it and reactivates the devices (decision 0029). Each quarantine locks the row, so that it
-- sees a pause that committed before.
CREATE TABLE prune_guards (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  bad_at timestamptz NOT NULL DEFAULT now(),    -- the last invalid token
  paused_at timestamptz,                        -- NULL: devices are quarantined
  answers bigint NOT NULL DEFAULT 0,            -- the tally at the pause
  bad bigint NOT NULL DEFAULT 0,
  trusted_until timestamptz,                    -- an operator's override: no pause until then
  undo_since timestamptz,                       -- undo quarantines from here; NULL: no undo
  undo_until timestamptz,
  undo_after bytea NOT NULL DEFAULT '',         -- cursor of the undo: a token
  undone bigint NOT NULL DEFAULT 0,             -- devices reactivated so far
  PRIMARY KEY (app, environment),
  CHECK ((undo_since IS NULL) = (undo_until IS NULL))
);

-- Requests to erase a user, and their progress (decision 0036). The row of a finished request names
-- no user.
CREATE TABLE erasures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  user_id text,                                 -- NULL: done
  tokens bytea[] NOT NULL DEFAULT '{}',         -- of the user's devices
  devices integer NOT NULL DEFAULT 0 CHECK (devices >= 0),
  asked_at timestamptz NOT NULL DEFAULT now(),
  passes smallint NOT NULL DEFAULT 0 CHECK (passes BETWEEN 0 AND 2),  -- over the stored data
  done_at timestamptz,
  CHECK ((done_at IS NULL) = (user_id IS NOT NULL)),
  CHECK (done_at IS NULL OR tokens = '{}')
);
CREATE UNIQUE INDEX erasures_user ON erasures (app, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX erasures_done ON erasures (done_at) WHERE done_at IS NOT NULL;

-- ## Notifications and runs ##

-- A duty creates the partitions of this and other tables, one for each day, and retention drops
-- whole partitions. Default partitions take rows of days without a partition, and an index by day
-- finds old rows there. The key of that index is an expression, so that no plan uses it instead of
-- another index.
--
-- The columns of these tables and of `queue` are ordered by size, the widest first and those of
-- variable size last. Each push writes a row of each table, and another order adds padding.
CREATE TABLE notifications (
  id uuid NOT NULL,                             -- version 7; its time gives `day`
  accepted_at timestamptz NOT NULL,
  expires_at timestamptz,                       -- NULL: APNs' storage policy
  strings_revision bigint NOT NULL,             -- the app's active revision at acceptance
  day date NOT NULL,
  app integer NOT NULL,
  push_type smallint NOT NULL CHECK (push_type BETWEEN 1 AND 11),
  environment smallint CHECK (environment IN (1, 2)),
  everyone boolean NOT NULL,                    -- no names: all devices that match `narrowing`
  has_listed_names boolean,                     -- true: its names are in collapse_names
  payload bytea NOT NULL,                       -- with localized forms; '': text removed
  tokens bytea[],                               -- NULL: none
  users text[],                                 -- NULL: none
  narrowing json,                               -- tags, languages, versions; NULL: no narrowing
  recipients bytea,                             -- as in the request; also split into the arrays
  collapse_id text CHECK (octet_length(collapse_id) BETWEEN 1 AND 64),
  -- Options that no statement filters by share one column, so that a new option needs no migration:
  -- priority, languages, badge (decision 0007).
  options json NOT NULL,
  -- One key for look-ups by id and for lists of an app, because each push writes every index.
  -- Statements therefore name the app of a notification.
  PRIMARY KEY (app, id, day)
) PARTITION BY RANGE (day);
CREATE TABLE notifications_default PARTITION OF notifications DEFAULT;
CREATE INDEX notifications_default_day ON notifications_default ((day + 0));

-- A separate sequence, because a partition is created like its table and then attached, which an
-- identity column does not allow.
CREATE SEQUENCE run_ids;
CREATE TABLE runs (
  id bigint NOT NULL DEFAULT nextval('run_ids'),
  original bigint,                              -- the notification's first run; NULL: this one
  -- Number of named tokens, and of named users' devices that the accept statement read for a
  -- hand-over. `run_counts` adds the devices of pages. When the run has ended, outcomes and devices
  -- not expanded add up to the audience (decision 0062).
  audience bigint NOT NULL DEFAULT 0 CHECK (audience >= 0),
  unaccounted bigint,                           -- audience minus outcomes after the end, unless 0
  started_at timestamptz NOT NULL DEFAULT now(),
  notification uuid NOT NULL,
  app integer NOT NULL,
  day date NOT NULL,                            -- of the notification: all its runs have this day
  audience_at_acceptance integer CHECK (audience_at_acceptance >= 0),  -- the number in the 202
  number smallint NOT NULL DEFAULT 1 CHECK (number >= 1),  -- among the notification's runs
  counted boolean NOT NULL DEFAULT false,       -- outcomes are in run_counts, not counted by rows
  outcomes smallint[],                          -- a resend's condition: outcomes of earlier runs
  -- Set in the first run, so that lists by reference, collapse id and schedule search one table:
  reference text,                               -- the caller's id of the notification
  collapse_id text,                             -- the caller's; NULL: not in the request
  schedule uuid,                                -- the repeating schedule that fired
  PRIMARY KEY (id, day),
  CHECK ((number = 1) = (original IS NULL)),
  CHECK ((number = 1) = (outcomes IS NULL)),
  CHECK (cardinality(outcomes) > 0 AND outcomes <@ ARRAY[3, 5, 6, 7]::smallint[])
) PARTITION BY RANGE (day);
ALTER SEQUENCE run_ids OWNED BY runs.id;
CREATE INDEX runs_notification ON runs (notification);
-- Of several concurrent resend requests, only one can begin the next run.
CREATE UNIQUE INDEX runs_number ON runs (original, number, day) WHERE original IS NOT NULL;
CREATE INDEX runs_reference ON runs (app, reference, notification) WHERE reference IS NOT NULL;
CREATE INDEX runs_schedule ON runs (schedule, notification) WHERE schedule IS NOT NULL;
-- Newest first. The key is an expression, so that no plan uses this index instead of the primary
-- key.
CREATE INDEX runs_collapse ON runs (app, collapse_id, (-id)) WHERE collapse_id IS NOT NULL;
CREATE TABLE runs_default PARTITION OF runs DEFAULT;
CREATE INDEX runs_default_day ON runs_default ((day + 0));

-- Runs that were paused or cancelled, which are few. Claims and commands read them by key, without
-- access to a partition of runs. A resumed run has no row (decision 0011).
CREATE TABLE run_controls (
  run bigint PRIMARY KEY,
  day date NOT NULL,
  app integer NOT NULL,
  control smallint NOT NULL CHECK (control IN (1, 2, 3)),  -- paused, cancelling, cancelled
  -- Whether work of the run ended with counted devices that were not reached.
  has_not_expanded boolean NOT NULL DEFAULT false
);
CREATE INDEX run_controls_active ON run_controls (control, run) WHERE control < 3;
CREATE INDEX run_controls_day ON run_controls (day);

CREATE TABLE deliveries (
  run bigint NOT NULL,
  -- Epoch of the claim that was about to send a push which must not be sent twice. The outcome is
  -- `unknown` meanwhile, and no later claim sends the push (decision 0020). NULL: the outcome is
  -- known, or no push was sent.
  intent bigint,
  -- Queue row of the intent. The claim that rescues this row ends the intents of the dead holder by
  -- setting the column to NULL. A late outcome of that holder is still stored. In runs by time
  -- zones: the queue row that read the device first.
  queue_row bigint,
  updated_at timestamptz NOT NULL DEFAULT now(),
  app integer NOT NULL,
  day date NOT NULL,
  -- waiting, accepted, rejected, unknown_device, cancelled, expired, unknown, superseded
  outcome smallint NOT NULL CHECK (outcome BETWEEN 1 AND 8),
  status smallint,                              -- HTTP status of Apple's response
  attempts smallint NOT NULL,
  counted smallint NOT NULL DEFAULT 0 CHECK (counted IN (0, 1, 2)),  -- as in queue
  token bytea NOT NULL,
  reason text,
  language text,
  apns_id uuid,
  PRIMARY KEY (app, run, token, day)
) PARTITION BY RANGE (day);
CREATE TABLE deliveries_default PARTITION OF deliveries DEFAULT;
CREATE INDEX deliveries_default_day ON deliveries_default ((day + 0));

-- Sums of a run, separate for each writing session, so that no two sessions wait for one row.
-- Readers add them up (decision 0062).
CREATE TABLE run_counts (
  run bigint NOT NULL,
  day date NOT NULL,                            -- as in runs
  writer integer NOT NULL,                      -- the session's process id
  -- audience, not expanded, outcome, outcome of an earlier run that this one replaced
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
  outcome smallint NOT NULL DEFAULT 0,          -- with kinds 3 and 4
  reason text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  count bigint NOT NULL,
  -- Times of the first and last addition. For a counted run, no other column shows when it was
  -- sent.
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (run, day, writer, kind, outcome, reason, language),
  CHECK ((kind IN (3, 4)) = (outcome > 0))
) PARTITION BY RANGE (day);
CREATE TABLE run_counts_default PARTITION OF run_counts DEFAULT;
CREATE INDEX run_counts_default_day ON run_counts_default ((day + 0));

-- Outcomes of counted runs are added to run_counts by the statement that stores the deliveries.
CREATE FUNCTION deliveries_stored() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE one date;
BEGIN
  IF NOT EXISTS (SELECT FROM stored WHERE counted > 0) THEN RETURN NULL; END IF;
  INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
  SELECT run, day, pg_backend_pid(), 3, outcome, coalesce(reason, ''), coalesce(language, ''), count(*)
  FROM stored WHERE counted > 0 GROUP BY run, day, outcome, coalesce(reason, ''), coalesce(language, '')
  ORDER BY 1, 2, 5, 6, 7
  ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count, last_at = now();
  -- A device's first row in a later run replaces its last row in the earlier runs. Each day has a
  -- statement of its own, with the day as a constant, so that only one partition is planned and
  -- locked.
  FOR one IN SELECT DISTINCT day FROM stored WHERE counted = 2 LOOP
    EXECUTE format($later$
      INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
      SELECT s.run, s.day, pg_backend_pid(), 4, f.outcome, coalesce(f.reason, ''), coalesce(f.language, ''), count(*)
      FROM stored s
      CROSS JOIN LATERAL (SELECT notification FROM runs WHERE id = s.run AND day = %1$L OFFSET 0) r
      CROSS JOIN LATERAL (
        SELECT x.outcome, x.reason, x.language FROM runs o JOIN deliveries x
          ON x.app = s.app AND x.run = o.id AND x.token = s.token AND x.day = %1$L
        WHERE o.notification = r.notification AND o.day = %1$L AND o.id < s.run ORDER BY o.id DESC LIMIT 1) f
      WHERE s.counted = 2 AND s.day = %1$L
      GROUP BY s.run, s.day, f.outcome, coalesce(f.reason, ''), coalesce(f.language, '') ORDER BY 1, 2, 5, 6, 7
      ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count, last_at = now()
      $later$, one);
  END LOOP;
  RETURN NULL;
END $body$;
CREATE TRIGGER deliveries_stored AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION deliveries_stored();

CREATE FUNCTION deliveries_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM after WHERE counted > 0) THEN RETURN NULL; END IF;
  INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
  SELECT run, day, pg_backend_pid(), 3, outcome, reason, language, sum(change) FROM (
    SELECT run, day, outcome, coalesce(reason, '') AS reason, coalesce(language, '') AS language, 1 AS change
    FROM after WHERE counted > 0
    UNION ALL
    SELECT run, day, outcome, coalesce(reason, ''), coalesce(language, ''), -1 FROM before WHERE counted > 0
  ) d GROUP BY run, day, outcome, reason, language HAVING sum(change) <> 0
  ORDER BY 1, 2, 5, 6, 7
  ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count, last_at = now();
  RETURN NULL;
END $body$;
CREATE TRIGGER deliveries_changed AFTER UPDATE ON deliveries
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION deliveries_changed();

-- Progress of the audit of ended runs: every run up to this id was audited once.
CREATE TABLE run_audit (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  after bigint NOT NULL DEFAULT 0
);
INSERT INTO run_audit DEFAULT VALUES;
-- Audited runs that had not ended, to be audited again.
CREATE TABLE open_runs (
  run bigint PRIMARY KEY,
  day date NOT NULL                             -- as in runs
);

-- Idempotency keys, each valid for 24 hours. A key is searched for on the day of the request and on
-- both adjacent days (decision 0061).
CREATE TABLE idempotency (
  app integer NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  day date NOT NULL,                            -- of the first use, by the gateway's clock
  body_hash bytea NOT NULL,
  notification uuid NOT NULL,
  audience integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (app, key, day)
) PARTITION BY RANGE (day);
CREATE TABLE idempotency_default PARTITION OF idempotency DEFAULT;
CREATE INDEX idempotency_default_day ON idempotency_default ((day + 0));

-- Notifications that are sent later or repeatedly. A due schedule becomes a notification with a
-- run. A one-time schedule is deleted at that point; its notification has an equal id, whose time
-- is the due time (decision 0019).
CREATE TABLE schedules (
  id uuid PRIMARY KEY,
  app integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  -- waiting, paused, cancelled, over
  state smallint NOT NULL DEFAULT 1 CHECK (state IN (1, 2, 3, 4)),
  due_at timestamptz,                           -- the next time
  -- For a schedule by local time: whether its notification exists and further zones become due
  -- later.
  begun boolean NOT NULL DEFAULT false,
  passed_at timestamptz,                        -- due time of the last zones already sent to
  fired integer NOT NULL DEFAULT 0,             -- notifications made so far
  last uuid,                                    -- id of the latest one
  ended_at timestamptz,
  audience integer NOT NULL CHECK (audience >= 0),  -- as in runs
  reference text,                               -- the caller's id
  -- As in notifications.
  payload bytea NOT NULL,
  tokens bytea[],
  users text[],
  everyone boolean NOT NULL,
  environment smallint CHECK (environment IN (1, 2)),
  narrowing json,
  recipients bytea,
  push_type smallint NOT NULL CHECK (push_type BETWEEN 1 AND 11),
  collapse_id text CHECK (octet_length(collapse_id) BETWEEN 1 AND 64),
  expires_at timestamptz,
  strings_revision bigint NOT NULL,
  options json NOT NULL,
  CHECK ((state <= 2) = (due_at IS NOT NULL)),
  CHECK ((state > 2) = (ended_at IS NOT NULL))
) WITH (
  -- Fired schedules leave dead entries at the low end of schedules_due, where every search begins.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000
);
CREATE INDEX schedules_due ON schedules (due_at, id) WHERE state = 1;
CREATE INDEX schedules_begun ON schedules (app, id) WHERE begun;
CREATE INDEX schedules_app ON schedules (app, id);
CREATE INDEX schedules_reference ON schedules (app, reference, id) WHERE reference IS NOT NULL;
-- Finds the string revisions that schedules name, which must be kept.
CREATE INDEX schedules_strings ON schedules (app, strings_revision)
  WHERE ended_at IS NULL AND strings_revision > 0;
CREATE INDEX schedules_ended ON schedules (ended_at) WHERE ended_at IS NOT NULL;

-- Names of notifications that have a collapse id and many names, so that a waiting push can look
-- its device up by key. A name is the start of SHA-256 of the collapse id and a token or a user id.
-- Unlogged: after a crash, a superseded push is sent and APNs replaces it.
CREATE TABLE collapse_names (
  day date NOT NULL,                            -- of the notification
  app integer NOT NULL,
  name bytea NOT NULL CHECK (octet_length(name) = 12),
  run bigint NOT NULL                           -- the notification's first
) PARTITION BY RANGE (day);
CREATE INDEX collapse_names_run ON collapse_names (app, name, run);
CREATE UNLOGGED TABLE collapse_names_default PARTITION OF collapse_names DEFAULT;
CREATE INDEX collapse_names_default_day ON collapse_names_default ((day + 0));

-- ## The queue ##

-- Work items, deleted when done. A row belongs to one app in one environment, and thereby to one
-- lane. A claim sets `available_at` to the end of its lease and increments `epoch`. If the holder
-- dies, another claim takes the row after the lease (decision 0002).
CREATE TABLE queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run bigint NOT NULL,
  original bigint,                              -- the notification's first run; NULL: same as `run`
  notification uuid NOT NULL,
  holder uuid,                                  -- of the claim; NULL: not claimed
  epoch bigint NOT NULL DEFAULT 0,
  -- 'infinity': held after a restore until an operator decides (decision 0018).
  available_at timestamptz NOT NULL DEFAULT now(),
  deadline timestamptz NOT NULL,                -- pushes of the row expire then
  -- Devices counted up to the cursor that run_counts does not contain yet. Begins negative if the
  -- run's audience already contains devices of users, because the page that reads them counts them
  -- again.
  audience bigint NOT NULL DEFAULT 0,
  app integer NOT NULL,
  day date NOT NULL,
  bucket_from integer,                          -- of a range, inclusive
  bucket_to integer,
  cursor_bucket integer,                        -- progress, as far as all pushes have outcomes
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  -- names, range, retry, devices of failures in earlier runs
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
  class smallint NOT NULL CHECK (class IN (1, 2)),  -- single, broadcast: singles are claimed first
  attempt smallint NOT NULL DEFAULT 0,
  -- no credential, credential refused, no connection, no provider token, run paused
  held smallint CHECK (held BETWEEN 1 AND 5),
  -- The reason in `held` when the deadline passed. The row's pushes expire with this reason.
  waited_for smallint CHECK (waited_for BETWEEN 1 AND 4),
  -- Where outcomes are counted: in rows of deliveries (0), in run_counts (1), or in run_counts in
  -- place of an earlier run's outcomes (2).
  counted smallint NOT NULL DEFAULT 0 CHECK (counted IN (0, 1, 2)),
  -- Whether the retry tests an environment in which its device is not registered (decision 0027).
  trial boolean NOT NULL DEFAULT false,
  rescued boolean NOT NULL DEFAULT false,       -- the lease of an earlier holder expired
  cursor_token bytea,
  token bytea,                                  -- of a retry
  zones text[],                                 -- devices' time zones; '': without one; NULL: all
  accepted jsonb NOT NULL DEFAULT '{}',         -- of a range: accepted so far, by language
  -- The devices of a run are divided among its rows by each device's environment in this snapshot.
  -- A device that changes its environment meanwhile thus still belongs to one row. NULL: a retry.
  snapshot pg_snapshot,
  CHECK ((kind = 2) = (bucket_from IS NOT NULL AND bucket_to IS NOT NULL)),
  CHECK ((kind = 3) = (token IS NOT NULL)),
  CHECK (zones IS NULL OR kind IN (1, 2)),
  CHECK (held IS NULL OR holder IS NULL)
) WITH (
  fillfactor = 70,
  -- Rows live for milliseconds, so vacuum must run before dead rows fill many pages.
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000,
  autovacuum_vacuum_cost_delay = 0,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000
);
-- Ready, leased and held rows have an index each. Paused rows have a separate one, so that no lane
-- makes them ready. Retries of broadcasts (3), ranges (2) and singles (1) are claimed separately,
-- so that thousands of retries and a few ranges do not wait for each other.
CREATE INDEX queue_claims ON queue (
  (CASE WHEN class = 2 AND kind = 3 THEN 3 ELSE class END), app, environment, available_at, id
) WHERE holder IS NULL AND held IS NULL;
CREATE INDEX queue_leases ON queue (available_at) WHERE holder IS NOT NULL;
CREATE INDEX queue_held ON queue (app, environment, deadline, id) WHERE held < 5;
CREATE INDEX queue_held_late ON queue (deadline, id) WHERE held < 5;
CREATE INDEX queue_paused ON queue (run, deadline, id) WHERE held = 5;
-- Finds the rows of a run, and the one retry of a device in it. Other rows have no token.
CREATE UNIQUE INDEX queue_run ON queue (run, kind, token);
-- Finds the work of resends by the day of their notification, because the ids of first runs grow
-- with the days.
CREATE INDEX queue_original ON queue (original) WHERE original IS NOT NULL;
CREATE INDEX queue_restored ON queue (app, notification, id) WHERE available_at = 'infinity';
CREATE INDEX queue_restored_late ON queue (deadline, id) WHERE available_at = 'infinity';

-- Rate-limited work that each shard has claimed. The limit is divided in proportion to it. A shard
-- writes its rows four times a second and reads those of other shards by key. Unlogged: a crash of
-- PostgreSQL empties the table, and a quarter of a second later it is complete again.
CREATE UNLOGGED TABLE rate_shares (
  app integer NOT NULL,
  run bigint NOT NULL,                          -- 0: the limit of the app
  holder uuid NOT NULL,                         -- as in queue
  singles integer NOT NULL CHECK (singles >= 0),
  broadcasts integer NOT NULL CHECK (broadcasts >= 0),
  until timestamptz NOT NULL,                   -- the row counts until then
  PRIMARY KEY (app, run, holder)
) WITH (
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000
);

-- ## Nodes and duties ##

-- Leases of background duties. The alternative, a session lock, would outlive a half-open
-- connection by hours.
CREATE TABLE duties (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  lease_until timestamptz NOT NULL
);

-- Heartbeats, which each node writes once a minute.
CREATE TABLE nodes (
  id uuid PRIMARY KEY,                          -- the holder of the node's leases in duties
  -- The cluster's system identifier and the database's oid. A row with other values was restored
  -- from a dump: its node, if alive, uses another database.
  database text NOT NULL,
  version text,                                 -- of the gateway; NULL: not reported yet
  started_at timestamptz NOT NULL DEFAULT now(),
  beat_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz                        -- a graceful stop; NULL: running, or killed
);

-- Ended pushes by app and time, for the charts of the admin page. Each node writes its totals of
-- the current minute, ten minutes and hour once a minute, so that a row that is written twice
-- counts once, and readers add up the rows of all writers. Retention removes the rows, also those
-- of deleted apps. The fill factor leaves room for the next version of a row that is still written.
CREATE TABLE push_statistics (
  at timestamptz NOT NULL,                      -- begin of the span, of PostgreSQL's clock
  accepted bigint NOT NULL,
  rejected bigint NOT NULL,
  unknown_device bigint NOT NULL,
  cancelled bigint NOT NULL,
  expired bigint NOT NULL,
  unknown bigint NOT NULL,
  superseded bigint NOT NULL,
  writer uuid NOT NULL,                         -- a process; after its clock was set back, another
  app integer NOT NULL,                         -- 0: all apps together
  span smallint NOT NULL CHECK (span IN (1, 10, 60)),  -- length in minutes
  reasons jsonb NOT NULL,                       -- failed pushes by reason
  -- Histogram of the times from acceptance by the gateway to acceptance by Apple
  -- (LatencyHistogram).
  latencies bytea NOT NULL,
  PRIMARY KEY (app, span, at, writer)
) WITH (fillfactor = 80);
-- For retention. The key is an expression, so that no chart reads this index instead of the key.
CREATE INDEX push_statistics_at ON push_statistics ((at AT TIME ZONE 'UTC'));

-- One row, which a starting node locks. After a long silence, or a restore of a backup, one node
-- decides to hold the queued work (decision 0018).
CREATE TABLE holds (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  started_at timestamptz,                       -- work accepted before is held; NULL: never held
  next_row bigint,                              -- queue rows from this id …
  last_row bigint,                              -- … to this one are yet to be held; NULL: all done
  CHECK ((next_row IS NULL) = (last_row IS NULL))
);
INSERT INTO holds DEFAULT VALUES;

-- Operators' decisions about held work. Shards execute them in this order, in batches.
CREATE TABLE hold_endings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  before uuid NOT NULL,                         -- applies to notifications with lower ids
  expires boolean NOT NULL                      -- true: the work expires; false: it is sent
);

-- ## Device events ##

-- Changes of devices, for callers that keep their own copy of the registry (decision 0037).
-- Triggers write them in the transaction that changes a device, whichever client makes the change.
CREATE SEQUENCE device_events_seq;
CREATE TABLE device_events (
  day date NOT NULL,
  app integer NOT NULL,
  position bigint NOT NULL,                     -- the transaction's number plus `device_feed.base`
  seq bigint NOT NULL,                          -- within the transaction
  at timestamptz NOT NULL,
  -- forgotten, registered, updated, quarantined, activated, unregistered, deleted
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 6),
  token bytea,
  user_id text,
  environment smallint,
  token_kind smallint,
  -- Bits: languages, environment, push type, user, tags, time zone, version.
  changed smallint NOT NULL DEFAULT 0,
  reason text,
  replaced_by bytea,                            -- of a deleted device: the replacement token
  PRIMARY KEY (app, position, seq, day),
  CHECK ((kind = 0) = (token IS NULL)),
  CHECK (kind > 0 OR user_id IS NULL AND reason IS NULL AND replaced_by IS NULL)
) PARTITION BY RANGE (day);
CREATE TABLE device_events_default PARTITION OF device_events DEFAULT;
CREATE INDEX device_events_default_day ON device_events_default ((day + 0));

-- After a dump is restored into another cluster, that cluster's transaction numbers begin low
-- again. `base` is then raised above all stored positions, so that positions only grow.
CREATE TABLE device_feed (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  system bigint NOT NULL,                       -- identifier of the cluster in which `base` holds
  base bigint NOT NULL DEFAULT 0 CHECK (base >= 0)
);
INSERT INTO device_feed (system) SELECT system_identifier FROM pg_control_system();

-- The last event of each app that retention removed.
CREATE TABLE device_event_floors (
  app integer PRIMARY KEY,
  position bigint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL
);

-- Returns the position of this transaction's events, and makes the commit durable, because a crash
-- must not lose an event.
CREATE FUNCTION device_event_position() RETURNS bigint LANGUAGE plpgsql AS $body$
BEGIN
  IF current_setting('synchronous_commit') IN ('off', 'local') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  RETURN (SELECT base FROM device_feed) + pg_current_xact_id()::text::bigint;
END $body$;

-- Returns the kind of the event that reports a device in a state.
CREATE FUNCTION device_event_kind(state smallint) RETURNS smallint LANGUAGE sql IMMUTABLE
  RETURN CASE state WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 5 END::smallint;

CREATE FUNCTION devices_stored() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE here bigint;
BEGIN
  -- A registration of a known device inserts no row.
  IF NOT EXISTS (SELECT FROM stored) THEN RETURN NULL; END IF;
  here := device_event_position();
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, reason)
  SELECT (now() AT TIME ZONE 'UTC')::date, app, here, nextval('device_events_seq'), now(),
    device_event_kind(state), token, user_id, environment, token_kind, state_reason FROM stored;
  RETURN NULL;
END $body$;
CREATE TRIGGER devices_stored AFTER INSERT ON devices
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION devices_stored();

CREATE FUNCTION devices_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, changed, reason)
  VALUES ((now() AT TIME ZONE 'UTC')::date, NEW.app, device_event_position(), nextval('device_events_seq'), now(),
    CASE WHEN NEW.state = OLD.state THEN 2
      WHEN NEW.state = 1 AND NEW.registered_at = OLD.registered_at THEN 4
      ELSE device_event_kind(NEW.state) END,
    NEW.token, NEW.user_id, NEW.environment, NEW.token_kind,
    (NEW.language_list <> OLD.language_list)::integer + (NEW.environment <> OLD.environment)::integer * 2
      + (NEW.token_kind <> OLD.token_kind)::integer * 4
      + (NEW.user_id IS DISTINCT FROM OLD.user_id)::integer * 8 + (NEW.tags <> OLD.tags)::integer * 16
      + (NEW.time_zone IS DISTINCT FROM OLD.time_zone)::integer * 32
      + (NEW.app_version IS DISTINCT FROM OLD.app_version)::integer * 64,
    NEW.state_reason);
  RETURN NULL;
END $body$;
-- A registration that only moves `registered_at` is no event.
CREATE TRIGGER devices_changed AFTER UPDATE ON devices FOR EACH ROW
  WHEN (NEW.state <> OLD.state OR NEW.language_list <> OLD.language_list OR NEW.environment <> OLD.environment
    OR NEW.token_kind <> OLD.token_kind OR NEW.user_id IS DISTINCT FROM OLD.user_id OR NEW.tags <> OLD.tags
    OR NEW.time_zone IS DISTINCT FROM OLD.time_zone OR NEW.app_version IS DISTINCT FROM OLD.app_version)
  EXECUTE FUNCTION devices_changed();

CREATE FUNCTION devices_removed() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE here bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM removed) THEN RETURN NULL; END IF;
  here := device_event_position();
  -- A registration that replaces another token stores its own token in a setting of the
  -- transaction.
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, replaced_by)
  SELECT (now() AT TIME ZONE 'UTC')::date, r.app, here, nextval('device_events_seq'), now(), 6, r.token, r.user_id,
    r.environment, r.token_kind, decode(nullif(current_setting('pushgate.replaced_by', true), ''), 'hex')
  FROM removed r JOIN apps a ON a.id = r.app
  WHERE a.deleted_at IS NULL;  -- the feed of a deleted app has no readers
  RETURN NULL;
END $body$;
CREATE TRIGGER devices_removed AFTER DELETE ON devices
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION devices_removed();

-- ## Webhooks ##

-- Servers of app owners, to which an app's events are sent (decision 0041). Triggers write the
-- messages in the transaction of the event, for apps that have webhooks.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  app integer NOT NULL REFERENCES apps,
  url text NOT NULL CHECK (octet_length(url) BETWEEN 8 AND 2000),
  kinds smallint[] NOT NULL                     -- of messages
    CHECK (cardinality(kinds) > 0 AND kinds <@ ARRAY[1, 2, 3, 4, 5, 6]::smallint[]),
  sealed bytea NOT NULL,                        -- AES-256-GCM of the signing secret
  sealed_with text NOT NULL,                    -- fingerprint of the secret key
  created_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,          -- consecutive rounds without an accepted message
  paused_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Set by a request that repairs or tests the webhook: all waiting messages become due. The sender
  -- applies it in batches, because there may be many messages.
  all_due boolean NOT NULL DEFAULT false
);
CREATE INDEX webhooks_app ON webhooks (app);

-- Former secrets of a webhook, which sign in addition to the current one for a while (decision
-- 0056).
CREATE TABLE webhook_secrets (
  webhook uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  sealed bytea NOT NULL,                        -- as it was in webhooks
  sealed_with text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (webhook, sealed)
);

-- Outbox and log: a row for each message and webhook.
CREATE TABLE webhook_messages (
  -- Drawn under the lock of the changed row, so that ids are in the order of each subject's
  -- changes.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message uuid NOT NULL DEFAULT gen_random_uuid(),  -- id for receivers, equal in all attempts
  webhook uuid NOT NULL,
  app integer NOT NULL,
  -- test, device.quarantined, device.unregistered, notification.finished, delivery.failed,
  -- credential.refused, credential.expiring
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 6),
  subject bytea NOT NULL,                       -- messages of one subject are sent in order
  at timestamptz NOT NULL DEFAULT now(),
  user_id text,
  environment smallint,
  token_kind smallint,
  reason text,
  notification uuid,
  reference text,                               -- the caller's id of the notification
  outcome smallint,                             -- of a delivery
  -- Counts of a finished notification, by outcome and by reason. NULL before the first attempt.
  outcomes json,
  reasons json,
  credential text,                              -- its name
  expires_at timestamptz,                       -- of the credential
  days smallint,                                -- the warning: days before that
  state smallint NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 3),  -- waiting, delivered, given up
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  status smallint,                              -- of the last response
  fault text                                    -- why there was no response
) WITH (
  -- Each message is written two or three times and removed a week later.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000
);
CREATE INDEX webhook_messages_waiting ON webhook_messages (webhook, id) WHERE state = 1;
-- A message that an earlier one of its subject blocks is postponed until the earlier one is due. A
-- search by due time thus skips each message at most once.
CREATE INDEX webhook_messages_due ON webhook_messages (webhook, next_at, id) WHERE state = 1;
CREATE INDEX webhook_messages_subject ON webhook_messages (webhook, subject, next_at, id) WHERE state = 1;
CREATE INDEX webhook_messages_log ON webhook_messages (webhook, id);
CREATE INDEX webhook_messages_app ON webhook_messages (app, id);

-- Notifications with a queue row that has ended. Two transactions that end rows concurrently do not
-- see each other, so the sender of webhooks later checks which notifications have finished.
CREATE TABLE webhook_endings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  notification uuid NOT NULL,
  day date NOT NULL                             -- of the notification
) WITH (
  -- Rows live for seconds, as in the queue.
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);
CREATE INDEX webhook_endings_notification ON webhook_endings (notification);

-- Credentials that APNs refuses. A refusal is reported once an hour, and deleted when the
-- credential works again.
CREATE TABLE credential_refusals (
  app integer NOT NULL REFERENCES apps ON DELETE CASCADE,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  credential text NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT now(),  -- first refusal of the stored one
  reason text,                                  -- APNs' reason for the last refusal
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, credential)
);
-- Warnings that were sent to a webhook; each is sent once. A replaced credential has another expiry
-- and gets new warnings.
CREATE TABLE credential_warnings (
  webhook uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  credential text NOT NULL,
  expires_at timestamptz NOT NULL,
  days smallint NOT NULL,
  PRIMARY KEY (webhook, environment, credential, expires_at, days)
);

CREATE FUNCTION webhooks_of_devices() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE said smallint := CASE NEW.kind WHEN 3 THEN 1 ELSE 2 END;
BEGIN
  INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, environment, token_kind, reason)
  SELECT w.id, NEW.app, said, NEW.token, NEW.user_id, NEW.environment, NEW.token_kind, NEW.reason
  FROM webhooks w WHERE w.app = NEW.app AND said = ANY (w.kinds);
  RETURN NULL;
END $body$;
-- Messages for quarantined and unregistered devices.
CREATE TRIGGER webhooks_of_devices AFTER INSERT ON device_events FOR EACH ROW
  WHEN (NEW.kind IN (3, 5)) EXECUTE FUNCTION webhooks_of_devices();

CREATE FUNCTION webhooks_of_work() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  INSERT INTO webhook_endings (app, notification, day)
  SELECT DISTINCT e.app, e.notification, e.day FROM ended e
  WHERE EXISTS (SELECT FROM webhooks w WHERE w.app = e.app AND 3::smallint = ANY (w.kinds));
  RETURN NULL;
END $body$;
CREATE TRIGGER webhooks_of_work AFTER DELETE ON queue
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION webhooks_of_work();

CREATE FUNCTION webhooks_of_deliveries() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  sent uuid;
  named text;
BEGIN
  -- Most apps have no such webhook. This check reads one index, whereas the statements below read
  -- four.
  IF NOT EXISTS (SELECT FROM webhooks w WHERE w.app = NEW.app AND 4::smallint = ANY (w.kinds)) THEN
    RETURN NULL;
  END IF;
  -- The day is a literal, because a generic plan would lock the partitions of all days.
  EXECUTE format(
    'SELECT r.notification, coalesce(r.reference,
        (SELECT o.reference FROM runs o WHERE o.id = r.original AND o.day = %1$L))
      FROM runs r WHERE r.id = $1 AND r.day = %1$L', NEW.day)
    INTO sent, named USING NEW.run;
  INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, reason, outcome, notification, reference)
  SELECT w.id, NEW.app, 4, NEW.token, d.user_id, NEW.reason, NEW.outcome, sent,
    -- Conditions on both columns, because each of them begins an index of schedules.
    coalesce(named, (SELECT reference FROM schedules WHERE app = NEW.app AND id = sent))
  FROM webhooks w
  LEFT JOIN LATERAL (
    SELECT user_id FROM devices WHERE app = NEW.app AND token = NEW.token OFFSET 0) d ON true
  WHERE w.app = NEW.app AND 4::smallint = ANY (w.kinds);
  RETURN NULL;
END $body$;
-- Messages for the outcomes rejected, unknown_device, expired and unknown, once each, when they are
-- decided. An intent is not an outcome.
CREATE TRIGGER webhooks_of_new_deliveries AFTER INSERT ON deliveries FOR EACH ROW
  WHEN (NEW.outcome IN (3, 4, 6, 7) AND NEW.intent IS NULL) EXECUTE FUNCTION webhooks_of_deliveries();
CREATE TRIGGER webhooks_of_deliveries AFTER UPDATE ON deliveries FOR EACH ROW
  WHEN (NEW.outcome IN (3, 4, 6, 7) AND (
    (NEW.intent IS NULL AND (OLD.outcome = 1 OR OLD.intent IS NOT NULL))
    OR (NEW.intent IS NOT NULL AND NEW.queue_row IS NULL AND OLD.queue_row IS NOT NULL)))
  EXECUTE FUNCTION webhooks_of_deliveries();
