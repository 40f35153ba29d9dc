import { mover } from '../../../packages/gateway/src/testing/fuzz/movers.ts'
import { playersOf } from '../../../packages/gateway/src/testing/fuzz/players.ts'
import { newName } from './player.ts'
import type { Product } from './servers/product.ts'

/**
 * A new player, by user name, who has deposited 500.00 and bet them in five rounds of 100.00, each of which wins so
 * much; the password is `Padma2026`.
 */
export async function addPlayer(product: Product, win?: string): Promise<string> {
  const { book } = playersOf(() => product.url, product.key)
  const player = await mover(() => product.url, newName(), book)
  await player.deposit()
  await player.play(win)
  player.close()
  return player.account
}
