-- Accepts a broadcast to all devices of an application.
-- Built by AcceptStatement; AcceptStatementTests writes this file with PUSHGATE_WRITE_DOCS=1.
-- Numbers of environments, states, kinds and classes are codes of StoredCode.
WITH input AS MATERIALIZED (
  SELECT t.id, t.day, t.app, t.accepted_at, t.payload, t.tokens::bytea[] AS tokens,
      t.users::text[] AS users, t.everyone, t.environment, t.push_type, t.token_kind, t.collapse_id,
      t.expires_at, t.strings_revision, t.options, t.recipients, t.key, t.body_hash, t.deadline,
      t.audience, t.named, t.reference, t.holder, t.production_taken, t.production_held,
      t.sandbox_taken, t.sandbox_held
  FROM unnest($1::uuid[], $2::date[], $3::int4[], $4::timestamptz[], $5::bytea[], $6::text[],
      $7::text[], $8::bool[], $9::int2[], $10::int2[], $11::int2[], $12::text[], $13::timestamptz[],
      $14::int8[], $15::text[], $16::bytea[], $17::text[], $18::bytea[], $19::timestamptz[],
      $20::int8[], $21::int8[], $22::text[], $23::uuid[], $24::bool[], $25::int2[], $26::bool[],
      $27::int2[]) AS t (id, day, app, accepted_at, payload, tokens, users, everyone, environment,
      push_type, token_kind, collapse_id, expires_at, strings_revision, options, recipients, key,
      body_hash, deadline, audience, named, reference, holder, production_taken, production_held,
      sandbox_taken, sandbox_held)
), named AS MATERIALIZED (
  SELECT DISTINCT *
  FROM (
    SELECT i.id, d.token, d.bucket, d.language_list, d.environment, d.user_id, d.token_kind,
        d.unproven, NULL::text AS time_zone, d.state = 1 AND d.token_kind = i.token_kind
        AND (i.environment IS NULL OR d.environment = i.environment) AS reached,
        d.token_kind = i.token_kind AS is_of_kind, false AS of_user
    FROM input i
    CROSS JOIN LATERAL unnest(i.tokens) AS t (token)
    CROSS JOIN LATERAL (
      SELECT *
      FROM devices
      WHERE app = i.app AND token = t.token OFFSET 0
    ) d
  ) found
), judged AS MATERIALIZED (
  SELECT n.id, count(*) FILTER (WHERE n.reached) AS audience,
      count(*) FILTER (WHERE n.reached AND n.environment = 1) AS production,
      count(*) FILTER (WHERE n.reached AND n.environment = 2) AS sandbox,
      0::int8 AS users_production, 0::int8 AS users_sandbox,
      (array_agg(n.token) FILTER (WHERE NOT n.is_of_kind))[1] AS wrong_token,
      (array_agg(n.token_kind) FILTER (WHERE NOT n.is_of_kind))[1] AS wrong_kind
  FROM named n
  GROUP BY n.id
), seen AS MATERIALIZED (
  SELECT i.id, i.app, i.day, i.key, i.reference, i.collapse_id, i.named,
      coalesce(i.audience, j.audience, 0) AS audience,
      CASE WHEN i.production_taken AND coalesce(i.audience, j.audience, 0) <= $28
      THEN coalesce(j.users_production, 0) ELSE 0 END AS users_production,
      CASE WHEN i.sandbox_taken AND coalesce(i.audience, j.audience, 0) <= $29
      THEN coalesce(j.users_sandbox, 0) ELSE 0 END AS users_sandbox, i.everyone OR i.named > $30
      OR coalesce(i.audience, j.audience, 0) > $31 AS counted,
      coalesce(j.production, 0) AS production, coalesce(j.sandbox, 0) AS sandbox, j.wrong_token,
      j.wrong_kind
  FROM input i
  LEFT JOIN judged j ON j.id = i.id
), stored AS (
  INSERT INTO notifications (id, day, app, accepted_at, payload, tokens, users, everyone,
      environment, push_type, collapse_id, expires_at, strings_revision, options, recipients)
  SELECT i.id, i.day, i.app, i.accepted_at, i.payload,
      CASE WHEN NOT i.everyone THEN nullif(i.tokens, '{}') END,
      CASE WHEN NOT i.everyone THEN nullif(i.users, '{}') END, i.everyone, i.environment,
      i.push_type, i.collapse_id, i.expires_at, i.strings_revision, i.options::json, i.recipients
  FROM input i
  JOIN seen s ON s.id = i.id
  WHERE s.wrong_token IS NULL AND true
  RETURNING id, day, app
), started AS (
  INSERT INTO runs (app, notification, day, audience_at_acceptance, audience, counted, reference,
      collapse_id, schedule)
  SELECT t.app, t.id, t.day, s.audience::int4, s.named + s.users_production + s.users_sandbox,
      s.counted, s.reference, s.collapse_id, NULL::uuid
  FROM stored t
  JOIN seen s ON s.id = t.id
  RETURNING id, app, notification, day
), queued AS (
  INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to,
      deadline, held, available_at, holder, epoch, snapshot, audience, counted)
  SELECT r.app, r.id, r.notification, r.day, part.environment,
      CASE WHEN i.everyone THEN 2 ELSE 1 END, CASE WHEN i.everyone THEN 2 ELSE 1 END, part.low,
      part.high, i.deadline, part.held,
      CASE WHEN part.is_taken THEN now() + make_interval(secs => $32) ELSE now() END,
      CASE WHEN part.is_taken THEN i.holder END, CASE WHEN part.is_taken THEN $33 ELSE 0 END,
      pg_current_snapshot(), -part.users, CASE WHEN s.counted THEN 1 ELSE 0 END
  FROM started r
  JOIN input i ON i.id = r.notification
  JOIN seen s ON s.id = i.id
  CROSS JOIN LATERAL (
    SELECT e.environment, NULL::int4 AS low, NULL::int4 AS high,
        CASE WHEN e.devices > 0 THEN e.held END AS held, e.is_taken, e.users
    FROM (
      VALUES (1::int2, i.production_held, i.production_taken, s.production, s.users_production),
          (2::int2, i.sandbox_held, i.sandbox_taken, s.sandbox, s.users_sandbox)
    ) AS e (environment, held, is_taken, devices, users)
    WHERE NOT i.everyone
        AND (e.devices > 0 OR s.audience >= $34
        AND (i.environment IS NULL OR i.environment = e.environment) OR s.audience = 0
        AND e.environment = coalesce(i.environment, 1::int2))
    UNION ALL
    SELECT e.environment, g * 65536 / n.ranges, (g + 1) * 65536 / n.ranges - 1,
        CASE WHEN s.audience > 0 THEN e.held END, false, 0
    FROM (
      VALUES (1::int2, i.production_held, s.production), (2::int2, i.sandbox_held, s.sandbox)
    ) AS e (environment, held, devices)
    CROSS JOIN LATERAL (
      SELECT CASE WHEN e.held IS NOT NULL AND s.audience > 0 THEN 1 ELSE $35::int4 END AS ranges
    ) n
    CROSS JOIN LATERAL generate_series(0, n.ranges - 1) g
    WHERE i.everyone AND (i.environment IS NULL OR i.environment = e.environment)
        AND (s.audience = 0 AND e.environment = coalesce(i.environment, 1::int2) OR e.devices > 0
        OR EXISTS (
      SELECT 1
      FROM devices d
      WHERE d.app = i.app AND d.environment = e.environment AND d.token_kind = i.token_kind
          AND d.state = 1
    ))
  ) part
  WHERE true
  RETURNING id, run, notification, environment, holder, snapshot, counted
)
SELECT s.id, s.audience, s.production, s.sandbox, s.wrong_token, s.wrong_kind, NULL::uuid AS holder,
    NULL::bytea AS holder_hash, NULL::int4 AS holder_audience, q.id AS work, q.run, q.environment,
    q.snapshot::text AS snapshot, q.counted, n.token, n.bucket, n.user_id, n.time_zone, n.unproven,
    l.tags AS languages
FROM seen s
LEFT JOIN queued q ON q.notification = s.id AND q.holder IS NOT NULL
LEFT JOIN named n ON n.id = s.id AND n.reached AND n.environment = q.environment
    AND s.audience <= $36
LEFT JOIN language_lists l ON l.id = n.language_list
ORDER BY s.id, q.id, n.token
