-- String revisions that schedules name are kept.
CREATE INDEX schedules_strings ON schedules (app, strings_revision)
  WHERE ended_at IS NULL AND strings_revision > 0;
