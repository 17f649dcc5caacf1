-- The client certificate that stands for an API key where TLS is spoken: SHA-256 of its DER form in 64 hex digits, or its
-- subject as RFC 2253 writes it (decision 0071). NULL: the key is a secret.
ALTER TABLE api_keys ADD COLUMN certificate text UNIQUE CHECK (octet_length(certificate) BETWEEN 3 AND 1024);
