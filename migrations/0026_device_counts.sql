-- How many devices of each kind each app has, as a background duty counted them last (decision 0046).
CREATE TABLE device_counts (
  app integer NOT NULL,
  state smallint NOT NULL CHECK (state IN (1, 2, 3)),
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  token_kind smallint NOT NULL CHECK (token_kind BETWEEN 1 AND 11),
  language text NOT NULL,                            -- the first preference; '' for none
  devices bigint NOT NULL CHECK (devices > 0),
  PRIMARY KEY (app, state, environment, token_kind, language)
);
-- When that was, for all apps: one that is not among the counts had no devices then.
CREATE TABLE device_counts_at (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  as_of timestamptz NOT NULL
);
