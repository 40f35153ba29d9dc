import { and, asc, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import { type Reader, type Tx, readAtLength } from '../../../db/client.ts'
import { given } from '../../../db/rows.ts'
import { contract, contractClock, contractPayment, contractResult, obligation } from '../schema.ts'
import type { SettlingTurn } from '../../../workflow/closings.ts'
import { eachAlone, notAside } from '../../../workflow/each-alone.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type Span, periodAt } from '../periods.ts'
import type { ContractPeriod } from '../terms.ts'
import type { Contract } from '../workflow.ts'
import { type Carry, type Computed, type Figures, compute, whole } from './compute.ts'
import { figuresOf } from './figures.ts'
import { settlementJob } from './payments.ts'

export interface Part extends Span {
  /** Parts per million of the whole period. */
  part: number
}

/** The next part of a contract to settle; undefined where it has ended, or never began. */
export function nextPart({ period, startAt, endAt, settledTo }: Contract, timeZone: string): Part | undefined {
  const from = settledTo ?? startAt
  if (!from || (endAt && from >= endAt)) return undefined
  const span = periodAt(period, from, timeZone)
  const to = endAt && endAt < span.to ? endAt : span.to
  const length = span.to.getTime() - span.from.getTime()
  return { from, to, part: Math.floor(((to.getTime() - from.getTime()) * whole) / length) }
}

const short: readonly ContractPeriod[] = ['HOUR', '5MIN']
/** Whether its period is a day or longer. */
export const isLong = ({ period }: Pick<Contract, 'period'>): boolean => !short.includes(period)

/** Contracts settled in one transaction: a slot of each is little, a month of each is much. */
const batches = { short: 1000, long: 20 }
type Length = keyof typeof batches

/** Contracts that have a part to settle, some at a time. */
interface Due {
  length: Length
  closedTo: Date
  now: Date
}

/** Those due first, or `among` some that were found. */
const dueContracts = (db: Reader, { length, closedTo, now }: Due, limit: number, among?: readonly Contract[]) =>
  db
    .select()
    .from(contract)
    .where(
      and(
        among && sql`${contract.id} = any (${list(among.map(({ id }) => id))}::bigint[])`,
        lte(contract.nextAt, closedTo),
        isNotNull(contract.startAt),
        length === 'short' ? inArray(contract.period, [...short]) : notInArray(contract.period, [...short]),
        // What it carries on, and what a dividend is reduced by, is settled first.
        sql`not exists (select from contract f where f.id = ${contract.followsId} and f.next_at is not null)`,
        sql`(${contract.kind} <> 'DIVIDEND' or not exists (select from contract s where s.downline_id = ${contract.downlineId}
          and s.kind <> 'DIVIDEND' and s.start_at is not null and s.next_at <= ${contract.nextAt}))`,
        notAside(settlementJob, sql`'contract ' || ${contract.id}`, now),
      ),
    )
    .orderBy(asc(contract.nextAt), asc(contract.id))
    .limit(limit)

const list = (values: readonly unknown[]) => sql.param([...values])
const instants = (values: readonly (Date | null)[]) => list(values.map((at) => at?.toISOString() ?? null))

/** What each contract carries on: from its own last result, or from those of the contracts it follows. */
async function carriesOf(db: Reader, worked: readonly Pick<Worked, 'row' | 'team'>[]): Promise<Map<number, Carry>> {
  const { rows } = await db.execute<{ id: string; debt: string; rest: string }>(sql`
    with recursive chain as (
      select c.id as of, c.id, c.follows_id, 0 as n from contract c
        where c.id = any (${list(worked.map(({ row }) => row.id))}::bigint[])
      union all select h.of, c.id, c.follows_id, h.n + 1 from chain h join contract c on c.id = h.follows_id)
    select distinct on (h.of) h.of::text as id, r.debt_after::text as debt, r.rest::text as rest
    from chain h cross join lateral (select p.debt_after, p.rest from contract_result p where p.contract_id = h.id
      order by p.from_at desc limit 1) r
    order by h.of, h.n`)
  const tiers = await tiersBefore(
    db,
    worked.filter(({ team }) => team.validBet < 0n).map(({ row }) => row.id),
  )
  return new Map(
    rows.map(({ id, debt, rest }) => [
      Number(id),
      { debt: BigInt(debt), rest: BigInt(rest), tier: tiers.get(Number(id)) ?? null },
    ]),
  )
}

/** The tier that each contract reached last. */
async function tiersBefore(db: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; tier: number }>(sql`
    select c.id::text, p.tier from unnest(${list(ids)}::bigint[]) c (id) cross join lateral (
      select r.tier from contract_result r where r.contract_id = c.id and r.tier is not null and r.valid_bet > 0
      order by r.from_at desc limit 1) p`)
  return new Map(rows.map(({ id, tier }) => [Number(id), tier]))
}

const noCarry: Carry = { debt: 0n, rest: 0n, tier: null }

/** What a contract carries on into the part after its last result. */
export const carryOfContract = async (db: Reader, row: Contract, team: Figures): Promise<Carry> =>
  (await carriesOf(db, [{ row, team }])).get(row.id) ?? noCarry

type Pair = Pick<Contract, 'uplineId' | 'downlineId' | 'asset'>

/** Salaries of each pair that were settled in a period of its dividend. */
async function salariesOf(db: Reader, pairs: readonly (Pair & Span)[]): Promise<bigint[]> {
  if (pairs.length === 0) return []
  const { rows } = await db.execute<{ amount: string }>(sql`
    select (select coalesce(sum(r.amount), 0) from contract_result r where r.payee_id = s.payee_id
      and r.payer_id is not distinct from s.payer_id and r.asset = s.asset and r.kind <> 'DIVIDEND'
      and r.to_at > s.from_at and r.to_at <= s.to_at)::text as amount
    from unnest(${list(pairs.map(({ downlineId }) => downlineId))}::uuid[], ${list(pairs.map(({ uplineId }) => uplineId))}::uuid[],
      ${list(pairs.map(({ asset }) => asset))}::text[], ${instants(pairs.map(({ from }) => from))}::timestamptz[],
      ${instants(pairs.map(({ to }) => to))}::timestamptz[]) with ordinality s (payee_id, payer_id, asset, from_at, to_at, n)
    order by s.n`)
  return rows.map(({ amount }) => BigInt(amount))
}

/** Salaries of the same pair that were settled in a period of a dividend. */
export const salariesIn = async (db: Reader, { uplineId, downlineId, asset }: Pair, { from, to }: Span) =>
  (await salariesOf(db, [{ uplineId, downlineId, asset, from, to }]))[0] ?? 0n

interface Ended {
  row: Contract
  part: Part
  team: Figures
}

interface Worked extends Ended {
  salaries: bigint
}

const isIdle = ({ validBet, pnl, byType }: Figures): boolean =>
  validBet === 0n && pnl === 0n && Object.values(byType).every((bet) => bet === 0n)

/**
 * Contracts with short periods that are behind skip the periods in which nobody of the team played: where the next part
 * of each begins.
 */
async function skipIdle(tx: Tx, idle: readonly Ended[], closedTo: Date, timeZone: string): Promise<Map<number, Date>> {
  const behind = idle.filter(({ part }) => part.to < closedTo)
  if (behind.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; slot: string | null }>(sql`
    select s.id::text, (select min(p.slot)::text from member_line l join contract_play p on p.member_id = l.descendant_id
        and p.asset = s.asset and p.slot >= s.from_at and p.slot < ${closedTo} where l.ancestor_id = s.agent_id) as slot
    from unnest(${list(behind.map(({ row }) => row.id))}::bigint[], ${list(behind.map(({ row }) => row.downlineId))}::uuid[],
      ${list(behind.map(({ row }) => row.asset))}::text[], ${instants(behind.map(({ part }) => part.to))}::timestamptz[])
      as s (id, agent_id, asset, from_at)`)
  const first = new Map(rows.map(({ id, slot }) => [Number(id), slot === null ? closedTo : new Date(slot)]))
  return new Map(
    behind.map(({ row, part }) => {
      const { from } = periodAt(row.period, first.get(row.id) ?? part.to, timeZone)
      const to = row.endAt && row.endAt < from ? row.endAt : from
      return [row.id, to > part.to ? to : part.to]
    }),
  )
}

/** The parts of contracts that have ended, with what their teams played in them. */
async function endedOf(db: Reader, rows: readonly Contract[], closedTo: Date, settings: Settings): Promise<Ended[]> {
  const parts = rows.flatMap((row) => {
    const part = nextPart(row, settings.site.timeZone)
    return part && part.to <= closedTo ? [{ row, part }] : []
  })
  const spans = parts.map(({ row, part }) => ({ ...part, agentId: row.downlineId, asset: row.asset }))
  const figures = await figuresOf(db, spans, settings.contracts.activeMinor)
  return parts.flatMap((each, n): Ended[] => {
    const team = figures[n]
    return team ? [{ ...each, team }] : []
  })
}

/** With the salaries by which dividends are reduced. */
async function withSalaries(db: Reader, ended: readonly Ended[]): Promise<Worked[]> {
  const dividends = ended.filter(({ row }) => row.kind === 'DIVIDEND')
  const salaries = await salariesOf(
    db,
    dividends.map(({ row, part }) => ({ ...row, ...part })),
  )
  const salariesBy = new Map(dividends.map(({ row }, n) => [row.id, salaries[n] ?? 0n]))
  return ended.map((each) => ({ ...each, salaries: salariesBy.get(each.row.id) ?? 0n }))
}

/** Writes what the parts of contracts came to, and how far they are settled. */
async function keep(
  tx: Tx,
  rows: readonly Contract[],
  ended: readonly Worked[],
  { settings, now, skipped }: { settings: Settings; now: Date; skipped?: ReadonlyMap<number, Date> },
): Promise<void> {
  const rest = ended.filter((each) => !isOver(each))
  await keepAll(tx, await computed(tx, rest, settings.contracts.carryLoss), now)
  const done = new Map([...ended.map(({ row, part }) => [row.id, part.to] as const), ...(skipped ?? [])])
  await moveOn(tx, rows, done, settings.site.timeZone)
}

/**
 * Settles one part of contracts with short periods, with a handful of statements for all.
 * @returns whether there were any
 */
const settleShort = ({ lead, now, settings }: SettlingTurn, due: Due, some: readonly Contract[]): Promise<boolean> =>
  lead(async (tx) => {
    const rows = await dueContracts(tx, due, some.length, some).for('update', { skipLocked: true })
    if (rows.length === 0) return false
    const ended = await endedOf(tx, rows, due.closedTo, settings)
    const skipped = await skipIdle(tx, ended.filter(isOver), due.closedTo, settings.site.timeZone)
    await keep(tx, rows, await withSalaries(tx, ended), { settings, now, skipped })
    return true
  })

/**
 * Settles one part of contracts with long periods. A month of a large team takes longer to add up than a statement of
 * the pool may, so it is added up before the transaction, and nobody waits for a lock meanwhile: closed slots and the
 * salaries in them do not change.
 * @returns whether there were any
 */
async function settleLong(
  { db, lead, now, settings, stopping }: SettlingTurn,
  due: Due,
  some: readonly Contract[],
): Promise<boolean> {
  const worked = await readAtLength(db, { name: 'gateway contracts', stopping }, async (reader) => {
    const ended: Ended[] = []
    for (const row of some) ended.push(...(await endedOf(reader, [row], due.closedTo, settings)))
    return withSalaries(reader, ended)
  })
  return lead(async (tx) => {
    const rows = await dueContracts(tx, due, some.length, some).for('update', { skipLocked: true })
    // A contract that was settled or ended meanwhile has another part: it is added up in the next round.
    const same: Worked[] = []
    const moved = rows.filter((row) => {
      const part = nextPart(row, settings.site.timeZone)
      if (!part || part.to > due.closedTo) return true
      const known = worked.find((each) => each.row.id === row.id && isSamePart(each.part, part))
      if (known) same.push({ ...known, row })
      return known !== undefined
    })
    await keep(tx, moved, same, { settings, now })
    return rows.length > 0
  })
}

const isSamePart = (one: Part, other: Part): boolean =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime()

/** Nothing comes of it: a salary of a period without play. */
const isOver = ({ row, team }: Ended): boolean => row.kind !== 'DIVIDEND' && isIdle(team)

interface Kept extends Worked {
  result: Computed
}

/** What parts come to, without those of which nothing is to be kept. */
async function computed(tx: Tx, worked: readonly Worked[], carryLoss: boolean): Promise<Kept[]> {
  if (worked.length === 0) return []
  const carries = await carriesOf(tx, worked)
  return worked.flatMap((each) => {
    const { row, part, team, salaries } = each
    const carry = carries.get(row.id) ?? noCarry
    const { kind, tiers } = row
    const result = compute({ kind, tiers, part: part.part, figures: team, salaries, carry, carryLoss })
    const { validBet, pnl } = team
    const isNothing = [validBet, pnl, salaries, result.earned, result.debtAfter - carry.debt].every((sum) => sum === 0n)
    return isNothing ? [] : [{ ...each, result }]
  })
}

/** Writes results, each once for a contract and period, and what is to be paid of them. */
async function keepAll(tx: Tx, kept: readonly Kept[], now: Date): Promise<void> {
  if (kept.length === 0) return
  const results = await tx
    .insert(contractResult)
    .values(
      kept.map(({ row, part, team: { validBet, pnl, active }, salaries, result }) => ({
        contractId: row.id,
        kind: row.kind,
        payerId: row.uplineId,
        payeeId: row.downlineId,
        asset: row.asset,
        fromAt: part.from,
        toAt: part.to,
        part: part.part,
        validBet,
        pnl,
        active,
        salaries,
        ...result,
        at: now,
      })),
    )
    .returning({
      resultId: contractResult.id,
      debtorId: contractResult.payerId,
      creditorId: contractResult.payeeId,
      asset: contractResult.asset,
      amount: contractResult.amount,
    })
  await tx.insert(contractPayment).values(
    results.map(({ resultId, amount }) => ({
      resultId,
      ...(amount === 0n ? { state: 'PAID' as const, paidAt: now } : { state: 'CALCULATED' as const }),
    })),
  )
  const due = results.filter(({ amount }) => amount > 0n)
  if (due.length > 0)
    await tx.insert(obligation).values(due.map((each) => ({ ...each, cause: 'RESULT' as const, createdAt: now })))
}

/** Notes how far contracts are settled. */
async function moveOn(
  tx: Tx,
  rows: readonly Contract[],
  done: ReadonlyMap<number, Date>,
  timeZone: string,
): Promise<void> {
  const moved = rows.map((row) => {
    const settledTo = done.get(row.id) ?? row.settledTo
    return { id: row.id, settledTo, nextAt: nextPart({ ...row, settledTo }, timeZone)?.to ?? null }
  })
  await tx.execute(sql`
    update contract c set settled_to = given.settled_to, next_at = given.next_at
    from ${given(contract, moved, ['id', 'settledTo', 'nextAt'])} where c.id = given.id`)
}

/**
 * Settles one part of some contracts together; where that fails of fewer, so that one delays no other.
 * @returns whether there may be more
 */
async function settleSome(turn: SettlingTurn, due: Due, settle: typeof settleShort): Promise<boolean> {
  const { atMost, cutting, db, now, stopping } = turn
  let more = false
  const together = async (rows: readonly Contract[]) => {
    if (await settle(turn, due, rows)) more = true
  }
  await eachAlone(db, await cutting(() => dueContracts(db, due, atMost(batches[due.length]))), {
    job: settlementJob,
    now,
    stopping,
    keyOf: ({ id }) => `contract ${id}`,
    run: (row) => together([row]),
    together,
    onFailure: () => (more = true),
  })
  return more
}

/** Settles every part that has ended with a closed slot, each once. */
export async function settleParts(turn: SettlingTurn): Promise<void> {
  const { db, now, stopping } = turn
  const [closed] = await db.select().from(contractClock)
  if (!closed) return
  const { closedTo } = closed
  // Dividends wait for salaries, whatever their periods.
  while (!stopping.aborted && (await settleSome(turn, { length: 'short', closedTo, now }, settleShort)));
  while (!stopping.aborted && (await settleSome(turn, { length: 'long', closedTo, now }, settleLong)));
}
