-- A release serves on every later schema but one that says otherwise: a file that takes away or changes what the
-- releases before it use says so in its first line ("-- pushgate: serves from 20", the number of the oldest schema
-- whose release may still serve), and the number is kept here for those releases to read. 0: all of them may.
ALTER TABLE schema_migrations ADD COLUMN serves_from integer NOT NULL DEFAULT 0;
