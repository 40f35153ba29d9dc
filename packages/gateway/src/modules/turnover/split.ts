import type { Tx } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { lockMemberBalances } from './store.ts'
import { sweepStray } from './close.ts'

/** What of a win belongs to BONUS: as much of it as of the stake; the last cent is CASH. */
export function shareOf({ stake, bonusStake }: { stake: bigint; bonusStake: bigint }, win: bigint): bigint {
  return stake === 0n ? 0n : (win * bonusStake) / stake
}

/** After money came into BONUS: where its bonus has ended it goes where the bonus went. */
export async function sweepStrayBonus(tx: Tx, memberId: string, asset: string): Promise<void> {
  await sweepStray(tx, memberId, await lockMemberBalances(tx, memberId, asset))
}

/**
 * Before money leaves BONUS that may have become cash since: what is missing there is returned from CASH.
 * @throws InsufficientFunds
 */
export async function returnShort(tx: Tx, memberId: string, asset: string, wanted: bigint): Promise<void> {
  const { bonus } = await lockMemberBalances(tx, memberId, asset)
  if (bonus >= wanted) return
  const short = wanted - bonus
  await post(tx, {
    kind: 'bonus_return',
    entries: [
      { member: memberId, kind: 'CASH', asset, amount: -short },
      { member: memberId, kind: 'BONUS', asset, amount: short },
    ],
  })
}
