import { type SQL, and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { member } from '../../auth/schema.ts'
import { contract } from './schema.ts'
import { lockLines } from '../agent/index.ts'
import { type ContractKind, type Terms, isAbove } from './terms.ts'
import { type Actor, type Contract, inForce } from './workflow.ts'

/**
 * Offers and answers look at contracts above and below their own: one after the other, and no line moves meanwhile.
 * Before any row is locked.
 */
export async function lockContracts(tx: Tx): Promise<void> {
  await lockLines(tx)
  await lock(tx, 'contracts')
}

/** Contracts of the same kind between the same two. */
export const ofPair = ({ kind, uplineId, downlineId }: Pick<Contract, 'kind' | 'uplineId' | 'downlineId'>) =>
  and(
    eq(contract.kind, kind),
    eq(contract.downlineId, downlineId),
    sql`${contract.uplineId} is not distinct from ${uplineId}`,
  )

/** Offers whose time is not over, whether the job has marked those that expired or not. */
export const waits = (now: Date) => and(eq(contract.state, 'pending'), gt(contract.expiresAt, now))

const running = inArray(contract.state, [...inForce])
/** Of the line as it is: whoever was moved has no contract with the former upline any more. */
const ofLine = sql`${contract.uplineId} is not distinct from (select m.upline_id from member m where m.id = ${contract.downlineId})`

/** The contract of a kind in force between an agent and the upline. */
export async function contractInForce(
  db: Reader,
  downlineId: string,
  kind: ContractKind,
): Promise<Contract | undefined> {
  const [row] = await db
    .select()
    .from(contract)
    .where(and(eq(contract.downlineId, downlineId), eq(contract.kind, kind), running, ofLine))
  return row
}

/** All contracts in force between an agent and the upline, by kind. */
export const ownContracts = (db: Reader, downlineId: string): Promise<Contract[]> =>
  db
    .select()
    .from(contract)
    .where(and(eq(contract.downlineId, downlineId), running, ofLine))
    .orderBy(contract.kind)

export interface EndedContract extends Contract {
  upline: string
  downline: string
}

const up = alias(member, 'up')
const down = alias(member, 'down')

/**
 * What new terms of an agent end further down: contracts of that kind with direct downlines whose rates are above them,
 * and everything below those, because their downlines have no contract then. Nearest first.
 */
export async function contractsAbove(
  db: Reader,
  agentId: string,
  kind: ContractKind,
  terms: Terms | undefined,
): Promise<EndedContract[]> {
  const direct = await db
    .select({ id: contract.id, period: contract.period, tiers: contract.tiers })
    .from(contract)
    .where(and(eq(contract.uplineId, agentId), eq(contract.kind, kind), running))
  const first = direct.filter((row) => isAbove(row, terms)).map(({ id }) => id)
  if (first.length === 0) return []
  const { rows } = await db.execute<{ id: string; depth: number }>(sql`
    with recursive ended as (
      select c.id, c.downline_id, 1 as depth from contract c where c.id = any (${sql.param(first)}::bigint[])
      union select n.id, n.downline_id, e.depth + 1 from contract n join ended e on n.upline_id = e.downline_id
        where n.kind = ${kind} and n.state in ('active', 'term_pending'))
    select id::text, min(depth)::int as depth from ended group by id`)
  const depths = new Map(rows.map(({ id, depth }) => [Number(id), depth]))
  const found = await db
    .select({ row: contract, upline: up.account, downline: down.account })
    .from(contract)
    .innerJoin(up, eq(up.id, contract.uplineId))
    .innerJoin(down, eq(down.id, contract.downlineId))
    .where(inArray(contract.id, [...depths.keys()]))
  return found
    .map(({ row, upline, downline }) => ({ ...row, upline, downline }))
    .toSorted((a, b) => (depths.get(a.id) ?? 0) - (depths.get(b.id) ?? 0) || a.id - b.id)
}

export interface ShownContract {
  row: Contract
  up: string | null
  down: string
  /** End of the last contract of that kind and pair that has one. */
  lastEnd: string | null
  /** Tiers of the contract in force of that kind and pair. */
  before: Contract['tiers'] | null
  /** The latest steps, oldest first. */
  steps: { status: Contract['state']; by: Actor; at: string }[]
}

const pairOf = (name: string) => sql`${sql.raw(name)}.kind = ${contract.kind}
  and ${sql.raw(name)}.downline_id = ${contract.downlineId} and ${sql.raw(name)}.upline_id is not distinct from ${contract.uplineId}`

/** Contracts with what their readers are shown of them, newest first. */
export const shownContracts = (db: Reader, where: SQL | undefined, limit: number): Promise<ShownContract[]> =>
  db
    .select({
      row: contract,
      up: up.account,
      down: down.account,
      lastEnd: sql<string | null>`(select max(e.end_at)::text from contract e where ${pairOf('e')})`,
      before: sql<Contract['tiers'] | null>`(select b.tiers from contract b where ${pairOf('b')}
        and b.state in ('active', 'term_pending') and b.id <> ${contract.id})`,
      steps: sql<ShownContract['steps']>`(select coalesce(json_agg(s order by s.id), '[]') from (
        select s.id, s.state as status, s.by, s.at from contract_step s where s.contract_id = ${contract.id}
        order by s.id desc limit 50) s)`,
    })
    .from(contract)
    .leftJoin(up, eq(up.id, contract.uplineId))
    .innerJoin(down, eq(down.id, contract.downlineId))
    .where(where)
    .orderBy(desc(contract.id))
    .limit(limit)

/** Contracts of a person; drafts are the upline's alone. */
export const ofPerson = (memberId: string): SQL => sql`(${contract.uplineId} = ${memberId}
  or ${contract.downlineId} = ${memberId} and ${contract.state} <> 'draft' and ${contract.offeredAt} is not null)`
