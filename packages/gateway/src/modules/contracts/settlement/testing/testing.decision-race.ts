import { sql } from 'drizzle-orm'
import { transact } from '../../../../db/client.ts'
import { Refused } from '../../../../lib/refusal.ts'
import { sendCash } from '../../../member-transfers/send.ts'
import type { Person } from '../../testing.ts'
import { decideDispute } from '../decisions.ts'
import { requireNothingOwed } from '../payments.ts'
import type { settlementFixture } from '../testing.ts'

type Fixture = Pick<Awaited<ReturnType<typeof settlementFixture>>, 'db' | 'owner' | 'clock' | 'app'>

/** A disputed record of 500.00: one that was paid, or one whose debtor had too little. @returns its id */
export async function disputedRecord(
  { owner }: Pick<Fixture, 'owner'>,
  { contractId, payer, payee, paid, n }: { contractId: string; payer: Person; payee: Person; paid: boolean; n: number },
): Promise<number> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    with result as (insert into contract_result (contract_id, kind, payer_id, payee_id, asset, from_at, to_at, part, valid_bet,
        pnl, active, rate, salaries, debt_before, debt_after, earned, carried_in, rest, amount, at)
      select ${contractId}::bigint, 'REAL_TIME', ${payer.id}, ${payee.id}, 'BDT', at, at + interval '5 minutes', 1000000, 0, 0, 0, 0,
        0, 0, 0, 50000000000, 0, 0, 50000, at from (select '2020-01-01Z'::timestamptz + ${n} * interval '5 minutes' as at) s
      returning id, amount),
    due as (insert into obligation (result_id, cause, debtor_id, creditor_id, asset, amount, created_at, owed_at)
      select id, 'RESULT', ${payer.id}, ${payee.id}, 'BDT', amount, now(), now() from result where ${!paid})
    insert into contract_payment (result_id, state, disputed_by, dispute_reason)
      select id, 'DISPUTED', 'DOWN', 'A round is missing' from result returning result_id::text as id`)
  return Number(rows[0]?.id)
}

const outcome = (acting: Promise<unknown>): Promise<string> =>
  acting.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.code
      throw error
    },
  )

/** Sends 400.00 to somebody, as a call would. @returns `done`, or the code of the refusal */
export const sendAway = ({ db, app, clock }: Fixture, from: Person, to: Person, key: string): Promise<string> =>
  outcome(
    transact(db, (tx) =>
      sendCash(tx, app.services.settings(), {
        memberId: from.id,
        asset: 'BDT',
        kind: 'downline_transfer',
        direction: 'DOWN',
        shares: [{ receiver: to, amount: 400_00n }],
        purpose: 'OTHER',
        remark: '',
        once: { owner: from.id, key },
        now: clock.now(),
      }),
    ),
  )

export const decide = ({ db, clock }: Fixture, resultId: number, adjustment: bigint): Promise<void> =>
  transact(db, (tx) => decideDispute({ tx, clock }, { resultId, adjustment, reason: 'It was missing' }))

/**
 * A decision and a transfer of the debtor at the same moment, again and again. Half of the records were owed before the
 * decision: no transfer passes. The others become a debt by the decision: a transfer passes before it, or not at all.
 * @returns how often a transfer passed in each half, and how often one passed after a decision
 */
export async function raceDecisions(
  fixture: Fixture,
  times: number,
  { contractId, payer, payee }: { contractId: string; payer: Person; payee: Person },
): Promise<{ owedBefore: number; byDecision: number; after: number }> {
  const { db, owner, app } = fixture
  const terms = app.services.settings().downlineTransfer
  await app.services.settingsStore.write('downlineTransfer', { ...terms, perDayMinor: 1_000_000_000_00 })
  const passed = { owedBefore: 0, byDecision: 0, after: 0 }
  for (let n = 0; n < times; n++) {
    const paid = n % 2 === 1
    const resultId = await disputedRecord(fixture, { contractId, payer, payee, paid, n })
    const [sent] = await Promise.all([
      sendAway(fixture, payer, payee, `race-${n}`),
      decide(fixture, resultId, paid ? 500_00n : 0n),
    ])
    if (sent === 'done') passed[paid ? 'byDecision' : 'owedBefore']++
    if ((await sendAway(fixture, payer, payee, `after-${n}`)) === 'done') passed.after++
    if ((await outcome(requireNothingOwed(db, payer.id))) === 'done') passed.after++
    // The debt is settled by hand, so that the next round begins without one.
    await owner.execute(sql`update obligation set cancelled_at = now() where result_id = ${resultId} and txn_id is null
      and cancelled_at is null`)
  }
  return passed
}
