import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator, roles, rowLimit } from '../../server/command.ts'
import { jobs } from './jobs.operator.ts'
import { addOperator, changeOperator, listActions, listOperators } from '../../auth/operators/operators.ts'

const name = z
  .string()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/)
  .describe('Name of an operator: small letters, digits, dots, 2 to 32 characters')
const roleList = z
  .array(z.enum(roles))
  .min(1)
  .transform((given) => [...new Set(given)].toSorted())
  .describe('viewer reads, support answers people, cashier decides about money, manager does everything')

const operators = defineOperator('operators', 'Operators and their roles', [
  command({
    name: 'list',
    summary: 'Lists operators, with those whose roles were removed.',
    input: z.object({}),
    role: 'manager',
    effect: 'read',
    example: {},
    async run({ tx }) {
      const rows = await listOperators(tx)
      const text = rows.map((row) => `${row.name} ${row.removedAt ? 'removed' : row.roles.join(', ')}`)
      return { text: text.length > 0 ? text : 'There is no operator yet.', data: rows }
    },
  }),
  command({
    name: 'add',
    summary:
      'Adds an operator under a name never used before. The first operator of a database needs no permission and is a manager.',
    input: z.object({ name, roles: roleList }),
    role: 'manager',
    effect: 'change',
    example: { name: 'rafi', roles: ['support', 'cashier'] },
    async run({ tx, clock }, input) {
      await addOperator(tx, input.name, input.roles, clock.now())
      return { text: `${input.name} is ${input.roles.join(', ')}`, before: null, after: input }
    },
  }),
  command({
    name: 'roles',
    summary: 'Replaces the roles of an operator.',
    input: z.object({ name, roles: roleList }),
    role: 'manager',
    effect: 'change',
    example: { name: 'rafi', roles: ['support'] },
    async run({ tx }, input) {
      const before = await changeOperator(tx, input.name, { roles: input.roles })
      return {
        text: `${input.name} is ${input.roles.join(', ')}`,
        before: { name: input.name, roles: before },
        after: input,
      }
    },
  }),
  command({
    name: 'remove',
    summary: 'Removes all roles of an operator. The name stays in the audit and is not reused.',
    input: z.object({ name }),
    role: 'manager',
    effect: 'change',
    example: { name: 'rafi' },
    async run({ tx, clock }, input) {
      const before = await changeOperator(tx, input.name, { removedAt: clock.now() })
      return { text: `${input.name} is removed`, before: { name: input.name, roles: before }, after: null }
    },
  }),
])

const audit = defineOperator('audit', 'Audit of operator actions', [
  command({
    name: 'list',
    summary: 'Lists audited actions, newest first.',
    input: z.object({
      operator: z.string().optional().describe('Only those of one operator'),
      area: z.string().optional().describe('Only those of one area'),
      command: z.string().optional().describe('Only those of one command'),
      result: z.enum(['done', 'refused', 'wrong_input', 'failed']).optional().describe('Only those with this result'),
      since: AskedInstant.optional().describe('Start'),
      until: AskedInstant.optional().describe('Until this time'),
      before: z.int().min(1).optional().describe('Only actions with a smaller number: the next page'),
      limit: rowLimit(50, 500),
    }),
    role: 'manager',
    effect: 'read',
    example: { area: 'settings', limit: 20 },
    async run({ tx }, filter) {
      const rows = await listActions(tx, filter)
      const last = rows.length === filter.limit ? rows.at(-1)?.id : undefined
      const lines = rows.map(
        ({ id, at, operator, area, command: what, result, code, input }) =>
          `${id} ${at.toISOString()} ${operator} ${area} ${what} ${result}${code ? ` ${code}` : ''} ${JSON.stringify(input)}`,
      )
      if (last !== undefined) lines.push(`more with --before ${last}`)
      return { text: lines.length > 0 ? lines : 'Nothing was done.', data: { list: rows, next: last ?? null } }
    },
  }),
  command({
    name: 'show',
    summary: 'Shows one audited action with its values before and after.',
    input: z.object({ id: z.int().min(1).describe('Number of the action') }),
    role: 'manager',
    effect: 'read',
    example: { id: 1 },
    async run({ tx }, { id }) {
      const [row] = await listActions(tx, { before: id + 1, limit: 1 })
      if (row?.id !== id) throw refuse('not_found', { message: `there is no action ${id}` })
      return { text: JSON.stringify(row, null, 2), data: row }
    },
  }),
])

export default [operators, audit, jobs]
