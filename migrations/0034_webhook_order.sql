-- pushgate: no transaction
-- Messages of a webhook are found by when they are due, and none is passed over twice on the way: one that waits for an
-- earlier one of its subject is put off until that is due (decision 0059).
DROP INDEX CONCURRENTLY IF EXISTS webhook_messages_due;
CREATE INDEX CONCURRENTLY webhook_messages_due ON webhook_messages (webhook, next_at, id) WHERE state = 1;
DROP INDEX CONCURRENTLY IF EXISTS webhook_messages_subject;
CREATE INDEX CONCURRENTLY webhook_messages_subject ON webhook_messages (webhook, subject, next_at, id) WHERE state = 1;
DROP INDEX CONCURRENTLY IF EXISTS webhook_messages_failed;
