import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { monthAfter } from '../../lib/time/calendar.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type SettlingTurn, settleEach } from '../../workflow/closings.ts'
import type { Counting } from '../../workflow/consumers.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { type Slice, inSlice, slicesOf } from '../../workflow/slices.ts'
import { onBreakSince } from '../responsible-gaming/index.ts'
import { offerSalary, tellLost } from './offers.ts'

/** Salaries offered in one transaction. */
const together = 100

/** Everybody who has a rank. */
const ranked = { id: sql`member_id`, from: sql`vip_member where true` }

/** Members whose month is ended with one statement: one over all of them might never end within its time. */
const membersAtOnce = 5000

/**
 * Ends all months before one. Call under the lock of the cursor.
 * @returns the open month: a later one stays open
 */
export async function openMonth(tx: Tx, month: string, ending: Counting): Promise<string> {
  const {
    rows: [open],
  } = await tx.execute<{ month: string }>(sql`select month::text from vip_open`)
  if (open && open.month >= month) return open.month
  if (open && isOn(ending.settings, 'VIP3'))
    for (let last = open.month; last < month; last = monthAfter(last))
      for await (const slice of slicesOf(tx, ranked, ending.atMost(membersAtOnce)))
        await endMonth(tx, last, slice, ending)
  await tx.execute(sql`
    insert into vip_open (month) values (${month}) on conflict (id) do update set month = excluded.month`)
  return month
}

interface Fallen extends Record<string, unknown> {
  memberId: string
  asset: string
  /** The rank after it. */
  level: number
  /** Minor units. */
  played: string
}

/**
 * Whoever has not played what keeps the rank falls one: not those who reached it in the month or were on a break in
 * it. Whoever has played what keeps the rank they have then is given the salary of the month.
 */
async function endMonth(tx: Tx, month: string, slice: Slice, { calendar, settings, now }: Counting): Promise<void> {
  const { ranks } = settings.vip
  const startsAt = calendar.startOf(month)
  const endsAt = calendar.startOf(monthAfter(month))
  const ladder = sql`jsonb_to_recordset(${JSON.stringify(
    ranks.map(({ keepMinor, salaryMinor }, level) => ({ level, keep: keepMinor, salary: salaryMinor })),
  )}::jsonb) as r(level smallint, keep bigint, salary bigint)`
  const held = sql`${inSlice(sql`v.member_id`, slice)} and r.level = least(v.level, ${ranks.length - 1})`
  const { rows: fallen } = await tx.execute<Fallen>(sql`
    update vip_member v set level = r.level - 1, since = case when r.level = 1 then null else ${endsAt}::timestamptz end
    from ${ladder}, member p where p.id = v.member_id and ${held} and r.level > 0 and v.since <= ${startsAt}
      and not ${onBreakSince(sql`v.member_id`, startsAt)}
      and r.keep > coalesce((select m.valid_bet from vip_month m where m.member_id = v.member_id and m.month = ${month}), 0)
    returning v.member_id as "memberId", p.asset, v.level,
      greatest(coalesce((select m.valid_bet from vip_month m where m.member_id = v.member_id and m.month = ${month}), 0), 0)::text
        as played`)
  await tellLost(
    tx,
    settings,
    fallen.map((one) => ({ ...one, month })),
    now,
  )
  await tx.execute(sql`
    update vip_month m set level = r.level, salary = case when m.valid_bet >= r.keep then nullif(r.salary, 0) end
    from vip_member v, ${ladder} where m.month = ${month} and v.member_id = m.member_id and ${held}`)
}

/** Offers the salaries of months that have ended. */
export const offerSalaries = (turn: SettlingTurn): Promise<void> =>
  settleEach<{ memberId: string; month: string }>(turn, {
    together,
    find: (limit) => sql`
      select member_id as "memberId", month::text from vip_month where salary is not null and offered_at is null
        and ${notAside(turn.job, sql`concat_ws(' ', member_id, month)`, turn.now)}
      order by vip_month.month, member_id limit ${limit}`,
    keyOf: ({ memberId, month }) => `${memberId} ${month}`,
    async run(tx, { memberId, month }) {
      const { rows } = await tx.execute<{ asset: string; salary: string }>(sql`
        update vip_month m set offered_at = ${turn.now} from member p
        where m.member_id = ${memberId} and m.month = ${month} and m.offered_at is null and p.id = m.member_id
        returning p.asset, m.salary::text`)
      for (const { asset, salary } of rows)
        await offerSalary(tx, turn.settings, { memberId, asset, month, amount: BigInt(salary) }, turn.now)
    },
  })
