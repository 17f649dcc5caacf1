-- How many requests a second an API key may send to each node. NULL: as many as it likes.
ALTER TABLE api_keys ADD COLUMN rate_limit integer CHECK (rate_limit BETWEEN 1 AND 1000000);
