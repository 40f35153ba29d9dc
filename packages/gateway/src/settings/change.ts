import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../db/client.ts'
import { lockKey } from '../db/locks.ts'
import { setting } from './schema.ts'
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
  await lockKey(tx, 'setting', key)
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
  return row?.value ?? null
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What every object inherits: as a key it would reach the prototype, so nothing in a setting is called so. */
const inherited = new Set(['__proto__', 'constructor', 'prototype'])

const held = (tree: unknown, key: string): unknown =>
  isTree(tree) && !inherited.has(key) && Object.hasOwn(tree, key) ? tree[key] : undefined

const unknownKey = (path: readonly string[], there: object | undefined): Fault => {
  const known = Object.keys(there ?? {}).join(', ')
  return { path: path.join('.'), message: `is not known${known ? `; there are ${known}` : ''}` }
}

/** Keys that a schema drops silently. */
function unknownIn(given: unknown, read: unknown, path: readonly string[] = []): Fault[] {
  if (!isTree(given) || !isTree(read)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(read, key) && !inherited.has(key)
      ? unknownIn(value, read[key], [...path, key])
      : [unknownKey([...path, key], read)],
  )
}

/** What of a value does not fit its group, keys it does not know included. */
export function faultsOfGroup(schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? unknownIn(value, parsed.data) : faultsFrom(parsed.error)
}

/** Where a path goes on: in the list that holds, where none is written, else in what is written. */
const treeAt = (written: unknown, current: unknown): unknown =>
  Array.isArray(current) && !Array.isArray(written) ? current : written

/**
 * Why nothing may be written at a path: it names what every object inherits, or no entry of a list. One may be added at
 * the end; further on the list would be filled with nothing up to there.
 */
export function faultOfPath(written: unknown, current: unknown, path: readonly string[]): Fault | undefined {
  let [inWritten, inCurrent] = [written, current]
  for (const [at, key] of path.entries()) {
    const there = treeAt(inWritten, inCurrent)
    const here = path.slice(0, at + 1)
    if (inherited.has(key)) return unknownKey(here, isTree(inCurrent) ? inCurrent : undefined)
    if (Array.isArray(there) && !(/^(0|[1-9]\d*)$/.test(key) && Number(key) <= there.length))
      return { path: here.join('.'), message: `is no entry of the list; ${there.length} adds one at its end` }
    ;[inWritten, inCurrent] = [held(there, key), held(inCurrent, key)]
  }
  return undefined
}

/**
 * The written value with another at a path that has no fault (`faultOfPath`). Where the path leads into a list that is
 * not written, the current list is copied whole: a row replaces lists, it does not merge them.
 */
export function withValueAt(written: unknown, current: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const there = treeAt(written, current)
  const copy: object = Array.isArray(there) ? [...there] : isTree(there) ? { ...there } : {}
  Reflect.set(copy, key, withValueAt(held(there, key), held(current, key), rest, value))
  return copy
}
