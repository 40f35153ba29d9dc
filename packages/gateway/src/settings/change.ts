import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../db/client.ts'
import { setting } from '../db/schema.ts'
import { faultsFrom, type Fault } from '../lib/faults.ts'

/** Writes the row of a group; null removes it, so that the defaults apply. */
export async function writeGroup(on: Reader, key: string, value: unknown): Promise<void> {
  if (value === null) return void (await on.delete(setting).where(eq(setting.key, key)))
  const row = { value, updatedAt: new Date() }
  await on
    .insert(setting)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row })
}

/** What is written of a group, null where nothing is. Other changes of it wait for the transaction to end. */
export async function lockGroup(tx: Tx, key: string): Promise<unknown> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`)
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
  return row?.value ?? null
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Keys that a schema drops silently. */
function unknownIn(given: unknown, read: unknown, path: readonly string[] = []): Fault[] {
  if (!isTree(given) || !isTree(read)) return []
  return Object.entries(given).flatMap(([key, value]) => {
    if (Object.hasOwn(read, key)) return unknownIn(value, read[key], [...path, key])
    const there = Object.keys(read).join(', ')
    return [{ path: [...path, key].join('.'), message: `is not known${there ? `; there are ${there}` : ''}` }]
  })
}

/** What of a value does not fit its group, keys it does not know included. */
export function faultsOfGroup(schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? unknownIn(value, parsed.data) : faultsFrom(parsed.error)
}

/**
 * The written value with another at a path. Where the path leads into a list that is not written, the current list is
 * copied whole: a row replaces lists, it does not merge them.
 */
export function withValueAt(written: unknown, current: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const there = Array.isArray(current) && !Array.isArray(written) ? current : isTree(written) ? written : {}
  const copy = Array.isArray(there) ? [...there] : { ...there }
  const [inner, innerHolds] = [
    Reflect.get(copy, key) as unknown,
    isTree(current) ? Reflect.get(current, key) : undefined,
  ]
  Reflect.set(copy, key, withValueAt(inner, innerHolds, rest, value))
  return copy
}
