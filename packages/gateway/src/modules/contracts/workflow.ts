import { eq, inArray } from 'drizzle-orm'
import { member } from '../../auth/schema.ts'
import { contract, contractStep } from './schema.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { publishNotice } from '../../lib/events.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type OrderStep, createOrderWorkflow } from '../../workflow/orders.ts'
import type { ContractState } from './terms.ts'

export type Contract = typeof contract.$inferSelect
/** Who takes a step; `SYSTEM`: time, or another contract. */
export type Actor = 'UP' | 'DOWN' | 'OPERATOR' | 'SYSTEM'

const transitions: Readonly<Record<ContractState, readonly ContractState[]>> = {
  draft: ['pending', 'withdrawn'],
  pending: ['active', 'rejected', 'expired', 'withdrawn'],
  active: ['term_pending', 'superseded', 'auto_terminated'],
  term_pending: ['terminated', 'active'],
  rejected: [],
  expired: [],
  withdrawn: [],
  terminated: [],
  superseded: [],
  auto_terminated: [],
}

/** States in which a contract is in force, or will be from its start on. */
export const inForce = ['active', 'term_pending'] as const satisfies ContractState[]

/** Whether a contract is an offer whose time is over, marked as `expired` or not yet. */
export const hasExpired = ({ state, expiresAt }: Pick<Contract, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'pending' && (expiresAt === null || expiresAt <= now)

interface Step extends OrderStep<Contract> {
  by: Actor
  at: Date
}

/** Accounts of both sides; the upline's is empty for the operator. */
export async function accountsOf(db: Reader, { uplineId, downlineId }: Pick<Contract, 'uplineId' | 'downlineId'>) {
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, uplineId === null ? [downlineId] : [uplineId, downlineId]))
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.account ?? ''
  return { up: nameOf(uplineId), down: nameOf(downlineId) }
}

/** An account as the other side sees it: names above are masked. */
export const shownTo = (side: 'UP' | 'DOWN', { up, down }: { up: string; down: string }): string =>
  side === 'UP' ? down : up === '' ? '' : maskAccount(up)

const isAsked = (state: ContractState): state is 'pending' | 'term_pending' =>
  state === 'pending' || state === 'term_pending'

/** Tells whoever is asked for something, or was until now: it may be answered elsewhere, withdrawn or expired. */
async function publishRequest(
  tx: Tx,
  row: Contract,
  asked: 'pending' | 'term_pending',
  terminationBy: Contract['terminationBy'],
): Promise<void> {
  const side = asked === 'term_pending' && terminationBy === 'DOWN' ? 'UP' : 'DOWN'
  const memberId = side === 'UP' ? row.uplineId : row.downlineId
  if (memberId === null) return
  const offer = {
    contractId: String(row.id),
    kind: row.kind,
    request: asked === 'pending' ? ('NEW' as const) : ('TERMINATE' as const),
    status: row.state,
    version: row.version,
    counterparty: shownTo(side, await accountsOf(tx, row)),
    expiresAt: row.state === 'pending' ? (row.expiresAt?.toISOString() ?? null) : null,
  }
  await publishNotice(tx, 'contract.offer', offer, memberId)
}

/** Writes the step into the history, and tells whoever is asked for something. */
async function record(tx: Tx, row: Contract, { state, by, at }: Step): Promise<void> {
  await tx.insert(contractStep).values({ contractId: row.id, state, version: row.version, by, at })
  if (isAsked(state)) await publishRequest(tx, row, state, row.terminationBy)
}

export const contractOrders = (clock: Clock) =>
  createOrderWorkflow<Contract, Step>(
    {
      name: 'contract',
      table: contract,
      key: contract.id,
      keyOf: ({ id }) => String(id),
      transitions,
      polled: ['pending'],
      record,
    },
    clock,
  )

/** When a contract is looked at again: no offer that was answered, and of one that ends its last part at the latest. */
function nextAtOf(row: Contract, state: ContractState, { endAt }: Partial<Contract>): Partial<Contract> {
  if (state === 'rejected' || state === 'expired' || state === 'withdrawn') return { nextAt: null }
  if (!endAt) return {}
  const from = row.settledTo ?? row.startAt
  if (!from || from >= endAt) return { nextAt: null }
  return { nextAt: row.nextAt && row.nextAt < endAt ? row.nextAt : endAt }
}

/** Moves a locked contract to its next state, which is a new version. */
export async function moveContract(
  tx: Tx,
  clock: Clock,
  row: Contract,
  state: ContractState,
  by: Actor,
  set: Partial<Contract> = {},
): Promise<Contract> {
  const { state: before, terminationBy } = row
  const moved = await contractOrders(clock).move(tx, row, {
    state,
    by,
    at: clock.now(),
    set: { ...nextAtOf(row, state, set), ...set, version: row.version + 1 },
  })
  if (isAsked(before) && before !== state) await publishRequest(tx, moved, before, terminationBy)
  return moved
}

/** A contract under its lock; undefined where there is none. */
export async function lockContract(tx: Tx, id: number): Promise<Contract | undefined> {
  const [row] = await tx.select().from(contract).where(eq(contract.id, id)).for('update')
  return row
}
