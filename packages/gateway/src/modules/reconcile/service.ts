import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { endRound, lockRound, claimOpenRounds } from '../rounds/index.ts'
import { minute, type Clock } from '../../lib/time/clock.ts'
import { transact, type Db } from '../../db/client.ts'
import { vendor } from '../games/schema.ts'
import { incident, reconciliation, type IncidentKind } from './schema.ts'
import { round } from '../rounds/schema.ts'
import { sandboxPlayer } from '../sandbox/schema.ts'
import type { Events } from '../../lib/events.ts'
import { eachAlone } from '../../workflow/each-alone.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { checkJournal } from '../settlements/index.ts'
import { batchSize, type VendorRound, type VendorRounds } from './vendor-rounds.ts'

type Round = typeof round.$inferSelect

/** A day of the site that is over. */
interface PastDay {
  day: string
  from: Date
  to: Date
}

interface Parts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  events: Events
  settings: () => Settings
  vendors: VendorRounds
}

export interface Reconciler {
  /**
   * Queries vendors for rounds that have been open for long; at most every five minutes for each. @returns how many
   * were queried
   */
  openRounds(): Promise<number>
  /**
   * Compares each round that ended on the last whole day of the site, once, and keeps both sums by vendor and asset; so
   * for the days before that were not compared, a week back.
   */
  lastDay(): Promise<void>
}

/** As long as a vendor that answers again is asked about a day that ended. */
const daysAsked = 7

const textOf = (theirs: VendorRound | undefined) =>
  theirs ? { state: theirs.state, stake: String(theirs.stake), win: String(theirs.win) } : null

const none = { rounds: 0, stake: 0n, win: 0n, theirRounds: 0, theirStake: 0n, theirWin: 0n }

/** The differences between the two sides; nothing where they agree. */
export function difference(
  ours: Pick<Round, 'state' | 'stake' | 'win'>,
  theirs: VendorRound | undefined,
): IncidentKind | undefined {
  if (!theirs) return 'UNKNOWN_ROUND'
  if (theirs.state === 'OPEN') return ours.state === 'CLOSED' ? 'STATE' : undefined
  if (theirs.state === 'VOIDED') return ours.stake === 0n && ours.win === 0n ? undefined : 'STAKE_KEPT'
  if (theirs.stake !== ours.stake) return 'STAKE'
  return theirs.win === ours.win ? undefined : 'WIN'
}

/** Compares our rounds with the vendors'. What differs is an incident for operators: no money is ever moved by this. */
export function createReconciler({ db, clock, log, events, settings, vendors }: Parts): Reconciler {
  /** No day is due before. */
  let nextDay = new Date(0)

  async function note(of: Round, kind: IncidentKind, theirs: object | null): Promise<void> {
    const now = clock.now()
    const reported = { ours: { state: of.state, stake: String(of.stake), win: String(of.win) }, theirs }
    const made = await db
      .insert(incident)
      .values({ roundId: of.id, vendor: of.vendor, kind, told: reported, firstAt: now, lastAt: now })
      .onConflictDoUpdate({ target: [incident.roundId, incident.kind], set: { told: reported, lastAt: now } })
      .returning({ firstAt: incident.firstAt })
    if (made[0]?.firstAt.getTime() === now.getTime())
      log.error({ round: of.vendorRound, vendor: of.vendor, kind }, 'two records of a round differ')
  }

  /** What people are paid by is a record of its own: it has to come to the rounds. */
  async function compareJournal(rows: readonly Round[]): Promise<void> {
    const differences = await checkJournal(db, { roundIds: rows.map(({ id }) => id) })
    for (const { id, journal } of differences) {
      const row = rows.find((one) => String(one.id) === id)
      if (row) await note(row, 'JOURNAL', journal)
    }
  }

  /**
   * The same sums on both sides and nothing to come: the flag that closes it was lost, and the round is closed here.
   */
  async function close(of: Round): Promise<void> {
    await transact(db, async (tx) => {
      const row = await lockRound(tx, of)
      if (!row || (row.state !== 'OPEN' && row.state !== 'REOPENED') || row.stake !== of.stake || row.win !== of.win)
        return
      await endRound(tx, events, row, clock.now(), settings())
    })
  }

  /** Each round with that of its vendor; undefined where the vendor does not answer. */
  async function queryVendor(code: string, rows: readonly Round[]) {
    const response = await vendors.named(
      code,
      rows.map(({ vendorRound }) => vendorRound),
    )
    const by = new Map(response?.map((one) => [one.roundId, one]))
    return response && rows.map((row) => ({ row, theirs: by.get(row.vendorRound) }))
  }

  /** The vendors, each with the days of its rounds that are not compared yet. */
  const vendorDays = async (days: readonly PastDay[]) => {
    const listed = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, "from" timestamptz, "to" timestamptz)`
    const { rows } = await db.execute<{ code: string; due: string[] }>(sql`
      select code, array(select d.day::text from ${listed}
        where not exists (select from ${reconciliation} done where done.day = d.day and done.vendor = code)
          and exists (select from ${round} r where r.vendor = code and r.state = 'CLOSED'
            and r.closed_at >= d."from" and r.closed_at < d."to")) as due
      from ${vendor}`)
    return rows.map(({ code, due }) => ({ code, due: days.filter(({ day }) => due.includes(day)) }))
  }

  /**
   * Compares the rounds of a vendor that ended in a day, a page at a time. @returns false where the vendor does
   * not answer
   */
  async function compareDay(code: string, { day, from, to }: PastDay): Promise<boolean> {
    const ended = and(
      eq(round.vendor, code),
      eq(round.state, 'CLOSED'),
      gte(round.closedAt, from),
      lt(round.closedAt, to),
      // Rounds that the sandbox made up are known to no vendor.
      sql`not exists (select from ${sandboxPlayer} p where p.member_id = ${round.memberId}
        and (p.until is null or ${round.closedAt} < p.until))`,
    )
    const sums = new Map<string, typeof none>()
    // The place is kept, not looked up: a round may open again while its vendor is queried, and has no end then.
    for (let last: { ended: string; id: number } | undefined; ;) {
      const onward = last && sql`(${round.closedAt}, ${round.id}) > (${last.ended}::timestamptz, ${last.id}::bigint)`
      const rows = await db
        .select({ ...getTableColumns(round), ended: sql<string>`${round.closedAt}::text` })
        .from(round)
        .where(and(ended, onward))
        .orderBy(asc(round.closedAt), asc(round.id))
        .limit(batchSize)
      if (rows.length === 0) break
      last = rows.at(-1)
      await compareJournal(rows)
      const pairs = await queryVendor(code, rows)
      if (!pairs) return false
      for (const { row, theirs } of pairs) {
        const sum = sums.get(row.asset) ?? none
        const ours = { rounds: sum.rounds + 1, stake: sum.stake + row.stake, win: sum.win + row.win }
        const more = theirs && {
          theirRounds: sum.theirRounds + 1,
          theirStake: sum.theirStake + theirs.stake,
          theirWin: sum.theirWin + theirs.win,
        }
        sums.set(row.asset, { ...sum, ...ours, ...more })
        const kind = difference(row, theirs)
        if (kind) await note(row, kind, textOf(theirs))
      }
    }
    const dayRows = [...sums].map(([asset, sum]) => ({ day, vendor: code, asset, ...sum, at: clock.now() }))
    if (dayRows.length > 0) await db.insert(reconciliation).values(dayRows).onConflictDoNothing()
    return true
  }

  return {
    async openRounds() {
      const now = clock.now()
      const { openMinutes, againMinutes } = settings().reconcile
      const since = (minutes: number) => new Date(now.getTime() - minutes * minute)
      const rows = await claimOpenRounds(db, {
        openedBefore: since(openMinutes),
        askedBefore: since(againMinutes),
        limit: batchSize,
        now,
      })
      for (const [code, mine] of groupBy(rows, (row) => row.vendor)) {
        await eachAlone(db, (await queryVendor(code, mine)) ?? [], {
          job: 'open-rounds',
          now,
          keyOf: ({ row }) => String(row.id),
          async run({ row, theirs }) {
            const kind = difference(row, theirs)
            if (kind) await note(row, kind, textOf(theirs))
            else if (theirs?.state === 'CLOSED') await close(row)
          },
        })
      }
      return rows.length
    },

    async lastDay() {
      const { timeZone } = settings().site
      const today = windowsAt(clock.now(), timeZone).DAY
      // What lies beyond this day was left before the clock was put back.
      if (clock.now() < nextDay && nextDay <= today.resetAt) return
      const days: PastDay[] = []
      for (let to = today.startsAt; days.length < daysAsked; to = days.at(-1)?.from ?? to) {
        const { from: day, startsAt: from } = windowsAt(new Date(to.getTime() - 1), timeZone).DAY
        days.push({ day, from, to })
      }
      const all = await vendorDays(days)
      let compared = 0
      await eachAlone(db, all, {
        job: 'last-day',
        now: clock.now(),
        keyOf: ({ code }) => code,
        async run({ code, due }) {
          // The newest first: a vendor may have forgotten the oldest.
          for (const day of due) if (!(await compareDay(code, day))) return
          compared += 1
        },
      })
      // Done until tomorrow; a vendor that does not answer is queried again sooner.
      const again = new Date(clock.now().getTime() + settings().reconcile.againMinutes * minute)
      nextDay = compared < all.length && again < today.resetAt ? again : today.resetAt
    },
  }
}
