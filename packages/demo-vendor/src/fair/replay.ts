import { playRound } from '../math/evaluate.ts'
import type { Outcome } from '../math/evaluate.ts'
import { reelLengths } from '../math/reels.ts'
import { pick, words } from './words.ts'
import type { Mac } from './words.ts'

/** The round that these seeds and this nonce give; the same input always gives the same round. */
export function replay(mac: Mac, clientSeed: string, nonce: number): Outcome {
  const row = words(mac, clientSeed, nonce)
  return playRound(() => reelLengths.map((length) => pick(row, length)))
}
