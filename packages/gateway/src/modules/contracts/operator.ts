import { contractKinds, contractPeriods, gameTypes } from '@brand/sdk/contract'
import { desc, eq, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { contract } from './schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import {
  type OperatorContext,
  command,
  confidential,
  defineOperator,
  hasRole,
  masked,
  rowLimit,
} from '../../server/command.ts'
import { agentNamed, formatRate } from '../agent/index.ts'
import { endOfTerminated } from './presenter.ts'
import { draftContract, requireTerms, sendDraft, tell } from './offers.ts'
import { tiersIn } from './routes.ts'
import { decideDispute, openDisputes } from './settlement/decisions.ts'
import { lockContracts } from './store.ts'
import { type Tier, ratesIn } from './terms.ts'
import { type Contract, accountsOf, lockContract, moveContract } from './workflow.ts'

const account = z.string().trim().min(1).describe('Account name of the agent')
const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/)
const money = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)

const tierText = (tier: Tier) =>
  `from ${tier.minActive} active, valid bet ${formatMoney(tier.minValidBet)} and loss ` +
  `${formatMoney(tier.minLoss)}: ${ratesIn(tier)
    .map((ppm) => `${formatRate(ppm)} %`)
    .join(' ')}`

async function lineOf({ tx }: OperatorContext, row: Contract): Promise<string> {
  const { up, down } = await accountsOf(tx, row)
  const times = [row.startAt && `from ${row.startAt.toISOString()}`, row.endAt && `to ${row.endAt.toISOString()}`]
  return [`${row.id} ${row.kind} ${row.period} ${up || 'operator'} → ${down} ${row.state}`, ...times]
    .filter(Boolean)
    .join(' ')
}

const acting = ({ tx, clock, settings }: OperatorContext) => ({ tx, clock, settings: settings() })

/** For the audit: ids and states. */
const kept = ({ id, state, version, endAt }: Contract) => ({ id, state, version, endAt })

export default [
  defineOperator('contracts', 'Contracts of agents, with each other and with the operator', [
    command({
      name: 'list',
      summary: 'Lists an agent’s contracts with the upline and direct downlines, newest first.',
      input: z.object({
        account,
        limit: rowLimit(),
      }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_agent' },
      async run(context, { account: name, limit }) {
        const { id } = await agentNamed(context.tx, name)
        const list = await context.tx
          .select()
          .from(contract)
          .where(or(eq(contract.uplineId, id), eq(contract.downlineId, id)))
          .orderBy(desc(contract.id))
          .limit(limit)
        const lines = await Promise.all(
          list.map(async (row) => [await lineOf(context, row), ...row.tiers.map((tier) => `  ${tierText(tier)}`)]),
        )
        return { text: lines.flat().join('\n') || 'no contract', data: list }
      },
    }),
    command({
      name: 'offer',
      summary: 'Offers a top agent a contract with the operator, to accept or reject like one from an upline.',
      input: z.object({
        account,
        kind: z.enum(contractKinds).describe('DIVIDEND, DAILY, DAILY_MULTI, HOURLY or REAL_TIME'),
        period: z.enum(contractPeriods).describe('Settlement period that the kind has'),
        tiers: z
          .array(
            z.strictObject({
              minActive: z.int().min(0).max(1_000_000).default(0).describe('Minimum active members'),
              minValidBet: money.default('0').describe('Valid bet from which it holds, in major units'),
              minLoss: money.default('0').describe('Minimum team loss, in major units'),
              rate: percent.default('0').describe('Rate in per cent'),
              rates: z
                .partialRecord(z.enum(gameTypes), percent)
                .default({})
                .describe('Rates by category in per cent, of DAILY_MULTI'),
            }),
          )
          .min(1)
          .max(10)
          .describe('The tiers, lowest first'),
      }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_agent', kind: 'REAL_TIME', period: '5MIN', tiers: [{ rate: '1' }] },
      async run(context, { account: name, kind, period, tiers }) {
        const { tx } = context
        const { id, account: known, uplineId } = await agentNamed(tx, name)
        if (uplineId !== null)
          throw refuse('validation', { field: 'account', message: `${known} has contracts with the upline` })
        const terms = tiersIn(
          tiers.map(({ rates, ...tier }) => ({
            ...tier,
            rates: gameTypes.flatMap((gameType) => {
              const rate = rates[gameType]
              return rate === undefined ? [] : [{ gameType, rate }]
            }),
          })),
        )
        requireTerms(kind, period, terms)
        await lockContracts(tx)
        const { rows } = await tx.execute<{ asset: string }>(sql`select asset from member where id = ${id}`)
        const made = { uplineId: null, downlineId: id, asset: rows[0]?.asset ?? '', kind, period, tiers: terms }
        const row = await sendDraft(acting(context), await draftContract(acting(context), made, 'OPERATOR'), 'OPERATOR')
        return { text: await lineOf(context, row), data: row, after: kept(row) }
      },
    }),
    command({
      name: 'end',
      summary: 'Ends a contract with its current period, or withdraws an offer of the operator.',
      input: z.object({
        id: z.int().min(1).describe('Identifier of the contract'),
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to both sides'),
      }),
      role: 'manager',
      effect: 'change',
      example: { id: 1, reason: 'Agreed by telephone' },
      async run(context, { id, reason }) {
        const { tx, clock, settings } = context
        await lockContracts(tx)
        const row = await lockContract(tx, id)
        if (!row) throw refuse('not_found', { message: `no contract ${id}` })
        const end = async (): Promise<Contract> => {
          if (row.state === 'pending' && row.uplineId === null)
            return moveContract(tx, clock, row, 'withdrawn', 'OPERATOR')
          const asked =
            row.state === 'active'
              ? await moveContract(tx, clock, row, 'term_pending', 'OPERATOR', {
                  terminationBy: 'OPERATOR',
                  terminationReason: reason,
                })
              : row
          if (asked.state !== 'term_pending') throw refuse('validation', { message: `contract ${id} is ${row.state}` })
          const endAt = endOfTerminated(asked, clock.now(), settings().site.timeZone)
          const ended = await moveContract(tx, clock, asked, 'terminated', 'OPERATOR', { endAt })
          await tell(context, ended, 'DOWN', 'contractEndedByOperator', { reason })
          await tell(context, ended, 'UP', 'contractEndedByOperator', { reason })
          return ended
        }
        const after = await end()
        return { text: await lineOf(context, after), data: after, before: kept(row), after: kept(after) }
      },
    }),
    command({
      name: 'disputes',
      summary: 'Lists undecided disputes about dividends and salaries, oldest first.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run(context) {
        const open = await openDisputes(context.tx)
        // What the person wrote is for whoever decides.
        const list = hasRole(context, 'cashier') ? open : open.map((one) => ({ ...one, reason: masked }))
        const lines = list.map(
          ({ id, kind, up, down, amount, by, reason }) =>
            `${id} ${kind} ${up ?? 'operator'} → ${down} ${formatMoney(amount)}, disputed by ${
              by === 'UP' ? (up ?? 'operator') : down
            }: ${reason}`,
        )
        return { text: lines.length > 0 ? lines : 'no dispute', data: list }
      },
    }),
    command({
      name: 'decide',
      summary: 'Decides a dispute: adjusts the payment, or confirms it with an adjustment of 0.',
      input: z.object({
        record: z.int().min(1).describe('Identifier of the record'),
        adjustment: z
          .string()
          .regex(/^-?\d{1,13}(\.\d{1,2})?$/)
          .describe('What is added to the amount, or taken from it, in major units: 12.50 or -3'),
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to both sides'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { record: 1, adjustment: '-3.00', reason: 'A round was counted twice' },
      async run({ tx, clock }, { record, adjustment, reason }) {
        const minor = parseMoney(adjustment.replace('-', ''))
        if (minor === undefined) throw refuse('validation', { field: 'adjustment', message: 'is no amount' })
        const signed = adjustment.startsWith('-') ? -minor : minor
        await decideDispute({ tx, clock }, { resultId: record, adjustment: signed, reason })
        return {
          text: `${record}: adjusted by ${formatMoney(signed)}`,
          after: { record, adjustment: String(signed) },
        }
      },
    }),
  ]),
]
