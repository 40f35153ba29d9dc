import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'
import type { TestApp } from '../../testing/inject.ts'
import { incident, reconciliation } from './schema.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run, { db }: TestApp): Record<string, Scene> {
  const figures = (state: string, stake: string) => ({ state, stake, win: '0' })
  return {
    'reconciliation incidents': {
      async input() {
        const at = new Date('2026-11-20T09:00:00Z')
        const opened = async (vendor: string, name: string) => {
          await db.execute(sql`select open_round(${vendor}, ${name}, m.id, g.node_id, 'BDT', ${at.toISOString()})
            from member m, (select node_id from game where vendor = ${vendor} limit 1) g where m.account = 'demo_player'`)
          const { rows } = await db.execute<{ id: string }>(
            sql`select round_id as id from round_keys where vendor_round = ${name}`,
          )
          return Number(rows[0]?.id)
        }
        const known = { roundId: await opened('PG', 'differs'), vendor: 'PG', firstAt: at, lastAt: at }
        await db.insert(incident).values([
          { ...known, kind: 'STAKE', told: { ours: figures('CLOSED', '150'), theirs: figures('CLOSED', '100') } },
          { ...known, kind: 'UNKNOWN_ROUND', told: { ours: figures('OPEN', '150'), theirs: null } },
          {
            ...known,
            vendor: 'JDB',
            roundId: await opened('JDB', 'journal'),
            kind: 'JOURNAL',
            told: { ours: figures('CLOSED', '1'), theirs: { stake: 5 } },
          },
        ])
        return { vendor: 'PG', kind: 'STAKE' }
      },
      async seen({ json }) {
        expect(json.text).toMatch(
          /PG differs of demo_player: STAKE; ours CLOSED, stake 1.50, win 0.00; vendor CLOSED, stake 1.00, win 0.00$/,
        )
        const all = (await run('reconciliation', 'incidents')).json.text
        expect(all).toContain('UNKNOWN_ROUND; ours OPEN, stake 1.50, win 0.00; vendor nothing')
        expect(all).toContain('JOURNAL; ours CLOSED, stake 0.01, win 0.00; journal {"stake":5}')
        // Those of one comparison have one time: a page that ends among them is gone on from.
        const pages: string[] = []
        for (let after: string | null | undefined; after !== null && pages.length < 5;) {
          const { data } = (await run('reconciliation', 'incidents', { limit: 1, ...(after && { after }) })).json
          const { list, next } = data as { list: { kind: string }[]; next: string | null }
          pages.push(...list.map(({ kind }) => kind))
          after = next
        }
        expect(pages).toEqual(['JOURNAL', 'UNKNOWN_ROUND', 'STAKE'])
      },
    },
    'reconciliation days': {
      async input() {
        const ours = { rounds: 2, stake: 300n, win: 100n }
        const theirs = { theirRounds: 1, theirStake: 100n, theirWin: 100n }
        await db
          .insert(reconciliation)
          .values({ day: '2026-11-19', vendor: 'PG', asset: 'BDT', ...ours, ...theirs, at: new Date() })
        return { vendor: 'PG' }
      },
      seen: ({ json }) =>
        expect(json.text).toContain(
          '2026-11-19 PG BDT: ours 2 rounds, 3.00 staked, 1.00 won; vendor 1 rounds, 1.00 staked, 1.00 won',
        ),
    },
  }
}
