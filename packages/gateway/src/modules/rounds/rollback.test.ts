import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { txn } from '../../ledger/schema.ts'
import { round } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { vendorFixture } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const { send, bet } = fixture

const stateOf = async (roundId: string) =>
  (await db.select().from(round).where(eq(round.vendorRound, roundId)))[0]?.state
const movements = async (vendorTx: string) => (await db.select().from(txn).where(eq(txn.vendorTx, vendorTx))).length

describe('rollback', () => {
  test('returns a bet with its mirror, voids the round, and does it once', async () => {
    const { body, roundId, txId, playerId } = await bet()
    const sent = body({ roundId, txId: randomUUID(), refTxId: txId, amount: '100.00' })
    const first = await send('rollback', sent)
    expect(first.body).toMatchObject({ status: 'OK', balance: '10000.00' })
    expect((await send('rollback', sent)).text).toBe(first.text)
    expect((await send('rollback', { ...sent, refTxId: 'other' })).body.status).toBe('DUPLICATE_CONFLICT')
    expect((await send('rollback', { ...sent, txId: randomUUID() })).body).toMatchObject({
      status: 'OK',
      balance: '10000.00',
    })
    expect(await stateOf(roundId)).toBe('VOIDED')
    const legs = await db.execute<{ amount: string }>(
      sql`select p.amount from posting p join account a on a.id = p.account_id where a.owner = ${playerId} order by p.id`,
    )
    expect(legs.rows.map(({ amount }) => amount)).toEqual(['1000000', '-10000', '10000'])
  })

  test('before its bet leaves a tombstone: the late bet is refused, and its repeat gets the same answer', async () => {
    const { body } = await fixture.launchGame('T1')
    const late = body({ roundId: randomUUID(), txId: randomUUID(), amount: '5.00' })
    expect((await send('rollback', body({ txId: randomUUID(), refTxId: late['txId'] }))).body).toMatchObject({
      status: 'OK',
      balance: '10000.00',
    })
    const refused = await send('debit', late)
    expect(refused.body).toMatchObject({ status: 'TX_ROLLED_BACK', balance: '10000.00' })
    expect((await send('debit', late)).text).toBe(refused.text)
    expect((await send('rollback', body({ txId: randomUUID(), refTxId: late['txId'] }))).body.status).toBe('OK')
    expect(await movements(String(late['txId']))).toBe(0)
  })

  test('racing its bet ends with nothing taken, in any order', async () => {
    for (let n = 0; n < 10; n++) {
      const { body } = await fixture.launchGame('T1')
      const sent = body({ roundId: randomUUID(), txId: randomUUID(), amount: '5.00' })
      await Promise.all([
        send('debit', sent),
        send('rollback', body({ txId: randomUUID(), refTxId: sent['txId'] })),
        send('debit', sent),
      ])
      expect((await send('balance', sent)).body['balance']).toBe('10000.00')
    }
  })

  test('of a win takes it back and reopens the round; a win already spent has to wait', async () => {
    const { body, roundId, txId } = await bet()
    const win = body({ roundId, txId: randomUUID(), refTxId: txId, amount: '500.00', roundClosed: true })
    await send('credit', win)
    await send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '10000.00' }))
    const back = body({ txId: randomUUID(), refTxId: win['txId'] })
    expect((await send('rollback', back)).body).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '400.00' })
    expect(await stateOf(roundId)).toBe('CLOSED')
    await send('credit', body({ roundId, txId: randomUUID(), amount: '100.00' }))
    expect((await send('rollback', back)).body).toMatchObject({ status: 'OK', balance: '0.00' })
    expect(await stateOf(roundId)).toBe('REOPENED')
  })

  test('a win on a returned bet is refused', async () => {
    const { body, roundId, txId } = await bet()
    await send('rollback', body({ txId: randomUUID(), refTxId: txId }))
    expect(
      (await send('credit', body({ roundId, txId: randomUUID(), refTxId: txId, amount: '5.00' }))).body.status,
    ).toBe('TX_ROLLED_BACK')
    expect((await send('credit', body({ roundId, txId: randomUUID(), amount: '5.00' }))).body.status).toBe(
      'TX_ROLLED_BACK',
    )
  })

  test('of another player, another amount, a rollback, or itself is refused and leaves no tombstone', async () => {
    const { body, txId, sent } = await bet()
    const other = await fixture.launchGame('T1')
    const done = randomUUID()
    const refused = [
      await send('rollback', other.body({ txId: randomUUID(), refTxId: txId })),
      await send('rollback', body({ txId: randomUUID(), refTxId: txId, amount: '99.00' })),
      await send('rollback', body({ txId, refTxId: txId })),
      await send('rollback', body({ txId: randomUUID() })),
    ]
    expect(refused.map(({ body: response }) => response.status)).toEqual([
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
    ])
    expect((await send('balance', sent)).body['balance']).toBe('9900.00')
    await send('rollback', body({ txId: done, refTxId: txId }))
    expect((await send('rollback', body({ txId: randomUUID(), refTxId: done }))).body.status).toBe('BAD_REQUEST')
  })
})

test('afterwards the ledger is consistent', async () => {
  expect(await checkInvariants(db)).toEqual([])
})
