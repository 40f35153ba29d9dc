import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { referral } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { type OperatorContext, command, confidential, defineOperator, rowLimit } from '../../server/command.ts'
import { lockPlaces } from '../../workflow/journal.ts'
import { memberNamed } from '../agent/index.ts'
import { endReward } from '../rewards/index.ts'
import { referralDays } from './count.ts'
import { type ReferralRow, decide } from './decide.ts'
import { dropShares } from './shares.ts'

const account = z.string().trim().min(1)
const reason = confidential(z.string().trim().min(1).max(140)).describe('Why')

const lineOf = (friend: string, { state, reason: why, deposits, validBet, terms }: ReferralRow) =>
  `${friend} ${state}${why ? ` ${why}` : ''}: deposited ${formatMoney(deposits)} of ${formatMoney(terms.deposit)}, ` +
  `played ${formatMoney(validBet)} of ${formatMoney(terms.validBet)}`

const stored = ({ id, state, reason: why }: ReferralRow) => ({ id, state, reason: why })

/** The row of a friend, locked. */
async function rowOf({ tx }: OperatorContext, friend: string): Promise<ReferralRow> {
  const { id } = await memberNamed(tx, friend)
  const [row] = await tx.select().from(referral).where(eq(referral.friendId, id)).for('update')
  if (!row) throw refuse('not_found', { message: `nobody invited ${friend}` })
  return row
}

export default [
  defineOperator('referrals', 'Referrals of members', [
    command({
      name: 'list',
      summary: 'Lists the friends a member has invited, newest first.',
      input: z.object({
        account: account.describe('Account name of the inviter'),
        limit: rowLimit(),
      }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_member' },
      async run({ tx }, { account: name, limit }) {
        const { id } = await memberNamed(tx, name)
        const { rows } = await tx.execute<{ id: number; account: string }>(sql`
          select r.id, m.account from referral r join member m on m.id = r.friend_id
          where r.inviter_id = ${id} order by r.id desc limit ${limit}`)
        const list = []
        for (const row of rows) {
          const [one] = await tx.select().from(referral).where(eq(referral.id, row.id))
          if (one) list.push({ text: lineOf(row.account, one), data: stored(one) })
        }
        return { text: list.map(({ text }) => text).join('\n') || 'no friend', data: list.map(({ data }) => data) }
      },
    }),
    command({
      name: 'accept',
      summary: 'Accepts a rejected friend: shared devices or accounts no longer block the reward. The deadline stays.',
      input: z.object({ account: account.describe('Account name of the friend'), reason }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_friend', reason: 'Brothers, each with his own account' },
      async run(context, { account: name }) {
        const { tx, clock, settings } = context
        const before = await rowOf(context, name)
        if (before.state !== 'REJECTED' || before.until <= clock.now())
          throw refuse('validation', { field: 'account', message: `${name} is ${before.state} ${before.reason ?? ''}` })
        await tx
          .update(referral)
          .set({ state: 'REGISTERED', reason: null, accepted: true, decidedAt: null })
          .where(eq(referral.id, before.id))
        await decide(tx, [before.friendId], { settings: settings(), now: clock.now() })
        const after = await rowOf(context, name)
        return { text: lineOf(name, after), data: stored(after), before: stored(before), after: stored(after) }
      },
    }),
    command({
      name: 'revoke',
      summary:
        'Ends the income from a friend: uncollected rewards are cancelled, and no share of a running day is paid any more.',
      input: z.object({ account: account.describe('Account name of the friend'), reason }),
      role: 'manager',
      effect: 'money',
      example: { account: 'demo_friend', reason: 'One person with two accounts' },
      async run(context, { account: name }) {
        const { tx, clock } = context
        const now = clock.now()
        // No share is counted or closed meanwhile.
        await lockPlaces(tx, referralDays.reads)
        const before = await rowOf(context, name)
        if (before.state === 'REVOKED') throw refuse('validation', { field: 'account', message: `${name} is REVOKED` })
        for (const id of [before.inviterRewardId, before.friendRewardId]) {
          if (id === null) continue
          const [row] = await tx.select().from(reward).where(eq(reward.id, id)).for('update')
          if (row?.state === 'OFFERED') await endReward(tx, row, 'CANCELLED', now)
        }
        await dropShares(tx, before.friendId)
        const state = before.qualifiedAt ? 'REVOKED' : 'REJECTED'
        await tx.update(referral).set({ state, reason: 'OPERATOR', decidedAt: now }).where(eq(referral.id, before.id))
        const after = await rowOf(context, name)
        return { text: lineOf(name, after), data: stored(after), before: stored(before), after: stored(after) }
      },
    }),
  ]),
]
