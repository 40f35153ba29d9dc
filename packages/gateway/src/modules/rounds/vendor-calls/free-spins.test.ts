import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '../../../auth/schema.ts'
import { launchToken } from '../../games/schema.ts'
import { rgMember } from '../../responsible-gaming/schema.ts'
import { round } from '../schema.ts'
import { settlement } from '../../settlements/schema.ts'
import { requirement } from '../../turnover/schema.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import { settingsOf } from '../../../app/settings.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { endReward } from '../../rewards/index.ts'
import { settleExpiredSpins } from '../../rewards/spins/settle.ts'
import { vendorFixture } from '../testing.ts'
import { hashToken } from './player.ts'
import { claimSpins, grantOf, rewardOf, spinner } from './testing.spins.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const { send, clock } = fixture
const day = 86_400_000

async function begin(given: Parameters<typeof claimSpins>[3] = {}) {
  const game = await fixture.launchGame('T1')
  const id = await claimSpins(db, fixture, game, given)
  const cash = async () => (await walletOf(db, game.playerId))?.cash
  return { ...game, game, id, cash, grant: () => grantOf(db, id), ...spinner(fixture, game, id) }
}
const status = async (call: string, body: Record<string, unknown>) => (await send(call, body)).body.status

describe('a free spin', () => {
  test('takes nothing, wins for the grant, and is paid as cash once the last is settled', async () => {
    const { bet, credit, cash, grant, id, playerId, body } = await begin({ count: 2 })
    const first = bet()
    const answer = await send('debit', first)
    expect(answer.body).toMatchObject({
      status: 'OK',
      balance: '10000.00',
      freeSpins: { grant: String(id), count: 2, left: 1, stake: '2.00', won: '0.00' },
    })
    expect((await send('debit', first)).text).toBe(answer.text)
    const won = await send('credit', credit(first, '5.50'))
    expect(won.body).toMatchObject({ status: 'OK', balance: '10000.00', freeSpins: { left: 1, won: '5.50' } })
    expect(await grant()).toMatchObject({ used: 1, won: 550n, paid: null })
    const last = bet()
    await send('debit', last)
    expect((await send('credit', credit(last, '0.00'))).body).toMatchObject({ status: 'OK', balance: '10005.50' })
    expect(await grant()).toMatchObject({ used: 2, unsettled: 0, won: 550n, paid: 550n, endedAt: expect.any(Date) })
    expect(await cash()).toBe(10_005_50n)
    // It is no round: nothing of it counts for anything else.
    expect(await db.select().from(round).where(eq(round.memberId, playerId))).toEqual([])
    expect(await db.select().from(settlement).where(eq(settlement.memberId, playerId))).toEqual([])
    expect(await status('debit', bet())).toBe('FREE_SPINS_OVER')
    expect((await send('balance', body({}))).body).not.toHaveProperty('freeSpins')
  })

  test('its win becomes a bonus: the win is what the multiple applies to, up to the cap', async () => {
    const { play, id, playerId } = await begin({ count: 2, multiple: 5, maxWin: 800n, maxRelease: 10_000n })
    expect([await play('6.00'), await play('9.00')]).toEqual(['OK', 'OK'])
    const row = await rewardOf(db, id)
    const [bonus] = await db
      .select()
      .from(requirement)
      .where(eq(requirement.id, row?.requirementId ?? 0))
    expect(bonus).toMatchObject({ source: 'BONUS', bonus: 800n, base: 800n, required: 4000n, maxRelease: 10_000n })
    expect(await walletOf(db, playerId)).toMatchObject({ cash: 10_000_00n, bonus: 800n })
  })

  test('of ten bets at once with one spin left one passes', async () => {
    const { bet, grant } = await begin({ count: 1 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => status('debit', bet())))
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'FREE_SPINS_OVER'), 'OK'])
    expect(await grant()).toMatchObject({ used: 1, unsettled: 1 })
  })

  test('another game, stake, player or grant is refused, and so is a stake for money beside it', async () => {
    const { bet, id, grant, body } = await begin()
    const other = await begin()
    const elsewhere = await fixture.launchGame('T1')
    expect([
      await status('debit', bet({ freeSpin: { grant: String(id), stake: '3.00' } })),
      await status('debit', bet({ freeSpin: { grant: String(other.id), stake: '2.00' } })),
      await status('debit', bet({ freeSpin: { grant: '999999999', stake: '2.00' } })),
      await status('debit', bet({ freeSpin: { grant: 'none', stake: '2.00' } })),
      await status('debit', bet({ amount: '2.00' })),
      await status('debit', { ...bet(), freeSpin: undefined }),
      await status('debit', { ...bet(), token: elsewhere.token }),
    ]).toEqual([
      'FREE_SPINS_MISMATCH',
      'FREE_SPINS_UNKNOWN',
      'FREE_SPINS_UNKNOWN',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
    ])
    const paid = body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' })
    await send('debit', paid)
    expect(await status('debit', bet({ roundId: paid['roundId'] }))).toBe('BAD_REQUEST')
    const free = bet()
    expect(await status('debit', free)).toBe('OK')
    expect(await status('debit', bet({ roundId: free['roundId'] }))).toBe('BAD_REQUEST')
    expect(await status('debit', { ...free, freeSpin: { grant: String(id), stake: '1.00' } })).toBe(
      'DUPLICATE_CONFLICT',
    )
    expect(await grant()).toMatchObject({ used: 1 })
  })

  test('on another game of the same player it is a mismatch', async () => {
    const { bet, playerId } = await begin()
    const elsewhere = await fixture.launchGame('T1')
    const token = randomUUID()
    const expiresAt = new Date(clock.time.getTime() + 60_000)
    await db.insert(launchToken).values({
      tokenHash: hashToken(token),
      memberId: playerId,
      nodeId: elsewhere.nodeId,
      language: 'en',
      expiresAt,
    })
    const opened = (await send('authenticate', { token })).body
    expect(opened).not.toHaveProperty('freeSpins')
    expect(await status('debit', bet({ token: opened['token'], gameId: String(elsewhere.nodeId) }))).toBe(
      'FREE_SPINS_MISMATCH',
    )
  })

  test('who may not play may not use it', async () => {
    const { bet, playerId, grant } = await begin()
    const until = new Date(clock.time.getTime() + day)
    await db
      .insert(rgMember)
      .values({ memberId: playerId, timeoutUntil: until })
      .onConflictDoUpdate({ target: rgMember.memberId, set: { timeoutUntil: until } })
    expect(await status('debit', bet())).toBe('PLAYER_EXCLUDED')
    await db.update(rgMember).set({ timeoutUntil: null }).where(eq(rgMember.memberId, playerId))
    await db.update(member).set({ status: 'blocked' }).where(eq(member.id, playerId))
    expect(await status('debit', bet())).toBe('PLAYER_BLOCKED')
    expect(await grant()).toMatchObject({ used: 0 })
  })
})

describe('the vendor is told of free spins', () => {
  test('where it opens the game and asks for the balance', async () => {
    const { game, id, body, play } = await begin({ count: 2, days: 3 })
    const told = { grant: String(id), count: 2, left: 2, stake: '2.00', won: '0.00' }
    expect((await send('balance', body({}))).body['freeSpins']).toEqual({
      ...told,
      expiresAt: new Date(clock.time.getTime() + 3 * day).toISOString(),
    })
    await play('1.00')
    expect((await send('balance', body({}))).body['freeSpins']).toMatchObject({ ...told, left: 1, won: '1.00' })
    const later = await claimSpins(db, fixture, game, { count: 5 })
    await play('0.00')
    expect((await send('balance', body({}))).body['freeSpins']).toMatchObject({ grant: String(later), left: 5 })
  })
})

describe('rollbacks', () => {
  test('of a bet gives the spin back, once', async () => {
    const { bet, rollback, grant, credit } = await begin({ count: 1 })
    const sent = bet()
    await send('debit', sent)
    expect((await rollback(sent)).body).toMatchObject({ status: 'OK', freeSpins: { left: 1 } })
    expect((await rollback(sent)).body.status).toBe('OK')
    expect(await grant()).toMatchObject({ used: 0, unsettled: 0 })
    expect(await status('credit', credit(sent, '4.00'))).toBe('TX_ROLLED_BACK')
    expect(await status('debit', bet())).toBe('OK')
  })

  test('before the bet comes leaves a tombstone', async () => {
    const { bet, rollback, grant } = await begin()
    const sent = bet()
    await rollback(sent)
    expect(await status('debit', sent)).toBe('TX_ROLLED_BACK')
    expect(await grant()).toMatchObject({ used: 0 })
  })

  test('of a win takes it off, and the round has to be closed again', async () => {
    const { bet, credit, rollback, grant, cash, body } = await begin({ count: 2 })
    const first = bet()
    await send('debit', first)
    const win = credit(first, '7.00')
    await send('credit', win)
    await rollback(win)
    expect(await grant()).toMatchObject({ used: 1, won: 0n, unsettled: 1 })
    const last = bet()
    await send('debit', last)
    await send('credit', credit(last, '3.00'))
    expect(await grant()).toMatchObject({ used: 2, paid: null })
    expect(await status('round-close', body({ roundId: first['roundId'] }))).toBe('OK')
    expect(await grant()).toMatchObject({ paid: 300n, unsettled: 0 })
    expect(await cash()).toBe(10_003_00n)
  })

  test('after the payment nothing is paid or taken again: operators are told', async () => {
    const { bet, credit, rollback, grant, cash } = await begin({ count: 1 })
    const sent = bet()
    await send('debit', sent)
    const win = credit(sent, '7.00')
    await send('credit', win)
    expect(await status('credit', credit(sent, '1.00'))).toBe('OK')
    await rollback(win)
    expect(await grant()).toMatchObject({ paid: 700n, won: 100n, flaggedAt: expect.any(Date) })
    expect(await cash()).toBe(10_007_00n)
  })
})

describe('the end', () => {
  const sweep = () => settleExpiredSpins(db, settingsOf(), clock.now())

  test('by time pays what was won, once no round is open', async () => {
    const { bet, credit, play, grant, cash, id } = await begin({ count: 3, days: 1 })
    await play('2.50')
    const open = bet()
    await send('debit', open)
    const before = clock.time
    // The session of the login lives for twelve hours: credits need none.
    clock.time = new Date(before.getTime() + day)
    await sweep()
    expect(await grant()).toMatchObject({ endedAt: null })
    await send('credit', credit(open, '1.00'))
    expect(await grant()).toMatchObject({ used: 2, paid: 350n })
    await sweep()
    expect(await cash()).toBe(10_003_50n)
    clock.time = before
    expect((await rewardOf(db, id))?.txnId).not.toBeNull()
  })

  test('by time without a spin pays nothing; a bet after it is refused', async () => {
    const { bet, grant, cash } = await begin({ days: 1 })
    const before = clock.time
    clock.time = new Date(before.getTime() + day)
    await sweep()
    expect(await grant()).toMatchObject({ used: 0, paid: 0n })
    clock.time = before
    expect(await status('debit', bet())).toBe('FREE_SPINS_OVER')
    expect(await cash()).toBe(10_000_00n)
  })

  test('given up: wins so far are not paid, and neither is that of the open round', async () => {
    const { bet, credit, play, grant, cash, id } = await begin()
    await play('2.00')
    const open = bet()
    await send('debit', open)
    const row = await rewardOf(db, id)
    await db.transaction((tx) => endReward(tx as never, row!, 'FORFEITED', clock.now()))
    expect(await status('credit', credit(open, '9.00'))).toBe('OK')
    expect(await status('debit', bet())).toBe('FREE_SPINS_OVER')
    expect(await grant()).toMatchObject({ paid: null, won: 1100n, flaggedAt: null })
    expect(await cash()).toBe(10_000_00n)
    expect((await rewardOf(db, id))?.state).toBe('FORFEITED')
  })
})

test('afterwards the ledger is consistent', async () => {
  expect(await checkInvariants(db)).toEqual([])
  const { rows } = await db.execute(sql`
    select g.reward_id from spin_grant g left join spin_round s on s.grant_id = g.reward_id group by g.reward_id
    having g.used <> coalesce(sum(s.bets), 0) or g.won <> coalesce(sum(s.win), 0)
      or g.unsettled <> count(*) filter (where s.state in ('OPEN', 'REOPENED'))`)
  expect(rows).toEqual([])
})
