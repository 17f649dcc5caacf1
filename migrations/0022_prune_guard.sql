-- pushgate: no transaction
-- When an unusual share of an app's tokens is called bad, something else is wrong with it than its devices: nobody is
-- quarantined any more, and who was is put back (decision 0042).
-- When a device was quarantined, so that it can be undone; NULL for those of releases before.
ALTER TABLE devices ADD COLUMN IF NOT EXISTS quarantined_at timestamptz;
-- Answers that say whether a token is good, by minutes of the shards that got them: each says all that it counted in
-- a minute, so that what is said twice counts once.
CREATE TABLE IF NOT EXISTS prune_tallies (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  holder uuid NOT NULL,                              -- the shard
  slot bigint NOT NULL,                              -- the minute, by the shard's clock
  at timestamptz NOT NULL DEFAULT now(),             -- when it was first told of
  answers integer NOT NULL CHECK (answers >= bad),
  bad integer NOT NULL CHECK (bad >= 0),
  PRIMARY KEY (app, environment, holder, slot)
);
-- Whoever quarantines locks the row of the app and environment: whoever comes after a pause sees it.
CREATE TABLE IF NOT EXISTS prune_guards (
  app integer NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  bad_at timestamptz NOT NULL DEFAULT now(),         -- the last bad token
  paused_at timestamptz,                             -- NULL: devices are quarantined
  answers bigint NOT NULL DEFAULT 0,                 -- what was counted when it was paused
  bad bigint NOT NULL DEFAULT 0,
  trusted_until timestamptz,                         -- somebody said that it is right: not paused before
  undo_since timestamptz,                            -- quarantines from then on are being undone; NULL: none
  undo_until timestamptz,
  undo_after bytea NOT NULL DEFAULT '',              -- how far that has come: a token
  undone bigint NOT NULL DEFAULT 0,                  -- devices put back so far
  PRIMARY KEY (app, environment),
  CHECK ((undo_since IS NULL) = (undo_until IS NULL))
);
