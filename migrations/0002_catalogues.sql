-- Texts in the formats of Apple's tools, revisions that can be looked at and gone back to, and an
-- app's own opinion about languages. What is added has a default, so the release before runs on.

ALTER TABLE apps
  ADD COLUMN language_overrides text NOT NULL DEFAULT '';  -- "sr-Latn=sr,ca=es"
ALTER TABLE notifications
  ADD COLUMN language_overrides text NOT NULL DEFAULT '';  -- the app's at acceptance

-- A language has up to two files, as in Xcode: 1 its texts, 2 its .stringsdict, whose keys go before
-- those of the first. `body` is JSON in both, in the form that the API answers; a file is shared by
-- all revisions that hold the same bytes.
ALTER TABLE string_files
  ADD COLUMN kind smallint NOT NULL DEFAULT 1 CHECK (kind IN (1, 2)),
  ADD COLUMN sha256 bytea CHECK (length(sha256) = 32),     -- of `body`; NULL before this schema
  ADD COLUMN needs_review integer NOT NULL DEFAULT 0 CHECK (needs_review >= 0),
  ADD COLUMN stale integer NOT NULL DEFAULT 0 CHECK (stale >= 0);
CREATE INDEX string_files_same ON string_files (app, sha256) WHERE sha256 IS NOT NULL;

ALTER TABLE string_revisions
  ADD COLUMN format text NOT NULL DEFAULT 'json'           -- of what was uploaded
    CHECK (format IN ('xcstrings', 'strings', 'stringsdict', 'json', 'removal')),
  ADD COLUMN sha256 bytea CHECK (length(sha256) = 32),     -- of what was uploaded
  ADD COLUMN keys integer CHECK (keys >= 0),               -- in any language
  -- When it stopped being the active one. A request that was let in before may still name it, so it
  -- is kept for a while after.
  ADD COLUMN retired_at timestamptz;
