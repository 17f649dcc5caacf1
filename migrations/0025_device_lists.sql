-- pushgate: no transaction
-- Devices are listed by environment, kind of token, state and reason in the order of broadcasts. Those that can be sent
-- to are found by `devices_reached`; these are of the others, so that a registration pays for neither:
-- whoever is not active has a reason. No other statement asks for one, and so none is planned by these.
DROP INDEX CONCURRENTLY IF EXISTS devices_unreached;
CREATE INDEX CONCURRENTLY devices_unreached ON devices (app, environment, token_kind, state, bucket, token)
  INCLUDE (language_list) WHERE state_reason IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS devices_reasons;
CREATE INDEX CONCURRENTLY devices_reasons ON devices (app, state_reason, bucket, token) WHERE state_reason IS NOT NULL;
