-- One provider token of a key for all nodes: who needs one signs it with this clock's time and stores it where the
-- generation still is what was read, so that of several who do so one wins and the others use the winner's. Nothing is
-- claimed beforehand, so that nobody's death leaves anything behind.
CREATE TABLE provider_tokens (
  environment smallint NOT NULL CHECK (environment IN (1, 2)),
  team_id text NOT NULL CHECK (length(team_id) = 10),
  key_id text NOT NULL CHECK (length(key_id) = 10),
  -- SHA-256 of the public key, in hexadecimal: another key under the same names never uses this one's token.
  key_hash text NOT NULL CHECK (length(key_hash) = 64),
  generation bigint NOT NULL CHECK (generation > 0), -- how many were made
  issued_at timestamptz NOT NULL,                    -- what the token says (`iat`), by this server's clock
  sealed bytea NOT NULL,                             -- AES-256-GCM of the token's text
  sealed_with text NOT NULL,                         -- which secret key, by fingerprint
  PRIMARY KEY (environment, team_id, key_id, key_hash)
);
