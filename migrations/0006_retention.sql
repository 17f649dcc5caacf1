-- pushgate: no transaction
-- A look-up by app and token must find one index and no other, also when a plan was made for an empty table,
-- where all look alike: so an index that holds other columns between the two is for those who say that they
-- mean it (every list of languages has a number over 0). The release before lists by language more slowly.
DROP INDEX CONCURRENTLY IF EXISTS devices_languages;
CREATE INDEX CONCURRENTLY devices_languages ON devices (app, language_list, token) WHERE language_list > 0;
DROP INDEX CONCURRENTLY IF EXISTS devices_language;
-- Since when no device has the list: it goes after a week.
ALTER TABLE language_lists ADD COLUMN IF NOT EXISTS unused_since timestamptz;
