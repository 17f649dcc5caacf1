-- Who is to be forgotten, and how far that has come (decision 0049). When it is done the row says no more of them.
CREATE TABLE erasures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  user_id text,                                      -- NULL: done
  tokens bytea[] NOT NULL DEFAULT '{}',              -- of the devices that they had
  devices integer NOT NULL DEFAULT 0 CHECK (devices >= 0),
  asked_at timestamptz NOT NULL DEFAULT now(),
  passes smallint NOT NULL DEFAULT 0 CHECK (passes BETWEEN 0 AND 2),  -- through all that is stored
  done_at timestamptz,
  CHECK ((done_at IS NULL) = (user_id IS NOT NULL)),
  CHECK (done_at IS NULL OR tokens = '{}')
);
CREATE UNIQUE INDEX erasures_user ON erasures (app, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX erasures_done ON erasures (done_at) WHERE done_at IS NOT NULL;
