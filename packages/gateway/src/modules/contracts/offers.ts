import { and, eq } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { contract, contractStep } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import type { MessageKind, MessageValues } from '../../lib/messages.ts'
import { sendMessage, systemMessage } from '../messages/index.ts'
import { kinds } from './kinds.ts'
import { contractInForce, ofPair } from './store.ts'
import { type ContractKind, type ContractPeriod, type Tier, firstOutOfOrder, tiersAbove } from './terms.ts'
import { eachAlone } from '../../workflow/each-alone.ts'
import {
  type Actor,
  type Contract,
  accountsOf,
  contractOrders,
  hasExpired,
  lockContract,
  moveContract,
  shownTo,
} from './workflow.ts'

/** What a step works with. */
export interface Acting {
  tx: Tx
  clock: Clock
  settings: Settings
}

/** Kinds of which all modules are on. */
export const kindsOn = (settings: Settings): ContractKind[] =>
  (Object.keys(kinds) as ContractKind[]).filter((kind) => kinds[kind].modules.every((id) => isOn(settings, id)))

/** @throws Refused `function_not_available`: a module of the kind is off */
export function requireOn(settings: Settings, kind: ContractKind): void {
  if (!kindsOn(settings).includes(kind)) throw refuse('function_not_available', { field: 'kind' })
}

const wrong = (field: string, code: string) =>
  refuse('validation', { field, details: { fields: { [field]: { code } } } })

/** @throws Refused `validation`: the period is not one of the kind, or the tiers are no ladder */
export function requireTerms(kind: ContractKind, period: ContractPeriod, tiers: readonly Tier[]): void {
  if (!kinds[kind].periods.includes(period)) throw wrong('period', 'not_of_kind')
  for (const [at, { rate, rates }] of tiers.entries()) {
    const all = Object.values(rates ?? {})
    if (kind === 'DAILY_MULTI' ? all.length === 0 || rate !== 0 : all.length > 0)
      throw wrong(`tiers.${at}.rates`, kind === 'DAILY_MULTI' ? 'required' : 'not_of_kind')
    if ([rate, ...all].some((ppm) => ppm > 1_000_000)) throw wrong(`tiers.${at}.rate`, 'too_large')
  }
  const lower = firstOutOfOrder(tiers)
  if (lower >= 0) throw wrong(`tiers.${lower}`, 'order')
}

/** Tells one side of a contract something about it. The operator reads no messages. */
export async function tell(
  { tx, clock }: Pick<Acting, 'tx' | 'clock'>,
  row: Contract,
  side: 'UP' | 'DOWN',
  kind: MessageKind,
  more: MessageValues = {},
): Promise<void> {
  const memberId = side === 'UP' ? row.uplineId : row.downlineId
  if (memberId === null) return
  const other = shownTo(side, await accountsOf(tx, row))
  const values: MessageValues = {
    kind: { word: `contractKind.${row.kind}` },
    account: other === '' ? { word: 'contractOperator' } : other,
    ...more,
  }
  await sendMessage(tx, memberId, systemMessage(kind, values), clock.now())
}

export interface NewContract {
  uplineId: string | null
  downlineId: string
  asset: string
  kind: ContractKind
  period: ContractPeriod
  tiers: Tier[]
}

/** Writes a draft. Call under `lockContracts`. */
export async function draftContract({ tx, clock }: Acting, given: NewContract, by: Actor): Promise<Contract> {
  const at = clock.now()
  const [row] = await tx
    .insert(contract)
    .values({ ...given, state: 'draft', createdAt: at })
    .returning()
  if (!row) throw new Error('no contract was written')
  await tx.insert(contractStep).values({ contractId: row.id, state: 'draft', version: row.version, by, at })
  return row
}

/** Tiers above what the upline of a contract has; none where that is the operator. */
async function tiersAboveUpline(tx: Tx, row: Contract): Promise<number[]> {
  if (row.uplineId === null) return []
  return tiersAbove(row, await contractInForce(tx, row.uplineId, row.kind))
}

export const isCovered = async (tx: Tx, row: Contract): Promise<boolean> =>
  (await tiersAboveUpline(tx, row)).length === 0

/**
 * Offers a locked draft. Call under `lockContracts`.
 * @throws Refused `rate_above_own` at the tiers above the upline's own, `contract_conflict`: another offer waits
 */
export async function sendDraft(acting: Acting, row: Contract, by: Actor): Promise<Contract> {
  const { tx, clock, settings } = acting
  requireOn(settings, row.kind)
  const above = await tiersAboveUpline(tx, row)
  if (above.length > 0)
    throw refuse('rate_above_own', {
      field: `tiers.${above[0]}`,
      details: { fields: Object.fromEntries(above.map((at) => [`tiers.${at}`, { code: 'rate_above_own' }])) },
    })
  const now = clock.now()
  const [waiting] = await tx
    .select()
    .from(contract)
    .where(and(ofPair(row), eq(contract.state, 'pending')))
    .for('update')
  if (waiting && !hasExpired(waiting, now)) throw refuse('contract_conflict', { field: 'kind' })
  if (waiting) await expire(acting, waiting)
  const expiresAt = new Date(now.getTime() + settings.contracts.offerHours * 3_600_000)
  const sent = await moveContract(tx, clock, row, 'pending', by, { offeredAt: now, expiresAt, nextAt: expiresAt })
  await tell(acting, sent, 'DOWN', 'contractOffered')
  return sent
}

/** Withdraws offers of an agent that the own contract no longer covers. */
export async function withdrawUncovered(acting: Acting, agentId: string, kind: ContractKind): Promise<void> {
  const { tx, clock } = acting
  const rows = await tx
    .select()
    .from(contract)
    .where(and(eq(contract.uplineId, agentId), eq(contract.kind, kind), eq(contract.state, 'pending')))
    .orderBy(contract.id)
    .for('update')
  for (const row of rows) if (!(await isCovered(tx, row))) await moveContract(tx, clock, row, 'withdrawn', 'SYSTEM')
}

/** Ends a locked offer whose time is over. */
async function expire({ tx, clock }: Pick<Acting, 'tx' | 'clock'>, row: Contract): Promise<void> {
  const expired = await moveContract(tx, clock, row, 'expired', 'SYSTEM')
  await tell({ tx, clock }, expired, 'UP', 'contractExpired')
}

/** Ends offers whose time is over. Nothing waits for it: whether an offer holds is read from its time. */
export async function expireOffers(db: Db, clock: Clock, stopping: AbortSignal): Promise<void> {
  await eachAlone(db, await contractOrders(clock).due(db, 'contract-offers'), {
    job: 'contract-offers',
    now: clock.now(),
    stopping,
    keyOf: String,
    run: (id) =>
      transact(db, async (tx) => {
        const row = await lockContract(tx, Number(id))
        if (row && hasExpired(row, clock.now())) await expire({ tx, clock }, row)
      }),
  })
}
