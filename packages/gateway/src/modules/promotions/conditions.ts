import type { Promotion } from '@brand/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { rankAsked, rankOf } from '../vip/index.ts'
import type { EntryRow, VersionRow } from './store.ts'

export type Unmet = z.input<typeof Promotion>['unmet'][number]

const dayMs = 86_400_000

export interface Person {
  memberId: string
  asset: string
  /** A deposit that does not count: the one that is being credited. */
  but?: string
}

/** Deposits of any time. */
const depositsOf = async (db: Reader, { memberId, but = '' }: Person): Promise<number> => {
  const { rows } = await db.execute<{ deposits: number }>(sql`
    select count(*)::int as deposits from requirements
    where member_id = ${memberId} and source = 'DEPOSIT' and ref <> ${but}`)
  return rows[0]?.deposits ?? 0
}

/** Sums in minor units by the index of the version; the rows of all versions are read in one query. */
async function sumsOf(db: Reader, query: SQL): Promise<Map<number, bigint>> {
  const { rows } = await db.execute<{ n: number; sum: string | null }>(query)
  return new Map(rows.map(({ n, sum }) => [n, BigInt(sum ?? 0)]))
}

/** What was deposited during each version that asks for it. */
function depositedOf(db: Reader, { memberId, asset }: Person, versions: readonly VersionRow[]) {
  const asked = versions.flatMap(({ conditions, startsAt, endsAt }, n) =>
    conditions.deposited === undefined ? [] : [{ n, since: startsAt, until: endsAt }],
  )
  if (asked.length === 0) return new Map<number, bigint>()
  return sumsOf(
    db,
    sql`select k.n, sum(o.credited)::text as sum
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k(n int, since timestamptz, until timestamptz)
        join deposit_orders o on o.created_at >= k.since and (k.until is null or o.created_at < k.until)
      where o.member_id = ${memberId} and o.asset = ${asset} and o.state = 'CONFIRMED' group by k.n`,
  )
}

/** What was played during each version that asks for it, in the categories that count. */
function playedOf(db: Reader, { memberId, asset }: Person, versions: readonly VersionRow[], zone: string) {
  const asked = versions.flatMap(({ conditions, startsAt, endsAt, terms }, n) => {
    const types = Object.entries(terms.weights.weights).flatMap(([type, pct]) => (pct > 0 ? [type] : []))
    return conditions.played === undefined || types.length === 0
      ? []
      : [{ n, types, since: dayOf(startsAt, zone), until: endsAt && dayOf(endsAt, zone) }]
  })
  if (asked.length === 0) return new Map<number, bigint>()
  return sumsOf(
    db,
    sql`select k.n, sum(d.valid_bet)::text as sum
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k(n int, types jsonb, since date, until date)
        join settlement_days d on d.day >= k.since and (k.until is null or d.day <= k.until)
          and jsonb_exists(k.types, d.game_type)
      where d.member_id = ${memberId} and d.asset = ${asset} group by k.n`,
  )
}

/** Age of the account in whole days. */
async function ageOf(db: Reader, { memberId }: Person, now: Date): Promise<number> {
  const { rows } = await db.execute<{ at: string }>(sql`select reg_at as at from member where id = ${memberId}`)
  return Math.floor((now.getTime() - new Date(rows[0]?.at ?? now).getTime()) / dayMs)
}

export interface Measuring {
  settings: Settings
  /** Of the names of ranks. */
  language: string
  now: Date
}

/**
 * Conditions that somebody does not meet, with their own values, for each of the versions: each figure is read once for
 * all of them, and only where one asks for it.
 */
export async function unmetBy(
  db: Reader,
  person: Person,
  versions: readonly VersionRow[],
  { settings, language, now }: Measuring,
): Promise<Unmet[][]> {
  const asks = (name: keyof VersionRow['conditions']) =>
    versions.some(({ conditions }) => conditions[name] !== undefined)
  const age = asks('accountDays') || asks('newAccountDays') ? await ageOf(db, person, now) : 0
  const deposits = asks('noDeposit') ? await depositsOf(db, person) : 0
  const deposited = await depositedOf(db, person, versions)
  const played = await playedOf(db, person, versions, settings.site.timeZone)
  const asked = versions.map(({ conditions: { minRank } }) => rankAsked({ settings, language }, minRank))
  const rank = asked.some(Boolean) ? await rankOf({ db, settings, language }, person.memberId) : undefined
  return versions.map(({ conditions }, n) => {
    const { accountDays, newAccountDays, noDeposit } = conditions
    const unmet: Unmet[] = []
    if (accountDays !== undefined && age < accountDays)
      unmet.push({ code: 'ACCOUNT_DAYS', have: `${age}`, need: `${accountDays}` })
    if (newAccountDays !== undefined && age > newAccountDays)
      unmet.push({ code: 'NEW_ACCOUNT_DAYS', have: `${age}`, need: `${newAccountDays}` })
    if (noDeposit && deposits > 0) unmet.push({ code: 'NO_DEPOSIT', have: `${deposits}`, need: '0' })
    const sums = [
      ['DEPOSITED', conditions.deposited, deposited],
      ['PLAYED', conditions.played, played],
    ] as const
    for (const [code, need, had] of sums) {
      const have = had.get(n) ?? 0n
      if (need !== undefined && have < BigInt(need))
        unmet.push({ code, have: formatMoney(have), need: formatMoney(need) })
    }
    const least = asked[n]
    if (least && rank && rank.level < least.level) unmet.push({ code: 'RANK', have: rank.label, need: least.label })
    return unmet
  })
}

/** Whether a deposit may still bring what was joined: it is for those without another. */
export const mayBring = async (
  db: Reader,
  { memberId, asset }: Pick<EntryRow, 'memberId' | 'asset'>,
  { conditions }: Pick<VersionRow, 'conditions'>,
  but: string,
): Promise<boolean> => !conditions.noDeposit || (await depositsOf(db, { memberId, asset, but })) === 0
