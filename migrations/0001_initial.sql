-- Pushgate's store, first version. Words as in docs/ARCHITECTURE.md: a notification is what a caller
-- asked; a run is one sending of it; a delivery is one run for one device. The CHECK constraints
-- repeat the state machines of the code (PushModel), so that neither can drift from the other.

-- One row: every change of apps, credentials, keys or strings raises `version`, and each shard reads
-- the configuration again when it sees a newer one.
CREATE TABLE configuration (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version bigint NOT NULL DEFAULT 1
);
INSERT INTO configuration DEFAULT VALUES;

CREATE TABLE apps (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bundle_id text NOT NULL CHECK (length(bundle_id) BETWEEN 1 AND 155),
  fallback_languages text NOT NULL DEFAULT '',      -- comma-separated tags, in order
  source_language text NOT NULL DEFAULT 'en',
  strings_revision bigint NOT NULL DEFAULT 0,        -- the active revision; 0: no strings yet
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz                             -- being removed in the background
);
CREATE UNIQUE INDEX apps_bundle_id ON apps (bundle_id) WHERE deleted_at IS NULL;

CREATE TABLE credentials (
  app integer NOT NULL REFERENCES apps,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  key_id text NOT NULL CHECK (length(key_id) = 10),
  team_id text NOT NULL CHECK (length(team_id) = 10),
  sealed bytea NOT NULL,                             -- AES-256-GCM of the .p8 PEM
  sealed_with text NOT NULL,                         -- which secret key, by fingerprint
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, name)
);

CREATE TABLE api_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),  -- SHA-256 of a 256-bit secret
  scopes text[] NOT NULL
    CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['devices', 'notify', 'read', 'admin']),
  apps text[],                                       -- bundle ids it is bound to; NULL: all
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Strings: a file is one language's catalogue and never changes; a revision is a set of files.
CREATE TABLE string_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL REFERENCES apps,
  language text NOT NULL,
  body bytea NOT NULL                                -- the JSON as uploaded
);
CREATE INDEX string_files_app ON string_files (app);
CREATE TABLE string_revisions (
  app integer NOT NULL REFERENCES apps,
  revision bigint NOT NULL CHECK (revision > 0),
  files bigint[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, revision)
);

-- Interned: most devices share a few hundred lists, and a broadcast renders once per list.
CREATE TABLE language_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tags text NOT NULL UNIQUE                          -- comma-separated, in order; '' is no language
);
INSERT INTO language_lists (tags) VALUES ('');

-- No foreign key leads here or away from here: this table may one day be spread over machines.
CREATE TABLE devices (
  app integer NOT NULL,
  token bytea NOT NULL CHECK (length(token) BETWEEN 1 AND 256),
  bucket integer NOT NULL CHECK (bucket BETWEEN 0 AND 65535),  -- 16 bits of SHA-256(token)
  language_list integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  token_kind smallint NOT NULL CHECK (token_kind BETWEEN 1 AND 11),
  state smallint NOT NULL DEFAULT 1 CHECK (state IN (1, 2, 3)),  -- active, quarantined, unregistered
  state_reason text,
  unregistered_at timestamptz,                       -- Apple's time, with state 3
  user_id text,
  tags text[] NOT NULL DEFAULT '{}',
  time_zone text,
  app_version text,
  registered_at timestamptz NOT NULL,                -- the app's last registration: only PUT moves it
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, token),
  CHECK ((state = 1) = (state_reason IS NULL)),
  CHECK (state = 3 OR unregistered_at IS NULL)
);
-- What a broadcast needs, so that it reads no heap page per device.
CREATE INDEX devices_broadcast ON devices (app, bucket, token)
  INCLUDE (language_list, environment, token_kind, registered_at) WHERE state = 1;
CREATE INDEX devices_user ON devices (app, user_id, token) WHERE user_id IS NOT NULL;
CREATE INDEX devices_language ON devices (app, language_list, token);
CREATE INDEX devices_inactive ON devices (app, state, token) WHERE state <> 1;

CREATE TABLE notifications (
  id uuid NOT NULL,                                  -- version 7: its time gives `day`
  day date NOT NULL,
  app integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  payload bytea NOT NULL,                            -- as the caller wrote it, localized forms included
  tokens bytea[],
  users text[],
  everyone boolean NOT NULL,
  environment smallint CHECK (environment IN (1, 2)),
  push_type smallint NOT NULL CHECK (push_type BETWEEN 1 AND 11),
  topic text NOT NULL,
  priority smallint NOT NULL CHECK (priority IN (1, 5, 10)),
  collapse_id text CHECK (octet_length(collapse_id) BETWEEN 1 AND 64),
  expires_at timestamptz,                            -- NULL: Apple's own storage policy
  fallback_languages text NOT NULL,                  -- the request's, comma-separated
  app_fallback_languages text NOT NULL,              -- the app's at acceptance, comma-separated
  source_language text NOT NULL,                     -- the app's at acceptance
  strings_revision bigint NOT NULL,
  PRIMARY KEY (id, day)
) PARTITION BY RANGE (day);
CREATE INDEX notifications_app ON notifications (app, id);
CREATE TABLE notifications_default PARTITION OF notifications DEFAULT;

CREATE TABLE runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  notification uuid NOT NULL,
  day date NOT NULL,                                 -- of the notification and of its deliveries
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX runs_notification ON runs (notification);

-- Work rows, deleted when done. A claim moves `available_at` to the end of its lease and raises
-- `epoch`; a holder that dies is followed by whoever claims the row after that.
CREATE TABLE queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  run bigint NOT NULL,
  notification uuid NOT NULL,
  day date NOT NULL,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),  -- names, range of buckets, one device's retry
  class smallint NOT NULL CHECK (class IN (0, 1)),   -- single pushes overtake broadcasts
  bucket_from integer,
  bucket_to integer,
  cursor_bucket integer,
  cursor_token bytea,
  token bytea,
  attempt smallint NOT NULL DEFAULT 0,
  available_at timestamptz NOT NULL DEFAULT now(),
  holder uuid,
  epoch bigint NOT NULL DEFAULT 0,
  accepted jsonb NOT NULL DEFAULT '{}',              -- accepted so far by language (ranges only)
  CHECK ((kind = 2) = (bucket_from IS NOT NULL AND bucket_to IS NOT NULL)),
  CHECK ((kind = 3) = (token IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX queue_ready ON queue (class, available_at, id);
CREATE INDEX queue_run ON queue (run);
CREATE UNIQUE INDEX queue_retry ON queue (run, token) WHERE kind = 3;

CREATE TABLE deliveries (
  app integer NOT NULL,
  run bigint NOT NULL,
  token bytea NOT NULL,
  day date NOT NULL,
  outcome smallint NOT NULL CHECK (outcome BETWEEN 1 AND 7),
  status smallint,
  reason text,
  language text,
  apns_id uuid,
  attempts smallint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, run, token, day)
) PARTITION BY RANGE (day);
CREATE TABLE deliveries_default PARTITION OF deliveries DEFAULT;

-- What a large audience's finished ranges add up to (its accepted deliveries have no rows).
CREATE TABLE run_counts (
  run bigint NOT NULL,
  outcome smallint NOT NULL,
  language text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (run, outcome, language)
);

CREATE TABLE idempotency (
  app integer NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  body_hash bytea NOT NULL,
  notification uuid NOT NULL,
  audience integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (app, key)
);
CREATE INDEX idempotency_expiry ON idempotency (expires_at);

-- Leadership of background duties: a lease, not an advisory lock (a half-open connection would hold
-- one for hours).
CREATE TABLE duties (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  lease_until timestamptz NOT NULL
);
