import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '../../../auth/schema.ts'
import { txn } from '../../../ledger/schema.ts'
import { game, gameSession, vendor } from '../../games/schema.ts'
import { round } from '../schema.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { hashToken } from './player.ts'
import { vendorFixture } from '../testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const { send, bet } = fixture

const stateOf = async (roundId: string) =>
  (await db.select().from(round).where(eq(round.vendorRound, roundId)))[0]?.state
const movements = async (vendorTx: string) => (await db.select().from(txn).where(eq(txn.vendorTx, vendorTx))).length

describe('the id of a player', () => {
  const writings: [string, (id: string) => string][] = [
    ['in capitals', (id) => id.toUpperCase()],
    ['in braces', (id) => `{${id.toUpperCase()}}`],
    ['without hyphens', (id) => id.replaceAll('-', '')],
  ]
  test.each(writings)('%s means the same player on every call', async (_name, write) => {
    const { body, playerId, token } = await fixture.launchGame('T1')
    const written = (more: Record<string, unknown> = {}) => ({ ...body(more), playerId: write(playerId) })
    const roundId = randomUUID()
    const stake = { roundId, txId: randomUUID(), amount: '100.00' }
    expect((await send('debit', written(stake))).body).toMatchObject({ status: 'OK', balance: '9900.00' })
    // Also where one call writes it so and its repeat otherwise.
    expect((await send('debit', body(stake))).body).toMatchObject({ status: 'OK', balance: '9900.00' })
    expect((await send('balance', { ...written(), token })).body).toMatchObject({ status: 'OK', balance: '9900.00' })
    const win = { roundId, txId: randomUUID(), amount: '30.00' }
    expect((await send('credit', written(win))).body).toMatchObject({ status: 'OK', balance: '9930.00' })
    const back = { txId: randomUUID(), refTxId: win.txId, roundId, amount: '30.00' }
    expect((await send('rollback', written(back))).body).toMatchObject({ status: 'OK', balance: '9900.00' })
    expect((await send('round-close', written({ roundId, txId: randomUUID() }))).body.status).toBe('OK')
    expect(await stateOf(roundId)).toBe('CLOSED')
  })
})

describe('debit', () => {
  test('takes the stake and opens the round', async () => {
    const { answer, txId, roundId } = await bet()
    expect(answer).toMatchObject({ http: 200, body: { status: 'OK', txId, balance: '9900.00', currency: 'BDT' } })
    expect(await stateOf(roundId)).toBe('OPEN')
  })

  test('repeated gets the stored answer byte for byte, whatever happened since and with whichever request id', async () => {
    const { answer, sent, body, txId } = await bet()
    await send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }))
    expect((await send('debit', { ...sent, requestId: randomUUID(), token: 'renewed' })).text).toBe(answer.text)
    expect(await movements(txId)).toBe(1)
  })

  test.each([{ amount: '100.01' }, { roundId: 'another' }, { roundClosed: true }])(
    'with the same id and %o is a conflict',
    async (other) => {
      const { sent, txId } = await bet()
      expect((await send('debit', { ...sent, ...other })).body).toEqual({
        status: 'DUPLICATE_CONFLICT',
        txId,
        balance: '9900.00',
        currency: 'BDT',
      })
      expect(await movements(txId)).toBe(1)
    },
  )

  test('the id is one across kinds', async () => {
    const { sent, txId } = await bet()
    expect((await send('credit', sent)).body.status).toBe('DUPLICATE_CONFLICT')
    expect((await send('rollback', { ...sent, refTxId: 'x' })).body.status).toBe('DUPLICATE_CONFLICT')
    expect(await movements(txId)).toBe(1)
  })

  test('and one per vendor', async () => {
    const { txId } = await bet()
    const { body } = await fixture.launchGame('T2')
    expect((await send('debit', body({ roundId: 'r', txId, amount: '5.00' }), 'T2')).body.status).toBe('OK')
  })

  test('beyond the funds is refused with the balance, keeps its answer and leaves no round', async () => {
    const { body } = await fixture.launchGame('T1')
    const sent = body({ roundId: 'too-much', txId: randomUUID(), amount: '10000.01' })
    const first = await send('debit', sent)
    expect(first.body).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '10000.00' })
    expect((await send('debit', sent)).text).toBe(first.text)
    expect(await stateOf('too-much')).toBeUndefined()
    expect(
      (await send('credit', body({ roundId: 'too-much', txId: randomUUID(), refTxId: sent['txId'], amount: '5.00' })))
        .body.status,
    ).toBe('TX_NOT_FOUND')
  })

  test('needs a live token of this vendor; a dead one decides nothing', async () => {
    const { body, token } = await fixture.launchGame('T1')
    const sent = body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' })
    expect((await send('debit', { ...sent, token: 'x' })).body).toEqual({ status: 'TOKEN_EXPIRED', txId: sent['txId'] })
    expect((await send('debit', sent, 'T2')).body.status).toBe('TOKEN_EXPIRED')
    expect((await send('debit', sent)).body.status).toBe('OK')
    await db
      .update(gameSession)
      .set({ expiresAt: fixture.clock.time })
      .where(eq(gameSession.tokenHash, hashToken(token)))
    expect((await send('debit', { ...sent, txId: randomUUID() })).body.status).toBe('TOKEN_EXPIRED')
  })

  test('is refused to a blocked player, and where game or vendor are off', async () => {
    const { body, playerId, nodeId } = await fixture.launchGame('T1')
    const again = () => send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }))
    await db.update(game).set({ status: 'MAINTENANCE' }).where(eq(game.nodeId, nodeId))
    expect((await again()).body.status).toBe('GAME_OFF')
    await db.update(game).set({ status: 'ON' }).where(eq(game.nodeId, nodeId))
    await db.update(vendor).set({ status: 'MAINTENANCE' }).where(eq(vendor.code, 'T1'))
    expect((await again()).body.status).toBe('GAME_OFF')
    await db.update(vendor).set({ status: 'ON' }).where(eq(vendor.code, 'T1'))
    await db.update(member).set({ status: 'blocked' }).where(eq(member.id, playerId))
    expect((await again()).body.status).toBe('PLAYER_BLOCKED')
  })

  test('into a closed round is refused', async () => {
    const { body, roundId } = await bet({ roundClosed: true })
    expect((await send('debit', body({ roundId, txId: randomUUID(), amount: '1.00' }))).body.status).toBe('BAD_REQUEST')
  })

  test('sent ten times at once is taken once, and all get the same answer', async () => {
    const { body } = await fixture.launchGame('T1')
    const sent = body({ roundId: randomUUID(), txId: randomUUID(), amount: '100.00' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('debit', sent)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await send('balance', sent)).body['balance']).toBe('9900.00')
  })

  test('under one id by two players at once is taken from one of them', async () => {
    const [one, other] = [await fixture.launchGame('T1'), await fixture.launchGame('T1')]
    for (let n = 0; n < 10; n++) {
      const sent = { roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
      const answers = await Promise.all([one, other].map(({ body }) => send('debit', body(sent))))
      expect(answers.map(({ body }) => body.status).sort()).toEqual(['DUPLICATE_CONFLICT', 'OK'])
      expect(await movements(sent.txId)).toBe(1)
    }
  })

  test('and its rollback at once leave nothing, whichever comes first', async () => {
    const { body } = await fixture.launchGame('T1')
    for (let n = 0; n < 10; n++) {
      const sent = body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' })
      const back = body({ txId: randomUUID(), refTxId: sent['txId'] })
      const [taken, returned] = await Promise.all([send('debit', sent), send('rollback', back)])
      expect(returned.body.status).toBe('OK')
      expect(['OK', 'TX_ROLLED_BACK']).toContain(taken.body.status)
      expect((await send('balance', body({}))).body['balance']).toBe('10000.00')
    }
    expect(await checkInvariants(db)).toEqual([])
  })

  test('ten bets of all the money at once: one is paid', async () => {
    const { body } = await fixture.launchGame('T1')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '10000.00' })),
      ),
    )
    expect(answers.map(({ body: response }) => response.status).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'INSUFFICIENT_FUNDS'),
      'OK',
    ])
  })
})

describe("the operator's limits on games", () => {
  const fresh = (amount: string) => ({ roundId: randomUUID(), txId: randomUUID(), amount })

  test('a stake outside its limits or off its step is refused for good, and no money moves', async () => {
    fixture.set('play', { minStake: 100, maxStake: 5_000, stakeStep: 50 })
    const { body } = await fixture.launchGame('T1')
    for (const amount of ['0.99', '50.01', '100.00', '1.25', '1.01']) {
      const sent = body(fresh(amount))
      const { text, body: response } = await send('debit', sent)
      expect(response).toMatchObject({ status: 'STAKE_OUT_OF_RANGE', balance: '10000.00' })
      fixture.set('play', {})
      expect((await send('debit', sent)).text).toBe(text)
      fixture.set('play', { minStake: 100, maxStake: 5_000, stakeStep: 50 })
    }
    for (const amount of ['1.00', '1.50', '50.00'])
      expect((await send('debit', body(fresh(amount)))).body.status).toBe('OK')
    fixture.set('play', {})
  })

  test('of rounds begun at once only one is allowed by the minimum time between rounds', async () => {
    fixture.set('play', { minCycleMs: 2_500 })
    const { body } = await fixture.launchGame('T1')
    const response = await Promise.all(Array.from({ length: 6 }, () => send('debit', body(fresh('1.00')))))
    expect(response.map((one) => one.body.status).toSorted()).toEqual(['OK', ...Array<string>(5).fill('TOO_SOON')])
    fixture.set('play', {})
  })

  test('a round begun too soon after the last is refused; more bets of one round, wins and rollbacks need no interval', async () => {
    fixture.set('play', { minCycleMs: 2_500 })
    const { body } = await fixture.launchGame('T1')
    const first = fresh('1.00')
    expect((await send('debit', body(first))).body.status).toBe('OK')
    const more = { ...first, txId: randomUUID() }
    expect((await send('debit', body(more))).body.status).toBe('OK')
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('TOO_SOON')
    expect((await send('rollback', body({ txId: randomUUID(), refTxId: more.txId }))).body.status).toBe('OK')
    expect(
      (await send('credit', body({ ...first, txId: randomUUID(), refTxId: first.txId, roundClosed: true }))).body
        .status,
    ).toBe('OK')
    fixture.clock.time = new Date(fixture.clock.time.getTime() + 2_499)
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('TOO_SOON')
    fixture.clock.time = new Date(fixture.clock.time.getTime() + 1)
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('OK')
    fixture.set('play', {})
  })

  test('a clock that is put back holds up no round, and its rounds keep their pace', async () => {
    fixture.set('play', { minCycleMs: 2_500 })
    const { body } = await fixture.launchGame('T1')
    const { time } = fixture.clock
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('OK')
    fixture.clock.time = new Date(time.getTime() - 600_000)
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('OK')
    fixture.clock.time = new Date(time.getTime() - 599_000)
    expect((await send('debit', body(fresh('1.00')))).body.status).toBe('TOO_SOON')
    fixture.clock.time = time
    fixture.set('play', {})
  })

  test('a player who may not bet any more still gets what is owed: a dead token, a blocked player, a game that is off', async () => {
    const { body, playerId, nodeId, token } = await fixture.launchGame('T1')
    const [won, back] = [fresh('1.00'), fresh('2.00')]
    for (const one of [won, back]) expect((await send('debit', body(one))).body.status).toBe('OK')
    await db
      .update(gameSession)
      .set({ expiresAt: new Date(0) })
      .where(eq(gameSession.tokenHash, hashToken(token)))
    await db.update(member).set({ status: 'blocked' }).where(eq(member.id, playerId))
    await db.update(game).set({ status: 'MAINTENANCE' }).where(eq(game.nodeId, nodeId))
    fixture.set('wallet', { isSingle: false })
    expect(
      (await send('credit', body({ ...won, txId: randomUUID(), refTxId: won.txId, amount: '9.00' }))).body,
    ).toMatchObject({ status: 'OK', balance: '10006.00' })
    expect((await send('rollback', body({ txId: randomUUID(), refTxId: back.txId }))).body).toMatchObject({
      status: 'OK',
      balance: '10008.00',
    })
    fixture.set('wallet', {})
  })
})

describe('credit', () => {
  test('pays, closes by flag, and repeats its answer', async () => {
    const { body, roundId, txId } = await bet()
    const sent = body({ roundId, txId: randomUUID(), refTxId: txId, amount: '250.5', roundClosed: true })
    const first = await send('credit', sent)
    expect(first.body).toMatchObject({ status: 'OK', balance: '10150.50' })
    expect((await send('credit', sent)).text).toBe(first.text)
    expect((await send('credit', { ...sent, amount: '250.51' })).body.status).toBe('DUPLICATE_CONFLICT')
    expect(await stateOf(roundId)).toBe('CLOSED')
  })

  test('of nothing settles a lost round', async () => {
    const { body, roundId } = await bet()
    expect(
      (await send('credit', body({ roundId, txId: randomUUID(), amount: '0.00', roundClosed: true }))).body,
    ).toMatchObject({
      status: 'OK',
      balance: '9900.00',
    })
    expect(await stateOf(roundId)).toBe('CLOSED')
  })

  test('without a known bet of its round is refused, and accepted once the bet is there', async () => {
    const { body } = await fixture.launchGame('T1')
    const [roundId, refTxId] = [randomUUID(), randomUUID()]
    const win = body({ roundId, txId: randomUUID(), refTxId, amount: '5.00' })
    expect((await send('credit', win)).body.status).toBe('TX_NOT_FOUND')
    expect((await send('credit', { ...win, refTxId: undefined })).body.status).toBe('TX_NOT_FOUND')
    await send('debit', body({ roundId, txId: refTxId, amount: '1.00' }))
    expect((await send('credit', win)).body).toMatchObject({ status: 'OK', balance: '10004.00' })
  })

  test('on a bet of another round, player or vendor is refused', async () => {
    const one = await bet()
    const other = await bet()
    const refused = [
      await send('credit', one.body({ roundId: one.roundId, txId: randomUUID(), refTxId: other.txId, amount: '5.00' })),
      await send('credit', other.body({ roundId: one.roundId, txId: randomUUID(), refTxId: one.txId, amount: '5.00' })),
      await send(
        'credit',
        one.body({ roundId: one.roundId, txId: randomUUID(), refTxId: one.txId, amount: '5.00' }),
        'T2',
      ),
    ]
    expect(refused.map(({ body: response }) => response.status)).toEqual([
      'TX_NOT_FOUND',
      'TX_NOT_FOUND',
      'TX_NOT_FOUND',
    ])
  })

  test('without a bet is paid by a vendor that is allowed to', async () => {
    const { body } = await fixture.launchGame('TFREE')
    const roundId = randomUUID()
    expect(
      (await send('credit', body({ roundId, txId: randomUUID(), amount: '7.00', roundClosed: true }), 'TFREE')).body,
    ).toMatchObject({
      status: 'OK',
      balance: '10007.00',
    })
    expect(await stateOf(roundId)).toBe('CLOSED')
  })

  test('without a bet keeps its round when a bet into it is refused', async () => {
    const { body } = await fixture.launchGame('TFREE')
    const roundId = randomUUID()
    await send('credit', body({ roundId, txId: randomUUID(), amount: '7.00' }), 'TFREE')
    expect((await send('debit', body({ roundId, txId: randomUUID(), amount: '20000.00' }), 'TFREE')).body.status).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect(await stateOf(roundId)).toBe('OPEN')
  })

  test('fails on no token, no blocked player and no game switched off', async () => {
    const { body, roundId, txId, playerId, nodeId } = await bet()
    await db.update(member).set({ status: 'blocked' }).where(eq(member.id, playerId))
    await db.update(game).set({ status: 'MAINTENANCE' }).where(eq(game.nodeId, nodeId))
    await db.delete(gameSession).where(eq(gameSession.memberId, playerId))
    expect(
      (await send('credit', body({ token: '', roundId, txId: randomUUID(), refTxId: txId, amount: '5.00' }))).body
        .status,
    ).toBe('OK')
    expect((await send('rollback', body({ token: '', txId: randomUUID(), refTxId: txId }))).body.status).toBe('OK')
  })

  test('that arrives late reopens the round; round-close closes it', async () => {
    const { body, roundId } = await bet({ roundClosed: true })
    await send('credit', body({ roundId, txId: randomUUID(), amount: '5.00' }))
    expect(await stateOf(roundId)).toBe('REOPENED')
    expect((await send('round-close', body({ roundId }))).body.status).toBe('OK')
    expect(await stateOf(roundId)).toBe('CLOSED')
    expect((await send('round-close', body({ roundId: 'never' }))).body.status).toBe('TX_NOT_FOUND')
  })
})

test('afterwards the ledger is consistent', async () => {
  expect(await checkInvariants(db)).toEqual([])
})
