import * as z from 'zod'
import { archiveMessages, messageMonths, restoreMessages } from '../../db/months.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator } from '../../server/command.ts'

export default [
  defineOperator('messages', 'Messages of members', [
    command({
      name: 'months',
      summary: 'Lists the months of messages in the database, and which of them are archived.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx }) {
        const months = await messageMonths(tx)
        const lines = months.map(
          ({ name, from, to, rows }) =>
            `${name}: ${from ?? 'everything'} to ${to}${rows === null ? '' : `, archived, ${rows} messages`}`,
        )
        return { text: lines.join('\n'), data: { months } }
      },
    }),
    command({
      name: 'archive',
      summary: 'Archives the months of messages that ended before a day. Members do not see archived messages.',
      input: z.object({ before: z.iso.date().describe('First day that is not archived, as 2026-01-01') }),
      role: 'manager',
      effect: 'change',
      example: { before: '2025-01-01' },
      async run({ tx }, { before }) {
        const months = await archiveMessages(tx, before)
        const lines = months.map(({ name, rows }) => `archive.${name}: ${rows} messages`)
        return { text: lines.join('\n') || 'No month ended before that day.', data: { months } }
      },
    }),
    command({
      name: 'restore',
      summary: 'Restores an archived month of messages, so that members see its messages again.',
      input: z.object({ name: z.string().max(63).describe('Name of the month, as `messages months` lists it') }),
      role: 'manager',
      effect: 'change',
      example: { name: 'message_202412' },
      async run({ tx }, { name }) {
        const rows = await restoreMessages(tx, name)
        if (rows === null) throw refuse('not_found', { message: `no archived month is called ${name}` })
        return { text: `${name}: ${rows} messages`, data: { name, rows } }
      },
    }),
  ]),
]
