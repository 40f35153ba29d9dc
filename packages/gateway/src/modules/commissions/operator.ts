import { AskedDay } from '@brand/sdk/contract'
import { and, desc, eq, gt, not, sql } from 'drizzle-orm'
import * as z from 'zod'
import { revenueDeal } from './schema.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator } from '../../server/command.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { agentNamed, formatRate, parseRate } from '../agent/index.ts'
import { dealKinds, type Tier } from './deals.ts'

const account = z.string().trim().min(1).describe('Account name of the agent')
const month = AskedDay.regex(/-01$/).describe('First day of a month that has not begun to be paid')

const tierText = ({ minNet, minActive, rate }: Tier) =>
  `from ${formatMoney(minNet)} and ${minActive} active ${formatRate(rate)} %`

const dealsOf = (db: Reader, agentId: string) =>
  db.select().from(revenueDeal).where(eq(revenueDeal.agentId, agentId)).orderBy(desc(revenueDeal.fromMonth))

/** A month that is paid, or is before one, keeps its terms. No other is paid before the transaction ends. */
async function requireUnpaid(tx: Tx, agentId: string, from: string): Promise<void> {
  await lockKey(tx, 'revenue deal', agentId)
  const {
    rows: [paid],
  } = await tx.execute<{ month: string }>(sql`
    select month::text from revenue_month where agent_id = ${agentId} and month >= ${from} limit 1`)
  if (paid) throw refuse('validation', { field: 'fromMonth', message: `${paid.month} is paid already` })
}

export default [
  defineOperator('deals', 'Revenue-share deals of agents', [
    command({
      name: 'list',
      summary: 'Lists the revenue-share deals of an agent, newest first.',
      input: z.object({ account }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_agent' },
      async run({ tx }, { account: name }) {
        const list = await dealsOf(tx, (await agentNamed(tx, name)).id)
        const lines = list.map(({ fromMonth, kind, ended, tiers }) =>
          ended ? `${fromMonth} ended` : `${fromMonth} ${kind}: ${tiers.map(tierText).join('; ')}`,
        )
        return { text: lines.join('\n') || 'no deal', data: list }
      },
    }),
    command({
      name: 'set',
      summary: 'Gives an agent a revenue-share deal, starting with a month.',
      input: z.object({
        account,
        kind: z.enum(dealKinds).describe('How wins and losses are shared: SPLIT, RED_FIGURE or PROFIT'),
        fromMonth: month,
        tiers: z
          .array(
            z.strictObject({
              minNet: z.string().describe('Minimum monthly net revenue, in major units'),
              minActive: z.number().int().min(0).describe('Minimum active members'),
              rate: z
                .string()
                .regex(/^\d{1,2}(\.\d{1,4})?$/)
                .describe('Share in per cent'),
            }),
          )
          .min(1)
          .max(10)
          .describe('The tiers'),
      }),
      role: 'manager',
      effect: 'change',
      example: {
        account: 'demo_agent',
        kind: 'RED_FIGURE',
        fromMonth: '2026-12-01',
        tiers: [{ minNet: '0', minActive: 5, rate: '27' }],
      },
      async run({ tx, operator, clock }, { account: name, kind, fromMonth, tiers }) {
        const { id, account: known } = await agentNamed(tx, name)
        await requireUnpaid(tx, id, fromMonth)
        const given = tiers.map(({ minNet, minActive, rate }) => {
          const minor = parseMoney(minNet)
          if (minor === undefined) throw refuse('validation', { field: 'tiers', message: `${minNet} is no amount` })
          return { minNet: Number(minor), minActive, rate: parseRate(rate) }
        })
        const values = { kind, tiers: given, ended: false, setBy: operator, setAt: clock.now() }
        await tx
          .insert(revenueDeal)
          .values({ agentId: id, fromMonth, ...values })
          .onConflictDoUpdate({ target: [revenueDeal.agentId, revenueDeal.fromMonth], set: values })
        return {
          text: `${known} from ${fromMonth}: ${kind}, ${given.map(tierText).join('; ')}`,
          after: { agentId: id, fromMonth, kind, tiers: given },
        }
      },
    }),
    command({
      name: 'end',
      summary: 'Ends an agent’s revenue-share deal before a month, with what was set for later months.',
      input: z.object({ account, fromMonth: month }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_agent', fromMonth: '2027-01-01' },
      async run({ tx, operator, clock }, { account: name, fromMonth }) {
        const { id, account: known } = await agentNamed(tx, name)
        await requireUnpaid(tx, id, fromMonth)
        const all = await dealsOf(tx, id)
        const [held, later] = [
          all.find((one) => one.fromMonth <= fromMonth),
          all.filter((one) => one.fromMonth > fromMonth),
        ]
        const last = [held, ...later].find((one) => one && !one.ended)
        if (!last) throw refuse('not_found', { message: `${known} has no deal` })
        const ending = { ended: true, setBy: operator, setAt: clock.now() }
        await tx
          .insert(revenueDeal)
          .values({ agentId: id, fromMonth, kind: last.kind, tiers: last.tiers, ...ending })
          .onConflictDoUpdate({ target: [revenueDeal.agentId, revenueDeal.fromMonth], set: ending })
        // Nor does what was set for a later month begin it again.
        await tx
          .update(revenueDeal)
          .set(ending)
          .where(and(eq(revenueDeal.agentId, id), gt(revenueDeal.fromMonth, fromMonth), not(revenueDeal.ended)))
        return { text: `${known} has no deal from ${fromMonth}`, after: { agentId: id, fromMonth, ended: true } }
      },
    }),
  ]),
]
