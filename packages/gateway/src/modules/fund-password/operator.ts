import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { member } from '../../auth/schema.ts'
import { command, confidential, defineOperator } from '../../server/command.ts'
import { listResets, resetFundPassword, resetLine } from './resets.ts'

export default [
  defineOperator('fund-passwords', 'Fund passwords of members', [
    command({
      name: 'list',
      summary: 'Lists fund password resets that are still in their waiting time.',
      input: z.object({}),
      role: 'support',
      effect: 'read',
      example: {},
      async run({ tx, clock, settings }) {
        const rows = await listResets(tx, clock.now(), settings())
        const lines = rows.map((row) => `${resetLine(row, settings())}: ${row.reason}`)
        return { text: lines.join('\n') || 'There is none.', data: lines }
      },
    }),
    command({
      name: 'reset',
      summary: 'Resets a forgotten fund password. A new one works once the waiting time is over.',
      input: z.object({
        account: confidential(z.string()).describe('Account name of the person'),
        reason: confidential(z.string().trim().min(1).max(200)).describe('Why, and how you made sure who asks'),
      }),
      role: 'cashier',
      effect: 'change',
      example: { account: 'rina01', reason: 'Asked by phone, knew the last deposit.' },
      async run({ db, tx, clock, settings, operator }, { account, reason }) {
        const at = clock.now()
        await resetFundPassword(db, { account, reason, operator, at, settings: settings() })
        const [person] = await tx.select({ id: member.id }).from(member).where(eq(member.account, account))
        return {
          text: resetLine({ account, at, by: operator }, settings()),
          before: { memberId: person?.id, fundPassword: 'set' },
          after: { memberId: person?.id, fundPassword: 'reset' },
        }
      },
    }),
  ]),
]
