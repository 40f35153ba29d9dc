import { expect } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Run, Scene } from '../../app/operate/testing.ts'
import type { TestApp } from '../../testing/inject.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run, { db }: TestApp): Record<string, Scene> {
  const friend = 'demo_player'
  /** The demo agent invited the demo player, who was rejected for something in common. */
  const invited = () =>
    db.execute(sql`
      insert into referral (friend_id, inviter_id, asset, terms, joined_at, until, state, reason)
      select f.id, i.id, f.asset, ${{ deposit: '50000', validBet: '1000000', inviter: '10000', friend: '5000', multiple: 1 }},
        now(), now() + interval '1 day', 'REJECTED', 'SAME_NAME'
      from member f, member i where f.account = ${friend} and i.account = 'demo_agent' on conflict do nothing`)
  const listed = async () => (await run('referrals', 'list', { account: 'demo_agent' })).json.text
  return {
    'referrals list': {
      input: async () => (await invited(), { account: 'demo_agent' }),
      seen: ({ json }) =>
        expect(json.text).toBe(`${friend} REJECTED SAME_NAME: deposited 0.00 of 500.00, played 0.00 of 10000.00`),
    },
    'referrals accept': {
      input: () => ({ account: friend, reason: 'Brothers' }),
      async seen() {
        expect(await listed()).toContain(`${friend} REGISTERED: deposited`)
        const again = await run('referrals', 'accept', { account: friend, reason: 'Once more' })
        expect([again.code, again.json.code]).toEqual([2, 'validation'])
      },
    },
    'referrals revoke': {
      input: () => ({ account: friend, reason: 'One person with two accounts' }),
      async seen() {
        expect(await listed()).toContain(`${friend} REJECTED OPERATOR`)
        const nobody = await run('referrals', 'revoke', { account: 'demo_agent', reason: 'Nobody invited' })
        expect([nobody.code, nobody.json.code]).toEqual([1, 'not_found'])
      },
    },
  }
}
