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

/** What a part of a key has to look like, so that the database can read it. */
export type KeyPart = Pick<RegExp, 'test'>

/**
 * The key in a cursor; undefined where there is none.
 * @throws Refused `validation`: it is of another order, or was made up
 */
export function keyIn(after: string | undefined, order: string, parts: readonly KeyPart[]): string[] | undefined {
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
/** Of a whole number of four bytes. */
export const isSmall = /^\d{1,9}$/
/** A day and a time that there are. */
export const isInstant: KeyPart = {
  test(text) {
    if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false
    const at = new Date(`${text.slice(0, 19)}Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19))
  },
}
export const isName = /^[^\0]{1,64}$/u

/** Rows of a page out of those asked for, which are one more; and the last of the page where others follow. */
export function pageRows<Row>(rows: readonly Row[], pageSize: number): { list: Row[]; last: Row | undefined } {
  const list = rows.slice(0, pageSize)
  return { list, last: rows.length > pageSize ? list.at(-1) : undefined }
}
