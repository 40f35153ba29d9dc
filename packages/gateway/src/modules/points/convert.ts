import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { pointConversion } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { post } from '../../ledger/post.ts'
import { refuse } from '../../lib/refusal.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { mayPlay } from '../responsible-gaming/index.ts'
import { addRequirement, weightsOf } from '../turnover/index.ts'
import { applyChange, lockToSpend } from './account.ts'

/** Points a member may still convert on this day of the site, and when the next begins. */
export async function leftToday(
  db: Reader,
  memberId: string,
  { points, site }: Pick<Settings, 'points' | 'site'>,
  now: Date,
): Promise<{ left: number; resetAt: Date }> {
  const { startsAt, resetAt } = windowsAt(now, site.timeZone).DAY
  const { rows } = await db.execute<{ converted: string }>(sql`
    select coalesce(sum(points), 0)::text as converted from point_conversion
    where member_id = ${memberId} and at >= ${startsAt}`)
  return { left: Math.max(0, points.perDayPoints - Number(rows[0]?.converted ?? 0)), resetAt }
}

/** The owner of the keys of conversions in the ledger. */
const ownerOf = (memberId: string) => `points:${memberId}`

/** Cash for points, minor units, rounded down. */
export const cashFor = (points: bigint, ratio: number): bigint => (points * 100n) / BigInt(ratio)

export interface Converting {
  memberId: string
  asset: string
  points: number
  /** As it was shown; absent: what applies is accepted. */
  ratio?: number | undefined
  /** As it was shown; absent: what applies is accepted. */
  multiple?: number | undefined
  /** The claimed key of the call. */
  key: string
  now: Date
}

/** @throws Refused `points_out_of_range` */
async function requireWithin(tx: Tx, { memberId, points, now }: Converting, settings: Settings): Promise<void> {
  const { minPoints: min, stepPoints: step, ratio } = settings.points
  const { left, resetAt } = await leftToday(tx, memberId, settings, now)
  const bound =
    points < min || cashFor(BigInt(points), ratio) === 0n
      ? 'min'
      : points % step !== 0
        ? 'step'
        : points > left
          ? 'day'
          : undefined
  if (bound)
    throw refuse('points_out_of_range', {
      field: 'points',
      details: { bound, min, step, leftToday: left, resetAt: resetAt.toISOString() },
    })
}

/**
 * Converts points into cash that has to be played. In the transaction that has claimed the key.
 * @throws Refused `terms_changed`, `points_owed`, `points_not_enough`, `points_out_of_range`, `rg_timeout`,
 * `rg_excluded`
 */
export async function convertPoints(tx: Tx, settings: Settings, converting: Converting) {
  const { memberId, asset, key, now } = converting
  const { ratio, multiple } = settings.points
  requireShown(
    { ratio: converting.ratio?.toString(), multiple: converting.multiple?.toString() },
    { ratio: `${ratio}`, multiple: `${multiple}` },
  )
  const points = BigInt(converting.points)
  // Whoever takes a break is given nothing that asks for play.
  if (multiple > 0) await mayPlay(tx, memberId, now)
  const standing = await lockToSpend(tx, memberId, points)
  await requireWithin(tx, converting, settings)
  const amount = cashFor(points, ratio)
  const txnId = await applyChange(tx, standing, {
    memberId,
    points: -points,
    kind: 'points_convert',
    once: { owner: ownerOf(memberId), key },
  })
  if (txnId === undefined) throw new Error('points were converted and not taken')
  const cashTxnId = await post(tx, {
    kind: 'points_cash',
    entries: [
      { system: 'PROMO_COST', asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ],
    once: { owner: `conversion:${txnId}`, key: 'cash' },
  })
  await tx.insert(pointConversion).values({ txnId, memberId, points, asset, amount, ratio, cashTxnId, at: now })
  await addRequirement(tx, {
    memberId,
    asset,
    source: 'POINTS',
    ref: String(txnId),
    base: amount,
    multiple,
    weights: weightsOf(settings.turnover),
    now,
  })
  const made = await conversionOnce(tx, memberId, key)
  if (!made) throw new Error('no conversion was written')
  return made
}

/** What a key of the member has converted, with the points that were left. */
export async function conversionOnce(db: Reader, memberId: string, key: string) {
  const { rows } = await db.execute<Record<'no' | 'points' | 'amount' | 'required' | 'balance' | 'at', string>>(sql`
    select c.txn_id::text as no, c.points::text, c.amount::text, coalesce(q.required, 0)::text as required,
      p.balance_after::text as balance, c.at
    from txn_keys t join point_conversion c on c.txn_id = t.txn_id
      join posting p on p.txn_id = t.txn_id and p.created_at = t.created_at and p.balance_after is not null
      left join requirements q on q.member_id = c.member_id and q.source = 'POINTS' and q.ref = t.txn_id::text
    where t.idem_owner = ${ownerOf(memberId)} and t.idem_key = ${key} and ledger_reaches(t.created_at)`)
  const [row] = rows
  return (
    row && {
      conversionNo: row.no,
      points: Number(row.points),
      amount: formatMoney(row.amount),
      required: formatMoney(row.required),
      balance: Number(row.balance),
      at: new Date(row.at).toISOString(),
    }
  )
}
