import type { Game } from '@brand/sdk/contract'
import type * as z from 'zod'
import { randomFrom } from '../../../lib/crypto/random.ts'

export type GameType = z.output<typeof Game>['gameType']

/** A title before it becomes a game. */
export interface Title {
  en: string
  bn: string
  classify: string
}

/** The same shuffle for the same seed, on every machine. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [out[i], out[j]]
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a]
  }
  return out
}

export const pairs = <A, B, T>(as: readonly A[], bs: readonly B[], make: (a: A, b: B) => T): T[] =>
  as.flatMap((a) => bs.map((b) => make(a, b)))
