-- What happens in an app, told to a server of its owner (decision 0059). Triggers write what is to be told, in the
-- transaction that makes it so, and only for apps that have somebody to tell.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  app integer NOT NULL REFERENCES apps,
  url text NOT NULL CHECK (octet_length(url) BETWEEN 8 AND 2000),
  kinds smallint[] NOT NULL CHECK (cardinality(kinds) > 0 AND kinds <@ ARRAY[1, 2, 3]::smallint[]),
  sealed bytea NOT NULL,                             -- AES-256-GCM of the key of its signatures
  sealed_with text NOT NULL,                         -- which secret key, by fingerprint
  created_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,               -- rounds in a row in which nothing was taken
  paused_until timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX webhooks_app ON webhooks (app);

-- Outbox and log in one: a row for each message and webhook, which waits, was taken, or was given up.
CREATE TABLE webhook_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- drawn under the lock of what changed: in order of each subject
  message uuid NOT NULL DEFAULT gen_random_uuid(),   -- what receivers know it by, at every try
  webhook uuid NOT NULL,
  app integer NOT NULL,
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 3), -- test, device.quarantined, device.unregistered, notification.finished
  subject bytea NOT NULL,                            -- what it is about: a later one waits for an earlier one
  at timestamptz NOT NULL DEFAULT now(),
  user_id text,
  environment smallint,
  token_kind smallint,
  reason text,
  state smallint NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 3), -- waiting, delivered, given up
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  status smallint,                                   -- of the last answer
  fault text                                         -- why there was none
);
CREATE INDEX webhook_messages_waiting ON webhook_messages (webhook, id) WHERE state = 1;
CREATE INDEX webhook_messages_failed ON webhook_messages (webhook, subject, id) WHERE state = 1 AND attempts > 0;
CREATE INDEX webhook_messages_log ON webhook_messages (webhook, id);
CREATE INDEX webhook_messages_app ON webhook_messages (app);

-- Notifications of which a row of work has ended: whether it was the last is found by who comes later and sees all of
-- them, since of two that end at once neither sees the other.
CREATE TABLE webhook_endings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  notification uuid NOT NULL
);
CREATE INDEX webhook_endings_notification ON webhook_endings (notification);

CREATE FUNCTION webhooks_of_devices() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE said smallint := CASE NEW.kind WHEN 3 THEN 1 ELSE 2 END;
BEGIN
  INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, environment, token_kind, reason)
  SELECT w.id, NEW.app, said, NEW.token, NEW.user_id, NEW.environment, NEW.token_kind, NEW.reason
  FROM webhooks w WHERE w.app = NEW.app AND said = ANY (w.kinds);
  RETURN NULL;
END $body$;
-- Registrations and all else that is told of devices do not come here.
CREATE TRIGGER webhooks_of_devices AFTER INSERT ON device_events FOR EACH ROW
  WHEN (NEW.kind IN (3, 5)) EXECUTE FUNCTION webhooks_of_devices();

CREATE FUNCTION webhooks_of_work() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks) THEN RETURN NULL; END IF;
  INSERT INTO webhook_endings (app, notification)
  SELECT DISTINCT e.app, e.notification FROM ended e
  WHERE EXISTS (SELECT FROM webhooks w WHERE w.app = e.app AND 3::smallint = ANY (w.kinds));
  RETURN NULL;
END $body$;
CREATE TRIGGER webhooks_of_work AFTER DELETE ON queue
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION webhooks_of_work();
