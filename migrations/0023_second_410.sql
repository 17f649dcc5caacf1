-- A 410 whose time is before the device's registration is not believed at once, and not for ever (decision 0043).
ALTER TABLE devices
  ADD COLUMN doubted_at timestamptz,                 -- when the first came
  ADD COLUMN doubted_registration timestamptz;       -- the registration that it was about: void when that moves
