-- Certificates with which apps prove themselves to Apple, beside the keys in credentials, of which the release before
-- reads every row as a key.
CREATE TABLE certificates (
  app integer NOT NULL REFERENCES apps ON DELETE CASCADE, -- the release before deletes apps and knows no certificates
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  chain text NOT NULL,                               -- PEM: the key's own certificate, then those that lead to a root
  sealed bytea NOT NULL,                             -- AES-256-GCM of the key's PEM
  sealed_with text NOT NULL,                         -- which secret key, by fingerprint
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, environment, name)
);
