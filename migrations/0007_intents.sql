-- A push that may not come twice is stored as `unknown` before it is written, with the epoch of the claim under
-- which it is: who finds that does not send it again. Null again once an answer is known, or that nothing was
-- sent.
ALTER TABLE deliveries ADD COLUMN intent bigint;
