import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dbFault, transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { grant, openWallet } from '../../ledger/wallet.ts'
import { freshApp } from '../../testing/inject.ts'
import { withdrawalFixture, type Person } from './testing.ts'

const one = await freshApp()
const { app, db } = one
const { person, submitOrder } = await withdrawalFixture(one)

/** Twenty members like the first one, except for their tokens. */
async function twentyLike(first: Person): Promise<Person[]> {
  const made = await db.$client.query<{ id: string }>(
    "insert into member (account, asset) select 'crowd' || n, 'BDT' from generate_series(1, 20) n returning id",
  )
  const all: Person[] = []
  for (const { id } of made.rows) {
    await transact(db, async (tx) => {
      await openWallet(tx, id, 'BDT')
      await grant(tx, id, 'BDT')
    })
    await db.$client.query(
      'insert into fund_password (member_id, hash, set_at) select $1, hash, set_at from fund_password where member_id = $2',
      [id, first.id],
    )
    await db.$client.query(
      'insert into real_name (member_id, name, set_at) select $1, name, set_at from real_name where member_id = $2',
      [id, first.id],
    )
    const bound = await db.$client.query<{ id: string }>(
      'insert into payout_account (member_id, method_id, holder, fields, fingerprint, created_at) select ' +
        '$1::uuid, method_id, holder, fields, fingerprint || $1::text, created_at from payout_account where ' +
        'id = $2 returning id',
      [id, first.bank],
    )
    const { token } = await app.services.sessions.open(db, id, 0, { way: 'password' })
    all.push({ id, token, bank: bound.rows[0]?.id ?? '', wallet: '' })
  }
  return all
}

test('of ten full withdrawals at once one is paid, of each of twenty accounts', async () => {
  const all = await twentyLike(await person())
  const ten = <T>(once: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, once))
  // A busy machine may answer `unavailable`: then retry.
  async function wire(who: Person): Promise<string> {
    for (;;) {
      const { body } = await submitOrder(who, who.bank, '10000.00')
      if (body.success || body.code !== 'unavailable') return body.success ? 'paid' : body.code
    }
  }
  async function inside({ id, bank }: Person): Promise<string> {
    for (;;) {
      try {
        await transact(db, (tx) =>
          app.services.withdrawals.submit(tx, randomUUID(), {
            memberId: id,
            asset: 'BDT',
            accountId: bank,
            amount: 1_000_000n,
            forfeitBonus: false,
          }),
        )
        return 'paid'
      } catch (error) {
        if (dbFault(error) !== 'unavailable') return (error as Error).message
      }
    }
  }
  // Two of them over HTTP, where each call hashes a password; the others directly in the service.
  const response: string[] = []
  for (const [n, who] of all.entries()) response.push(...(await ten(() => (n < 2 ? wire(who) : inside(who)))))
  expect(new Set(response)).toEqual(new Set(['paid', 'insufficient_funds']))
  const { rows } = await db.$client.query<{ orders: string; held: string }>(
    "select count(*) as orders, (select sum(balance) from account where kind = 'HOLD_WITHDRAW' and owner " +
      '= any($1)) as held from withdrawal where member_id = any($1)',
    [all.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ orders: '20', held: '20000000' }])
  expect(await checkInvariants(db)).toEqual([])
})
