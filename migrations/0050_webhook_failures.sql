-- Failed deliveries and credentials are told to webhooks (decision 0077), and what is told of a notification says which the
-- caller means.
ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_kinds_check,
  ADD CONSTRAINT webhooks_kinds_check
    CHECK (cardinality(kinds) > 0 AND kinds <@ ARRAY[1, 2, 3, 4, 5, 6]::smallint[]);
-- …, delivery.failed, credential.refused, credential.expiring. What is there was looked through when it came.
ALTER TABLE webhook_messages
  DROP CONSTRAINT webhook_messages_kind_check,
  ADD CONSTRAINT webhook_messages_kind_check CHECK (kind BETWEEN 0 AND 6) NOT VALID,
  ADD COLUMN notification uuid,                      -- that a delivery is of
  ADD COLUMN reference text,                         -- the caller's own name for the notification
  ADD COLUMN outcome smallint,                       -- of a delivery
  ADD COLUMN credential text,                        -- its name
  ADD COLUMN expires_at timestamptz,                 -- when a credential does
  ADD COLUMN days smallint;                          -- which warning of that it is

-- Credentials that Apple refuses, each told of once an hour, or until it works again.
CREATE TABLE credential_refusals (
  app integer NOT NULL REFERENCES apps ON DELETE CASCADE, -- the release before deletes apps and knows no refusals
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  credential text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, credential)
);
-- Warnings that a webhook had, each once. A credential that is replaced expires at another time.
CREATE TABLE credential_warnings (
  webhook uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  credential text NOT NULL,
  expires_at timestamptz NOT NULL,
  days smallint NOT NULL,
  PRIMARY KEY (webhook, environment, credential, expires_at, days)
);

-- Of which row of the queue an intent is. Whoever rescues that row tells of what its holder before left undecided, and
-- takes the number away: what that holder says later is stored all the same.
ALTER TABLE deliveries ADD COLUMN intent_row bigint;

CREATE FUNCTION webhooks_of_deliveries() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  -- One index is asked before five are: most apps have nobody to tell.
  IF NOT EXISTS (SELECT FROM webhooks w WHERE w.app = NEW.app AND 4::smallint = ANY (w.kinds)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, reason, outcome, notification, reference)
  SELECT w.id, NEW.app, 4, NEW.token, d.user_id, NEW.reason, NEW.outcome, r.notification,
    coalesce(
      r.reference, (SELECT reference FROM runs WHERE id = r.original),
      -- By both: of its indexes each begins with one of them.
      (SELECT reference FROM schedules WHERE app = NEW.app AND id = r.notification))
  FROM webhooks w
  LEFT JOIN LATERAL (
    SELECT user_id FROM devices WHERE app = NEW.app AND token = NEW.token OFFSET 0) d ON true
  LEFT JOIN LATERAL (SELECT * FROM runs WHERE id = NEW.run OFFSET 0) r ON true
  WHERE w.app = NEW.app AND 4::smallint = ANY (w.kinds);
  RETURN NULL;
END $body$;
-- Rejected, unknown_device, expired and unknown, once each, when that is decided: an intent is no outcome. What is accepted
-- does not come here.
CREATE TRIGGER webhooks_of_new_deliveries AFTER INSERT ON deliveries FOR EACH ROW
  WHEN (NEW.outcome IN (3, 4, 6, 7) AND NEW.intent IS NULL) EXECUTE FUNCTION webhooks_of_deliveries();
CREATE TRIGGER webhooks_of_deliveries AFTER UPDATE ON deliveries FOR EACH ROW
  WHEN (NEW.outcome IN (3, 4, 6, 7) AND (
    (NEW.intent IS NULL AND (OLD.outcome = 1 OR OLD.intent IS NOT NULL))
    OR (NEW.intent IS NOT NULL AND NEW.intent_row IS NULL AND OLD.intent_row IS NOT NULL)))
  EXECUTE FUNCTION webhooks_of_deliveries();
