-- pushgate: no transaction
-- A notification may be for the devices with some tags, languages or versions of the app, found by index ranges.
-- What narrows an audience; NULL: nothing. A row with it says `everyone` of nobody, so that a node of the release
-- before, which does not know the column, finds no devices to send to.
ALTER TABLE notifications ADD COLUMN IF NOT EXISTS narrowing json;
-- Work of such notifications has kinds of its own: that release cannot read them and leaves them alone.
ALTER TABLE queue
  DROP CONSTRAINT IF EXISTS queue_kind_check,
  ADD CONSTRAINT queue_kind_check CHECK (kind BETWEEN 1 AND 7),  -- …, 5, 6 and 7: 1, 2 and 4 of a narrowed audience
  DROP CONSTRAINT IF EXISTS queue_check,
  ADD CONSTRAINT queue_check CHECK ((kind IN (2, 6)) = (bucket_from IS NOT NULL AND bucket_to IS NOT NULL));

-- Where a device stands in broadcasts, coarsely: sixteen buckets of an app in one environment are a slot. What is
-- found by slots is found in the order in which broadcasts go, as many at once as are wanted.
CREATE OR REPLACE FUNCTION device_slot(app integer, environment smallint, bucket integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (app::bigint << 16) | (environment::bigint << 12) | (bucket >> 4);
-- A device's tags in its slot, each as one number. Two may share one: who looks by them compares the tags too.
CREATE OR REPLACE FUNCTION device_tags(app integer, environment smallint, bucket integer, tags text[])
  RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT hashtextextended(t COLLATE "C", device_slot(app, environment, bucket)) FROM unnest(tags) t);
-- A version's numbers, as they are compared: 3.10 is after 3.9, 3.2.0 is 3.2. NULL of what is no dotted number.
CREATE OR REPLACE FUNCTION device_version(app_version text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN app_version ~ '^[0-9]{1,9}(\.[0-9]{1,9}){0,7}$'
    THEN string_to_array(regexp_replace(app_version, '(\.0+)+$', ''), '.')::integer[] END;

-- Who has no tags and no version pays for neither index. An entry is where it belongs at once (no list of those to be
-- put in later, which every search would read).
DROP INDEX CONCURRENTLY IF EXISTS devices_tags;
CREATE INDEX CONCURRENTLY devices_tags ON devices
  USING gin (device_tags(app, environment, bucket, tags)) WITH (fastupdate = off) WHERE tags <> '{}';
DROP INDEX CONCURRENTLY IF EXISTS devices_versions;
CREATE INDEX CONCURRENTLY devices_versions ON devices
  (device_slot(app, environment, bucket), device_version(app_version)) WHERE app_version IS NOT NULL;
-- In the order of broadcasts in place of that of tokens: lists by language go in it too.
DROP INDEX CONCURRENTLY IF EXISTS devices_preferences;
CREATE INDEX CONCURRENTLY devices_preferences ON devices (app, language_list, bucket, token)
  WHERE language_list > 0;
DROP INDEX CONCURRENTLY IF EXISTS devices_languages;
