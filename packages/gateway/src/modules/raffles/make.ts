import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/client.ts'
import { raffle } from './schema.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import type { RaffleRow } from './close.ts'

type Made = 'seed' | 'commitment' | 'lastNumber' | 'lastHolder' | 'tickets'
type Later = 'frozenAt' | 'ticketsHash' | 'drawnAt' | 'cancelledAt' | 'reason'

/** Makes a raffle with a seed of its own, whose hash is public from then on. */
export async function makeRaffle(tx: Tx, given: Omit<RaffleRow, Made | Later>): Promise<RaffleRow> {
  const seed = randomBytes(32).toString('hex')
  const [row] = await tx
    .insert(raffle)
    .values({ ...given, seed, commitment: commitmentOf(seed) })
    .returning()
  if (!row) throw new Error(`raffle ${given.id} was not made`)
  return row
}
