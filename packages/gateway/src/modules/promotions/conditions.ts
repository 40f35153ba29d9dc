import type { Promotion } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
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

/** A time of which sums are asked. */
export interface Period {
  since: Date
  /** Exclusive; null: it has no end. */
  until: Date | null
}

/**
 * What a member has deposited in each of some periods, minor units: the module of the deposits knows which orders
 * count, and provides it.
 */
export type DepositedDuring = (db: Reader, person: Person, periods: readonly Period[]) => Promise<bigint[]>

/** What was deposited during each version that asks for it. */
async function depositedOf(db: Reader, person: Person, versions: readonly VersionRow[], during: DepositedDuring) {
  const asked = versions.flatMap(({ conditions, startsAt, endsAt }, n) =>
    conditions.deposited === undefined ? [] : [{ n, since: startsAt, until: endsAt }],
  )
  const sums = asked.length === 0 ? [] : await during(db, person, asked)
  return new Map(asked.map(({ n }, at) => [n, sums[at] ?? 0n]))
}

/** What was played during each version that asks for it, in the categories that count. */
async function playedOf(db: Reader, { memberId, asset }: Person, versions: readonly VersionRow[], zone: string) {
  const asked = versions.flatMap(({ conditions, startsAt, endsAt, terms }, n) => {
    const types = Object.entries(terms.weights.weights).flatMap(([type, pct]) => (pct > 0 ? [type] : []))
    return conditions.played === undefined || types.length === 0
      ? []
      : [{ n, types, since: dayOf(startsAt, zone), until: endsAt && dayOf(endsAt, zone) }]
  })
  if (asked.length === 0) return new Map<number, bigint>()
  const { rows } = await db.execute<{ n: number; sum: string }>(sql`
    select k.n, sum(d.valid_bet)::text as sum
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k(n int, types jsonb, since date, until date)
      join settlement_days d on d.day >= k.since and (k.until is null or d.day <= k.until)
        and jsonb_exists(k.types, d.game_type)
    where d.member_id = ${memberId} and d.asset = ${asset} group by k.n`)
  return new Map(rows.map(({ n, sum }) => [n, BigInt(sum)]))
}

/** Age of the account in whole days. */
async function ageOf(db: Reader, { memberId }: Person, now: Date): Promise<number> {
  const { rows } = await db.execute<{ at: string }>(sql`select reg_at as at from member where id = ${memberId}`)
  return Math.floor((now.getTime() - new Date(rows[0]?.at ?? now).getTime()) / dayMs)
}

export interface Measuring {
  depositedDuring: DepositedDuring
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
  { depositedDuring, settings, language, now }: Measuring,
): Promise<Unmet[][]> {
  const asks = (name: keyof VersionRow['conditions']) =>
    versions.some(({ conditions }) => conditions[name] !== undefined)
  const age = asks('accountDays') || asks('newAccountDays') ? await ageOf(db, person, now) : 0
  const deposits = asks('noDeposit') ? await depositsOf(db, person) : 0
  const deposited = await depositedOf(db, person, versions, depositedDuring)
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
