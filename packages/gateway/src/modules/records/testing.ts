import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { transact, type Db } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { round } from '../rounds/schema.ts'
import { post } from '../../ledger/post.ts'

export interface Played {
  stake: bigint
  win?: bigint
  /** Of the stake, what comes from BONUS. */
  bonusStake?: bigint
  nodeId?: number
  vendor?: string
  at?: Date
  state?: (typeof round.$inferSelect)['state']
}

export const idOf = async (db: Db, account: string) =>
  (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''

/** A round as the callbacks leave one: its row, its bet and its win in the ledger. @returns its betNo */
export async function playRound(
  db: Db,
  memberId: string,
  { stake, win = 0n, bonusStake = 0n, nodeId = 10001, vendor = 'JL', at = new Date(), state = 'CLOSED' }: Played,
): Promise<string> {
  return transact(db, async (tx) => {
    const settled = state === 'CLOSED'
    const [row] = await tx
      .insert(round)
      .values({
        vendor,
        vendorRound: randomUUID(),
        memberId,
        nodeId,
        asset: 'BDT',
        state,
        bets: 1,
        wins: win > 0n ? 1 : 0,
        stake,
        win,
        bonusStake,
        validBet: settled ? stake : 0n,
        contribution: settled ? stake : 0n,
        openedAt: at,
        closedAt: settled ? at : null,
      })
      .returning()
    if (!row) throw new Error('no round')
    const cash = stake - bonusStake
    await post(tx, {
      kind: 'bet',
      roundId: row.id,
      vendor: { code: vendor, tx: randomUUID() },
      entries: [
        ...(cash > 0n ? [{ member: memberId, kind: 'CASH' as const, asset: 'BDT', amount: -cash }] : []),
        ...(bonusStake > 0n ? [{ member: memberId, kind: 'BONUS' as const, asset: 'BDT', amount: -bonusStake }] : []),
        { system: `GAME_PNL:${vendor}` as const, asset: 'BDT', amount: stake },
      ],
    })
    if (win > 0n) {
      const entries = [
        { system: `GAME_PNL:${vendor}` as const, asset: 'BDT', amount: -win },
        { member: memberId, kind: 'CASH' as const, asset: 'BDT', amount: win },
      ]
      await post(tx, { kind: 'win', roundId: row.id, vendor: { code: vendor, tx: randomUUID() }, entries })
    }
    return String(row.id)
  })
}
