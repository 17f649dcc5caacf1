-- pushgate: no transaction
-- A device whose registration did not say which of Apple's services its token is of is tried once in the other one when
-- Apple refuses the token, and is corrected if it is taken there.
-- Stated (and what is there already, since nobody knows), assumed, found by such a try, refused in both.
ALTER TABLE devices ADD COLUMN IF NOT EXISTS environment_source smallint NOT NULL DEFAULT 1;
ALTER TABLE devices
  DROP CONSTRAINT IF EXISTS devices_environment_source_check,
  ADD CONSTRAINT devices_environment_source_check CHECK (environment_source BETWEEN 1 AND 4) NOT VALID;
ALTER TABLE devices VALIDATE CONSTRAINT devices_environment_source_check;
-- A retry in an environment in which its device is not registered. The release before puts it back into the other.
ALTER TABLE queue ADD COLUMN IF NOT EXISTS trial boolean NOT NULL DEFAULT false;
-- Devices may have come to a run's other environment after they were sent to: its ranges leave out who has a row.
ALTER TABLE runs ADD COLUMN IF NOT EXISTS has_trials boolean NOT NULL DEFAULT false;
