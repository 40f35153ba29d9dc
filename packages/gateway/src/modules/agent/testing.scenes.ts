import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'
import type { TestApp } from '../../testing/inject.ts'

/** Scenes of commands about agents: their line, contracts, deals, and the settlements all of it is paid by. */
export default function scenes(run: Run, { db }: TestApp): Record<string, Scene> {
  /** Identifier of the last offered contract. */
  let offered = 0
  return {
    'agents show': {
      input: () => ({ account: 'demo_player' }),
      seen: ({ json }) => expect(json.data).toMatchObject({ line: ['demo_agent', 'demo_player'] }),
    },
    'agents move': {
      input: () => ({ account: 'demo_player', upline: null }),
      seen: async () =>
        expect((await run('agents', 'show', { account: 'demo_player' })).json.data).toMatchObject({
          line: ['demo_player'],
        }),
    },
    'agents rates': {
      input: () => ({ account: 'demo_agent', rates: { RNG: '0.9' } }),
      seen: async () => {
        expect((await run('agents', 'show', { account: 'demo_agent' })).json.data).toMatchObject({
          rates: { RNG: 9000, LIVE: 5000 },
        })
        const lower = await run('agents', 'rates', { account: 'demo_agent', rates: { RNG: '0.8' } })
        expect([lower.code, lower.json.code]).toEqual([2, 'validation'])
      },
    },
    'contracts list': { input: () => ({ account: 'demo_agent' }) },
    'contracts offer': {
      input: () => ({ account: 'demo_agent', kind: 'DIVIDEND', period: 'MONTHLY', tiers: [{ rate: '30' }] }),
      async seen({ json }) {
        offered = (json.data as { id: number }).id
        const { text } = (await run('contracts', 'list', { account: 'demo_agent' })).json
        expect(text).toMatch(/DIVIDEND MONTHLY operator → demo_agent pending\n.* 30 %/)
      },
    },
    'contracts end': {
      input: () => ({ id: offered, reason: 'Agreed by telephone' }),
      seen: async () =>
        expect((await run('contracts', 'list', { account: 'demo_agent' })).json.text).toContain('withdrawn'),
    },
    'contracts disputes': { input: () => ({}) },
    'contracts decide': {
      async input() {
        const { rows } = await db.execute<{ id: string }>(sql`
        with agent as (select id, asset from member where account = 'demo_agent'),
        agreed as (insert into contract (kind, period, asset, downline_id, tiers, state, created_at, offered_at, start_at)
          select 'REAL_TIME', '5MIN', asset, id, '[]', 'active', now(), now(), now() from agent returning id, downline_id, asset),
        result as (insert into contract_result (contract_id, kind, payee_id, asset, from_at, to_at, part, valid_bet, pnl, active,
            rate, salaries, debt_before, debt_after, earned, carried_in, rest, amount, at)
          select id, 'REAL_TIME', downline_id, asset, now(), now(), 1000000, 0, 0, 0, 0, 0, 0, 0, 5000000000, 0, 0, 5000, now()
          from agreed returning id)
        insert into contract_payment (result_id, state, disputed_by, dispute_reason)
          select id, 'DISPUTED', 'DOWN', 'a round is missing' from result returning result_id::text as id`)
        expect((await run('contracts', 'disputes')).json.text).toContain(
          '50.00, disputed by demo_agent: a round is missing',
        )
        return { record: Number(rows[0]?.id), adjustment: '12.50', reason: 'It was missing' }
      },
      seen: async ({ json }) => {
        expect(json.text).toContain('adjusted by 12.50')
        expect((await run('contracts', 'disputes')).json.text).toBe('no dispute')
      },
    },
    'deals list': { input: () => ({ account: 'demo_agent' }) },
    'deals set': {
      input: () => ({
        account: 'demo_agent',
        kind: 'PROFIT',
        fromMonth: '2026-12-01',
        tiers: [{ minNet: '0', minActive: 1, rate: '30' }],
      }),
      seen: async () =>
        expect((await run('deals', 'list', { account: 'demo_agent' })).json.text).toContain('PROFIT: from 0.00'),
    },
    'deals end': {
      input: () => ({ account: 'demo_agent', fromMonth: '2027-01-01' }),
      seen: async () =>
        expect((await run('deals', 'list', { account: 'demo_agent' })).json.text).toContain('2027-01-01 ended'),
    },
    'settlements check': {
      input: () => ({}),
      seen: ({ json }) => expect(json.data).toMatchObject({ journal: [], days: { differences: [] } }),
    },
    'settlements rebuild': {
      async input() {
        await db.execute(
          sql`insert into settlement_day (member_id, asset, day, stake) values (gen_random_uuid(), 'BDT', '2020-01-01', 5)`,
        )
        expect((await run('settlements', 'check')).json.text).toContain('2020-01-01')
        return {}
      },
      async seen({ json }) {
        expect(json.text).toContain('kept stake 5; journal nothing')
        expect((await run('settlements', 'check')).json.data).toMatchObject({ days: { differences: [] } })
      },
    },
  }
}
