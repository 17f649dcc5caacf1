-- What no statement filters by is one column, so that an option of a message costs no migration. Rows of
-- the release before keep their columns and have none of it; this release leaves those columns empty.
ALTER TABLE notifications
  ADD COLUMN options json,                           -- topic, priority, fallbacks, badge …, as in the API
  ALTER COLUMN topic DROP NOT NULL,
  ALTER COLUMN priority DROP NOT NULL,
  ALTER COLUMN fallback_languages DROP NOT NULL,
  ALTER COLUMN app_fallback_languages DROP NOT NULL,
  ALTER COLUMN source_language DROP NOT NULL,
  ALTER COLUMN language_overrides DROP NOT NULL,
  ALTER COLUMN language_overrides DROP DEFAULT,
  ALTER COLUMN truncates DROP NOT NULL,
  ALTER COLUMN truncates DROP DEFAULT,
  ALTER COLUMN badge_is_increment DROP NOT NULL,
  ALTER COLUMN badge_is_increment DROP DEFAULT,
  ADD CHECK (options IS NOT NULL OR topic IS NOT NULL) NOT VALID;
