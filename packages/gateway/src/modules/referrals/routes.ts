import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { reward } from '../rewards/schema.ts'
import type { Handlers } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatRate } from '../agent/index.ts'
import { claimRewards } from '../rewards/index.ts'
import { lockMemberBalances } from '../turnover/index.ts'
import { codeOf } from './codes.ts'
import { termsOf } from './decide.ts'
import { incomePage, ofInvitations } from './income.ts'
import { type Friend, showFriend, shownState } from './presenter.ts'
import { shareOf } from './shares.ts'

const countsOf = async (db: Reader, inviterId: string) =>
  (
    await db.execute<{ state: Friend['state']; count: number }>(sql`
      select ${shownState} as state, count(*)::int as count
      from referral r left join rewards w on w.id = r.inviter_reward_id
      where r.inviter_id = ${inviterId} group by 1 order by 1`)
  ).rows

/** What was offered and claimed, and the shares of days that are not closed; minor units. */
async function sumsOf(db: Reader, memberId: string) {
  const {
    rows: [row],
  } = await db.execute<{ claimable: string; earned: string; running: string }>(sql`
    select coalesce(sum(amount) filter (where state = 'OFFERED' and (claim_by is null or claim_by > now())), 0)::text as claimable,
      coalesce(sum(amount) filter (where state = 'CLAIMED'), 0)::text as earned,
      (select floor(greatest(coalesce(sum(${shareOf}), 0), 0))::text from referral_share s
        where s.inviter_id = ${memberId} and s.closed_at is null) as running
    from rewards where member_id = ${memberId} and ${ofInvitations}`)
  return {
    claimable: formatMoney(row?.claimable ?? 0),
    earned: formatMoney(row?.earned ?? 0),
    running: formatMoney(row?.running ?? 0),
  }
}

/** Friends whom a person invites. */
export const referrals: Handlers<'referrals'> = {
  async details({ db, session, settings, siteOrigin, clock }) {
    const { memberId, asset } = session
    const [{ code, visits }, counts, sums] = await Promise.all([
      codeOf(db, memberId, clock.now()),
      countsOf(db, memberId),
      sumsOf(db, memberId),
    ])
    const terms = termsOf(settings)
    return {
      currency: asset,
      code,
      link: `${siteOrigin}/register?${new URLSearchParams({ referralCode: code }).toString()}`,
      terms: {
        deposit: formatMoney(terms.deposit),
        validBet: formatMoney(terms.validBet),
        inviter: formatMoney(terms.inviter),
        friend: formatMoney(terms.friend),
        multiple: terms.multiple,
        days: settings.referral.days,
        monthLimit: settings.referral.monthLimit,
        levels: settings.referral.levels.map(({ deposit, validBet }, at) => ({
          level: at + 1,
          deposit: formatRate(deposit),
          validBet: formatRate(validBet),
        })),
      },
      visits,
      counts,
      ...sums,
    }
  },

  async list({ db, session }, { after, pageSize }) {
    const key = keyIn(after, 'referrals', [isId])
    const { rows } = await db.execute<Record<string, unknown> & Friend>(sql`
      select r.id, r.terms, r.joined_at as "joinedAt", r.until, r.deposits::text as deposits,
        r.valid_bet::text as "validBet", r.reason, m.account, ${shownState} as state
      from referral r join member m on m.id = r.friend_id left join rewards w on w.id = r.inviter_reward_id
      where r.inviter_id = ${session.memberId} ${key ? sql`and r.id < ${Number(key[0])}` : sql``}
      order by r.id desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: session.asset,
      list: list.map((row) =>
        showFriend({
          ...row,
          joinedAt: new Date(row.joinedAt),
          until: new Date(row.until),
          deposits: BigInt(row.deposits),
          validBet: BigInt(row.validBet),
        }),
      ),
      next: last ? cursorOf('referrals', String(last.id)) : null,
    }
  },

  income: (ctx, { after, pageSize }) => incomePage(ctx, after, pageSize),

  async claim({ tx, session, settings, clock }) {
    const { memberId, asset } = session
    const now = clock.now()
    await lockMemberBalances(tx, memberId, asset)
    const waiting = await tx
      .select({ id: reward.id, amount: reward.amount, claimBy: reward.claimBy })
      .from(reward)
      .where(and(eq(reward.memberId, memberId), ofInvitations, eq(reward.state, 'OFFERED')))
      .orderBy(asc(reward.id))
    const due = waiting.filter(({ claimBy }) => claimBy === null || claimBy > now)
    if (due.length === 0) throw refuse('not_found', { message: 'nothing waits to be claimed' })
    for (const { id } of due) await claimRewards(tx, { memberId, asset, settings, now }, id)
    return { amount: formatMoney(due.reduce((sum, { amount }) => sum + amount, 0n)), count: due.length }
  },
}
