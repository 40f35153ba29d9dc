import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { postings } from '../../ledger/journal.ts'
import { referral } from './schema.ts'
import { isOn } from '../../settings/whitelabel.ts'
import type { BusinessCalendar } from '../../workflow/business-calendar.ts'
import type { Closing } from '../../workflow/closings.ts'
import { type Counting, defineConsumer } from '../../workflow/consumers.ts'
import { type Played, depositedIn, settledIn } from '../missions/index.ts'
import { settlements } from '../settlements/index.ts'
import { decide, endOverdue } from './decide.ts'
import { type Counted, addShares, closeDays, tableOf } from './shares.ts'

/** Rows of a journal in one transaction. */
const batch = 5000

/** Counts what invited friends deposit. */
export const referralDeposits = defineConsumer({
  name: 'referral-deposits',
  ...postings,
  batch,
  count: async (tx, range, counting) => add(tx, await depositedIn(tx, range), counting),
})

/** Counts what invited friends play. */
export const referrals = defineConsumer({
  name: 'referrals',
  ...settlements,
  batch,
  count: async (tx, range, counting) => add(tx, await settledIn(tx, range), counting),
})

/**
 * Decides about friends whose time is over, and closes the days of the shares. What happened before the end of a
 * friend's time, or of a day, may be settled ten minutes later.
 */
export const referralDays: Closing = {
  name: 'referral-days',
  everyMs: 10_000,
  reads: [referralDeposits, referrals],
  graceMs: () => 10 * 60_000,
  close: (tx, { upTo, now, atMost }) => endOverdue(tx, upTo, now, atMost(batch)),
  settle: closeDays,
}

async function add(tx: Tx, happened: readonly Played[], { settings, now, calendar }: Counting): Promise<void> {
  if (!isOn(settings, 'REFER3')) return
  const counted = await ofFriends(tx, happened, calendar)
  if (counted.length === 0) return
  await addShares(tx, counted, settings)
  await decide(tx, await addSums(tx, counted), { settings, now })
}

/** Of what was deposited and played, that of invited friends; days are those on which it was settled. */
async function ofFriends(tx: Tx, played: readonly Played[], { dayOf }: BusinessCalendar): Promise<Counted[]> {
  const counts = played.filter(({ adds }) => adds.VALID_BET !== 0n || adds.DEPOSITS !== 0n)
  if (counts.length === 0) return []
  const rows = await tx
    .select({ id: referral.friendId })
    .from(referral)
    .where(inArray(referral.friendId, [...new Set(counts.map(({ memberId }) => memberId))]))
  const friends = new Set(rows.map(({ id }) => id))
  return counts.flatMap(({ memberId, at, of, adds }) =>
    friends.has(memberId) ? [{ memberId, of, day: dayOf(at), deposits: adds.DEPOSITS, validBet: adds.VALID_BET }] : [],
  )
}

/**
 * Adds to the sums of friends who are not decided yet, and of those who were rejected: an operator may accept them.
 * @returns those friends
 */
async function addSums(tx: Tx, all: readonly Counted[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update referral r set deposits = r.deposits + c.deposits, valid_bet = r.valid_bet + c.valid_bet
    from (
      select c.member_id, sum(c.deposits)::bigint as deposits, sum(c.valid_bet)::bigint as valid_bet
      from ${tableOf(all)}
        join referral o on o.friend_id = c.member_id and c.of < o.until
      group by c.member_id) c
    where r.friend_id = c.member_id and r.state in ('REGISTERED', 'DEPOSITED', 'REJECTED') returning r.friend_id as id`)
  return rows.map(({ id }) => id)
}
