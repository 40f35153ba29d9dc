import { inArray, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { posting } from '../../ledger/schema.ts'
import { referral } from './schema.ts'
import { settlement } from '../settlements/schema.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type Reading, assertLeads, consume, countedUpTo, lockCursor } from '../../workflow/journal.ts'
import { type Played, depositedIn, settledIn } from '../missions/index.ts'
import { consumeSettlements } from '../settlements/index.ts'
import { decide, endOverdue } from './decide.ts'
import { type Counted, addShares, closeDays } from './shares.ts'

/** Under these names the places in the journals are kept. */
export const consumers = { played: 'referrals', deposited: 'referral-deposits' } as const
const readings: Reading[] = [
  { consumer: consumers.played, journal: settlement, at: settlement.settledAt },
  { consumer: consumers.deposited, journal: posting, at: posting.createdAt },
]
/** Rows of a journal in one transaction. */
const batch = 5000
/** What happened before the end of a friend's time, or of a day, may be settled so much later. */
const graceMs = 10 * 60_000

interface ReferralJob {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** Counts what invited friends deposit and play, decides about them, and closes the days of the shares. */
export function createReferralJob({ db, clock, settings }: ReferralJob) {
  const add = async (tx: Tx, happened: readonly Played[]) => {
    if (!isOn(settings(), 'REFER3')) return
    const counted = await ofFriends(tx, happened, settings().site.timeZone)
    if (counted.length === 0) return
    await addShares(tx, counted, settings())
    await decide(tx, await addSums(tx, counted), { settings: settings(), now: clock.now() })
  }
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const played = { name: consumers.played, term, limit: batch }
    const deposited = { name: consumers.deposited, term, limit: batch }
    for (let more = true; more && !stopping.aborted;)
      more = await consume(db, posting, deposited, async (tx, range) => add(tx, await depositedIn(tx, range)))
    for (let more = true; more && !stopping.aborted;)
      more = await consumeSettlements(db, played, async (tx, range) => add(tx, await settledIn(tx, range)))
    for (let more = true; more && !stopping.aborted;)
      more = await transact(db, async (tx) => {
        const cursor = await lockCursor(tx, consumers.played)
        await assertLeads(tx, cursor, played)
        const now = clock.now()
        const settled = new Date(now.getTime() - graceMs)
        // Nothing ends before all that happened until then is counted; play that goes on does not matter.
        if ((await countedUpTo(tx, readings, settled)) < settled) return false
        await endOverdue(tx, settled, now)
        return closeDays(tx, dayOf(settled, settings().site.timeZone), settings(), now)
      })
  }
}

/** Of what was deposited and played, that of invited friends; days are those on which it was settled. */
async function ofFriends(tx: Tx, played: readonly Played[], zone: string): Promise<Counted[]> {
  const counts = played.filter(({ adds }) => adds.VALID_BET !== 0n || adds.DEPOSITS !== 0n)
  if (counts.length === 0) return []
  const rows = await tx
    .select({ id: referral.friendId })
    .from(referral)
    .where(inArray(referral.friendId, [...new Set(counts.map(({ memberId }) => memberId))]))
  const friends = new Set(rows.map(({ id }) => id))
  return counts.flatMap(({ memberId, at, of, adds }) =>
    friends.has(memberId)
      ? [{ memberId, of, day: dayOf(at, zone), deposits: adds.DEPOSITS, validBet: adds.VALID_BET }]
      : [],
  )
}

/** Adds to the sums of friends who are not decided yet. @returns those friends */
async function addSums(tx: Tx, all: readonly Counted[]): Promise<string[]> {
  const given = JSON.stringify(
    all.map(({ memberId, of, deposits, validBet }) => ({
      member_id: memberId,
      of,
      deposits: String(deposits),
      valid_bet: String(validBet),
    })),
  )
  const { rows } = await tx.execute<{ id: string }>(sql`
    update referral r set deposits = r.deposits + c.deposits, valid_bet = r.valid_bet + c.valid_bet
    from (
      select c.member_id, sum(c.deposits)::bigint as deposits, sum(c.valid_bet)::bigint as valid_bet
      from jsonb_to_recordset(${given}::jsonb) as c(member_id uuid, of timestamptz, deposits bigint, valid_bet bigint)
        join referral o on o.friend_id = c.member_id and c.of < o.until
      group by c.member_id) c
    where r.friend_id = c.member_id and r.state in ('REGISTERED', 'DEPOSITED') returning r.friend_id as id`)
  return rows.map(({ id }) => id)
}
