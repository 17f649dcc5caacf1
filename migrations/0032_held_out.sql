-- Keys that an upload of texts held out, and why: a JSON array of key, kind, line, column and message.
-- NULL: none. A release before does not read it; the keys are not in `body` either way.
ALTER TABLE string_files ADD COLUMN held_out bytea;
