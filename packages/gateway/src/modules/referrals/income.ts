import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { member } from '../../auth/schema.ts'
import { referral } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { formatRate } from '../agent/index.ts'
import { shareOf } from './shares.ts'

interface Line extends Record<string, unknown> {
  rewardId: string
  level: number
  friends: number
  deposits: string
  validBet: string
  depositRate: number
  betRate: number
  amount: string
}

/** What the shares of some days were made of, by level: what one friend plays is not told. */
async function linesOf(db: Reader, rewardIds: readonly number[]): Promise<Map<string, Line[]>> {
  if (rewardIds.length === 0) return new Map()
  const { rows } = await db.execute<Line>(sql`
    select s.reward_id::text as "rewardId", s.level, count(*)::int as friends, sum(s.deposits)::text as deposits,
      sum(s.valid_bet)::text as "validBet", s.deposit_rate as "depositRate", s.bet_rate as "betRate",
      trunc(sum(${shareOf}))::text as amount
    from referral_share s where s.reward_id = any(${sql.param([...rewardIds])}::bigint[])
    group by s.reward_id, s.level, s.deposit_rate, s.bet_rate order by s.reward_id, s.level, s.bet_rate, s.deposit_rate`)
  return groupBy(rows, (row) => row.rewardId)
}

/**
 * Rewards of invitations. A promotion about invitations gives rewards of the same source, under terms of its own that
 * are read before they are claimed: they are not among these.
 */
export const ofInvitations = sql`source = 'REFERRAL' and (ref = 'invited' or ref like 'friend:%' or ref like 'share:%')`

/** What a person was given for invited friends, newest first. */
export async function incomePage({ db, session }: SignedInCtx, after: string | undefined, pageSize: number) {
  const key = keyIn(after, 'referral-income', [isId])
  const mine = and(eq(reward.memberId, session.memberId), ofInvitations)
  const rows = await db
    .select()
    .from(reward)
    .where(key ? and(mine, lt(reward.id, Number(key[0]))) : mine)
    .orderBy(desc(reward.id))
    .limit(pageSize + 1)
  const { list, last } = pageRows(rows, pageSize)
  const ids = list.map(({ id }) => id)
  const [friends, lines] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ rewardId: referral.inviterRewardId, account: member.account })
          .from(referral)
          .innerJoin(member, eq(member.id, referral.friendId))
          .where(inArray(referral.inviterRewardId, ids)),
    linesOf(
      db,
      list.filter(({ ref }) => ref.startsWith('share:')).map(({ id }) => id),
    ),
  ])
  const names = new Map(friends.map(({ rewardId, account }) => [rewardId, account]))
  return {
    currency: session.asset,
    list: list.map(({ id, ref, offeredAt, amount, state }) => {
      const friend = names.get(id)
      return {
        rewardId: String(id),
        kind: ref.startsWith('share:') ? ('SHARE' as const) : friend ? ('FRIEND' as const) : ('INVITED' as const),
        account: friend === undefined ? null : maskAccount(friend),
        day: ref.startsWith('share:') ? ref.slice('share:'.length) : null,
        at: offeredAt.toISOString(),
        amount: formatMoney(amount),
        state: state === 'OFFERED' || state === 'CLAIMED' ? state : ('ENDED' as const),
        lines: (lines.get(String(id)) ?? []).map(({ level, friends: count, depositRate, betRate, ...sums }) => ({
          level,
          friends: count,
          deposits: formatMoney(sums.deposits),
          validBet: formatMoney(sums.validBet),
          depositRate: formatRate(depositRate),
          betRate: formatRate(betRate),
          amount: formatMoney(sums.amount),
        })),
      }
    }),
    next: last ? cursorOf('referral-income', String(last.id)) : null,
  }
}
