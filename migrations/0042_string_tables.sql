-- An app may have several tables of texts (decision 0067). The usual one's files stay where they were, in `files`,
-- which is all that a release before reads and writes; those of others are in a list of their own.
ALTER TABLE string_files
  -- Empty: the usual table.
  ADD COLUMN table_name text NOT NULL DEFAULT '' CHECK (octet_length(table_name) <= 128);
ALTER TABLE string_revisions
  -- NULL: none, in a revision that was made before this schema.
  ADD COLUMN table_files bigint[],
  DROP CONSTRAINT string_revisions_format_check,
  ADD CONSTRAINT string_revisions_format_check
    CHECK (format IN ('xcstrings', 'strings', 'stringsdict', 'json', 'xliff', 'removal'));

-- A release before does not say which files of other tables its revision has: those of the active one stay.
CREATE FUNCTION keep_string_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.table_files := coalesce(
    (SELECT r.table_files FROM apps a JOIN string_revisions r
       ON r.app = a.id AND r.revision = a.strings_revision WHERE a.id = NEW.app), '{}');
  RETURN NEW;
END $$;
CREATE TRIGGER keep_string_tables BEFORE INSERT ON string_revisions
  FOR EACH ROW WHEN (NEW.table_files IS NULL) EXECUTE FUNCTION keep_string_tables();

-- Nor does it see them when it removes files that no revision holds any more.
CREATE FUNCTION keep_table_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM string_revisions r WHERE r.app = OLD.app AND OLD.id = ANY (r.table_files)) THEN
    RETURN NULL;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_table_files BEFORE DELETE ON string_files
  FOR EACH ROW WHEN (OLD.table_name <> '') EXECUTE FUNCTION keep_table_files();
