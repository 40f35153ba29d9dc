import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import { type RewardTerms, reward } from '../../rewards/schema.ts'
import { spinGrant } from '../../rewards/spins/schema.ts'
import { settingsOf } from '../../../app/settings.ts'
import { claimRewards, offerReward } from '../../rewards/index.ts'
import type { LaunchedGame, VendorFixture } from '../testing.ts'

interface Given {
  count?: number
  days?: number
  maxWin?: bigint
  multiple?: number
  maxRelease?: bigint
}

/** Offers and claims free spins of 2.00 on the game of a player. @returns the number of the reward */
export async function claimSpins(
  db: Db,
  { clock }: Pick<VendorFixture, 'clock'>,
  { playerId, nodeId }: LaunchedGame,
  { count = 3, days = 7, maxWin, multiple = 0, maxRelease }: Given = {},
): Promise<number> {
  const now = clock.now()
  const settings = settingsOf()
  return transact(db, async (tx) => {
    const spins: RewardTerms['spins'] = {
      nodeId,
      vendor: 'T1',
      gameType: 'RNG',
      titles: { en: 'Lantern Tide' },
      rtp: 96,
      count,
      stake: '200',
      days,
      maxWin: maxWin === undefined ? null : String(maxWin),
    }
    const offered = await offerReward(tx, settings, {
      memberId: playerId,
      asset: 'BDT',
      source: 'MANUAL',
      ref: randomUUID(),
      form: 'SPINS',
      amount: BigInt(count) * 200n,
      multiple,
      days: 14,
      maxRelease: maxRelease ?? null,
      spins,
      now,
    })
    const id = offered?.id ?? 0
    await claimRewards(tx, { memberId: playerId, asset: 'BDT', settings, now }, id)
    return id
  })
}

/** What a vendor does with free spins. */
export function spinner({ send }: Pick<VendorFixture, 'send'>, game: LaunchedGame, grant: number) {
  const bet = (more: Record<string, unknown> = {}) =>
    game.body({
      roundId: randomUUID(),
      txId: randomUUID(),
      amount: '0.00',
      freeSpin: { grant: String(grant), stake: '2.00' },
      ...more,
    })
  const credit = (of: Record<string, unknown>, amount: string, more: Record<string, unknown> = {}) =>
    game.body({
      roundId: of['roundId'],
      txId: randomUUID(),
      refTxId: of['txId'],
      amount,
      roundClosed: true,
      ...more,
    })
  return {
    bet,
    credit,
    rollback: (of: Record<string, unknown>) => send('rollback', game.body({ txId: randomUUID(), refTxId: of['txId'] })),
    /** A free spin with its win. */
    play: async (amount: string) => {
      const sent = bet()
      const answer = (await send('debit', sent)).body.status
      return answer === 'OK' ? (await send('credit', credit(sent, amount))).body.status : answer
    },
  }
}

export const grantOf = async (db: Db, id: number) =>
  (await db.select().from(spinGrant).where(eq(spinGrant.rewardId, id)))[0]
export const rewardOf = async (db: Db, id: number) => (await db.select().from(reward).where(eq(reward.id, id)))[0]
