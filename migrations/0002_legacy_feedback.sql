-- Position of the feedback service of the legacy bridge: the last device event that senders of an
-- app, environment and kind of tokens have received (decision 0080). Without a row they have
-- received none.
CREATE TABLE legacy_feedback (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  token_kind smallint NOT NULL CHECK (token_kind BETWEEN 1 AND 11),
  position bigint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (app, environment, token_kind)
);
