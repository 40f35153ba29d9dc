import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { rememberToken } from '../../auth/login/schema.ts'
import { member, session } from '../../auth/schema.ts'
import { lockBalances } from '../../ledger/accounts.ts'
import { formatMoney } from '../../ledger/money.ts'
import { type ConsentRow, consentsOf, setConsent } from '../../auth/consent.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, confidential, defineOperator, type OperatorContext } from '../../server/command.ts'
import { memberNamed } from '../agent/index.ts'

const account = z.string().trim().min(1).describe('Account name of the member')

const lineOf = ({ given, source, by, at }: ConsentRow): string =>
  `${at.toISOString()} ${given ? 'given' : 'withdrawn'}, ${source}${by ? ` by ${by}` : ''}`

/** Money that is there, or on its way out, would be lost to the member with the account. */
async function requireEmpty(tx: Tx, memberId: string, name: string): Promise<void> {
  const { rows } = await tx.execute<{ left: string }>(sql`
    select coalesce(sum(balance), 0)::text as left from account where owner = ${memberId} and kind <> 'POINTS'`)
  const left = BigInt(rows[0]?.left ?? 0)
  if (left > 0n)
    throw refuse('validation', {
      field: 'account',
      message: `${name} still has ${formatMoney(left)}: withdraw it first`,
    })
}

/** Ends what opens the account without its password, or it would be open again with the account. */
async function endLogins(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now, revokedReason: 'operator' })
    .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)))
  await tx.delete(rememberToken).where(eq(rememberToken.memberId, memberId))
}

async function setStatus(
  { tx, clock }: Pick<OperatorContext, 'tx' | 'clock'>,
  name: string,
  from: 'active' | 'closed',
  to: 'active' | 'closed',
) {
  const { id: memberId } = await memberNamed(tx, name)
  await lockBalances(tx, memberId)
  if (to === 'closed') await requireEmpty(tx, memberId, name)
  const changed = await tx
    .update(member)
    .set({ status: to })
    .where(and(eq(member.id, memberId), eq(member.status, from)))
    .returning({ id: member.id })
  if (changed.length === 0) throw refuse('validation', { field: 'account', message: `${name} is not ${from}` })
  if (to === 'closed') await endLogins(tx, memberId, clock.now())
  return { text: `${name} is ${to}`, before: { memberId, status: from }, after: { memberId, status: to } }
}

export default [
  defineOperator('consents', 'Consent of members to offers', [
    command({
      name: 'show',
      summary: 'Lists when and where a member turned offers on or off, newest first.',
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
      summary: 'Withdraws a member’s consent to offers at their request.',
      input: z.object({
        account,
        reason: confidential(z.string().trim().min(1).max(140)).describe('How the member asked, for the audit'),
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
  defineOperator('accounts', 'Closing of member accounts', [
    command({
      name: 'close',
      summary: 'Closes a member’s account at their request. The balance has to be withdrawn first.',
      input: z.object({
        account,
        reason: confidential(z.string().trim().min(1).max(140)).describe('How the member asked, for the audit'),
      }),
      role: 'support',
      effect: 'change',
      example: { account: 'demo_player', reason: 'Asked in question T-17' },
      run: (ctx, input) => setStatus(ctx, input.account, 'active', 'closed'),
    }),
    command({
      name: 'reopen',
      summary: 'Reopens an account that was closed by mistake.',
      input: z.object({ account }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_player' },
      run: (ctx, input) => setStatus(ctx, input.account, 'closed', 'active'),
    }),
  ]),
]
