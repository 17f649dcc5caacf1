-- Whoever changes a webhook, tests it or gives it another secret has mended something: what waits is to be tried at once.
-- That may be very much, so the request says it here, and whoever tells the webhook makes its messages due, some with each
-- statement (decision 0059). The release before does not read this: what it tells is tried when it would have been.
ALTER TABLE webhooks ADD COLUMN all_due boolean NOT NULL DEFAULT false; -- whatever waits is to be made due
