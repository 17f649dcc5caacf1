-- Secrets that a webhook had before the one it has, which sign beside it until a stated time (decision 0086). The
-- release before knows nothing of them: it removes webhooks, and they go with them.
CREATE TABLE webhook_secrets (
  webhook uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  sealed bytea NOT NULL,                             -- as it was in the webhook's row
  sealed_with text NOT NULL,                         -- which secret key, by fingerprint
  until timestamptz NOT NULL,
  PRIMARY KEY (webhook, sealed)
);
