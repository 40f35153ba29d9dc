import * as z from 'zod'
import { type ConsentRow, consentsOf, setConsent } from '../../auth/consent.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, confidential, defineOperator } from '../../server/command.ts'
import { memberNamed } from '../agent/index.ts'

const account = z.string().trim().min(1).describe('Account name of the member')

const lineOf = ({ given, source, by, at }: ConsentRow): string =>
  `${at.toISOString()} ${given ? 'given' : 'withdrawn'}, ${source}${by ? ` by ${by}` : ''}`

export default [
  defineOperator('consents', 'Whether members may be sent offers', [
    command({
      name: 'show',
      summary: 'Shows when and from where a member has agreed to offers or no longer did, the newest first.',
      input: z.object({ account }),
      role: 'support',
      effect: 'read',
      example: { account: 'demo_player' },
      async run({ tx }, { account: name }) {
        const rows = await consentsOf(tx, (await memberNamed(tx, name)).id)
        const data = rows.map(({ given, source, by, at }) => ({ given, source, by, at: at.toISOString() }))
        return { text: rows.length > 0 ? rows.map(lineOf) : 'never given', data }
      },
    }),
    command({
      name: 'withdraw',
      summary: 'Withdraws the consent of a member who has asked for it in another way.',
      input: z.object({
        account,
        reason: confidential(z.string().trim().min(1).max(140)).describe('How they asked, for the audit to know of'),
      }),
      role: 'support',
      effect: 'change',
      example: { account: 'demo_player', reason: 'Asked by letter' },
      async run({ tx, clock, operator }, { account: name }) {
        const { id: memberId } = await memberNamed(tx, name)
        const now = clock.now()
        if (!(await setConsent(tx, { memberId, given: false, source: 'OPERATOR', by: operator, now })))
          throw refuse('validation', { field: 'account', message: `${name} has not agreed to offers` })
        return {
          text: `${name} is sent no offers`,
          before: { memberId, given: true },
          after: { memberId, given: false },
        }
      },
    }),
  ]),
]
