import type { SignedInCtx } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { GameJson } from '../queries/rows.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { vendorTotals } from '../../../ledger/wallet.ts'

/**
 * The stake of a room of this game (`<nodeId>-<level>`), for a member with the balance its table requires; undefined
 * where no room is named.
 */
export async function stakeOfRoom(
  { db, services, session, settings }: SignedInCtx,
  game: GameJson,
  roomId: string | undefined,
): Promise<string | undefined> {
  if (roomId === undefined) return undefined
  const level =
    game.gameType === 'PVP' ? settings.pvp.levels.find(({ id }) => roomId === `${game.nodeId}-${id}`) : undefined
  if (!level) throw refuse('not_found', { field: 'roomId' })
  const wallet = await services.wholeWallet(db, session.memberId)
  const { there, moving } = wallet ? vendorTotals(wallet) : { there: 0n, moving: 0n }
  const total = wallet ? wallet.cash + wallet.bonus + there + moving : 0n
  const least = BigInt(level.minBalance)
  if (total < least)
    throw refuse('insufficient_funds', { field: 'roomId', details: { minBalance: formatMoney(least) } })
  return formatMoney(level.stake)
}
