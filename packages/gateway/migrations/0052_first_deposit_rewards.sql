-- hand-written
-- Bonuses of first deposits were requirements alone; like everything that is given they are rewards now, claimed with
-- the deposit.
INSERT INTO reward (member_id, asset, source, ref, form, amount, terms, state, offered_at, claimed_at, requirement_id, by)
SELECT q.member_id, q.asset, 'DEPOSIT', 'FIRST_DEPOSIT', 'BONUS', q.bonus,
  jsonb_build_object('base', q.base::text, 'multiple', q.multiple, 'days', q.days, 'maxBet', q.max_bet::text,
    'maxRelease', q.max_release::text, 'weights', q.weights),
  'CLAIMED', q.opened_at, q.opened_at, q.id, 'SYSTEM'
FROM requirement q
WHERE q.source = 'BONUS' AND q.bonus > 0 AND NOT EXISTS (SELECT FROM reward r WHERE r.requirement_id = q.id)
ORDER BY q.id
ON CONFLICT DO NOTHING;
