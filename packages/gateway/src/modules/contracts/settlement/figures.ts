import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { type Span, slotMs } from '../periods.ts'
import { type Figures, whole } from './compute.ts'
import { countedBy } from '../../../workflow/consumers.ts'
import { slotOf, sources } from './play.ts'

/** A team in a period or a part of one; it begins with a slot. */
export interface TeamSpan extends Span {
  agentId: string
  asset: string
  /** Parts per million of the whole period. */
  part: number
}

/**
 * Play of a slot before a moment within it. A slot is kept as a sum; where a contract ended in it, the journals say
 * what came before: rows that are counted, by the time at which they count.
 */
export function tailOf({ agentId, asset, to }: TeamSpan, n: number): SQL[] {
  const from = new Date(to.getTime() - (to.getTime() % slotMs))
  return sources.flatMap((source) => {
    const { of: name, journal, at, rows } = source
    const late = sql`select from contract_late late where late.journal = ${name} and late.row_id = ${journal.id}`
    const onTime = sql`${at} >= ${from} and ${at} < ${to} and not exists (${late})
      and ${countedBy(source)}`
    const moved = sql`${journal.id} in (select row_id from contract_late where journal = ${name} and slot = ${from})`
    return [onTime, moved].map(
      (of) => sql`select ${n}::int as n, r.member_id, r.game_type, r.valid_bet, r.pnl from (${rows(of)}) r
        join member_line l on l.descendant_id = r.member_id and l.ancestor_id = ${agentId} where r.asset = ${asset}`,
    )
  })
}

/** Teams with the same short span, from so many on. */
const together = 10
const hourMs = 3_600_000

/**
 * Figures of teams with the same span: of those who played, handed up their lines. The other way round each member of
 * each team would be looked up, though most have not played. Categories are left out.
 */
async function figuresUpwards(
  db: Reader,
  spans: readonly TeamSpan[],
  activeBet: bigint,
): Promise<Map<string, Figures>> {
  const [first] = spans
  if (!first) return new Map()
  const { asset, from, to } = first
  const { rows } = await db.execute<{ agentId: string; validBet: string; pnl: string; active: number }>(sql`
    select agent_id as "agentId", sum(valid_bet)::text as "validBet", sum(pnl)::text as pnl,
      (count(*) filter (where valid_bet >= ${activeBet}::bigint and valid_bet > 0))::int as active
    from (
      select l.ancestor_id as agent_id, p.member_id, sum(p.valid_bet) as valid_bet, sum(p.pnl) as pnl
      from contract_play p join member_line l on l.descendant_id = p.member_id
      where p.asset = ${asset} and p.slot >= ${from} and p.slot < ${to}
        and l.ancestor_id = any (${sql.param(spans.map(({ agentId }) => agentId))}::uuid[])
      group by 1, 2) m
    group by 1`)
  return new Map(
    rows.map(({ agentId, validBet, pnl, active }) => [
      agentId,
      { validBet: BigInt(validBet), pnl: BigInt(pnl), active, byType: {} },
    ]),
  )
}

const none: Figures = { validBet: 0n, pnl: 0n, active: 0, byType: {} }

/** Figures of teams, each of its own span, member by member. */
async function figuresDownwards(db: Reader, spans: readonly TeamSpan[], activeMinor: number): Promise<Figures[]> {
  if (spans.length === 0) return []
  const param = (values: unknown[]) => sql.param(values)
  const tails = spans.flatMap((span, n) => (span.to.getTime() % slotMs === 0 ? [] : tailOf(span, n)))
  const { rows } = await db.execute<{
    n: number
    validBet: string
    pnl: string
    active: number
    byType: Record<string, string> | null
  }>(sql`
    with span as (
      select (s.n - 1)::int as n, s.agent_id, s.asset, s.from_at, s.to_at, s.active_bet
      from unnest(${param(spans.map(({ agentId }) => agentId))}::uuid[],
        ${param(spans.map(({ asset }) => asset))}::text[], ${param(spans.map(({ from }) => from.toISOString()))}::timestamptz[],
        ${param(spans.map(({ to }) => to.toISOString()))}::timestamptz[],
        ${param(spans.map(({ part }) => String(activeBetOf(activeMinor, part))))}::bigint[])
        with ordinality as s (agent_id, asset, from_at, to_at, active_bet, n)),
    play as (
      select s.n, p.member_id, p.game_type, p.valid_bet, p.pnl from span s
        join member_line l on l.ancestor_id = s.agent_id
        join contract_play p on p.member_id = l.descendant_id and p.asset = s.asset
          and p.slot >= s.from_at and p.slot < ${slotOf(sql`s.to_at`)}
      ${sql.join(
        tails.map((tail) => sql`union all ${tail}`),
        sql` `,
      )}),
    members as (select n, member_id, sum(valid_bet) as valid_bet, sum(pnl) as pnl from play group by 1, 2),
    types as (select n, jsonb_object_agg(game_type, valid_bet::text) as by_type from (
      select n, game_type, sum(valid_bet) as valid_bet from play where game_type <> '' group by 1, 2) t group by 1),
    teams as (
      select m.n, sum(m.valid_bet) as valid_bet, sum(m.pnl) as pnl,
        (count(*) filter (where m.valid_bet >= s.active_bet and m.valid_bet > 0))::int as active
      from members m join span s on s.n = m.n group by 1)
    select t.n, t.valid_bet::text as "validBet", t.pnl::text, t.active, y.by_type as "byType"
    from teams t left join types y on y.n = t.n`)
  const found = new Map(
    rows.map(({ n, validBet, pnl, active, byType }) => [
      n,
      {
        validBet: BigInt(validBet),
        pnl: BigInt(pnl),
        active,
        byType: Object.fromEntries(Object.entries(byType ?? {}).map(([type, bet]) => [type, BigInt(bet)])),
      },
    ]),
  )
  return spans.map((_, n) => found.get(n) ?? none)
}

const activeBetOf = (activeMinor: number, part: number): bigint => (BigInt(activeMinor) * BigInt(part)) / BigInt(whole)
const keyOf = ({ asset, from, to, part }: TeamSpan) => `${asset} ${from.getTime()} ${to.getTime()} ${part}`
const isShort = ({ from, to }: TeamSpan) => to.getTime() - from.getTime() <= hourMs && to.getTime() % slotMs === 0

/**
 * Figures of teams: of each agent and everyone below. A member is active from a valid bet of `activeMinor` on, in
 * proportion to the part of the period. Of an hour at most, categories may be left out.
 */
export async function figuresOf(db: Reader, spans: readonly TeamSpan[], activeMinor: number): Promise<Figures[]> {
  const same = new Map<string, TeamSpan[]>()
  for (const span of spans.filter(isShort)) {
    const teams = same.get(keyOf(span))
    if (teams) teams.push(span)
    else same.set(keyOf(span), [span])
  }
  const figures = new Map<TeamSpan, Figures>()
  for (const teams of same.values()) {
    const [first] = teams
    if (!first || teams.length < together) continue
    const found = await figuresUpwards(db, teams, activeBetOf(activeMinor, first.part))
    for (const span of teams) figures.set(span, found.get(span.agentId) ?? none)
  }
  const others = spans.filter((span) => !figures.has(span))
  for (const [n, found] of (await figuresDownwards(db, others, activeMinor)).entries()) {
    const span = others[n]
    if (span) figures.set(span, found)
  }
  return spans.map((span) => figures.get(span) ?? none)
}
