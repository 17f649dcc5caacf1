-- Who changed what: written by the transaction that makes the change (decision 0044).
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor smallint NOT NULL CHECK (actor BETWEEN 1 AND 4), -- an API key, the administrator's key, anybody, the command line
  key_id integer,                                    -- an API key, which may be gone by now
  key_name text,                                     -- what it was called then
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 200),
  path text NOT NULL CHECK (length(path) <= 2000),   -- as asked for, without the query
  app text,                                          -- a bundle id, which may be gone by now
  request_id text CHECK (length(request_id) <= 200),
  CHECK ((actor = 1) = (key_id IS NOT NULL))
);
CREATE INDEX audit_log_app ON audit_log (app, id) WHERE app IS NOT NULL;
-- To the minute: a key that is used by every request is not written by every request.
ALTER TABLE api_keys ADD COLUMN last_used_at timestamptz;
