import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { receiptPicture, withdrawal } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import {
  command,
  confidential,
  defineOperator,
  WrongInput,
  type OperatorContext,
  type Outcome,
} from '../../server/command.ts'
import { createWithdrawals } from './service.ts'
import { orderBy, partsOf } from './store.ts'

const orderNo = z.string().describe('Number of the order: W…')
const part = z.int().min(1).max(99).describe('Which part of it: 1, 2, …')
const words = confidential(z.string().trim().max(200).default('')).describe('Your words, shown to the person')
const reason = confidential(z.string().trim().min(1).max(200)).describe('Why, shown to the person')
const example = { orderNo: 'W261122ABCDEFGHJ' }

const decisionsOf = ({ db, clock, settings, moneyStopped }: OperatorContext) =>
  createWithdrawals({ db, clock, settings, moneyStopped, log: { warn() {}, error() {} } }).decisions

/** An order in one line, with what waits in it. */
async function lineOf(db: Reader, no: string): Promise<string> {
  const order = await orderBy(db, no)
  if (!order) throw refuse('not_found', { message: `no order ${no}` })
  const proofs = await db
    .select({ partNo: receiptPicture.partNo, n: sql<number>`count(*)::int` })
    .from(receiptPicture)
    .where(and(eq(receiptPicture.orderNo, no), eq(receiptPicture.by, 'PAYER')))
    .groupBy(receiptPicture.partNo)
  const states = (await partsOf(db, no)).map(({ partNo, amount, state, forcedBy }) => {
    const shown = proofs.find((one) => one.partNo === partNo)?.n ?? 0
    return (
      `${partNo}: ${formatMoney(amount)} ${state}${shown ? ` (proofs: ${shown})` : ''}` +
      (forcedBy ? ` (${forcedBy} would force it)` : '')
    )
  })
  return [`${no} ${order.state} ${formatMoney(order.amount)} ${order.asset}`, order.flags.join(' '), ...states]
    .filter(Boolean)
    .join(', ')
}

/** For the audit: states and sums, no name. */
async function standingOf(db: Reader, no: string) {
  const order = await orderBy(db, no)
  if (!order) throw refuse('not_found', { message: `no order ${no}` })
  const parts = await partsOf(db, no)
  return {
    orderNo: no,
    state: order.state,
    channelId: order.channelId,
    parts: parts.map(({ partNo, amount, state, forcedBy }) => ({ partNo, amount: amount.toString(), state, forcedBy })),
  }
}

async function decide({ tx }: OperatorContext, no: string, decision: () => Promise<unknown>): Promise<Outcome> {
  const before = await standingOf(tx, no)
  await decision()
  const after = await standingOf(tx, no)
  return { text: await lineOf(tx, no), data: after, before, after }
}

interface Payment {
  account?: string | undefined
  amount: string
}

/** Who paid what of it; without an account it was the bank. */
async function payers(db: Reader, payments: readonly Payment[]) {
  const found: { amount: bigint; payerId?: string }[] = []
  for (const [at, { account, amount: text }] of payments.entries()) {
    const amount = parseMoney(text)
    if (amount === undefined || amount === 0n)
      throw new WrongInput([{ path: `payments.${at}.amount`, message: 'must be an amount like 600.00' }])
    if (account === undefined) found.push({ amount })
    else {
      const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, account))
      if (!row) throw refuse('not_found', { message: `nobody is called ${account}` })
      found.push({ amount, payerId: row.id })
    }
  }
  return found
}

const role = 'cashier'
const effect = 'money'

export default [
  defineOperator('withdrawals', 'Withdrawal orders and their receipts', [
    command({
      name: 'list',
      summary: 'Lists open withdrawals with their parts.',
      input: z.object({}),
      role,
      effect: 'read',
      example: {},
      async run({ tx }) {
        const open = await tx
          .select({ orderNo: withdrawal.orderNo })
          .from(withdrawal)
          .where(isNull(withdrawal.closedAt))
          .orderBy(asc(withdrawal.createdAt))
          .limit(200)
        const lines: string[] = []
        for (const { orderNo: no } of open) lines.push(await lineOf(tx, no))
        return { text: lines.join('\n') || 'Nothing waits.', data: lines }
      },
    }),
    command({
      name: 'approve',
      summary: 'Approves a withdrawal for payment.',
      input: z.object({ orderNo, remark: words }),
      role,
      effect,
      example,
      run: (context, { orderNo: no, remark }) =>
        decide(context, no, () => decisionsOf(context).approve(no, { by: context.operator, remark })),
    }),
    command({
      name: 'reject',
      summary: 'Rejects a withdrawal and returns the money, also if no channel could pay it.',
      input: z.object({ orderNo, reason }),
      role,
      effect,
      example: { ...example, reason: 'The bank does not take it.' },
      run: (context, { orderNo: no, reason: remark }) =>
        decide(context, no, () => decisionsOf(context).reject(no, { by: context.operator, remark })),
    }),
    command({
      name: 'pay',
      summary: 'Pays a withdrawal through a channel of your choice, even one that failed before.',
      input: z.object({ orderNo, channelId: z.string().describe('A channel of the group withdraw') }),
      role,
      effect,
      example: { ...example, channelId: 'bank-instant' },
      run: (context, { orderNo: no, channelId }) =>
        decide(context, no, () => decisionsOf(context).pay(no, channelId, { by: context.operator })),
    }),
    command({
      name: 'fail',
      summary: 'Stops a payment whose provider does not answer or is wrong, once it is certain that nothing was sent.',
      input: z.object({ orderNo, remark: words }),
      role,
      effect,
      example,
      run: (context, { orderNo: no, remark }) =>
        decide(context, no, () => decisionsOf(context).fail(no, { by: context.operator, remark })),
    }),
    command({
      name: 'paid-by',
      summary: 'Records who paid a withdrawal, part by part: other members, as their deposit, or the bank.',
      input: z.object({
        orderNo,
        payments: confidential(
          z
            .array(z.strictObject({ account: z.string().optional(), amount: z.string() }))
            .min(1)
            .max(20),
        ).describe('Each with an amount, and the account of the member who paid; the bank where none is named'),
      }),
      role,
      effect,
      example: { ...example, payments: [{ account: 'rina01', amount: '2000.00' }, { amount: '1000.00' }] },
      run: (context, { orderNo: no, payments }) =>
        decide(context, no, async () =>
          decisionsOf(context).paidBy(no, await payers(context.tx, payments), { by: context.operator }),
        ),
    }),
    command({
      name: 'resend',
      summary: 'Records that the payer of a disputed part sends it again. The member’s time to answer restarts.',
      input: z.object({ orderNo, part, remark: words }),
      role,
      effect,
      example: { ...example, part: 1 },
      run: (context, { orderNo: no, part: partNo, remark }) =>
        decide(context, no, () => decisionsOf(context).resend(no, partNo, { by: context.operator, remark })),
    }),
    command({
      name: 'refund',
      summary: 'Refunds a disputed part that never arrived.',
      input: z.object({ orderNo, part, remark: words }),
      role,
      effect,
      example: { ...example, part: 1 },
      run: (context, { orderNo: no, part: partNo, remark }) =>
        decide(context, no, () => decisionsOf(context).refund(no, partNo, { by: context.operator, remark })),
    }),
    command({
      name: 'attach-proof',
      summary: 'Adds the payer’s proof for a part, which the member sees at once.',
      input: z.object({ orderNo, part, picture: confidential(z.base64()).describe('A PNG or JPEG') }),
      role,
      effect,
      example: { ...example, part: 1, picture: 'iVBORw0KGgo=' },
      run: (context, { orderNo: no, part: partNo, picture }) =>
        decide(context, no, () => decisionsOf(context).addProof(no, partNo, picture, context.operator)),
    }),
    command({
      name: 'force',
      summary:
        'Decides that a disputed part did arrive, although the member denies it. A second operator has to agree.',
      input: z.object({ orderNo, part, reason }),
      role,
      effect,
      example: { ...example, part: 1, reason: 'The statement shows it.' },
      run: (context, { orderNo: no, part: partNo, reason: remark }) =>
        decide(context, no, () => decisionsOf(context).force(no, partNo, { by: context.operator, remark })),
    }),
  ]),
]
