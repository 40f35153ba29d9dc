import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { contract } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Acting, isCovered, tell, withdrawUncovered } from './offers.ts'
import { periodAt } from './periods.ts'
import { endOfTerminated, requestOf, startOfAccepted } from './presenter.ts'
import { type EndedContract, contractInForce, contractsAbove, lockContracts, ofPair } from './store.ts'
import type { ContractKind } from './terms.ts'
import { type Actor, type Contract, hasExpired, lockContract, moveContract } from './workflow.ts'

export interface Seen {
  memberId: string
  contractId: number
  version: number
}

const changed = () => refuse('contract_changed', { field: 'version' })

/**
 * A contract of the person as they have seen it, locked.
 * @throws Refused `not_found`: there is none, or it is none of theirs; `contract_changed`: it has another version
 */
export async function seenContract(tx: Tx, { memberId, contractId, version }: Seen): Promise<Contract> {
  const row = await lockContract(tx, contractId)
  const mine = row && (row.uplineId === memberId || (row.downlineId === memberId && row.offeredAt !== null))
  if (!row || !mine) throw refuse('not_found', { field: 'contractId' })
  if (row.version !== version) throw changed()
  return row
}

const later = (...times: (Date | null)[]): Date => new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)))

/** Back to `active`, from where a contract is replaced or ended by another: a request to end it lapses. */
const withoutRequest = ({ tx, clock }: Acting, row: Contract): Promise<Contract> | Contract =>
  row.state === 'term_pending'
    ? moveContract(tx, clock, row, 'active', 'SYSTEM', { terminationBy: null, terminationReason: null })
    : row

/** What still runs of a pair's former contracts ends now as well. */
function cutFormer(tx: Tx, row: Contract, now: Date) {
  const endAt = sql`greatest(${now}::timestamptz, ${contract.settledTo}, least(${contract.startAt}, ${contract.endAt}))`
  return tx
    .update(contract)
    .set({
      endAt,
      nextAt: sql`case when coalesce(${contract.settledTo}, ${contract.startAt}) < ${endAt}
        then least(${contract.nextAt}, ${endAt}) end`,
    })
    .where(and(ofPair(row), inArray(contract.state, ['superseded', 'terminated']), gt(contract.endAt, now)))
}

/** Ends a contract at once: what it ran of its period is settled up to now. */
export async function endAtOnce(acting: Acting, contractId: number): Promise<void> {
  const { tx, clock } = acting
  const now = clock.now()
  const locked = await lockContract(tx, contractId)
  if (!locked) throw new Error('a contract that is ended exists')
  const row = await withoutRequest(acting, locked)
  const ended = await moveContract(tx, clock, row, 'auto_terminated', 'SYSTEM', {
    endAt: later(now, row.startAt, row.settledTo),
  })
  await cutFormer(tx, ended, now)
  await tell(acting, ended, 'DOWN', 'contractEnded')
}

/** Ends what the contract of an agent, as it is now, no longer covers further down. @returns what was ended */
export async function endAbove(acting: Acting, agentId: string, kind: ContractKind): Promise<EndedContract[]> {
  const ended = await contractsAbove(acting.tx, agentId, kind, await contractInForce(acting.tx, agentId, kind))
  for (const { id } of ended) await endAtOnce(acting, id)
  for (const id of new Set([agentId, ...ended.map(({ downlineId }) => downlineId)]))
    await withdrawUncovered(acting, id, kind)
  return ended
}

async function accept(acting: Acting, row: Contract): Promise<{ row: Contract; ended: EndedContract[] }> {
  const { tx, clock, settings } = acting
  const now = clock.now()
  const { kind, period, downlineId, uplineId } = row
  const [person] = await tx.select({ uplineId: member.uplineId }).from(member).where(eq(member.id, downlineId))
  if (person?.uplineId !== uplineId) throw changed()
  if (!(await isCovered(tx, row))) throw refuse('contract_conflict', { field: 'contractId' })

  const pair = ofPair(row)
  const [last] = await tx
    .select({ endAt: sql<string | null>`max(${contract.endAt})::text` })
    .from(contract)
    .where(pair)
  const lastEnd = last?.endAt ? new Date(last.endAt) : null
  const startAt = startOfAccepted({ period, lastEnd }, now, settings.site.timeZone)
  let followsId: number | null = null
  const before = await contractInForce(tx, downlineId, kind)
  if (before) {
    const locked = await lockContract(tx, before.id)
    if (!locked) throw new Error('a contract in force exists')
    const replaced = await moveContract(tx, clock, await withoutRequest(acting, locked), 'superseded', 'SYSTEM', {
      endAt: later(startAt, locked.settledTo),
    })
    // One that never ran hands on what it would have carried on.
    followsId = replaced.startAt && replaced.startAt < startAt ? replaced.id : replaced.followsId
  } else if (lastEnd?.getTime() === startAt.getTime()) {
    const [former] = await tx
      .select({ id: contract.id })
      .from(contract)
      .where(and(pair, eq(contract.endAt, startAt)))
      .orderBy(sql`${contract.startAt} < ${contract.endAt} desc`, sql`${contract.id} desc`)
      .limit(1)
    followsId = former?.id ?? null
  }
  const nextAt = periodAt(period, startAt, settings.site.timeZone).to
  const active = await moveContract(tx, clock, row, 'active', 'DOWN', { startAt, followsId, nextAt })
  const ended = await endAbove(acting, downlineId, kind)
  await tell(acting, active, 'UP', 'contractAccepted')
  return { row: active, ended }
}

export interface Answer extends Seen {
  /** Kinds that the call is for. */
  kinds: readonly ContractKind[]
  request: 'NEW' | 'TERMINATE'
  accepted: boolean
}

/**
 * The answer of a person to an offer, or to the request to end a contract.
 * @throws Refused `not_found`, `contract_changed`; `contract_conflict`: the upline's own contract no longer covers it
 */
export async function answerContract(
  acting: Acting,
  { kinds, request, accepted, ...seen }: Answer,
): Promise<{ row: Contract; ended: EndedContract[] }> {
  const { tx, clock, settings } = acting
  await lockContracts(tx)
  const row = await seenContract(tx, seen)
  if (!kinds.includes(row.kind)) throw refuse('not_found', { field: 'contractId' })
  if (requestOf(row, seen.memberId, clock.now()) !== request) throw changed()
  const by: Actor = row.downlineId === seen.memberId ? 'DOWN' : 'UP'
  if (request === 'NEW') {
    if (accepted) return accept(acting, row)
    const rejected = await moveContract(tx, clock, row, 'rejected', by)
    await tell(acting, rejected, 'UP', 'contractRejected')
    return { row: rejected, ended: [] }
  }
  const next = accepted
    ? await moveContract(tx, clock, row, 'terminated', by, {
        endAt: endOfTerminated(row, clock.now(), settings.site.timeZone),
      })
    : await moveContract(tx, clock, row, 'active', by, { terminationBy: null, terminationReason: null })
  await tell(acting, next, by === 'DOWN' ? 'UP' : 'DOWN', accepted ? 'contractTerminated' : 'contractKept')
  return { row: next, ended: [] }
}

/** Asks the other side to end a contract in force. */
export async function requestEnd(
  acting: Acting,
  row: Contract,
  by: 'UP' | 'DOWN' | 'OPERATOR',
  reason: string,
): Promise<Contract> {
  if (row.state !== 'active') throw changed()
  const asked = await moveContract(acting.tx, acting.clock, row, 'term_pending', by, {
    terminationBy: by,
    terminationReason: reason,
  })
  await tell(acting, asked, by === 'DOWN' ? 'UP' : 'DOWN', 'contractTermination', { reason })
  return asked
}

/** Withdraws the person's own draft, offer, or request to end a contract. @throws Refused `contract_changed` */
export async function withdrawOwn(acting: Acting, seen: Seen): Promise<Contract> {
  const { tx, clock } = acting
  const row = await seenContract(tx, seen)
  const side = row.uplineId === seen.memberId ? 'UP' : 'DOWN'
  if (hasExpired(row, clock.now())) throw changed()
  if (side === 'UP' && (row.state === 'draft' || row.state === 'pending'))
    return moveContract(tx, clock, row, 'withdrawn', side)
  if (row.state === 'term_pending' && row.terminationBy === side)
    return moveContract(tx, clock, row, 'active', side, { terminationBy: null, terminationReason: null })
  throw changed()
}

export interface Moving {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** Ends contracts of people who were moved to another upline, and withdraws their offers. */
export async function endMoved({ db, clock, settings }: Moving, stopping: AbortSignal): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id::text from contract c join member m on m.id = c.downline_id
    where c.upline_id is distinct from m.upline_id and c.state in ('draft', 'pending', 'active', 'term_pending')
      and ${notAside('contracts-moved', sql`c.id`, clock.now())}
    order by c.id limit 50`)
  await eachAlone(db, rows, {
    job: 'contracts-moved',
    now: clock.now(),
    stopping,
    keyOf: ({ id }) => id,
    run: ({ id }) => transact(db, (tx) => endMovedOne({ tx, clock, settings: settings() }, Number(id))),
  })
}

async function endMovedOne(acting: Acting, id: number): Promise<void> {
  const { tx, clock } = acting
  await lockContracts(tx)
  const row = await lockContract(tx, id)
  if (!row) return
  if (row.state === 'draft' || row.state === 'pending') await moveContract(tx, clock, row, 'withdrawn', 'SYSTEM')
  else if (row.state === 'active' || row.state === 'term_pending') {
    await endAtOnce(acting, row.id)
    await endAbove(acting, row.downlineId, row.kind)
  }
}
