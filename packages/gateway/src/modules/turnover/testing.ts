import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { transact, type Db } from '../../db/client.ts'
import { game } from '../games/schema.ts'
import { type VendorFixture, vendorFixture } from '../rounds/testing.ts'
import { post } from '../../ledger/post.ts'
import { settingsOf } from '../../app/settings.ts'
import { addRequirement, bonusWeights, takeBonus, weightsOf } from './index.ts'

export const settings = settingsOf()

/** A player at a slot with nothing in the wallet, who pays in and plays. */
export async function playerAt(db: Db, fixture: VendorFixture, vass = 'T1') {
  const launched = await fixture.launchGame(vass)
  const { playerId: memberId } = launched
  const asset = 'BDT'
  const move = (cash: bigint) =>
    transact(db, (tx) =>
      post(tx, {
        kind: 'upline_transfer',
        entries: [
          { member: memberId, kind: 'CASH', asset, amount: cash },
          { system: 'SUSPENSE', asset, amount: -cash },
        ],
      }),
    )
  await move(-1_000_000n)

  const bet = (amount: string, more: Record<string, unknown> = {}) =>
    fixture.send('debit', launched.body({ roundId: randomUUID(), txId: randomUUID(), amount, ...more }), vass)

  return {
    ...launched,
    memberId,
    asset,
    move,
    bet,
    /** A deposit with its requirement, and the bonus where requested; returns the bonus. */
    async payIn(
      amount: bigint,
      { withBonus = false, ref = randomUUID() as string, turnover = settings.turnover } = {},
    ): Promise<bigint | undefined> {
      return transact(db, async (tx) => {
        const now = fixture.clock.now()
        const weights = weightsOf(turnover)
        await post(tx, {
          kind: 'deposit',
          entries: [
            { system: 'SUSPENSE', asset, amount: -amount },
            { member: memberId, kind: 'CASH', asset, amount },
          ],
        })
        await addRequirement(tx, {
          memberId,
          asset,
          source: 'DEPOSIT',
          ref,
          base: amount,
          multiple: settings.turnover.depositMultiple,
          weights,
          now,
        })
        if (!withBonus) return undefined
        const { percent, maxMinor, multiple, days, maxBetMinor } = settings.bonus.firstDeposit
        const part = (amount * BigInt(percent)) / 100n
        const bonus = part < maxMinor ? part : BigInt(maxMinor)
        const taken = await takeBonus(tx, {
          memberId,
          asset,
          ref,
          offer: 'DEPOSIT',
          amount: bonus,
          base: bonus,
          multiple,
          days,
          maxBet: BigInt(maxBetMinor),
          maxRelease: null,
          weights: bonusWeights({ ...settings, turnover }),
          now,
        })
        return taken && bonus
      })
    },
    /** A whole round: a bet and what it won. */
    async round(amount: string, win = '0.00'): Promise<string> {
      const roundId = randomUUID()
      const { body: response } = await bet(amount, { roundId })
      if (response.status !== 'OK') return response.status
      return (
        await fixture.send(
          'credit',
          launched.body({ roundId, txId: randomUUID(), amount: win, roundClosed: true }),
          vass,
        )
      ).body.status
    },
    /** Changes the category of the game. */
    plays: (gameType: string) => db.update(game).set({ gameType }).where(eq(game.nodeId, launched.nodeId)),
    async wallet() {
      const {
        rows: [row],
      } = await db.execute<{ cash: string; bonus: string }>(sql`
        select coalesce(sum(balance) filter (where kind = 'CASH'), 0)::text as cash,
        coalesce(sum(balance) filter (where kind = 'BONUS'), 0)::text as bonus
        from account where owner = ${memberId}`)
      return { cash: BigInt(row?.cash ?? 0), bonus: BigInt(row?.bonus ?? 0) }
    },
  }
}

export type Player = Awaited<ReturnType<typeof playerAt>>
export { vendorFixture }
