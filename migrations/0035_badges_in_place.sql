-- A page of a broadcast raises all badges of a page of the table in one transaction, so that the old versions can go
-- only afterwards: where both fit, none moves, and no index is written. What is there moves when it is next raised.
ALTER TABLE badges SET (fillfactor = 48);
