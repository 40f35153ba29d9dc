import { sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { groupIn } from '../../ledger/groups.ts'
import type { Owner } from '../../ledger/accounts.ts'
import type { Settings } from '../../settings/settings.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { profiles } from './profiles.ts'
import { rgStatement } from './schema.ts'
import { dayOf, startOf } from '../../lib/time/calendar.ts'

interface Sums {
  paidIn: bigint
  paidOut: bigint
  staked: bigint
  won: bigint
}

const none: Sums = { paidIn: 0n, paidOut: 0n, staked: 0n, won: 0n }
const shown = ({ paidIn, paidOut, staked, won }: Sums) => ({
  paidIn: formatMoney(paidIn),
  paidOut: formatMoney(paidOut),
  netPaid: formatMoney(paidIn - paidOut),
  staked: formatMoney(staked),
  won: formatMoney(won),
  result: formatMoney(won - staked),
})

const yearOf = (at: Date, timeZone: string) => Number(dayOf(at, timeZone).slice(0, 4))

/**
 * What a person paid in and took out, staked and won in a year of the site, month by month; months to come are left
 * out.
 */
export async function statementOf(
  db: Reader,
  { memberId, asset }: Owner,
  requestedYear: number | undefined,
  since: Date,
  now: Date,
  { site: { timeZone } }: Pick<Settings, 'site'>,
) {
  const [first, latest] = [yearOf(since, timeZone), yearOf(now, timeZone)]
  const year = Math.min(latest, Math.max(first, requestedYear ?? latest))
  const [from, to] = [
    startOf(`${year}-01-01`, timeZone).toISOString(),
    startOf(`${year + 1}-01-01`, timeZone).toISOString(),
  ]
  type Row = { month: string; paidIn: string; paidOut: string; staked: string; won: string }
  const { rows } = await db.execute<Row>(sql`
    with money as (
      select to_char(p.created_at at time zone ${timeZone}, 'YYYY-MM') as month, ${groupIn(sql`t.kind`, sql`p.amount`)} as grp, p.amount
      from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id and t.created_at = p.created_at
      where a.owner = ${memberId} and a.asset = ${asset} and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW')
      and p.created_at >= ${from} and p.created_at < ${to} and ledger_reaches(greatest(${from}::timestamptz, ${since}::timestamptz))),
    lines as (
      select month, amount as paid_in, 0::numeric as paid_out, 0::numeric as staked, 0::numeric as won from money where grp = 'DEPOSIT'
      union all select month, 0, -amount, 0, 0 from money where grp = 'WITHDRAWAL'
      union all select to_char(day, 'YYYY-MM'), 0, 0, staked, won from play_day
      where member_id = ${memberId} and day >= ${`${year}-01-01`} and day <= ${`${year}-12-31`})
    select month, sum(paid_in)::bigint::text as "paidIn", sum(paid_out)::bigint::text as "paidOut",
    sum(staked)::bigint::text as staked, sum(won)::bigint::text as won
    from lines group by month`)
  const existing = new Map(
    rows.map(({ month, ...row }) => [
      month,
      { paidIn: BigInt(row.paidIn), paidOut: BigInt(row.paidOut), staked: BigInt(row.staked), won: BigInt(row.won) },
    ]),
  )
  const last = year === latest ? Number(dayOf(now, timeZone).slice(5, 7)) : 12
  const months = Array.from({ length: last }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((month) => ({
    month,
    sums: existing.get(month) ?? none,
  }))
  const total = months.reduce(
    (all, { sums }) => ({
      paidIn: all.paidIn + sums.paidIn,
      paidOut: all.paidOut + sums.paidOut,
      staked: all.staked + sums.staked,
      won: all.won + sums.won,
    }),
    none,
  )
  return {
    year,
    years: Array.from({ length: latest - first + 1 }, (_, back) => latest - back),
    currency: asset,
    months: months.map(({ month, sums }) => ({ month, ...shown(sums) })),
    total: shown(total),
  }
}

/** Members notified per run. */
const batchSize = 200
const job = 'year-statements'

/**
 * Notifies everyone who played in the year that has ended that its statement is ready, once, where the profile requires
 * it; one who cannot be notified delays no other.
 * @returns whether somebody may be left
 */
export async function sendYearEndMessages(
  db: Db,
  now: Date,
  { site: { timeZone }, rg }: Pick<Settings, 'site' | 'rg'>,
): Promise<boolean> {
  if (!profiles[rg.profile].statement.yearMessage) return false
  const year = yearOf(now, timeZone) - 1
  // Those set aside come last: the year is not done before they are notified.
  const { rows } = await db.execute<{ memberId: string }>(sql`
    select d.member_id as "memberId" from (select distinct member_id from play_day
      where day between ${`${year}-01-01`} and ${`${year}-12-31`}) d
    join member m on m.id = d.member_id and m.type <> 4
    where not exists (select 1 from rg_statement s where s.member_id = d.member_id and s.year = ${year})
    order by not (${notAside(job, sql`${`${year} `} || d.member_id`, now)}), d.member_id limit ${batchSize}`)
  const notify = async (tx: Tx, memberId: string) => {
    // Claimed by writing the row: of several gateways one notifies.
    const claimed = await tx
      .insert(rgStatement)
      .values({ memberId, year, notifiedAt: now })
      .onConflictDoNothing()
      .returning()
    if (claimed.length > 0) await sendMessage(tx, memberId, systemMessage('yearEnd', { year }), now)
  }
  await eachAlone(db, rows, {
    job,
    now,
    keyOf: ({ memberId }) => `${year} ${memberId}`,
    run: ({ memberId }) => transact(db, (tx) => notify(tx, memberId)),
    together: (all) =>
      transact(db, async (tx) => {
        for (const { memberId } of all) await notify(tx, memberId)
      }),
  })
  return rows.length > 0
}

/** Runs every minute: once no member is left, the year is done until the next one ends. */
export function createYearEndTask(db: Db, clock: { now(): Date }, settings: () => Settings): () => Promise<void> {
  let done: string | undefined
  return async () => {
    const { site, rg } = settings()
    const key = `${rg.profile} ${yearOf(clock.now(), site.timeZone)}`
    if (done === key) return
    if (!(await sendYearEndMessages(db, clock.now(), { site, rg }))) done = key
  }
}
