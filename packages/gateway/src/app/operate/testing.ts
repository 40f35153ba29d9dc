import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { MirrorKeys } from '../../modules/mirrors/keys.ts'
import type { Change } from '../../server/command.ts'
import { operate, type ExitCode } from './cli.ts'

export interface Answer {
  code: ExitCode
  /** What was printed, and the errors. */
  text: string
  errors: string
  /** With `--json`. */
  json: {
    done: boolean
    text: string
    data: unknown
    changes: Change[]
    code: string
    message: string
    faults: { path: string; message: string }[]
    files?: { name: string; bytes: string }[]
  }
}

/** The command line in this process: what is typed, on a database, as an operator. */
export const terminal =
  (db: Db, user: string, clock?: Clock, mirrorKeys?: MirrorKeys) =>
  async (words: readonly string[], stdin = ''): Promise<Answer> => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await operate(words, {
      user,
      withDatabase: (work) => work(db),
      print: (line) => out.push(line),
      complain: (line) => err.push(line),
      stdin: async () => stdin,
      mirrorKeys,
      ...(clock && { clock }),
    })
    const text = out.join('\n')
    return { code, text, errors: err.join('\n'), json: words.includes('--json') ? JSON.parse(text) : {} }
  }

/** One command with an input, answered for programs. */
export const runner =
  (db: Db, user: string, clock?: Clock, mirrorKeys?: MirrorKeys) =>
  (area: string, command: string, input: object = {}, more: readonly string[] = []): Promise<Answer> =>
    terminal(db, user, clock, mirrorKeys)([area, command, '--json', '--input', '-', ...more], JSON.stringify(input))

export type Run = ReturnType<typeof runner>

/** How a command is tested. */
export interface Scene {
  input: () => object | Promise<object>
  /** Where its effect is visible. */
  seen?: (answer: Answer) => unknown
}

/** Every row of every table, as one short text by table. */
export async function tables(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const sums = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await db.execute<{ sum: string }>(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
      )
      return [name, found.rows[0]?.sum ?? '']
    }),
  )
  return Object.fromEntries(sums) as Record<string, string>
}
