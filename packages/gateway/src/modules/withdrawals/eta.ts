import { sql, type SQL } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { WithdrawSettings } from './settings.ts'

/**
 * Seconds half of the past orders took, and nine of ten; `measured` is false where a default is used for too few of
 * them.
 */
export interface Eta {
  p50Sec: number
  p90Sec: number
  measured: boolean
}

type Default = Pick<Eta, 'p50Sec' | 'p90Sec'>

/** Fewer are not significant; older ones do not reflect today. */
const least = 5
const most = 200

async function measure(db: Reader, seconds: SQL, otherwise: Default): Promise<Eta> {
  const {
    rows: [row],
  } = await db.execute<{ n: number; p: number[] | null }>(sql`
    select count(*)::int as n, percentile_cont(array[0.5, 0.9]) within group (order by seconds) as p from (${seconds} limit ${most}) past`)
  const [p50, p90] = row?.p ?? []
  if (!row || row.n < least || p50 === undefined || p90 === undefined) return { ...otherwise, measured: false }
  return { p50Sec: Math.ceil(p50), p90Sec: Math.ceil(p90), measured: true }
}

/** Automatic orders and those that wait for a person take very different times: neither predicts the other. */
interface Kind {
  methodId: string
  reviewed: boolean
}

/** How long a state lasts, from the latest orders of the same kind that have left it. */
export const timeIn = (db: Reader, state: string, { methodId, reviewed }: Kind, otherwise: Default): Promise<Eta> =>
  measure(
    db,
    sql`
    select extract(epoch from later.at - s.at)::float8 as seconds from withdrawal_step s join withdrawal w using (order_no)
      cross join lateral (select n.at from withdrawal_step n where n.order_no = s.order_no and n.id > s.id order by n.id limit 1) later
    where s.state = ${state} and s.part_no is null and w.method_id = ${methodId} and w.reviewed = ${reviewed} order by s.at desc`,
    otherwise,
  )

/** From the request until the money is sent, by payout method and whether it is reviewed first. */
export function timeToPay(
  db: Reader,
  { methodId, reviewed }: Kind,
  { eta: { review, paying } }: WithdrawSettings,
): Promise<Eta> {
  const past = sql`select extract(epoch from paid_at - created_at)::float8 as seconds from withdrawal
    where method_id = ${methodId} and reviewed = ${reviewed} and paid_at is not null order by paid_at desc`
  return measure(
    db,
    past,
    reviewed ? { p50Sec: review.p50Sec + paying.p50Sec, p90Sec: review.p90Sec + paying.p90Sec } : paying,
  )
}
