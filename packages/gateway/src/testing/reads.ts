import { globSync } from 'node:fs'

interface Reading {
  /** Its input, where it needs one; `own` gives the first column `it` of a query. */
  input?: (given: { own: (query: string) => Promise<string | undefined> }) => object | Promise<object>
  /** It requests something that does not exist. */
  missing?: boolean
  /** Why it may read more, the more its person has played, paid and written. */
  grows?: string
}

/** What is to be known of the reading calls of an area, by name, to measure how much they read. */
export type Growth = Record<string, Reading>

/**
 * Statements that add the rows of an area which people create, in an order that its foreign keys allow. They read
 * `rows_to_grow`: `n` is the number of a row, `key` and `no` are unique, `cash` is the account of the member, `at` a time
 * in the last weeks.
 */
export type GrowingRows = readonly string[]

export const counted = "a page tells how many rows there are, counted in an index of the person's own"
export const summed = "adds up the rows of the range that is asked for, the person's own"
export const orders = "looks for what is open among the person's own orders, of which a day allows few"

const src = new URL('../', import.meta.url)

/** That of all areas which have a `testing.growth.ts`: modules refer to rows of the kernel, and come behind it. */
async function ofAreas() {
  const files = globSync('{auth,ledger,modules/*}/testing.growth.ts', { cwd: src })
  return Promise.all(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map(async (file) => (await import(new URL(file, src).href)) as { growth?: Growth; rows?: GrowingRows }),
  )
}

export const growingReads = async (): Promise<Growth> =>
  Object.assign({}, ...(await ofAreas()).map(({ growth }) => growth)) as Growth

export const growingRows = async (): Promise<GrowingRows> => (await ofAreas()).flatMap(({ rows = [] }) => rows)
