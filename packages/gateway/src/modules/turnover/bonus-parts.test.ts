import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { requirement } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { bonusWeights, forfeitBonus, takeBonus } from './index.ts'
import { playerAt, settings, vendorFixture } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)

/** 10.00 of cash and 50.00 of a bonus, staked in a round that stays open. */
async function stakedWithBonus() {
  const player = await playerAt(db, fixture)
  const { memberId, asset } = player
  const take = (over: { required?: bigint; maxRelease?: bigint } = {}) =>
    transact(db, (tx) =>
      takeBonus(tx, {
        memberId,
        asset,
        ref: randomUUID(),
        offer: 'MANUAL',
        amount: 5_000n,
        base: over.required ?? 100_000n,
        multiple: 1,
        days: 30,
        maxBet: null,
        maxRelease: over.maxRelease ?? null,
        weights: bonusWeights(settings),
        now: fixture.clock.now(),
      }),
    )
  const giveUp = () => transact(db, (tx) => forfeitBonus(tx, { memberId, asset, now: fixture.clock.now() }))
  const send = async (call: string, more: Record<string, unknown>) =>
    (await fixture.send(call, player.body({ txId: randomUUID(), ...more }))).body.status
  await player.move(1_000n)
  return {
    ...player,
    take,
    giveUp,
    /** Meets the bonus that is open by a round that wins its stake. */
    meet: async () => {
      const open = and(eq(requirement.memberId, memberId), eq(requirement.state, 'ACTIVE'))
      await db
        .update(requirement)
        .set({ required: sql`${requirement.done} + 100` })
        .where(open)
      expect(await player.round('1.00', '1.00')).toBe('OK')
    },
    stake: async () => {
      const [roundId, bet] = [randomUUID(), randomUUID()]
      expect((await player.bet('60.00', { roundId, txId: bet })).body.status).toBe('OK')
      return { roundId, bet }
    },
    win: async (roundId: string, amount: string) => {
      const win = randomUUID()
      expect(await send('credit', { txId: win, roundId, amount, roundClosed: true })).toBe('OK')
      return win
    },
    undo: (refTxId: string) => send('rollback', { refTxId }),
    released: async () =>
      (await db.select().from(requirement).where(eq(requirement.memberId, memberId)).orderBy(requirement.id)).map(
        ({ released }) => released,
      ),
  }
}

describe('money that returns follows the bonus its round was staked from', () => {
  test('given up, and the next one met: the operator gets its part of a late win', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    await player.giveUp()
    await player.take()
    await player.move(100n)
    await player.meet()
    const before = await player.wallet()
    expect(before).toEqual({ cash: 5_100n, bonus: 0n })
    await player.win(roundId, '120.00')
    expect(await player.wallet()).toEqual({ cash: 7_100n, bonus: 0n })
    expect(await player.released()).toEqual([0n, 5_000n])
  })

  test('given up, and the next one open: that one gets nothing', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    await player.giveUp()
    await player.take()
    await player.win(roundId, '120.00')
    expect(await player.wallet()).toEqual({ cash: 2_000n, bonus: 5_000n })
  })

  test('met while its round was open, and the next one open: its part is cash', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    await player.move(100n)
    await player.meet()
    await player.take()
    await player.win(roundId, '120.00')
    expect(await player.wallet()).toEqual({ cash: 12_100n, bonus: 5_000n })
    expect(await player.released()).toEqual([10_000n, 0n])
  })

  test('a bet that is rolled back follows it too', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { bet } = await player.stake()
    await player.giveUp()
    await player.take()
    expect(await player.undo(bet)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 1_000n, bonus: 5_000n })
  })

  test('of a round staked from two bonuses each gets its share', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    await player.giveUp()
    await player.take()
    // 60.00 with 50.00 of the first, then 40.00 of the second.
    expect((await player.bet('40.00', { roundId })).body.status).toBe('OK')
    await player.win(roundId, '200.00')
    expect(await player.wallet()).toEqual({ cash: 2_000n, bonus: 1_000n + 8_000n })
  })
})

describe('a win rolled back after its bonus ended', () => {
  test('given up: nothing of its part comes from the player, nor from the next bonus', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    const win = await player.win(roundId, '120.00')
    await player.move(10_000n)
    await player.giveUp()
    await player.take()
    expect(await player.wallet()).toEqual({ cash: 12_000n, bonus: 5_000n })
    expect(await player.undo(win)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 10_000n, bonus: 5_000n })
  })

  test('given up, with no cash but its own part: it is not refused', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    const win = await player.win(roundId, '120.00')
    await player.giveUp()
    expect(await player.undo(win)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
  })

  test('met with a largest release: what was released comes back as far as less would have been released', async () => {
    const player = await stakedWithBonus()
    await player.take({ maxRelease: 3_000n })
    const { roundId } = await player.stake()
    const win = await player.win(roundId, '120.00')
    await player.meet()
    // 20.00 of the win, and 30.00 of the 100.00 that were in BONUS.
    expect(await player.wallet()).toEqual({ cash: 5_000n, bonus: 0n })
    expect(await player.undo(win)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
    expect(await player.released()).toEqual([0n])
  })

  test('while it is open and its money is played: the operator bears what is missing, and gets it back first', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    const win = await player.win(roundId, '120.00')
    const lost = randomUUID()
    expect((await player.bet('110.00', { txId: lost })).body.status).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 1_000n })
    await player.move(2_000n)
    expect(await player.undo(win)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
    expect(await player.undo(lost)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 2_000n, bonus: 0n })
  })

  test('what has become cash is refused while the player has spent it, and taken once it is there', async () => {
    const player = await stakedWithBonus()
    await player.take()
    const { roundId } = await player.stake()
    const win = await player.win(roundId, '120.00')
    await player.meet()
    await player.move(-5_000n)
    expect(await player.undo(win)).toBe('INSUFFICIENT_FUNDS')
    expect(await player.wallet()).toEqual({ cash: 7_000n, bonus: 0n })
    await player.move(5_000n)
    expect(await player.undo(win)).toBe('OK')
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
  })
})

test('afterwards the ledger is consistent', async () => expect(await checkInvariants(db)).toEqual([]))
