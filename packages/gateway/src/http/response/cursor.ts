import { refuse } from '../../lib/refusal.ts'

/**
 * Places in lists that are paged by key: the name of the order, and the key of the last row. Clients hand them back as
 * they are.
 */
export const cursorOf = (order: string, ...key: readonly string[]): string =>
  Buffer.from(JSON.stringify([order, ...key])).toString('base64url')

function partsOf(after: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'))
    return Array.isArray(read) ? (read as unknown[]) : []
  } catch {
    return []
  }
}

/** Whether a list goes on in an order, for lists that are read in more than one. */
export const goesOnIn = (after: string | undefined, order: string): boolean =>
  after !== undefined && partsOf(after)[0] === order

/**
 * The key in a cursor; undefined where there is none.
 * @throws Refused `validation`: it is of another order, or was made up
 */
export function keyIn(after: string | undefined, order: string, parts: readonly RegExp[]): string[] | undefined {
  if (after === undefined) return undefined
  const [of, ...key] = partsOf(after)
  if (
    of !== order ||
    key.length !== parts.length ||
    !key.every((part, at) => typeof part === 'string' && parts[at]?.test(part))
  )
    throw refuse('validation', { field: 'after' })
  return key as string[]
}

/** Parts of keys. */
export const isId = /^\d{1,18}$/
export const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
export const isName = /^[^\0]{1,64}$/u

/** Rows of a page out of those asked for, which are one more; and the last of the page where others follow. */
export function pageRows<Row>(rows: readonly Row[], pageSize: number): { list: Row[]; last: Row | undefined } {
  const list = rows.slice(0, pageSize)
  return { list, last: rows.length > pageSize ? list.at(-1) : undefined }
}
