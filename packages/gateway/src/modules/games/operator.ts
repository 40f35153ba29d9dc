import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator, rowLimit } from '../../server/command.ts'
import { listGames, listVendors, setGameStatus, setVendorStatus } from './queries/write.ts'

const code = z.string().describe('Code of a vendor, like PG')

const vendors = defineOperator('vendors', 'Game vendors', [
  command({
    name: 'list',
    summary: 'Lists the vendors with their status.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ tx, settings }) {
      const { backAt } = settings().vendors
      const list = (await listVendors(tx)).map((row) => ({ ...row, backAt: backAt[row.code] ?? null }))
      const lines = list.map(
        (one) => `${one.code} ${one.status} ${one.displayName}${one.backAt ? `, back at ${one.backAt}` : ''}`,
      )
      return { text: lines.join('\n'), data: list }
    },
  }),
  command({
    name: 'status',
    summary: 'Puts a vendor with all its games into maintenance, or opens it again.',
    input: z.object({
      code,
      status: z.enum(['ON', 'MAINTENANCE']).describe('The status it gets'),
      backAt: AskedInstant.optional().describe('Under maintenance: expected end, shown with its games'),
    }),
    role: 'manager',
    effect: 'change',
    example: { code: 'PG', status: 'MAINTENANCE', backAt: '2026-12-01T18:00:00Z' },
    async run({ tx, changeSettings }, { code: name, status, backAt }) {
      const before = await setVendorStatus(tx, name, status)
      if (before === undefined) throw refuse('not_found', { message: `there is no vendor ${name}` })
      const { before: was, after: is } = await changeSettings('vendors', (now, written) => {
        const { [name]: _gone, ...others } = now.backAt
        const expected = status === 'MAINTENANCE' && backAt ? { ...others, [name]: backAt } : others
        return { ...written, backAt: expected }
      })
      return {
        text: `${name} is ${status}`,
        before: { code: name, status: before, settings: was },
        after: { code: name, status, settings: is },
      }
    },
  }),
])

const games = defineOperator('games', 'Game catalogue', [
  command({
    name: 'list',
    summary: 'Lists games by number.',
    input: z.object({
      vendor: z.string().optional().describe('Only those of one vendor, by code'),
      status: z.enum(['ON', 'MAINTENANCE', 'SOON']).optional().describe('Only those of one status'),
      title: z.string().optional().describe('Only those with these letters in a title'),
      after: z.int().optional().describe('Only games with a greater number: the next page'),
      limit: rowLimit(50, 500),
    }),
    role: 'viewer',
    effect: 'read',
    example: { vendor: 'PG', limit: 20 },
    async run({ tx }, filter) {
      const list = await listGames(tx, filter)
      const lines = list.map(
        ({ nodeId, vendor, gameType, status, title }) => `${nodeId} ${vendor} ${gameType} ${status} ${title ?? ''}`,
      )
      if (list.length === filter.limit) lines.push(`more with --after ${list.at(-1)?.nodeId}`)
      return { text: lines.join('\n') || 'There is none.', data: list }
    },
  }),
  command({
    name: 'status',
    summary: 'Puts a game into maintenance, or opens it again. SOON announces that it opens later.',
    input: z.object({
      nodeId: z.int().describe('Number of the game'),
      status: z.enum(['ON', 'MAINTENANCE', 'SOON']).describe('The status it gets'),
    }),
    role: 'manager',
    effect: 'change',
    example: { nodeId: 10001, status: 'MAINTENANCE' },
    async run({ tx }, { nodeId, status }) {
      const before = await setGameStatus(tx, nodeId, status)
      if (before === undefined) throw refuse('not_found', { message: `there is no game ${nodeId}` })
      return { text: `${nodeId} is ${status}`, before: { nodeId, status: before }, after: { nodeId, status } }
    },
  }),
])

export default [vendors, games]
