-- hand-written
-- Rewards of promotions for slots, live games, sports and ranks were stored as given by an operator; they have a source
-- of their own now, and so has the bonus that was taken of them.
UPDATE requirement q SET offer = p.type
FROM reward r, promotion p
WHERE r.source = 'MANUAL' AND r.ref = 'promotion:' || p.id AND p.type IN ('SLOTS', 'LIVE', 'SPORTS', 'VIP')
  AND q.id = r.requirement_id AND q.offer = 'MANUAL';--> statement-breakpoint
UPDATE reward r SET source = p.type
FROM promotion p
WHERE r.source = 'MANUAL' AND r.ref = 'promotion:' || p.id AND p.type IN ('SLOTS', 'LIVE', 'SPORTS', 'VIP');
