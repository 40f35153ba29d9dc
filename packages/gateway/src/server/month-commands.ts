import * as z from 'zod'
import { archiveMonths, restoreMonth, storedMonths, type ArchivedTable, type MonthTable } from '../db/months.ts'
import { refuse } from '../lib/refusal.ts'
import { command } from './command.ts'

/** The command that lists the months of a table; `what`: in plural, as in "12 entries". */
export const monthsCommand = (table: MonthTable, rowsOf: string, what: string) =>
  command({
    name: 'months',
    summary: `Lists the months of ${rowsOf} in the database, and which of them are archived.`,
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ tx }) {
      const months = await storedMonths(tx, table)
      const lines = months.map(
        ({ name, from, to, rows }) =>
          `${name}: ${from ?? 'everything'} to ${to}${rows === null ? '' : `, archived, ${rows} ${what}`}`,
      )
      return { text: lines.join('\n'), data: { months } }
    },
  })

/** The commands by which an operator takes old months of messages out of sight, and brings them back. */
export const monthCommands = (table: ArchivedTable, rowsOf: string) => [
  monthsCommand(table, rowsOf, 'messages'),
  command({
    name: 'archive',
    summary: `Archives the months of ${rowsOf} that ended before a day. Members do not see archived messages.`,
    input: z.object({ before: z.iso.date().describe('First day that is not archived, as 2026-01-01') }),
    role: 'manager',
    effect: 'change',
    example: { before: '2025-01-01' },
    async run({ tx }, { before }) {
      const months = await archiveMonths(tx, table, before)
      const lines = months.map(({ name, rows }) => `archive.${name}: ${rows} messages`)
      return { text: lines.join('\n') || 'No month ended before that day.', data: { months } }
    },
  }),
  command({
    name: 'restore',
    summary: `Restores an archived month of ${rowsOf}, so that members see its messages again.`,
    input: z.object({ name: z.string().max(63).describe('Name of the month, as the command `months` has it') }),
    role: 'manager',
    effect: 'change',
    example: { name: `${table}_202412` },
    async run({ tx }, { name }) {
      const rows = await restoreMonth(tx, table, name)
      if (rows === null) throw refuse('not_found', { message: `no archived month is called ${name}` })
      return { text: `${name}: ${rows} messages`, data: { name, rows } }
    },
  }),
]
