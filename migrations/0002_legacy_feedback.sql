-- Position of the feedback service of the legacy bridge: the last device event that senders of an
-- app and environment have received (decision 0080). Without a row they have received none.
CREATE TABLE legacy_feedback (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  position bigint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (app, environment)
);
