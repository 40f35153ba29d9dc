import type { Growth, GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into raffle (id, texts, starts_at, ends_at, draws_at, bet_per_ticket, tickets_per_person, wins_per_person,
      prizes, seed, commitment, frozen_at, tickets_hash, drawn_at, created_at, by)
    select 'growing-raffle', '{"en":{"title":"T","text":"t"}}', '2026-01-01', '2026-01-02', '2026-01-02', 100, 1000, 1, '[]',
      's', 'c', '2026-01-02', 'h', '2026-01-02', '2026-01-01', 'SYSTEM' on conflict do nothing`,
  `insert into raffle_entry (raffle_id, member_id, asset, tickets) select distinct 'growing-raffle', member_id, 'BDT', 1
    from rows_to_grow n on conflict do nothing`,
  // The list of a raffle that was drawn does not change otherwise.
  `alter table raffle_ticket disable trigger raffle_ticket_changed;
    insert into raffle_ticket (raffle_id, number, member_id, holder, issued_at)
      select 'growing-raffle', case when key like 'own%' then n else 100000 + n end, member_id, n, at from rows_to_grow n;
    alter table raffle_ticket enable trigger raffle_ticket_changed`,
]

export const growth: Growth = {
  'raffles.detail': { input: () => ({ id: 'harvest-raffle' }) },
  'raffles.tickets': { input: () => ({ id: 'growing-raffle', size: 50 }) },
  'raffles.mine': { input: () => ({ id: 'growing-raffle', size: 50 }) },
}
