--
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.deliveries_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
CREATE FUNCTION public.deliveries_stored() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;
CREATE FUNCTION public.device_event_kind(state smallint) RETURNS smallint
    LANGUAGE sql IMMUTABLE
    RETURN (CASE state WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 5 END)::smallint;
CREATE FUNCTION public.device_event_position() RETURNS bigint
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF current_setting('synchronous_commit') IN ('off', 'local') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  RETURN (SELECT base FROM device_feed) + pg_current_xact_id()::text::bigint;
END $$;
CREATE FUNCTION public.device_slot(app integer, environment smallint, bucket integer) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((((app)::bigint << 16) | ((environment)::bigint << 12)) | ((bucket >> 4))::bigint);
CREATE FUNCTION public.device_tags(app integer, environment smallint, bucket integer, tags text[]) RETURNS bigint[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY(SELECT hashtextextended((t.t COLLATE "C"), public.device_slot(device_tags.app, device_tags.environment, device_tags.bucket)) AS hashtextextended FROM unnest(device_tags.tags) t(t));
CREATE FUNCTION public.device_version(app_version text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (app_version ~ '^[0-9]{1,9}(\.[0-9]{1,9}){0,7}$'::text) THEN (string_to_array(regexp_replace(app_version, '(\.0+)+$'::text, ''::text), '.'::text))::integer[] ELSE NULL::integer[] END;
CREATE FUNCTION public.devices_become_inactive() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.inactive_since := CASE WHEN NEW.state <> 1 THEN coalesce(NEW.inactive_since, now()) END;
  RETURN NEW;
END $$;
CREATE FUNCTION public.devices_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
CREATE FUNCTION public.devices_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.environment_xid := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE FUNCTION public.devices_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
CREATE FUNCTION public.devices_stored() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE here bigint;
BEGIN
  -- A registration of a known device inserts no row.
  IF NOT EXISTS (SELECT FROM stored) THEN RETURN NULL; END IF;
  here := device_event_position();
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, reason)
  SELECT (now() AT TIME ZONE 'UTC')::date, app, here, nextval('device_events_seq'), now(),
    device_event_kind(state), token, user_id, environment, token_kind, state_reason FROM stored;
  RETURN NULL;
END $$;
CREATE FUNCTION public.webhooks_of_deliveries() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;
CREATE FUNCTION public.webhooks_of_devices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE said smallint := CASE NEW.kind WHEN 3 THEN 1 ELSE 2 END;
BEGIN
  INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, environment, token_kind, reason)
  SELECT w.id, NEW.app, said, NEW.token, NEW.user_id, NEW.environment, NEW.token_kind, NEW.reason
  FROM webhooks w WHERE w.app = NEW.app AND said = ANY (w.kinds);
  RETURN NULL;
END $$;
CREATE FUNCTION public.webhooks_of_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  INSERT INTO webhook_endings (app, notification, day)
  SELECT DISTINCT e.app, e.notification, e.day FROM ended e
  WHERE EXISTS (SELECT FROM webhooks w WHERE w.app = e.app AND 3::smallint = ANY (w.kinds));
  RETURN NULL;
END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.api_keys (
    id integer NOT NULL,
    name text NOT NULL,
    hash bytea NOT NULL,
    scopes text[] NOT NULL,
    apps text[],
    rate_limit integer,
    certificate text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT api_keys_certificate_check CHECK (((octet_length(certificate) >= 3) AND (octet_length(certificate) <= 1024))),
    CONSTRAINT api_keys_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT api_keys_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 1000000))),
    CONSTRAINT api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['devices'::text, 'notify'::text, 'read'::text, 'admin'::text])))
);
ALTER TABLE public.api_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.app_removals (
    app integer NOT NULL,
    stage smallint NOT NULL,
    day date,
    major bigint NOT NULL,
    minor bigint NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.apps (
    id integer NOT NULL,
    bundle_id text NOT NULL,
    fallback_languages text DEFAULT ''::text NOT NULL,
    source_language text DEFAULT 'en'::text NOT NULL,
    language_overrides text DEFAULT ''::text NOT NULL,
    strings_revision bigint DEFAULT 0 NOT NULL,
    keys_are_texts boolean DEFAULT false NOT NULL,
    strict boolean DEFAULT false NOT NULL,
    time_zone text,
    quiet_hours text,
    max_rate integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT apps_bundle_id_check CHECK (((length(bundle_id) >= 1) AND (length(bundle_id) <= 155))),
    CONSTRAINT apps_max_rate_check CHECK (((max_rate >= 1) AND (max_rate <= 1000000)))
);
ALTER TABLE public.apps ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.apps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor smallint NOT NULL,
    key_id integer,
    key_name text,
    action text NOT NULL,
    path text NOT NULL,
    app text,
    request_id text,
    CONSTRAINT audit_log_action_check CHECK (((length(action) >= 1) AND (length(action) <= 200))),
    CONSTRAINT audit_log_actor_check CHECK (((actor >= 1) AND (actor <= 5))),
    CONSTRAINT audit_log_check CHECK (((actor = 1) = (key_id IS NOT NULL))),
    CONSTRAINT audit_log_path_check CHECK ((length(path) <= 2000)),
    CONSTRAINT audit_log_request_id_check CHECK ((length(request_id) <= 200))
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.badges (
    app integer NOT NULL,
    token bytea NOT NULL,
    value integer NOT NULL,
    last_run bigint DEFAULT 0 NOT NULL,
    open_runs bigint[],
    CONSTRAINT badges_value_check CHECK ((value >= 0))
)
WITH (fillfactor='48', autovacuum_vacuum_scale_factor='0.02');
CREATE TABLE public.certificates (
    app integer NOT NULL,
    environment smallint NOT NULL,
    name text NOT NULL,
    chain text NOT NULL,
    sealed bytea NOT NULL,
    sealed_with text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT certificates_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT certificates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64)))
);
CREATE TABLE public.collapse_names (
    day date NOT NULL,
    app integer NOT NULL,
    name bytea NOT NULL,
    run bigint NOT NULL,
    CONSTRAINT collapse_names_name_check CHECK ((octet_length(name) = 12))
)
PARTITION BY RANGE (day);
CREATE UNLOGGED TABLE public.collapse_names_20261127 (
    day date NOT NULL,
    app integer NOT NULL,
    name bytea NOT NULL,
    run bigint NOT NULL,
    CONSTRAINT collapse_names_name_check CHECK ((octet_length(name) = 12))
);
CREATE UNLOGGED TABLE public.collapse_names_default (
    day date NOT NULL,
    app integer NOT NULL,
    name bytea NOT NULL,
    run bigint NOT NULL,
    CONSTRAINT collapse_names_name_check CHECK ((octet_length(name) = 12))
);
CREATE TABLE public.configuration (
    singleton boolean DEFAULT true NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    CONSTRAINT configuration_singleton_check CHECK (singleton)
);
CREATE TABLE public.credential_refusals (
    app integer NOT NULL,
    environment smallint NOT NULL,
    credential text NOT NULL,
    refused_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    told_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credential_refusals_environment_check CHECK ((environment = ANY (ARRAY[1, 2])))
);
CREATE TABLE public.credential_warnings (
    webhook uuid NOT NULL,
    environment smallint NOT NULL,
    credential text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    days smallint NOT NULL,
    CONSTRAINT credential_warnings_environment_check CHECK ((environment = ANY (ARRAY[1, 2])))
);
CREATE TABLE public.credentials (
    app integer NOT NULL,
    environment smallint NOT NULL,
    name text NOT NULL,
    key_id text NOT NULL,
    team_id text NOT NULL,
    sealed bytea NOT NULL,
    sealed_with text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credentials_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT credentials_key_id_check CHECK ((length(key_id) = 10)),
    CONSTRAINT credentials_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
    CONSTRAINT credentials_team_id_check CHECK ((length(team_id) = 10))
);
CREATE TABLE public.deliveries (
    run bigint NOT NULL,
    intent bigint,
    queue_row bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    outcome smallint NOT NULL,
    status smallint,
    attempts smallint NOT NULL,
    counted smallint DEFAULT 0 NOT NULL,
    token bytea NOT NULL,
    reason text,
    language text,
    apns_id uuid,
    CONSTRAINT deliveries_counted_check CHECK ((counted = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT deliveries_outcome_check CHECK (((outcome >= 1) AND (outcome <= 8)))
)
PARTITION BY RANGE (day);
CREATE TABLE public.deliveries_20261127 (
    run bigint NOT NULL,
    intent bigint,
    queue_row bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    outcome smallint NOT NULL,
    status smallint,
    attempts smallint NOT NULL,
    counted smallint DEFAULT 0 NOT NULL,
    token bytea NOT NULL,
    reason text,
    language text,
    apns_id uuid,
    CONSTRAINT deliveries_counted_check CHECK ((counted = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT deliveries_outcome_check CHECK (((outcome >= 1) AND (outcome <= 8)))
);
CREATE TABLE public.deliveries_default (
    run bigint NOT NULL,
    intent bigint,
    queue_row bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    outcome smallint NOT NULL,
    status smallint,
    attempts smallint NOT NULL,
    counted smallint DEFAULT 0 NOT NULL,
    token bytea NOT NULL,
    reason text,
    language text,
    apns_id uuid,
    CONSTRAINT deliveries_counted_check CHECK ((counted = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT deliveries_outcome_check CHECK (((outcome >= 1) AND (outcome <= 8)))
);
CREATE TABLE public.device_counts (
    app integer NOT NULL,
    state smallint NOT NULL,
    environment smallint NOT NULL,
    token_kind smallint NOT NULL,
    language text NOT NULL,
    devices bigint NOT NULL,
    CONSTRAINT device_counts_devices_check CHECK ((devices > 0)),
    CONSTRAINT device_counts_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT device_counts_state_check CHECK ((state = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT device_counts_token_kind_check CHECK (((token_kind >= 1) AND (token_kind <= 11)))
);
CREATE TABLE public.device_counts_at (
    single boolean DEFAULT true NOT NULL,
    as_of timestamp with time zone NOT NULL,
    CONSTRAINT device_counts_at_single_check CHECK (single)
);
CREATE TABLE public.device_event_floors (
    app integer NOT NULL,
    "position" bigint NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.device_events (
    day date NOT NULL,
    app integer NOT NULL,
    "position" bigint NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind smallint NOT NULL,
    token bytea,
    user_id text,
    environment smallint,
    token_kind smallint,
    changed smallint DEFAULT 0 NOT NULL,
    reason text,
    replaced_by bytea,
    CONSTRAINT device_events_check CHECK (((kind = 0) = (token IS NULL))),
    CONSTRAINT device_events_check1 CHECK (((kind > 0) OR ((user_id IS NULL) AND (reason IS NULL) AND (replaced_by IS NULL)))),
    CONSTRAINT device_events_kind_check CHECK (((kind >= 0) AND (kind <= 6)))
)
PARTITION BY RANGE (day);
CREATE TABLE public.device_events_20261127 (
    day date NOT NULL,
    app integer NOT NULL,
    "position" bigint NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind smallint NOT NULL,
    token bytea,
    user_id text,
    environment smallint,
    token_kind smallint,
    changed smallint DEFAULT 0 NOT NULL,
    reason text,
    replaced_by bytea,
    CONSTRAINT device_events_check CHECK (((kind = 0) = (token IS NULL))),
    CONSTRAINT device_events_check1 CHECK (((kind > 0) OR ((user_id IS NULL) AND (reason IS NULL) AND (replaced_by IS NULL)))),
    CONSTRAINT device_events_kind_check CHECK (((kind >= 0) AND (kind <= 6)))
);
CREATE TABLE public.device_events_default (
    day date NOT NULL,
    app integer NOT NULL,
    "position" bigint NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind smallint NOT NULL,
    token bytea,
    user_id text,
    environment smallint,
    token_kind smallint,
    changed smallint DEFAULT 0 NOT NULL,
    reason text,
    replaced_by bytea,
    CONSTRAINT device_events_check CHECK (((kind = 0) = (token IS NULL))),
    CONSTRAINT device_events_check1 CHECK (((kind > 0) OR ((user_id IS NULL) AND (reason IS NULL) AND (replaced_by IS NULL)))),
    CONSTRAINT device_events_kind_check CHECK (((kind >= 0) AND (kind <= 6)))
);
CREATE SEQUENCE public.device_events_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.device_feed (
    single boolean DEFAULT true NOT NULL,
    system bigint NOT NULL,
    base bigint DEFAULT 0 NOT NULL,
    CONSTRAINT device_feed_base_check CHECK ((base >= 0)),
    CONSTRAINT device_feed_single_check CHECK (single)
);
CREATE TABLE public.devices (
    app integer NOT NULL,
    token bytea NOT NULL,
    bucket integer NOT NULL,
    language_list integer NOT NULL,
    environment smallint NOT NULL,
    environment_source smallint DEFAULT 1 NOT NULL,
    environment_xid xid8,
    token_kind smallint NOT NULL,
    state smallint DEFAULT 1 NOT NULL,
    state_reason text,
    unregistered_at timestamp with time zone,
    inactive_since timestamp with time zone,
    quarantined_at timestamp with time zone,
    quarantined_by_operator boolean DEFAULT false NOT NULL,
    doubted_at timestamp with time zone,
    doubted_registration timestamp with time zone,
    unproven boolean DEFAULT false NOT NULL,
    user_id text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    time_zone text,
    app_version text,
    registered_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT devices_bucket_check CHECK (((bucket >= 0) AND (bucket <= 65535))),
    CONSTRAINT devices_check CHECK (((state = 1) = (state_reason IS NULL))),
    CONSTRAINT devices_check1 CHECK (((state = 1) = (inactive_since IS NULL))),
    CONSTRAINT devices_check2 CHECK (((state = 3) OR (unregistered_at IS NULL))),
    CONSTRAINT devices_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT devices_environment_source_check CHECK (((environment_source >= 1) AND (environment_source <= 4))),
    CONSTRAINT devices_state_check CHECK ((state = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT devices_token_check CHECK (((length(token) >= 1) AND (length(token) <= 256))),
    CONSTRAINT devices_token_kind_check CHECK (((token_kind >= 1) AND (token_kind <= 11)))
)
WITH (autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_insert_scale_factor='0.02');
CREATE TABLE public.duties (
    name text NOT NULL,
    holder uuid NOT NULL,
    lease_until timestamp with time zone NOT NULL
);
CREATE TABLE public.erasures (
    id bigint NOT NULL,
    app integer NOT NULL,
    user_id text,
    tokens bytea[] DEFAULT '{}'::bytea[] NOT NULL,
    devices integer DEFAULT 0 NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    passes smallint DEFAULT 0 NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT erasures_check CHECK (((done_at IS NULL) = (user_id IS NOT NULL))),
    CONSTRAINT erasures_check1 CHECK (((done_at IS NULL) OR (tokens = '{}'::bytea[]))),
    CONSTRAINT erasures_devices_check CHECK ((devices >= 0)),
    CONSTRAINT erasures_passes_check CHECK (((passes >= 0) AND (passes <= 2)))
);
ALTER TABLE public.erasures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.erasures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.hold_endings (
    id bigint NOT NULL,
    app integer NOT NULL,
    before uuid NOT NULL,
    expires boolean NOT NULL
);
ALTER TABLE public.hold_endings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.hold_endings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.holds (
    singleton boolean DEFAULT true NOT NULL,
    started_at timestamp with time zone,
    next_row bigint,
    last_row bigint,
    CONSTRAINT holds_check CHECK (((next_row IS NULL) = (last_row IS NULL))),
    CONSTRAINT holds_singleton_check CHECK (singleton)
);
CREATE TABLE public.idempotency (
    app integer NOT NULL,
    key text NOT NULL,
    day date NOT NULL,
    body_hash bytea NOT NULL,
    notification uuid NOT NULL,
    audience integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
)
PARTITION BY RANGE (day);
CREATE TABLE public.idempotency_20261126 (
    app integer NOT NULL,
    key text NOT NULL,
    day date NOT NULL,
    body_hash bytea NOT NULL,
    notification uuid NOT NULL,
    audience integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE TABLE public.idempotency_20261127 (
    app integer NOT NULL,
    key text NOT NULL,
    day date NOT NULL,
    body_hash bytea NOT NULL,
    notification uuid NOT NULL,
    audience integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE TABLE public.idempotency_default (
    app integer NOT NULL,
    key text NOT NULL,
    day date NOT NULL,
    body_hash bytea NOT NULL,
    notification uuid NOT NULL,
    audience integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE TABLE public.language_lists (
    id integer NOT NULL,
    tags text NOT NULL,
    unused_since timestamp with time zone
);
ALTER TABLE public.language_lists ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.language_lists_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.nodes (
    id uuid NOT NULL,
    database text NOT NULL,
    version text,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    beat_at timestamp with time zone DEFAULT now() NOT NULL,
    stopped_at timestamp with time zone
);
CREATE TABLE public.notifications (
    id uuid NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    strings_revision bigint NOT NULL,
    day date NOT NULL,
    app integer NOT NULL,
    push_type smallint NOT NULL,
    environment smallint,
    everyone boolean NOT NULL,
    has_listed_names boolean,
    payload bytea NOT NULL,
    tokens bytea[],
    users text[],
    narrowing json,
    recipients bytea,
    collapse_id text,
    options json NOT NULL,
    CONSTRAINT notifications_collapse_id_check CHECK (((octet_length(collapse_id) >= 1) AND (octet_length(collapse_id) <= 64))),
    CONSTRAINT notifications_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT notifications_push_type_check CHECK (((push_type >= 1) AND (push_type <= 11)))
)
PARTITION BY RANGE (day);
CREATE TABLE public.notifications_20261127 (
    id uuid NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    strings_revision bigint NOT NULL,
    day date NOT NULL,
    app integer NOT NULL,
    push_type smallint NOT NULL,
    environment smallint,
    everyone boolean NOT NULL,
    has_listed_names boolean,
    payload bytea NOT NULL,
    tokens bytea[],
    users text[],
    narrowing json,
    recipients bytea,
    collapse_id text,
    options json NOT NULL,
    CONSTRAINT notifications_collapse_id_check CHECK (((octet_length(collapse_id) >= 1) AND (octet_length(collapse_id) <= 64))),
    CONSTRAINT notifications_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT notifications_push_type_check CHECK (((push_type >= 1) AND (push_type <= 11)))
);
CREATE TABLE public.notifications_default (
    id uuid NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    strings_revision bigint NOT NULL,
    day date NOT NULL,
    app integer NOT NULL,
    push_type smallint NOT NULL,
    environment smallint,
    everyone boolean NOT NULL,
    has_listed_names boolean,
    payload bytea NOT NULL,
    tokens bytea[],
    users text[],
    narrowing json,
    recipients bytea,
    collapse_id text,
    options json NOT NULL,
    CONSTRAINT notifications_collapse_id_check CHECK (((octet_length(collapse_id) >= 1) AND (octet_length(collapse_id) <= 64))),
    CONSTRAINT notifications_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT notifications_push_type_check CHECK (((push_type >= 1) AND (push_type <= 11)))
);
CREATE TABLE public.open_runs (
    run bigint NOT NULL,
    day date NOT NULL
);
CREATE TABLE public.provider_tokens (
    environment smallint NOT NULL,
    team_id text NOT NULL,
    key_id text NOT NULL,
    key_hash text NOT NULL,
    generation bigint NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    sealed bytea NOT NULL,
    sealed_with text NOT NULL,
    CONSTRAINT provider_tokens_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT provider_tokens_generation_check CHECK ((generation > 0)),
    CONSTRAINT provider_tokens_key_hash_check CHECK ((length(key_hash) = 64)),
    CONSTRAINT provider_tokens_key_id_check CHECK ((length(key_id) = 10)),
    CONSTRAINT provider_tokens_team_id_check CHECK ((length(team_id) = 10))
);
CREATE TABLE public.prune_guards (
    app integer NOT NULL,
    environment smallint NOT NULL,
    bad_at timestamp with time zone DEFAULT now() NOT NULL,
    paused_at timestamp with time zone,
    answers bigint DEFAULT 0 NOT NULL,
    bad bigint DEFAULT 0 NOT NULL,
    trusted_until timestamp with time zone,
    undo_since timestamp with time zone,
    undo_until timestamp with time zone,
    undo_after bytea DEFAULT '\x'::bytea NOT NULL,
    undone bigint DEFAULT 0 NOT NULL,
    CONSTRAINT prune_guards_check CHECK (((undo_since IS NULL) = (undo_until IS NULL))),
    CONSTRAINT prune_guards_environment_check CHECK ((environment = ANY (ARRAY[1, 2])))
);
CREATE TABLE public.prune_tallies (
    app integer NOT NULL,
    environment smallint NOT NULL,
    holder uuid NOT NULL,
    slot bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    answers integer NOT NULL,
    bad integer NOT NULL,
    CONSTRAINT prune_tallies_bad_check CHECK ((bad >= 0)),
    CONSTRAINT prune_tallies_check CHECK ((answers >= bad)),
    CONSTRAINT prune_tallies_environment_check CHECK ((environment = ANY (ARRAY[1, 2])))
);
CREATE TABLE public.push_statistics (
    at timestamp with time zone NOT NULL,
    accepted bigint NOT NULL,
    rejected bigint NOT NULL,
    unknown_device bigint NOT NULL,
    cancelled bigint NOT NULL,
    expired bigint NOT NULL,
    unknown bigint NOT NULL,
    superseded bigint NOT NULL,
    writer uuid NOT NULL,
    app integer NOT NULL,
    span smallint NOT NULL,
    reasons jsonb NOT NULL,
    latencies bytea NOT NULL,
    CONSTRAINT push_statistics_span_check CHECK ((span = ANY (ARRAY[1, 10, 60])))
)
WITH (fillfactor='80');
CREATE TABLE public.queue (
    id bigint NOT NULL,
    run bigint NOT NULL,
    original bigint,
    notification uuid NOT NULL,
    holder uuid,
    epoch bigint DEFAULT 0 NOT NULL,
    available_at timestamp with time zone DEFAULT now() NOT NULL,
    deadline timestamp with time zone NOT NULL,
    audience bigint DEFAULT 0 NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    bucket_from integer,
    bucket_to integer,
    cursor_bucket integer,
    environment smallint NOT NULL,
    kind smallint NOT NULL,
    class smallint NOT NULL,
    attempt smallint DEFAULT 0 NOT NULL,
    held smallint,
    waited_for smallint,
    counted smallint DEFAULT 0 NOT NULL,
    trial boolean DEFAULT false NOT NULL,
    rescued boolean DEFAULT false NOT NULL,
    cursor_token bytea,
    token bytea,
    zones text[],
    accepted jsonb DEFAULT '{}'::jsonb NOT NULL,
    snapshot pg_snapshot,
    CONSTRAINT queue_check CHECK (((kind = 2) = ((bucket_from IS NOT NULL) AND (bucket_to IS NOT NULL)))),
    CONSTRAINT queue_check1 CHECK (((kind = 3) = (token IS NOT NULL))),
    CONSTRAINT queue_check2 CHECK (((zones IS NULL) OR (kind = ANY (ARRAY[1, 2])))),
    CONSTRAINT queue_check3 CHECK (((held IS NULL) OR (holder IS NULL))),
    CONSTRAINT queue_class_check CHECK ((class = ANY (ARRAY[1, 2]))),
    CONSTRAINT queue_counted_check CHECK ((counted = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT queue_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT queue_held_check CHECK (((held >= 1) AND (held <= 5))),
    CONSTRAINT queue_kind_check CHECK ((kind = ANY (ARRAY[1, 2, 3, 4]))),
    CONSTRAINT queue_waited_for_check CHECK (((waited_for >= 1) AND (waited_for <= 4)))
)
WITH (fillfactor='70', autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='50000', autovacuum_vacuum_cost_delay='0', autovacuum_analyze_scale_factor='0', autovacuum_analyze_threshold='20000');
ALTER TABLE public.queue ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.queue_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.rate_shares (
    app integer NOT NULL,
    run bigint NOT NULL,
    holder uuid NOT NULL,
    singles integer NOT NULL,
    broadcasts integer NOT NULL,
    until timestamp with time zone NOT NULL,
    CONSTRAINT rate_shares_broadcasts_check CHECK ((broadcasts >= 0)),
    CONSTRAINT rate_shares_singles_check CHECK ((singles >= 0))
)
WITH (fillfactor='50', autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='1000');
CREATE TABLE public.run_audit (
    singleton boolean DEFAULT true NOT NULL,
    after bigint DEFAULT 0 NOT NULL,
    CONSTRAINT run_audit_singleton_check CHECK (singleton)
);
CREATE TABLE public.run_controls (
    run bigint NOT NULL,
    day date NOT NULL,
    app integer NOT NULL,
    control smallint NOT NULL,
    has_not_expanded boolean DEFAULT false NOT NULL,
    CONSTRAINT run_controls_control_check CHECK ((control = ANY (ARRAY[1, 2, 3])))
);
CREATE TABLE public.run_counts (
    run bigint NOT NULL,
    day date NOT NULL,
    writer integer NOT NULL,
    kind smallint NOT NULL,
    outcome smallint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    count bigint NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT run_counts_check CHECK (((kind = ANY (ARRAY[3, 4])) = (outcome > 0))),
    CONSTRAINT run_counts_kind_check CHECK ((kind = ANY (ARRAY[1, 2, 3, 4])))
)
PARTITION BY RANGE (day);
CREATE TABLE public.run_counts_20261127 (
    run bigint NOT NULL,
    day date NOT NULL,
    writer integer NOT NULL,
    kind smallint NOT NULL,
    outcome smallint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    count bigint NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT run_counts_check CHECK (((kind = ANY (ARRAY[3, 4])) = (outcome > 0))),
    CONSTRAINT run_counts_kind_check CHECK ((kind = ANY (ARRAY[1, 2, 3, 4])))
);
CREATE TABLE public.run_counts_default (
    run bigint NOT NULL,
    day date NOT NULL,
    writer integer NOT NULL,
    kind smallint NOT NULL,
    outcome smallint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    count bigint NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT run_counts_check CHECK (((kind = ANY (ARRAY[3, 4])) = (outcome > 0))),
    CONSTRAINT run_counts_kind_check CHECK ((kind = ANY (ARRAY[1, 2, 3, 4])))
);
CREATE TABLE public.runs (
    id bigint NOT NULL,
    original bigint,
    audience bigint DEFAULT 0 NOT NULL,
    unaccounted bigint,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    notification uuid NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    audience_at_acceptance integer,
    number smallint DEFAULT 1 NOT NULL,
    counted boolean DEFAULT false NOT NULL,
    outcomes smallint[],
    reference text,
    collapse_id text,
    schedule uuid,
    CONSTRAINT runs_audience_at_acceptance_check CHECK ((audience_at_acceptance >= 0)),
    CONSTRAINT runs_audience_check CHECK ((audience >= 0)),
    CONSTRAINT runs_check CHECK (((number = 1) = (original IS NULL))),
    CONSTRAINT runs_check1 CHECK (((number = 1) = (outcomes IS NULL))),
    CONSTRAINT runs_number_check CHECK ((number >= 1)),
    CONSTRAINT runs_outcomes_check CHECK (((cardinality(outcomes) > 0) AND (outcomes <@ ARRAY[(3)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
)
PARTITION BY RANGE (day);
CREATE SEQUENCE public.run_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.run_ids OWNED BY public.runs.id;
CREATE TABLE public.runs_20261127 (
    id bigint DEFAULT nextval('public.run_ids'::regclass) NOT NULL,
    original bigint,
    audience bigint DEFAULT 0 NOT NULL,
    unaccounted bigint,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    notification uuid NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    audience_at_acceptance integer,
    number smallint DEFAULT 1 NOT NULL,
    counted boolean DEFAULT false NOT NULL,
    outcomes smallint[],
    reference text,
    collapse_id text,
    schedule uuid,
    CONSTRAINT runs_audience_at_acceptance_check CHECK ((audience_at_acceptance >= 0)),
    CONSTRAINT runs_audience_check CHECK ((audience >= 0)),
    CONSTRAINT runs_check CHECK (((number = 1) = (original IS NULL))),
    CONSTRAINT runs_check1 CHECK (((number = 1) = (outcomes IS NULL))),
    CONSTRAINT runs_number_check CHECK ((number >= 1)),
    CONSTRAINT runs_outcomes_check CHECK (((cardinality(outcomes) > 0) AND (outcomes <@ ARRAY[(3)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
);
CREATE TABLE public.runs_default (
    id bigint DEFAULT nextval('public.run_ids'::regclass) NOT NULL,
    original bigint,
    audience bigint DEFAULT 0 NOT NULL,
    unaccounted bigint,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    notification uuid NOT NULL,
    app integer NOT NULL,
    day date NOT NULL,
    audience_at_acceptance integer,
    number smallint DEFAULT 1 NOT NULL,
    counted boolean DEFAULT false NOT NULL,
    outcomes smallint[],
    reference text,
    collapse_id text,
    schedule uuid,
    CONSTRAINT runs_audience_at_acceptance_check CHECK ((audience_at_acceptance >= 0)),
    CONSTRAINT runs_audience_check CHECK ((audience >= 0)),
    CONSTRAINT runs_check CHECK (((number = 1) = (original IS NULL))),
    CONSTRAINT runs_check1 CHECK (((number = 1) = (outcomes IS NULL))),
    CONSTRAINT runs_number_check CHECK ((number >= 1)),
    CONSTRAINT runs_outcomes_check CHECK (((cardinality(outcomes) > 0) AND (outcomes <@ ARRAY[(3)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
);
CREATE TABLE public.schedules (
    id uuid NOT NULL,
    app integer NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    state smallint DEFAULT 1 NOT NULL,
    due_at timestamp with time zone,
    begun boolean DEFAULT false NOT NULL,
    passed_at timestamp with time zone,
    fired integer DEFAULT 0 NOT NULL,
    last uuid,
    ended_at timestamp with time zone,
    audience integer NOT NULL,
    reference text,
    payload bytea NOT NULL,
    tokens bytea[],
    users text[],
    everyone boolean NOT NULL,
    environment smallint,
    narrowing json,
    recipients bytea,
    push_type smallint NOT NULL,
    collapse_id text,
    expires_at timestamp with time zone,
    strings_revision bigint NOT NULL,
    options json NOT NULL,
    CONSTRAINT schedules_audience_check CHECK ((audience >= 0)),
    CONSTRAINT schedules_check CHECK (((state <= 2) = (due_at IS NOT NULL))),
    CONSTRAINT schedules_check1 CHECK (((state > 2) = (ended_at IS NOT NULL))),
    CONSTRAINT schedules_collapse_id_check CHECK (((octet_length(collapse_id) >= 1) AND (octet_length(collapse_id) <= 64))),
    CONSTRAINT schedules_environment_check CHECK ((environment = ANY (ARRAY[1, 2]))),
    CONSTRAINT schedules_push_type_check CHECK (((push_type >= 1) AND (push_type <= 11))),
    CONSTRAINT schedules_state_check CHECK ((state = ANY (ARRAY[1, 2, 3, 4])))
)
WITH (autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='1000');
CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    checksum bytea NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.string_files (
    id bigint NOT NULL,
    app integer NOT NULL,
    table_name text DEFAULT ''::text NOT NULL,
    language text NOT NULL,
    kind smallint DEFAULT 1 NOT NULL,
    body bytea NOT NULL,
    sha256 bytea NOT NULL,
    needs_review integer DEFAULT 0 NOT NULL,
    stale integer DEFAULT 0 NOT NULL,
    excluded_keys bytea,
    CONSTRAINT string_files_kind_check CHECK ((kind = ANY (ARRAY[1, 2]))),
    CONSTRAINT string_files_needs_review_check CHECK ((needs_review >= 0)),
    CONSTRAINT string_files_sha256_check CHECK ((length(sha256) = 32)),
    CONSTRAINT string_files_stale_check CHECK ((stale >= 0)),
    CONSTRAINT string_files_table_name_check CHECK ((octet_length(table_name) <= 128))
);
ALTER TABLE public.string_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.string_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.string_revisions (
    app integer NOT NULL,
    revision bigint NOT NULL,
    files bigint[] NOT NULL,
    table_files bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    format text DEFAULT 'json'::text NOT NULL,
    sha256 bytea,
    keys integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT string_revisions_format_check CHECK ((format = ANY (ARRAY['xcstrings'::text, 'strings'::text, 'stringsdict'::text, 'json'::text, 'xliff'::text, 'removal'::text]))),
    CONSTRAINT string_revisions_keys_check CHECK ((keys >= 0)),
    CONSTRAINT string_revisions_revision_check CHECK ((revision > 0)),
    CONSTRAINT string_revisions_sha256_check CHECK ((length(sha256) = 32))
);
CREATE TABLE public.webhook_endings (
    id bigint NOT NULL,
    app integer NOT NULL,
    notification uuid NOT NULL,
    day date NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0');
ALTER TABLE public.webhook_endings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_endings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_messages (
    id bigint NOT NULL,
    message uuid DEFAULT gen_random_uuid() NOT NULL,
    webhook uuid NOT NULL,
    app integer NOT NULL,
    kind smallint NOT NULL,
    subject bytea NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    user_id text,
    environment smallint,
    token_kind smallint,
    reason text,
    notification uuid,
    reference text,
    outcome smallint,
    outcomes json,
    reasons json,
    credential text,
    expires_at timestamp with time zone,
    days smallint,
    state smallint DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    tried_at timestamp with time zone,
    status smallint,
    fault text,
    CONSTRAINT webhook_messages_kind_check CHECK (((kind >= 0) AND (kind <= 6))),
    CONSTRAINT webhook_messages_state_check CHECK (((state >= 1) AND (state <= 3)))
)
WITH (autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='5000');
ALTER TABLE public.webhook_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_secrets (
    webhook uuid NOT NULL,
    sealed bytea NOT NULL,
    sealed_with text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.webhooks (
    id uuid NOT NULL,
    app integer NOT NULL,
    url text NOT NULL,
    kinds smallint[] NOT NULL,
    sealed bytea NOT NULL,
    sealed_with text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    paused_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    all_due boolean DEFAULT false NOT NULL,
    CONSTRAINT webhooks_kinds_check CHECK (((cardinality(kinds) > 0) AND (kinds <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint]))),
    CONSTRAINT webhooks_url_check CHECK (((octet_length(url) >= 8) AND (octet_length(url) <= 2000)))
);
ALTER TABLE ONLY public.collapse_names ATTACH PARTITION public.collapse_names_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.collapse_names ATTACH PARTITION public.collapse_names_default DEFAULT;
ALTER TABLE ONLY public.deliveries ATTACH PARTITION public.deliveries_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.deliveries ATTACH PARTITION public.deliveries_default DEFAULT;
ALTER TABLE ONLY public.device_events ATTACH PARTITION public.device_events_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.device_events ATTACH PARTITION public.device_events_default DEFAULT;
ALTER TABLE ONLY public.idempotency ATTACH PARTITION public.idempotency_20261126 FOR VALUES FROM ('2026-11-26') TO ('2026-11-27');
ALTER TABLE ONLY public.idempotency ATTACH PARTITION public.idempotency_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.idempotency ATTACH PARTITION public.idempotency_default DEFAULT;
ALTER TABLE ONLY public.notifications ATTACH PARTITION public.notifications_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.notifications ATTACH PARTITION public.notifications_default DEFAULT;
ALTER TABLE ONLY public.run_counts ATTACH PARTITION public.run_counts_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.run_counts ATTACH PARTITION public.run_counts_default DEFAULT;
ALTER TABLE ONLY public.runs ATTACH PARTITION public.runs_20261127 FOR VALUES FROM ('2026-11-27') TO ('2026-11-28');
ALTER TABLE ONLY public.runs ATTACH PARTITION public.runs_default DEFAULT;
ALTER TABLE ONLY public.runs ALTER COLUMN id SET DEFAULT nextval('public.run_ids'::regclass);
COPY public.api_keys (id, name, hash, scopes, apps, rate_limit, certificate, created_at, last_used_at) FROM stdin;
1	backend	\\x7655ed822402bda37fdcdb98fcaf9bfb93a1656e6dffb477cc35794fa4ebc9b7	{notify}	{com.example.app}	\N	\N	2026-11-27 12:36:23.242709+00	\N
\.
COPY public.app_removals (app, stage, day, major, minor, bytes) FROM stdin;
4	1	\N	0	0	\\x
\.
COPY public.apps (id, bundle_id, fallback_languages, source_language, language_overrides, strings_revision, keys_are_texts, strict, time_zone, quiet_hours, max_rate, created_at, deleted_at) FROM stdin;
3	com.example.certificate	en	en		0	f	f	\N	\N	\N	2026-11-27 12:36:23.216378+00	\N
1	com.example.app	en,de	en		2	f	f	\N	\N	\N	2026-11-27 12:36:22.492569+00	\N
4	com.example.deleted		en		0	f	f	\N	\N	\N	2026-11-27 12:37:04.411339+00	2026-11-27 12:37:04.411339+00
\.
COPY public.audit_log (id, at, actor, key_id, key_name, action, path, app, request_id) FROM stdin;
1	2026-11-27 12:36:22.492569+00	2	\N	\N	PUT /v1/apps/{app}	/v1/apps/com.example.app	com.example.app	spyeznjv0000001
2	2026-11-27 12:36:22.528122+00	2	\N	\N	PUT /v1/apps/{app}/credentials/{environment}/{name}	/v1/apps/com.example.app/credentials/sandbox/main	com.example.app	15ktcxp80000001
3	2026-11-27 12:36:23.203477+00	2	\N	\N	PUT /v1/apps/{app}	/v1/apps/com.example.app	com.example.app	k7a5gj410000001
4	2026-11-27 12:36:23.209499+00	2	\N	\N	PUT /v1/apps/{app}/credentials/{environment}/{name}	/v1/apps/com.example.app/credentials/sandbox/main	com.example.app	baqsdp1w0000001
5	2026-11-27 12:36:23.216378+00	2	\N	\N	PUT /v1/apps/{app}	/v1/apps/com.example.certificate	com.example.certificate	baqsdp1w0000002
6	2026-11-27 12:36:23.223873+00	2	\N	\N	PUT /v1/apps/{app}/credentials/{environment}/{name}	/v1/apps/com.example.certificate/credentials/sandbox/main	com.example.certificate	k7a5gj410000002
7	2026-11-27 12:36:23.237298+00	2	\N	\N	PUT /v1/apps/{app}/credentials/{environment}/{name}	/v1/apps/com.example.certificate/credentials/production/certificate	com.example.certificate	baqsdp1w0000003
8	2026-11-27 12:36:23.242709+00	2	\N	\N	POST /v1/keys	/v1/keys	\N	k7a5gj410000003
9	2026-11-27 12:36:23.503373+00	2	\N	\N	PUT /v1/apps/{app}/strings/{language}	/v1/apps/com.example.app/strings/en	com.example.app	k7a5gj410000004
10	2026-11-27 12:36:23.518511+00	2	\N	\N	PUT /v1/apps/{app}/strings/{language}	/v1/apps/com.example.app/strings/de	com.example.app	k7a5gj410000005
11	2026-11-27 12:36:23.525511+00	2	\N	\N	POST /v1/apps/{app}/webhooks	/v1/apps/com.example.app/webhooks	com.example.app	baqsdp1w0000004
12	2026-11-27 12:36:23.533289+00	2	\N	\N	POST /v1/apps/{app}/webhooks/{id}/rotate-secret	/v1/apps/com.example.app/webhooks/01a21d01-bf65-7d92-8533-1cbe1c66a632/rotate-secret	com.example.app	baqsdp1w0000005
\.
COPY public.badges (app, token, value, last_run, open_runs) FROM stdin;
1	\\x0000000000000001	4	0	\N
\.
COPY public.certificates (app, environment, name, chain, sealed, sealed_with, created_at) FROM stdin;
3	1	certificate	-----BEGIN CERTIFICATE-----\nMIIB2DCCAX6gAwIBAgIUQfLIdRkIyOYm8B+Q27ZqFA0jfL4wCgYIKoZIzj0EAwIw\nWDEnMCUGCgmSJomT8ixkAQEMF2NvbS5leGFtcGxlLmNlcnRpZmljYXRlMS0wKwYD\nVQQDDCRBcHBsZSBQdXNoIFNlcnZpY2VzOiBjb20uZXhhbXBsZS5hcHAwHhcNMjYx\nMTI2MTIzNjIzWhcNMjYxMjI3MTIzNjIzWjBYMScwJQYKCZImiZPyLGQBAQwXY29t\nLmV4YW1wbGUuY2VydGlmaWNhdGUxLTArBgNVBAMMJEFwcGxlIFB1c2ggU2Vydmlj\nZXM6IGNvbS5leGFtcGxlLmFwcDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABB+m\nYYaACMMwKnLqHdDAXHU+fun9fCOCvyJ9o0OiVO+FgV5/P0d5P05SXvWLrrZK3H/d\n7fhw9jvHEn8IP4hdZvmjJjAkMBAGCiqGSIb3Y2QGAwEEAgUAMBAGCiqGSIb3Y2QG\nAwIEAgUAMAoGCCqGSM49BAMCA0gAMEUCIQDgTqC16ToZD7Nxi8VY3C/NGE8IrNt6\n/lUsUCDvxnnXOQIgf0hoD9L7ab3EgY8UITgBgyouHjzmg7aLZ6eE6htvyl8=\n-----END CERTIFICATE-----\n	\\xf75437a001c2bf7bbe633b2b24a01eaaac08f2d529b798348c2ec20976bd6d83c01c8b3f574bd83bb5ac8bafb276b3494dfb45bd1467423bc4eefa18de5444c8e3f1015316d4395be1a7943aace37bea7dd521b20db51ee20d4974dd1debdfe7fb64e04de982a7d4fc691bef4c64835ac93e107e101bfc1593cd36c0c90c94f2d8eff0b23004cb2769f3325f3792cea334f924117e44f29f85f96d1b5d16869328b75a072154a233fb84c02908f81e25e04b837f467122990ea172a89056c8709f7a967b35d9d741f922a1309425f40db8c5f89ba118b0716e4394c25a684e53ccf90fa1b82c38f06bfa8279e546055cf4bed05dc6fe3242273b2e0d2ff50a9002db39be5c856421bd992d2eb4	5417e253b1a15e0d	2026-11-27 12:36:23.237298+00
\.
COPY public.collapse_names_20261127 (day, app, name, run) FROM stdin;
2026-11-27	1	\\x000102030405060708090a0b	1
\.
COPY public.collapse_names_default (day, app, name, run) FROM stdin;
\.
COPY public.configuration (singleton, version) FROM stdin;
t	11
\.
COPY public.credential_refusals (app, environment, credential, refused_at, reason, told_at) FROM stdin;
1	1	main	2026-11-27 12:37:04.411339+00	InvalidProviderToken	2026-11-27 12:37:04.411339+00
\.
COPY public.credential_warnings (webhook, environment, credential, expires_at, days) FROM stdin;
01a21d01-bf65-7d92-8533-1cbe1c66a632	1	certificate	2026-11-27 12:37:04.411339+00	30
\.
COPY public.credentials (app, environment, name, key_id, team_id, sealed, sealed_with, created_at) FROM stdin;
1	2	main	KEY0000001	TEAM000001	\\x9a7420e132a39513985927eb3d78b2879e8ce144d3a8bd07da557ae8d49e54810294650d9cbed396258f6f0ea3825420acccd5038949263b85e81e483d7d4276923658adb1519ab31ce42c28a55a79ea7be34273a85222d0ca23dd5f18f66ab48fab959bb08534d43d1a7fced72df8fdb469536a836dfbb806cba3eda1f49eed657314821f6e87e4f851f57254110ea3cbd13f30dc9aec895458c6afb2219191db96ab58c110708f37705aad47b887c952dcdbda4f67298508f2a40706b25d85a4e0112a623c2240149b32b16083989b90598cebba82f063cb45cbd9924d4886aa227e010afa96f6392c01a6c042f9f54d1b6e8b83f64bd0e8e7de5756a0b5d0a7df3cf9a0838adc46218e429f	5417e253b1a15e0d	2026-11-27 12:36:23.209499+00
3	2	main	KEY0000001	TEAM000001	\\x9a5ff22a5b102e6332af98f3defb647fe5cffde530b3484359535525e1e872354e28d38974143f5b361e9e744f17acb7c90ce6c1856a1e02d16c87939d3ad7cf79f5ce9ccf395cdb2bd64779f92066b5324c12bf22b4a8cddbc9b20a6aa8c22570dd3c99b0338ae195919349d796e87181848961e686db3b88c470c88d38bbf60e86cba1d76a4b91b678d83d31aa38b693204c66045b3983db11b2f203bd21451b2642e806603c356c9757edec49e3ee85099fc3864838d1e8a34c7537233b87d300e0a0112a0d642d9f37c289c699eb67f94d380343a5f099bbe2e9269db4da9127d7044d6a60620c061349681c132e46f4c5f1d91751621473b3e05da29ad592cb5ebe0af2f602104b42e299	5417e253b1a15e0d	2026-11-27 12:36:23.223873+00
\.
COPY public.deliveries_20261127 (run, intent, queue_row, updated_at, app, day, outcome, status, attempts, counted, token, reason, language, apns_id) FROM stdin;
2	\N	\N	2026-11-27 12:36:23.839398+00	1	2026-11-27	2	200	1	0	\\x0000000000000001	\N	en	\N
2	\N	\N	2026-11-27 12:36:23.839398+00	1	2026-11-27	2	200	1	0	\\x0000000000000002	\N	de	\N
1	\N	\N	2026-11-27 12:36:23.854464+00	1	2026-11-27	3	410	1	1	\\x0000000000000009	Unregistered	en	9b82dc9e-dbcf-5888-b0f5-098e306476f4
1	\N	\N	2026-11-27 12:36:23.880472+00	1	2026-11-27	3	400	1	1	\\x000000000000000a	BadDeviceToken	de	38610af2-5349-5a6e-beec-751e9f46712e
\.
COPY public.deliveries_default (run, intent, queue_row, updated_at, app, day, outcome, status, attempts, counted, token, reason, language, apns_id) FROM stdin;
\.
COPY public.device_counts (app, state, environment, token_kind, language, devices) FROM stdin;
1	2	2	1	de-AT	1
1	1	2	1	de-AT	4
1	3	2	1	en	1
1	1	2	1	en	4
1	1	1	1	en	1
\.
COPY public.device_counts_at (single, as_of) FROM stdin;
t	2026-11-27 12:37:03.205025+00
\.
COPY public.device_event_floors (app, "position", seq, at) FROM stdin;
1	1	1	2026-11-27 12:37:04.411339+00
\.
COPY public.device_events_20261127 (day, app, "position", seq, at, kind, token, user_id, environment, token_kind, changed, reason, replaced_by) FROM stdin;
2026-11-27	1	928	1	2026-11-27 12:36:23.602341+00	1	\\x0000000000000001	user-0	2	1	0	\N	\N
2026-11-27	1	930	2	2026-11-27 12:36:23.614014+00	1	\\x0000000000000002	user-0	2	1	0	\N	\N
2026-11-27	1	931	3	2026-11-27 12:36:23.668423+00	1	\\x0000000000000003	user-1	2	1	0	\N	\N
2026-11-27	1	932	4	2026-11-27 12:36:23.691323+00	1	\\x0000000000000004	user-1	2	1	0	\N	\N
2026-11-27	1	933	5	2026-11-27 12:36:23.693729+00	1	\\x0000000000000005	user-2	2	1	0	\N	\N
2026-11-27	1	934	6	2026-11-27 12:36:23.695643+00	1	\\x0000000000000006	user-2	2	1	0	\N	\N
2026-11-27	1	935	7	2026-11-27 12:36:23.696937+00	1	\\x0000000000000007	user-3	2	1	0	\N	\N
2026-11-27	1	936	8	2026-11-27 12:36:23.699863+00	1	\\x0000000000000008	user-3	2	1	0	\N	\N
2026-11-27	1	937	9	2026-11-27 12:36:23.701382+00	1	\\x0000000000000009	user-4	2	1	0	\N	\N
2026-11-27	1	938	10	2026-11-27 12:36:23.703827+00	1	\\x000000000000000a	user-4	2	1	0	\N	\N
2026-11-27	1	939	11	2026-11-27 12:36:23.705285+00	1	\\x000000000000000b	held	1	1	0	\N	\N
2026-11-27	1	941	12	2026-11-27 12:36:23.70985+00	1	\\x000000000000000c	erased	2	1	0	\N	\N
2026-11-27	1	942	13	2026-11-27 12:36:23.711021+00	6	\\x000000000000000c	erased	2	1	0	\N	\N
2026-11-27	1	957	14	2026-11-27 12:36:23.854464+00	5	\\x0000000000000009	user-4	2	1	0	Unregistered	\N
2026-11-27	1	965	15	2026-11-27 12:36:23.880472+00	3	\\x000000000000000a	user-4	2	1	0	BadDeviceToken	\N
\.
COPY public.device_events_default (day, app, "position", seq, at, kind, token, user_id, environment, token_kind, changed, reason, replaced_by) FROM stdin;
\.
COPY public.device_feed (single, system, base) FROM stdin;
t	7712829119718544463	0
\.
COPY public.devices (app, token, bucket, language_list, environment, environment_source, environment_xid, token_kind, state, state_reason, unregistered_at, inactive_since, quarantined_at, quarantined_by_operator, doubted_at, doubted_registration, unproven, user_id, tags, time_zone, app_version, registered_at, updated_at) FROM stdin;
1	\\x0000000000000001	52518	2	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-0	{beta}	Europe/Vienna	3.0	2026-11-27 12:36:23.602341+00	2026-11-27 12:36:23.602341+00
1	\\x0000000000000002	52484	3	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-0	{beta}	Europe/Vienna	3.1	2026-11-27 12:36:23.614014+00	2026-11-27 12:36:23.614014+00
1	\\x0000000000000003	54632	2	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-1	{beta}	Europe/Vienna	3.2	2026-11-27 12:36:23.668423+00	2026-11-27 12:36:23.668423+00
1	\\x0000000000000004	32773	3	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-1	{beta}	Europe/Vienna	3.3	2026-11-27 12:36:23.691323+00	2026-11-27 12:36:23.691323+00
1	\\x0000000000000005	24046	2	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-2	{beta}	Europe/Vienna	3.4	2026-11-27 12:36:23.693729+00	2026-11-27 12:36:23.693729+00
1	\\x0000000000000006	5292	3	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-2	{beta}	Europe/Vienna	3.5	2026-11-27 12:36:23.695643+00	2026-11-27 12:36:23.695643+00
1	\\x0000000000000007	41963	2	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-3	{beta}	Europe/Vienna	3.6	2026-11-27 12:36:23.696937+00	2026-11-27 12:36:23.696937+00
1	\\x0000000000000008	19470	3	2	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	user-3	{beta}	Europe/Vienna	3.7	2026-11-27 12:36:23.699863+00	2026-11-27 12:36:23.699863+00
1	\\x000000000000000b	2896	2	1	1	\N	1	1	\N	\N	\N	\N	f	\N	\N	f	held	{}	\N	\N	2026-11-27 12:36:23.705285+00	2026-11-27 12:36:23.705285+00
1	\\x0000000000000009	22820	2	2	1	\N	1	3	Unregistered	2026-11-27 12:36:23.713+00	2026-11-27 12:36:23.854464+00	\N	f	\N	\N	f	user-4	{beta}	Europe/Vienna	3.8	2026-11-27 12:36:23.701382+00	2026-11-27 12:36:23.854464+00
1	\\x000000000000000a	36229	3	2	1	\N	1	2	BadDeviceToken	\N	2026-11-27 12:36:23.880472+00	2026-11-27 12:36:23.882382+00	f	\N	\N	f	user-4	{beta}	Europe/Vienna	3.9	2026-11-27 12:36:23.703827+00	2026-11-27 12:36:23.880472+00
\.
COPY public.duties (name, holder, lease_until) FROM stdin;
expired-leases	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.456414+00
secret-resealing	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.491949+00
expiring-credentials	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.514886+00
text-retention	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.524719+00
unused-language-lists	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.533068+00
inactive-devices	01a21d01-bad7-7238-a03f-b10a14f48000	2026-11-27 12:36:52.543301+00
string-revisions	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.20981+00
retention-notifications	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.216346+00
retention-idempotency-keys	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.236843+00
retention-audit-log	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.242326+00
retention-device-events	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.244133+00
retention-webhook-messages	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.259297+00
retention-webhook-secrets	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.271287+00
retention-push-statistics	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:36:53.271967+00
partitions	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.185095+00
deleted-apps	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.187416+00
stale-rate-shares	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.192019+00
device-counts	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.204621+00
quarantine-undo	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.232623+00
run-audit	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.235582+00
user-erasure	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.285319+00
schedules	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:33.699311+00
webhooks	01a21d01-bda3-7a07-ac8d-170d3b90c000	2026-11-27 12:37:04.329322+00
\.
COPY public.erasures (id, app, user_id, tokens, devices, asked_at, passes, done_at) FROM stdin;
1	1	erased	{"\\\\x000000000000000c"}	1	2026-11-27 12:36:23.711021+00	1	\N
\.
COPY public.hold_endings (id, app, before, expires) FROM stdin;
1	1	7d7c94dc-511a-4c62-96be-ce1c51e721cb	f
\.
COPY public.holds (singleton, started_at, next_row, last_row) FROM stdin;
t	\N	\N	\N
\.
COPY public.idempotency_20261126 (app, key, day, body_hash, notification, audience, expires_at) FROM stdin;
\.
COPY public.idempotency_20261127 (app, key, day, body_hash, notification, audience, expires_at) FROM stdin;
1	order-7	2026-11-27	\\xdb50c18da5225bed8832f1d9c31b0936d541808e5aa8330320da127d7c11662d	01a21d01-c058-7f3a-b1a4-88f68c9ce31e	2	2026-11-28 12:36:23.801599+00
\.
COPY public.idempotency_default (app, key, day, body_hash, notification, audience, expires_at) FROM stdin;
\.
COPY public.language_lists (id, tags, unused_since) FROM stdin;
1		\N
2	en	\N
3	de-AT,en	\N
\.
COPY public.nodes (id, database, version, started_at, beat_at, stopped_at) FROM stdin;
01a21d01-bad7-7238-a03f-b10a14f48000	7712829119718544463/17081	0.9.0+unknown	2026-11-27 12:36:22.421167+00	2026-11-27 12:36:22.601385+00	2026-11-27 12:36:22.601385+00
01a21d01-bda3-7a07-ac8d-170d3b90c000	7712829119718544463/17081	0.9.0+unknown	2026-11-27 12:36:23.133962+00	2026-11-27 12:37:04.324644+00	2026-11-27 12:37:04.324644+00
\.
COPY public.notifications_20261127 (id, accepted_at, expires_at, strings_revision, day, app, push_type, environment, everyone, has_listed_names, payload, tokens, users, narrowing, recipients, collapse_id, options) FROM stdin;
01a21d01-c023-7f74-b19b-d0a7950a3839	2026-11-27 12:36:23.715596+00	\N	2	2026-11-27	1	1	2	t	\N	\\x7b22617073223a207b22616c657274223a207b22626f6479223a207b22737472696e67223a20224d4f5645227d7d7d7d	\N	\N	\N	\N	\N	{"priority":10,"sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
01a21d01-c058-7f3a-b1a4-88f68c9ce31e	2026-11-27 12:36:23.768838+00	\N	2	2026-11-27	1	1	\N	f	\N	\\x7b22617073223a207b22616c657274223a207b22626f6479223a207b22737472696e67223a20224d4f5645227d7d7d7d	{"\\\\x0000000000000001","\\\\x0000000000000002"}	\N	\N	\N	order	{"priority":10,"reference":"order 7","sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
01a21d01-c0fb-7a2a-bb88-a9462c54a5c6	2026-11-27 12:36:23.931737+00	\N	2	2026-11-27	1	1	\N	f	\N	\\x7b22617073223a207b22616c657274223a202248656c6c6f227d7d	{"\\\\x000000000000000b"}	\N	\N	\N	\N	{"priority":10,"sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
01a21d01-c100-795a-9e2a-1af207b94b7c	2026-11-27 12:36:23.936472+00	\N	2	2026-11-27	1	1	\N	f	\N	\\x7b22617073223a207b22616c657274223a202248656c6c6f227d7d	\N	{held}	\N	\N	\N	{"priority":10,"sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
\.
COPY public.notifications_default (id, accepted_at, expires_at, strings_revision, day, app, push_type, environment, everyone, has_listed_names, payload, tokens, users, narrowing, recipients, collapse_id, options) FROM stdin;
\.
COPY public.open_runs (run, day) FROM stdin;
3	2026-11-27
4	2026-11-27
1	2026-11-27
\.
COPY public.provider_tokens (environment, team_id, key_id, key_hash, generation, issued_at, sealed, sealed_with) FROM stdin;
2	TEAM000001	KEY0000001	8a47dc9fee2b35cc78b6b7bbead916e87924bb561026e450b47bad1c4490138a	1	2026-11-27 12:36:23+00	\\xf1bf4a7c86b990765cf4768ed2385f183c95a435b90a0bd4bd466f8387e90454de3b52abc20b535bc150104d8ffd872e5a6b0dee2ede6aeabb35b6c6b156947b8d88bc5c13225b0a3af07fdcf37538f52fec6d85f22044dee71189254b712f89c340eac9d8825a8d07b08e602e633ea13980de8fdfeb317faee3e27b806acc15fd55fc3db5a3eac654fff0f58df4b2588be72bedbabc80ab390c59805efc36a393275d5e71a17f778f6066ef472e84821ebf45c844a77151b1f5ba2842413b711d00753037f0f8d179aae722ff26ec129617930c	5417e253b1a15e0d
\.
COPY public.prune_guards (app, environment, bad_at, paused_at, answers, bad, trusted_until, undo_since, undo_until, undo_after, undone) FROM stdin;
1	2	2026-11-27 12:36:23.880472+00	\N	0	0	\N	\N	\N	\\x	0
\.
COPY public.prune_tallies (app, environment, holder, slot, at, answers, bad) FROM stdin;
1	2	00000000-0000-76ac-938f-456d3368b8e6	29929716	2026-11-27 12:36:23.881467+00	10	1
\.
COPY public.push_statistics (at, accepted, rejected, unknown_device, cancelled, expired, unknown, superseded, writer, app, span, reasons, latencies) FROM stdin;
2026-11-27 12:36:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	0	1	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:30:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	0	10	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:00:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	0	60	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:36:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	1	1	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:30:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	1	10	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:00:00+00	10	2	0	0	0	0	0	01a21d01-bdf2-7e94-becc-72185a64f705	1	60	{"Unregistered": 1, "BadDeviceToken": 1}	\\x0170020d0103020201010101020201
2026-11-27 12:00:00+00	7	1	0	0	0	0	0	642b8c00-3084-48da-b099-bd8d099d7654	1	60	{"BadDeviceToken": 1}	\\x
\.
COPY public.queue (id, run, original, notification, holder, epoch, available_at, deadline, audience, app, day, bucket_from, bucket_to, cursor_bucket, environment, kind, class, attempt, held, waited_for, counted, trial, rescued, cursor_token, token, zones, accepted, snapshot) FROM stdin;
18	3	\N	01a21d01-c0fb-7a2a-bb88-a9462c54a5c6	\N	0	2026-11-27 12:36:23.932571+00	2026-11-28 12:36:23.931737+00	0	1	2026-11-27	\N	\N	\N	1	1	1	0	1	\N	0	f	f	\N	\N	\N	{}	972:972:
19	4	\N	01a21d01-c100-795a-9e2a-1af207b94b7c	\N	0	2026-11-27 12:36:23.937997+00	2026-11-28 12:36:23.936472+00	0	1	2026-11-27	\N	\N	\N	1	1	1	0	1	\N	0	f	f	\N	\N	\N	{}	974:974:
\.
COPY public.rate_shares (app, run, holder, singles, broadcasts, until) FROM stdin;
1	0	08bd9e7f-795e-470b-97a7-8911e024cf4d	1	2	2026-11-27 12:37:05.411339+00
\.
COPY public.run_audit (singleton, after) FROM stdin;
t	4
\.
COPY public.run_controls (run, day, app, control, has_not_expanded) FROM stdin;
4	2026-11-27	1	1	f
\.
COPY public.run_counts_20261127 (run, day, writer, kind, outcome, reason, language, count, first_at, last_at) FROM stdin;
1	2026-11-27	6113	3	3	Unregistered	en	1	2026-11-27 12:36:23.854464+00	2026-11-27 12:36:23.854464+00
1	2026-11-27	6113	3	3	BadDeviceToken	de	1	2026-11-27 12:36:23.880472+00	2026-11-27 12:36:23.880472+00
1	2026-11-27	6113	3	2		de	4	2026-11-27 12:36:23.841548+00	2026-11-27 12:36:23.887971+00
1	2026-11-27	6113	1	0			10	2026-11-27 12:36:23.841548+00	2026-11-27 12:36:23.900268+00
1	2026-11-27	6113	3	2		en	4	2026-11-27 12:36:23.862595+00	2026-11-27 12:36:23.900268+00
\.
COPY public.run_counts_default (run, day, writer, kind, outcome, reason, language, count, first_at, last_at) FROM stdin;
\.
COPY public.runs_20261127 (id, original, audience, unaccounted, started_at, notification, app, day, audience_at_acceptance, number, counted, outcomes, reference, collapse_id, schedule) FROM stdin;
1	\N	0	\N	2026-11-27 12:36:23.75584+00	01a21d01-c023-7f74-b19b-d0a7950a3839	1	2026-11-27	10	1	t	\N	\N	\N	\N
2	\N	2	\N	2026-11-27 12:36:23.801599+00	01a21d01-c058-7f3a-b1a4-88f68c9ce31e	1	2026-11-27	2	1	f	\N	order 7	order	\N
3	\N	1	\N	2026-11-27 12:36:23.932571+00	01a21d01-c0fb-7a2a-bb88-a9462c54a5c6	1	2026-11-27	1	1	f	\N	\N	\N	\N
4	\N	0	\N	2026-11-27 12:36:23.937997+00	01a21d01-c100-795a-9e2a-1af207b94b7c	1	2026-11-27	1	1	f	\N	\N	\N	\N
\.
COPY public.runs_default (id, original, audience, unaccounted, started_at, notification, app, day, audience_at_acceptance, number, counted, outcomes, reference, collapse_id, schedule) FROM stdin;
\.
COPY public.schedules (id, app, accepted_at, state, due_at, begun, passed_at, fired, last, ended_at, audience, reference, payload, tokens, users, everyone, environment, narrowing, recipients, push_type, collapse_id, expires_at, strings_revision, options) FROM stdin;
01a825f5-9022-764a-a5eb-d35811861a54	1	2026-11-27 12:36:23.95816+00	1	2027-09-23 12:36:23.714682+00	f	\N	0	\N	\N	1	\N	\\x7b22617073223a207b22616c657274223a202248656c6c6f227d7d	{"\\\\x0000000000000001"}	{}	f	\N	\N	\N	1	\N	\N	2	{"priority":10,"send_at":"2027-09-23T12:36:23.714Z","sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
01a22b77-c800-73ca-af75-4c2627a2c75b	1	2026-11-27 12:36:23.964324+00	1	2026-11-30 08:00:00+00	f	\N	0	\N	\N	9	\N	\\x7b22617073223a207b22616c657274223a202248656c6c6f227d7d	\N	\N	t	\N	\N	\N	1	\N	\N	2	{"priority":10,"repeat":{"cron":"0 9 * * 1","time_zone":"Europe/Vienna"},"sent_by":{"id":null,"name":"administrator"},"app_fallback":["en","de"]}
\.
COPY public.schema_migrations (number, name, checksum, applied_at) FROM stdin;
1	0001_initial	\\x1265aac2327f3e591ccddb6cd7901562394c8c1cb36052754494efbfff15fd82	2026-11-27 12:36:21.926903+00
\.
COPY public.string_files (id, app, table_name, language, kind, body, sha256, needs_review, stale, excluded_keys) FROM stdin;
1	1		en	1	\\x7b224d4f5645223a2022596f7572206d6f7665227d	\\x14ed4468b1b2f5448f6d9f7a261e9f43a6848e72774c7626adff0f9603b7093e	0	0	\N
2	1		de	1	\\x7b224d4f5645223a20224475206269737420616d205a7567227d	\\x586abd6d6ff577261ee8d3cecd8a7a345043c4f0b4a9354834c33b8aee639369	0	0	\N
\.
COPY public.string_revisions (app, revision, files, table_files, format, sha256, keys, created_at, retired_at) FROM stdin;
1	2	{1,2}	{}	json	\\x586abd6d6ff577261ee8d3cecd8a7a345043c4f0b4a9354834c33b8aee639369	1	2026-11-27 12:36:23.518511+00	\N
1	1	{1}	{}	json	\\x14ed4468b1b2f5448f6d9f7a261e9f43a6848e72774c7626adff0f9603b7093e	1	2026-11-27 12:36:23.503373+00	2026-11-27 12:36:23.518511+00
\.
COPY public.webhook_endings (id, app, notification, day) FROM stdin;
15	1	01a21d01-c023-7f74-b19b-d0a7950a3839	2026-11-27
\.
COPY public.webhook_messages (id, message, webhook, app, kind, subject, at, user_id, environment, token_kind, reason, notification, reference, outcome, outcomes, reasons, credential, expires_at, days, state, attempts, next_at, tried_at, status, fault) FROM stdin;
4	a3251528-e759-41c9-bc46-d9212081ffd5	01a21d01-bf65-7d92-8533-1cbe1c66a632	1	3	\\x01a21d01c0587f3ab1a488f68c9ce31e	2026-11-27 12:36:24.196511+00	\N	\N	\N	finished	\N	order 7	\N	{"accepted":2}	{}	\N	\N	\N	1	2	2026-11-27 12:36:48.54294+00	2026-11-27 12:36:39.296429+00	\N	unreachable
3	94f53b4f-f8a8-4c28-88b9-ce9526fa4dff	01a21d01-bf65-7d92-8533-1cbe1c66a632	1	1	\\x000000000000000a	2026-11-27 12:36:23.880472+00	user-4	2	1	BadDeviceToken	\N	\N	\N	\N	\N	\N	\N	\N	1	0	2026-11-27 12:36:57.4062+00	\N	\N	\N
5	cbc70046-0c6d-4b7f-ae10-83f417c25ab7	01a21d01-bf65-7d92-8533-1cbe1c66a632	1	3	\\x01a21d01c0237f74b19bd0a7950a3839	2026-11-27 12:36:24.196511+00	\N	\N	\N	finished	\N	\N	\N	{"accepted":8,"rejected":2}	{"BadDeviceToken":1,"Unregistered":1}	\N	\N	\N	1	2	2026-11-27 12:37:07.68055+00	2026-11-27 12:36:58.416412+00	\N	unreachable
1	45652789-4510-4231-a4f2-a61e20a59f99	01a21d01-bf65-7d92-8533-1cbe1c66a632	1	4	\\x0000000000000009	2026-11-27 12:36:23.854464+00	user-4	\N	\N	Unregistered	01a21d01-c023-7f74-b19b-d0a7950a3839	\N	3	\N	\N	\N	\N	\N	1	4	2026-11-27 12:37:35.386691+00	2026-11-27 12:36:58.416412+00	\N	unreachable
2	d0329b14-bd95-4411-8be0-67152ef741a9	01a21d01-bf65-7d92-8533-1cbe1c66a632	1	4	\\x000000000000000a	2026-11-27 12:36:23.880472+00	user-4	\N	\N	BadDeviceToken	01a21d01-c023-7f74-b19b-d0a7950a3839	\N	3	\N	\N	\N	\N	\N	1	4	2026-11-27 12:37:35.158859+00	2026-11-27 12:36:58.416412+00	\N	unreachable
\.
COPY public.webhook_secrets (webhook, sealed, sealed_with, until) FROM stdin;
01a21d01-bf65-7d92-8533-1cbe1c66a632	\\xb79a2c2e1cc200fd82e56830732cd886231b09a3eea2d5866f4c586009caadb0d431533a150f445ce2d811ec4aa52344ef7ea1df3dd6e38896131f6f	5417e253b1a15e0d	2026-12-04 12:36:23.533289+00
\.
COPY public.webhooks (id, app, url, kinds, sealed, sealed_with, created_at, failures, paused_until, all_due) FROM stdin;
01a21d01-bf65-7d92-8533-1cbe1c66a632	1	http://127.0.0.1:9/	{1,3,4}	\\xd2ba11dc7622e3d4aa14c233d3426d7967c6caf935c528ef7cebf008e5f880e6409a0d0b572b16ce3d2a241b8fc133ba081219cedf42a6254f883ed1	5417e253b1a15e0d	2026-11-27 12:36:23.525511+00	4	2026-11-27 12:37:36.112487+00	f
\.
SELECT pg_catalog.setval('public.api_keys_id_seq', 1, true);
SELECT pg_catalog.setval('public.apps_id_seq', 4, true);
SELECT pg_catalog.setval('public.audit_log_id_seq', 12, true);
SELECT pg_catalog.setval('public.device_events_seq', 15, true);
SELECT pg_catalog.setval('public.erasures_id_seq', 1, true);
SELECT pg_catalog.setval('public.hold_endings_id_seq', 1, true);
SELECT pg_catalog.setval('public.language_lists_id_seq', 3, true);
SELECT pg_catalog.setval('public.queue_id_seq', 19, true);
SELECT pg_catalog.setval('public.run_ids', 4, true);
SELECT pg_catalog.setval('public.string_files_id_seq', 2, true);
SELECT pg_catalog.setval('public.webhook_endings_id_seq', 15, true);
SELECT pg_catalog.setval('public.webhook_messages_id_seq', 5, true);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_certificate_key UNIQUE (certificate);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.app_removals
    ADD CONSTRAINT app_removals_pkey PRIMARY KEY (app);
ALTER TABLE ONLY public.apps
    ADD CONSTRAINT apps_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.badges
    ADD CONSTRAINT badges_pkey PRIMARY KEY (app, token);
ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (app, environment, name);
ALTER TABLE ONLY public.configuration
    ADD CONSTRAINT configuration_pkey PRIMARY KEY (singleton);
ALTER TABLE ONLY public.credential_refusals
    ADD CONSTRAINT credential_refusals_pkey PRIMARY KEY (app, environment, credential);
ALTER TABLE ONLY public.credential_warnings
    ADD CONSTRAINT credential_warnings_pkey PRIMARY KEY (webhook, environment, credential, expires_at, days);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (app, environment, name);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (app, run, token, day);
ALTER TABLE ONLY public.deliveries_20261127
    ADD CONSTRAINT deliveries_20261127_pkey PRIMARY KEY (app, run, token, day);
ALTER TABLE ONLY public.deliveries_default
    ADD CONSTRAINT deliveries_default_pkey PRIMARY KEY (app, run, token, day);
ALTER TABLE ONLY public.device_counts_at
    ADD CONSTRAINT device_counts_at_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.device_counts
    ADD CONSTRAINT device_counts_pkey PRIMARY KEY (app, state, environment, token_kind, language);
ALTER TABLE ONLY public.device_event_floors
    ADD CONSTRAINT device_event_floors_pkey PRIMARY KEY (app);
ALTER TABLE ONLY public.device_events
    ADD CONSTRAINT device_events_pkey PRIMARY KEY (app, "position", seq, day);
ALTER TABLE ONLY public.device_events_20261127
    ADD CONSTRAINT device_events_20261127_pkey PRIMARY KEY (app, "position", seq, day);
ALTER TABLE ONLY public.device_events_default
    ADD CONSTRAINT device_events_default_pkey PRIMARY KEY (app, "position", seq, day);
ALTER TABLE ONLY public.device_feed
    ADD CONSTRAINT device_feed_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (app, token);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hold_endings
    ADD CONSTRAINT hold_endings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (singleton);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (app, key, day);
ALTER TABLE ONLY public.idempotency_20261126
    ADD CONSTRAINT idempotency_20261126_pkey PRIMARY KEY (app, key, day);
ALTER TABLE ONLY public.idempotency_20261127
    ADD CONSTRAINT idempotency_20261127_pkey PRIMARY KEY (app, key, day);
ALTER TABLE ONLY public.idempotency_default
    ADD CONSTRAINT idempotency_default_pkey PRIMARY KEY (app, key, day);
ALTER TABLE ONLY public.language_lists
    ADD CONSTRAINT language_lists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.language_lists
    ADD CONSTRAINT language_lists_tags_key UNIQUE (tags);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (app, id, day);
ALTER TABLE ONLY public.notifications_20261127
    ADD CONSTRAINT notifications_20261127_pkey PRIMARY KEY (app, id, day);
ALTER TABLE ONLY public.notifications_default
    ADD CONSTRAINT notifications_default_pkey PRIMARY KEY (app, id, day);
ALTER TABLE ONLY public.open_runs
    ADD CONSTRAINT open_runs_pkey PRIMARY KEY (run);
ALTER TABLE ONLY public.provider_tokens
    ADD CONSTRAINT provider_tokens_pkey PRIMARY KEY (environment, team_id, key_id, key_hash);
ALTER TABLE ONLY public.prune_guards
    ADD CONSTRAINT prune_guards_pkey PRIMARY KEY (app, environment);
ALTER TABLE ONLY public.prune_tallies
    ADD CONSTRAINT prune_tallies_pkey PRIMARY KEY (app, environment, holder, slot);
ALTER TABLE ONLY public.push_statistics
    ADD CONSTRAINT push_statistics_pkey PRIMARY KEY (app, span, at, writer);
ALTER TABLE ONLY public.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_shares
    ADD CONSTRAINT rate_shares_pkey PRIMARY KEY (app, run, holder);
ALTER TABLE ONLY public.run_audit
    ADD CONSTRAINT run_audit_pkey PRIMARY KEY (singleton);
ALTER TABLE ONLY public.run_controls
    ADD CONSTRAINT run_controls_pkey PRIMARY KEY (run);
ALTER TABLE ONLY public.run_counts
    ADD CONSTRAINT run_counts_pkey PRIMARY KEY (run, day, writer, kind, outcome, reason, language);
ALTER TABLE ONLY public.run_counts_20261127
    ADD CONSTRAINT run_counts_20261127_pkey PRIMARY KEY (run, day, writer, kind, outcome, reason, language);
ALTER TABLE ONLY public.run_counts_default
    ADD CONSTRAINT run_counts_default_pkey PRIMARY KEY (run, day, writer, kind, outcome, reason, language);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id, day);
ALTER TABLE ONLY public.runs_20261127
    ADD CONSTRAINT runs_20261127_pkey PRIMARY KEY (id, day);
ALTER TABLE ONLY public.runs_default
    ADD CONSTRAINT runs_default_pkey PRIMARY KEY (id, day);
ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.string_files
    ADD CONSTRAINT string_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.string_revisions
    ADD CONSTRAINT string_revisions_pkey PRIMARY KEY (app, revision);
ALTER TABLE ONLY public.webhook_endings
    ADD CONSTRAINT webhook_endings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_secrets
    ADD CONSTRAINT webhook_secrets_pkey PRIMARY KEY (webhook, sealed);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX apps_bundle_id ON public.apps USING btree (bundle_id) WHERE (deleted_at IS NULL);
CREATE INDEX audit_log_app ON public.audit_log USING btree (app, id) WHERE (app IS NOT NULL);
CREATE INDEX collapse_names_run ON ONLY public.collapse_names USING btree (app, name, run);
CREATE INDEX collapse_names_20261127_app_name_run_idx ON public.collapse_names_20261127 USING btree (app, name, run);
CREATE INDEX collapse_names_default_app_name_run_idx ON public.collapse_names_default USING btree (app, name, run);
CREATE INDEX collapse_names_default_day ON public.collapse_names_default USING btree (((day + 0)));
CREATE INDEX deliveries_default_day ON public.deliveries_default USING btree (((day + 0)));
CREATE INDEX device_events_default_day ON public.device_events_default USING btree (((day + 0)));
CREATE INDEX devices_inactive ON public.devices USING btree (app, state, token) WHERE (state <> 1);
CREATE INDEX devices_inactive_since ON public.devices USING btree (inactive_since, app, token) WHERE (inactive_since IS NOT NULL);
CREATE INDEX devices_moved ON public.devices USING btree (app, bucket, token) INCLUDE (environment, environment_xid) WHERE (environment_xid IS NOT NULL);
CREATE INDEX devices_preferences ON public.devices USING btree (app, language_list, bucket, token) WHERE (language_list > 0);
CREATE INDEX devices_reached ON public.devices USING btree (app, environment, token_kind, bucket, token) INCLUDE (language_list) WHERE (state = 1);
CREATE INDEX devices_reasons ON public.devices USING btree (app, state_reason, bucket, token) WHERE (state_reason IS NOT NULL);
CREATE INDEX devices_tags ON public.devices USING gin (public.device_tags(app, environment, bucket, tags)) WITH (fastupdate=off) WHERE (tags <> '{}'::text[]);
CREATE INDEX devices_unreached ON public.devices USING btree (app, environment, token_kind, state, bucket, token) INCLUDE (language_list) WHERE (state_reason IS NOT NULL);
CREATE INDEX devices_user ON public.devices USING btree (app, user_id, token) WHERE (user_id IS NOT NULL);
CREATE INDEX devices_versions ON public.devices USING btree (public.device_slot(app, environment, bucket), public.device_version(app_version)) WHERE (app_version IS NOT NULL);
CREATE INDEX devices_zone ON public.devices USING btree (app, time_zone, environment, token_kind, bucket, token) INCLUDE (language_list) WHERE ((state = 1) AND (time_zone IS NOT NULL));
CREATE INDEX erasures_done ON public.erasures USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE UNIQUE INDEX erasures_user ON public.erasures USING btree (app, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX idempotency_default_day ON public.idempotency_default USING btree (((day + 0)));
CREATE INDEX notifications_default_day ON public.notifications_default USING btree (((day + 0)));
CREATE INDEX push_statistics_at ON public.push_statistics USING btree ((at AT TIME ZONE 'UTC'::text));
CREATE INDEX queue_claims ON public.queue USING btree ((
CASE
    WHEN ((class = 2) AND (kind = 3)) THEN 3
    ELSE (class)::integer
END), app, environment, available_at, id) WHERE ((holder IS NULL) AND (held IS NULL));
CREATE INDEX queue_held ON public.queue USING btree (app, environment, deadline, id) WHERE (held < 5);
CREATE INDEX queue_held_late ON public.queue USING btree (deadline, id) WHERE (held < 5);
CREATE INDEX queue_leases ON public.queue USING btree (available_at) WHERE (holder IS NOT NULL);
CREATE INDEX queue_original ON public.queue USING btree (original) WHERE (original IS NOT NULL);
CREATE INDEX queue_paused ON public.queue USING btree (run, deadline, id) WHERE (held = 5);
CREATE INDEX queue_restored ON public.queue USING btree (app, notification, id) WHERE (available_at = 'infinity'::timestamp with time zone);
CREATE INDEX queue_restored_late ON public.queue USING btree (deadline, id) WHERE (available_at = 'infinity'::timestamp with time zone);
CREATE UNIQUE INDEX queue_run ON public.queue USING btree (run, kind, token);
CREATE INDEX run_controls_active ON public.run_controls USING btree (control, run) WHERE (control < 3);
CREATE INDEX run_controls_day ON public.run_controls USING btree (day);
CREATE INDEX run_counts_default_day ON public.run_counts_default USING btree (((day + 0)));
CREATE INDEX runs_collapse ON ONLY public.runs USING btree (app, collapse_id, ((- id))) WHERE (collapse_id IS NOT NULL);
CREATE INDEX runs_20261127_app_collapse_id_expr_idx ON public.runs_20261127 USING btree (app, collapse_id, ((- id))) WHERE (collapse_id IS NOT NULL);
CREATE INDEX runs_reference ON ONLY public.runs USING btree (app, reference, notification) WHERE (reference IS NOT NULL);
CREATE INDEX runs_20261127_app_reference_notification_idx ON public.runs_20261127 USING btree (app, reference, notification) WHERE (reference IS NOT NULL);
CREATE INDEX runs_notification ON ONLY public.runs USING btree (notification);
CREATE INDEX runs_20261127_notification_idx ON public.runs_20261127 USING btree (notification);
CREATE UNIQUE INDEX runs_number ON ONLY public.runs USING btree (original, number, day) WHERE (original IS NOT NULL);
CREATE UNIQUE INDEX runs_20261127_original_number_day_idx ON public.runs_20261127 USING btree (original, number, day) WHERE (original IS NOT NULL);
CREATE INDEX runs_schedule ON ONLY public.runs USING btree (schedule, notification) WHERE (schedule IS NOT NULL);
CREATE INDEX runs_20261127_schedule_notification_idx ON public.runs_20261127 USING btree (schedule, notification) WHERE (schedule IS NOT NULL);
CREATE INDEX runs_default_app_collapse_id_expr_idx ON public.runs_default USING btree (app, collapse_id, ((- id))) WHERE (collapse_id IS NOT NULL);
CREATE INDEX runs_default_app_reference_notification_idx ON public.runs_default USING btree (app, reference, notification) WHERE (reference IS NOT NULL);
CREATE INDEX runs_default_day ON public.runs_default USING btree (((day + 0)));
CREATE INDEX runs_default_notification_idx ON public.runs_default USING btree (notification);
CREATE UNIQUE INDEX runs_default_original_number_day_idx ON public.runs_default USING btree (original, number, day) WHERE (original IS NOT NULL);
CREATE INDEX runs_default_schedule_notification_idx ON public.runs_default USING btree (schedule, notification) WHERE (schedule IS NOT NULL);
CREATE INDEX schedules_app ON public.schedules USING btree (app, id);
CREATE INDEX schedules_begun ON public.schedules USING btree (app, id) WHERE begun;
CREATE INDEX schedules_due ON public.schedules USING btree (due_at, id) WHERE (state = 1);
CREATE INDEX schedules_ended ON public.schedules USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX schedules_reference ON public.schedules USING btree (app, reference, id) WHERE (reference IS NOT NULL);
CREATE INDEX schedules_strings ON public.schedules USING btree (app, strings_revision) WHERE ((ended_at IS NULL) AND (strings_revision > 0));
CREATE INDEX string_files_app ON public.string_files USING btree (app);
CREATE INDEX string_files_same ON public.string_files USING btree (app, sha256);
CREATE INDEX webhook_endings_notification ON public.webhook_endings USING btree (notification);
CREATE INDEX webhook_messages_app ON public.webhook_messages USING btree (app, id);
CREATE INDEX webhook_messages_due ON public.webhook_messages USING btree (webhook, next_at, id) WHERE (state = 1);
CREATE INDEX webhook_messages_log ON public.webhook_messages USING btree (webhook, id);
CREATE INDEX webhook_messages_subject ON public.webhook_messages USING btree (webhook, subject, next_at, id) WHERE (state = 1);
CREATE INDEX webhook_messages_waiting ON public.webhook_messages USING btree (webhook, id) WHERE (state = 1);
CREATE INDEX webhooks_app ON public.webhooks USING btree (app);
ALTER INDEX public.collapse_names_run ATTACH PARTITION public.collapse_names_20261127_app_name_run_idx;
ALTER INDEX public.collapse_names_run ATTACH PARTITION public.collapse_names_default_app_name_run_idx;
ALTER INDEX public.deliveries_pkey ATTACH PARTITION public.deliveries_20261127_pkey;
ALTER INDEX public.deliveries_pkey ATTACH PARTITION public.deliveries_default_pkey;
ALTER INDEX public.device_events_pkey ATTACH PARTITION public.device_events_20261127_pkey;
ALTER INDEX public.device_events_pkey ATTACH PARTITION public.device_events_default_pkey;
ALTER INDEX public.idempotency_pkey ATTACH PARTITION public.idempotency_20261126_pkey;
ALTER INDEX public.idempotency_pkey ATTACH PARTITION public.idempotency_20261127_pkey;
ALTER INDEX public.idempotency_pkey ATTACH PARTITION public.idempotency_default_pkey;
ALTER INDEX public.notifications_pkey ATTACH PARTITION public.notifications_20261127_pkey;
ALTER INDEX public.notifications_pkey ATTACH PARTITION public.notifications_default_pkey;
ALTER INDEX public.run_counts_pkey ATTACH PARTITION public.run_counts_20261127_pkey;
ALTER INDEX public.run_counts_pkey ATTACH PARTITION public.run_counts_default_pkey;
ALTER INDEX public.runs_collapse ATTACH PARTITION public.runs_20261127_app_collapse_id_expr_idx;
ALTER INDEX public.runs_reference ATTACH PARTITION public.runs_20261127_app_reference_notification_idx;
ALTER INDEX public.runs_notification ATTACH PARTITION public.runs_20261127_notification_idx;
ALTER INDEX public.runs_number ATTACH PARTITION public.runs_20261127_original_number_day_idx;
ALTER INDEX public.runs_pkey ATTACH PARTITION public.runs_20261127_pkey;
ALTER INDEX public.runs_schedule ATTACH PARTITION public.runs_20261127_schedule_notification_idx;
ALTER INDEX public.runs_collapse ATTACH PARTITION public.runs_default_app_collapse_id_expr_idx;
ALTER INDEX public.runs_reference ATTACH PARTITION public.runs_default_app_reference_notification_idx;
ALTER INDEX public.runs_notification ATTACH PARTITION public.runs_default_notification_idx;
ALTER INDEX public.runs_number ATTACH PARTITION public.runs_default_original_number_day_idx;
ALTER INDEX public.runs_pkey ATTACH PARTITION public.runs_default_pkey;
ALTER INDEX public.runs_schedule ATTACH PARTITION public.runs_default_schedule_notification_idx;
CREATE TRIGGER deliveries_changed AFTER UPDATE ON public.deliveries REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.deliveries_changed();
CREATE TRIGGER deliveries_stored AFTER INSERT ON public.deliveries REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION public.deliveries_stored();
CREATE TRIGGER devices_become_inactive BEFORE UPDATE OF state ON public.devices FOR EACH ROW WHEN ((new.state <> old.state)) EXECUTE FUNCTION public.devices_become_inactive();
CREATE TRIGGER devices_changed AFTER UPDATE ON public.devices FOR EACH ROW WHEN (((new.state <> old.state) OR (new.language_list <> old.language_list) OR (new.environment <> old.environment) OR (new.token_kind <> old.token_kind) OR (new.user_id IS DISTINCT FROM old.user_id) OR (new.tags <> old.tags) OR (new.time_zone IS DISTINCT FROM old.time_zone) OR (new.app_version IS DISTINCT FROM old.app_version))) EXECUTE FUNCTION public.devices_changed();
CREATE TRIGGER devices_moved BEFORE UPDATE ON public.devices FOR EACH ROW WHEN ((new.environment <> old.environment)) EXECUTE FUNCTION public.devices_moved();
CREATE TRIGGER devices_removed AFTER DELETE ON public.devices REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.devices_removed();
CREATE TRIGGER devices_stored AFTER INSERT ON public.devices REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION public.devices_stored();
CREATE TRIGGER devices_stored_inactive BEFORE INSERT ON public.devices FOR EACH ROW WHEN ((new.state <> 1)) EXECUTE FUNCTION public.devices_become_inactive();
CREATE TRIGGER webhooks_of_deliveries AFTER UPDATE ON public.deliveries FOR EACH ROW WHEN (((new.outcome = ANY (ARRAY[3, 4, 6, 7])) AND (((new.intent IS NULL) AND ((old.outcome = 1) OR (old.intent IS NOT NULL))) OR ((new.intent IS NOT NULL) AND (new.queue_row IS NULL) AND (old.queue_row IS NOT NULL))))) EXECUTE FUNCTION public.webhooks_of_deliveries();
CREATE TRIGGER webhooks_of_devices AFTER INSERT ON public.device_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY[3, 5]))) EXECUTE FUNCTION public.webhooks_of_devices();
CREATE TRIGGER webhooks_of_new_deliveries AFTER INSERT ON public.deliveries FOR EACH ROW WHEN (((new.outcome = ANY (ARRAY[3, 4, 6, 7])) AND (new.intent IS NULL))) EXECUTE FUNCTION public.webhooks_of_deliveries();
CREATE TRIGGER webhooks_of_work AFTER DELETE ON public.queue REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION public.webhooks_of_work();
ALTER TABLE ONLY public.app_removals
    ADD CONSTRAINT app_removals_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.certificates
    ADD CONSTRAINT certificates_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id);
ALTER TABLE ONLY public.credential_refusals
    ADD CONSTRAINT credential_refusals_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.credential_warnings
    ADD CONSTRAINT credential_warnings_webhook_fkey FOREIGN KEY (webhook) REFERENCES public.webhooks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id);
ALTER TABLE ONLY public.string_files
    ADD CONSTRAINT string_files_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id);
ALTER TABLE ONLY public.string_revisions
    ADD CONSTRAINT string_revisions_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id);
ALTER TABLE ONLY public.webhook_secrets
    ADD CONSTRAINT webhook_secrets_webhook_fkey FOREIGN KEY (webhook) REFERENCES public.webhooks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_app_fkey FOREIGN KEY (app) REFERENCES public.apps(id);
