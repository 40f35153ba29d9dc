import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, confidential, defineOperator, type OperatorContext, type Outcome } from '../../server/command.ts'
import { depositDecisions } from './decisions.ts'
import { orderBy } from './store.ts'

const orderNo = z.string().describe('Number of the order: D…')
const fields = { orderNo }

/** Decides about an order, and returns for the audit its state before and after: its state and its money, no name. */
async function decide(
  context: OperatorContext,
  no: string,
  decision: () => Promise<string | string[]>,
): Promise<Outcome> {
  const snapshot = async () => {
    const order = await orderBy(context.tx, no)
    if (!order) throw refuse('not_found', { message: `no order ${no}` })
    const { state, received, credited, takenBack } = order
    const minor = (amount: bigint | null) => amount?.toString() ?? null
    return {
      orderNo: no,
      state,
      received: minor(received),
      credited: minor(credited),
      ...(takenBack !== null && { takenBack: minor(takenBack) }),
    }
  }
  const before = await snapshot()
  const text = await decision()
  const after = await snapshot()
  return { text, data: after, before, after }
}

export default [
  defineOperator('deposits', 'Deposit orders', [
    command({
      name: 'list',
      summary: 'Lists open deposit orders, and received payments without an order.',
      input: z.object({}),
      role: 'cashier',
      effect: 'read',
      example: {},
      async run(context) {
        const lines = await depositDecisions(context).list()
        return { text: lines.length > 0 ? lines : 'Nothing waits.', data: lines }
      },
    }),
    command({
      name: 'approve',
      summary:
        'Credits the payment received. If the provider reported none, credits the amount of the order, which you have seen arrive.',
      input: z.object(fields),
      role: 'cashier',
      effect: 'money',
      example: { orderNo: 'D261122ABCDEFGHJ' },
      run: (context, { orderNo: no }) => decide(context, no, () => depositDecisions(context).approve(no)),
    }),
    command({
      name: 'reject',
      summary: 'Rejects an order. The member reads the reason.',
      input: z.object({
        ...fields,
        reason: confidential(z.string().trim().min(1).max(200)).describe('Why, shown to the person'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { orderNo: 'D261122ABCDEFGHJ', reason: 'The bank sent it back.' },
      run: (context, { orderNo: no, reason }) =>
        decide(context, no, () => depositDecisions(context).reject(no, reason)),
    }),
    command({
      name: 'charge-back',
      summary:
        'Books the chargeback of a confirmed deposit: its cash and bonus are taken, and the rest is owed; ' +
        'the member reads the reason.',
      input: z.object({
        ...fields,
        reason: confidential(z.string().trim().min(1).max(200)).describe('Why, shown to the person'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { orderNo: 'D261122ABCDEFGHJ', reason: 'The card was reported as stolen.' },
      run: (context, { orderNo: no, reason }) =>
        decide(context, no, () => depositDecisions(context).chargeBack(no, reason)),
    }),
    command({
      name: 'pay-late',
      summary: 'Books a payment that arrives for an order in any state.',
      input: z.object(fields),
      role: 'cashier',
      effect: 'money',
      example: { orderNo: 'D261122ABCDEFGHJ' },
      run: (context, { orderNo: no }) => decide(context, no, () => depositDecisions(context).payLate(no)),
    }),
  ]),
]
