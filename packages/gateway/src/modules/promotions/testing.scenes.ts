import { expect } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Run, Scene } from '../../app/operate/testing.ts'
import type { TestApp } from '../../testing/inject.ts'
import { rainyEvenings } from './testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run, { db }: TestApp): Record<string, Scene> {
  const listed = async () => (await run('promotions', 'list')).json.text
  /** An application of the demo member. */
  async function applied(promotionId: string): Promise<number> {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into promotion_entry (promotion_id, version, member_id, asset, state, terms, remark, at)
      select v.promotion_id, v.version, m.id, m.asset, 'APPLYING', v.terms, 'Since October', now()
      from promotion_version v, member m where v.promotion_id = ${promotionId} and v.version = 1 and m.account = 'demo_player'
      returning id::text`)
    return Number(rows[0]?.id)
  }
  let first = 0
  return {
    'promotions list': { input: () => ({}), seen: ({ json }) => expect(json.text).toContain('welcome-match v1') },
    'promotions add': {
      input: () => rainyEvenings,
      async seen() {
        expect(await listed()).toContain('rainy-evenings v1 DEPOSIT DEPOSIT JOINABLE')
        const again = await run('promotions', 'add', rainyEvenings)
        expect([again.code, again.json.faults]).toEqual([2, [expect.objectContaining({ path: 'id' })]])
        const wrong = {
          ...rainyEvenings,
          id: 'too-much',
          terms: { ...rainyEvenings.terms, multiple: 21, percent: null },
        }
        expect((await run('promotions', 'add', wrong)).json.faults.map(({ path }) => path)).toEqual([
          'terms.multiple',
          'terms.percent',
        ])
      },
    },
    'promotions publish': {
      input: () => ({ id: 'rainy-evenings', terms: { ...rainyEvenings.terms, percent: 20 } }),
      seen: async () => expect(await listed()).toContain('rainy-evenings v2'),
    },
    'promotions versions': {
      input: () => ({ id: 'rainy-evenings' }),
      seen: ({ json }) =>
        expect(json.data).toMatchObject([
          { version: 2, terms: { percent: 20 } },
          { version: 1, terms: { percent: 25 } },
        ]),
    },
    'promotions end': {
      input: () => ({ id: 'rainy-evenings' }),
      async seen() {
        expect(await listed()).toContain('rainy-evenings v2 DEPOSIT DEPOSIT EXPIRED')
        const again = await run('promotions', 'end', { id: 'rainy-evenings' })
        expect([again.code, again.json.code]).toEqual([1, 'promotion_closed'])
      },
    },
    'promotions applications': {
      async input() {
        first = await applied('old-friends')
        return {}
      },
      seen: ({ json }) => expect(json.text).toContain('old-friends v1 demo_player APPLYING: Since October'),
    },
    'promotions pictures': {
      input: () => ({ id: first }),
      seen: ({ json }) => expect(json.text).toContain('has no pictures'),
    },
    'promotions start': {
      input: () => ({ id: first }),
      seen: async () => expect((await run('promotions', 'applications')).json.text).toContain('PROCESSING'),
    },
    'promotions approve': {
      input: () => ({ id: first, amount: '200.00' }),
      async seen() {
        expect((await run('rewards', 'list', { account: 'demo_player' })).json.text).toContain('VIP BONUS 200.00')
        const again = await run('promotions', 'approve', { id: first })
        expect([again.code, again.json.code]).toEqual([1, 'promotion_closed'])
      },
    },
    'promotions reject': {
      input: async () => ({ id: await applied('lucky-slip'), reason: 'The picture does not show the slip' }),
      seen: async () =>
        expect((await run('promotions', 'applications', { all: true })).json.text).toContain(
          'lucky-slip v1 demo_player REJECTED',
        ),
    },
  }
}
