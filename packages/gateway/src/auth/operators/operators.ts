import { and, asc, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { operator, operatorAction } from './schema.ts'
import { settingVersion } from '../../settings/schema.ts'
import { refuse } from '../../lib/refusal.ts'

export type OperatorRole = (typeof operator.$inferSelect)['roles'][number]
export type NewAction = typeof operatorAction.$inferInsert

/** The roles of an operator; none where the name is unknown or removed. */
export async function rolesOf(on: Reader, name: string): Promise<OperatorRole[]> {
  const [row] = await on
    .select({ roles: operator.roles })
    .from(operator)
    .where(and(eq(operator.name, name), isNull(operator.removedAt)))
  return row?.roles ?? []
}

export const hasOperators = async (on: Reader): Promise<boolean> => (await on.$count(operator)) > 0

export const listOperators = (on: Reader) => on.select().from(operator).orderBy(asc(operator.name))

/** Locks changes of the table: two managers cannot take the role from each other at once. */
export const lockOperators = (tx: Tx): Promise<void> => lock(tx, 'operators')

async function refuseWithoutManager(tx: Tx): Promise<void> {
  const managers = await tx.$count(operator, and(isNull(operator.removedAt), sql`'manager' = any(${operator.roles})`))
  if (managers === 0) throw refuse('forbidden', { message: 'there has to be a manager' })
}

/** Adds an operator. @throws Refused where the name is taken, also by one who was removed: it stands in the audit */
export async function addOperator(tx: Tx, name: string, roles: OperatorRole[], at: Date): Promise<void> {
  await lockOperators(tx)
  const [existing] = await tx.select().from(operator).where(eq(operator.name, name))
  if (existing) {
    const why = existing.removedAt ? 'was an operator, and the history keeps the name' : 'is an operator already'
    throw refuse('username_taken', { message: `${name} ${why}` })
  }
  await tx.insert(operator).values({ name, roles, addedAt: at })
  await refuseWithoutManager(tx)
}

/** Gives an operator other roles, or takes all of them. @returns those they had */
export async function changeOperator(
  tx: Tx,
  name: string,
  change: { roles: OperatorRole[] } | { removedAt: Date },
): Promise<OperatorRole[]> {
  await lockOperators(tx)
  const before = await rolesOf(tx, name)
  if (before.length === 0) throw refuse('not_found', { message: `no operator is called ${name}` })
  await tx.update(operator).set(change).where(eq(operator.name, name))
  await refuseWithoutManager(tx)
  return before
}

export const writeAction = async (on: Reader, action: NewAction): Promise<void> =>
  void (await on.insert(operatorAction).values(action))

export interface ActionFilter {
  operator?: string | undefined
  area?: string | undefined
  command?: string | undefined
  result?: NewAction['result'] | undefined
  since?: string | undefined
  until?: string | undefined
  /** Only rows before this one. */
  before?: number | undefined
  limit: number
}

/** The newest actions first. */
export const listActions = (on: Reader, filter: ActionFilter) =>
  on
    .select()
    .from(operatorAction)
    .where(
      and(
        filter.operator === undefined ? undefined : eq(operatorAction.operator, filter.operator),
        filter.area === undefined ? undefined : eq(operatorAction.area, filter.area),
        filter.command === undefined ? undefined : eq(operatorAction.command, filter.command),
        filter.result === undefined ? undefined : eq(operatorAction.result, filter.result),
        filter.since === undefined ? undefined : gte(operatorAction.at, new Date(filter.since)),
        filter.until === undefined ? undefined : lte(operatorAction.at, new Date(filter.until)),
        filter.before === undefined ? undefined : lt(operatorAction.id, filter.before),
      ),
    )
    .orderBy(desc(operatorAction.id))
    .limit(filter.limit)

/** States of a group of settings, the newest first: that is the current one. */
export const settingVersions = (on: Reader, group: string, { before, limit }: { before?: number; limit: number }) =>
  on
    .select()
    .from(settingVersion)
    .where(and(eq(settingVersion.key, group), before === undefined ? undefined : lt(settingVersion.id, before)))
    .orderBy(desc(settingVersion.id))
    .limit(limit)

/** The last version of every group that was ever changed. */
export const latestVersions = (on: Reader) =>
  on
    .selectDistinctOn([settingVersion.key])
    .from(settingVersion)
    .orderBy(asc(settingVersion.key), desc(settingVersion.id))
