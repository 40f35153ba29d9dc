import { globSync } from 'node:fs'

interface Reading {
  /** Its input, where it needs one; `own` gives the first column `it` of a query. */
  input?: (given: { own: (query: string) => Promise<string | undefined> }) => object | Promise<object>
  /** It requests something that does not exist. */
  missing?: boolean
  /** Why it may read more, the more its person has played, paid and written. */
  grows?: string
}

/** What is to be known of the reading calls of a module, by name, to measure how much they read. */
export type Growth = Record<string, Reading>

/**
 * Statements that add the rows of a module which people create, in an order that its foreign keys allow. They read
 * `rows_to_grow`: `n` is the number of a row, `key` and `no` are unique, `cash` is the account of the member, `at` a time
 * in the last weeks.
 */
export type GrowingRows = readonly string[]

export const counted = "a page tells how many rows there are, counted in an index of the person's own"
export const summed = "adds up the rows of the range that is asked for, the person's own"
export const orders = "looks for what is open among the person's own orders, of which a day allows few"

const modules = new URL('../modules/', import.meta.url)

/** That of all modules which have a `testing.growth.ts`. */
async function ofModules() {
  const files = globSync('*/testing.growth.ts', { cwd: modules }).toSorted()
  return Promise.all(
    files.map(
      async (file) =>
        (await import(new URL(file.replaceAll('\\', '/'), modules).href)) as { growth?: Growth; rows?: GrowingRows },
    ),
  )
}

export const growthOfModules = async (): Promise<Growth> =>
  Object.assign({}, ...(await ofModules()).map(({ growth }) => growth)) as Growth

export const rowsOfModules = async (): Promise<GrowingRows> => (await ofModules()).flatMap(({ rows = [] }) => rows)
