import { contract, type Endpoint } from '@brand/sdk/contract'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type * as z from 'zod'
import { type Db, transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { type How, type SignedIn, type TestApp, call, registration, valueOf } from '../../testing/inject.ts'
import { addSettlement, waitingIn } from '../settlements/testing.ts'
import { lead, readers } from '../../testing/readers.ts'
import { referralDays, referralDeposits, referrals } from './count.ts'

/** Members who invite each other, and the job of referrals over journals that tests write. */
export async function referralFixture({ app, db, owner, clock }: TestApp & { owner: Db }) {
  const { settings } = app.services
  const turn = readers({ db, clock, settings }, { consumers: [referralDeposits, referrals], closings: [referralDays] })
  const run = (term?: number) => turn(term)
  // Friends have a month: sessions last as long.
  await app.services.settingsStore.write('session', { hours: 5000, idleMinutes: 300_000 })
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 24) n`,
  )
  let people = 0
  let rounds = 0

  /** Until everything is counted: a transaction of any database of the server can hold back what is read. */
  const count = (): Promise<void> =>
    expect
      .poll(
        async () => {
          await run()
          return (await waitingIn(db, referrals.name)) + (await waitingIn(db, referralDeposits.name, 'posting'))
        },
        { timeout: 30_000 },
      )
      .toBe(0)

  async function member(more: Record<string, unknown> = {}, how: How = {}) {
    const account = `invited${++people}`
    const { token } = valueOf(await call<SignedIn>(app, contract.member.register, registration(account, more), how))
    const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = ${account}`)
    const id = rows[0]?.id ?? ''
    const send = <E extends Endpoint>(endpoint: E, input: object = {}) =>
      call<z.output<E['output']>>(app, endpoint, { ...input }, { token, headers: { 'idempotency-key': randomUUID() } })
    return {
      id,
      account,
      details: async () => valueOf(await send(contract.referrals.details)),
      friends: async () => valueOf(await send(contract.referrals.list)).list,
      income: async () => valueOf(await send(contract.referrals.income)).list,
      claim: () => send(contract.referrals.claim),
      async deposit(amount: number) {
        // Else postings carry the time of the database, which is after the month that a friend has.
        const at = sql.raw(`'${clock.now().toISOString()}'`)
        await owner.execute(sql`alter table txn alter column created_at set default ${at}`)
        await transact(db, (tx) =>
          post(tx, {
            kind: 'deposit',
            entries: [
              { system: 'BANK', asset: 'BDT', amount: BigInt(-amount) },
              { member: id, kind: 'CASH', asset: 'BDT', amount: BigInt(amount) },
            ],
          }),
        )
      },
      /** A round that is settled now. @returns what takes it back */
      async play(bet: number) {
        const roundId = ++rounds
        const settle = (by: number, n: number) =>
          addSettlement(owner, { memberId: id, roundId, at: clock.now().toISOString(), bet: by, rounds: n })
        await settle(bet, 1)
        return () => settle(-bet, -1)
      },
    }
  }

  return {
    run,
    count,
    member,
    /** Somebody who invites, with the code. */
    inviter: async (how: How = {}) => {
      const one = await member({}, how)
      return { ...one, code: (await one.details()).code }
    },
  }
}
