-- What somebody said of a run while it works, and what that left undone. Whoever holds a row of it asks every
-- quarter of a second; whoever claims one is told with it; rows that nobody holds are looked after.
ALTER TABLE runs
  ADD COLUMN control smallint CHECK (control IN (1, 2, 3)),  -- paused, being cancelled, cancelled
  ADD COLUMN not_expanded bigint CHECK (not_expanded >= 0),  -- devices that a cancelled run had not come to
  ADD COLUMN audience integer CHECK (audience >= 0);  -- devices at acceptance, as far as they were counted
CREATE INDEX runs_controlled ON runs (control, id) WHERE control < 3;
-- A row of a paused run is held like one whose lane cannot send, in a list of its own: no lane makes it ready.
ALTER TABLE queue
  DROP CONSTRAINT queue_held_check,
  ADD CONSTRAINT queue_held_check CHECK (held IN (1, 2, 3, 4));  -- …, its run is paused
DROP INDEX queue_held;
CREATE INDEX queue_held ON queue (app, environment, deadline, id) WHERE held < 4;
CREATE INDEX queue_paused ON queue (run, deadline, id) WHERE held = 4;
-- What is left of a run that is being cancelled is wound up by kind: retries together, names and ranges by
-- whoever claims them.
DROP INDEX queue_run;
CREATE INDEX queue_run ON queue (run, kind);
