import { createHash, createHmac } from 'node:crypto'
import type { RafflePrize } from './schema.ts'

/** A ticket as it is published: `holder` stands for its owner. */
export interface Ticket {
  number: number
  holder: number
}

/** Numbers drawn are below this: the first six bytes of the HMAC. */
const range = 2 ** 48

/** Hash of a list of tickets in the order of their numbers: a line `<number>:<holder>` for each. */
export function hashOf(tickets: readonly Ticket[]): string {
  const hash = createHash('sha256')
  for (const { number, holder } of tickets) hash.update(`${number}:${holder}\n`)
  return hash.digest('hex')
}

/** A number below `below`, all equally likely: what is left of the range above a whole multiple is drawn again. */
function drawBelow(seed: string, name: string, below: number): number {
  const whole = range - (range % below)
  for (let attempt = 0; ; attempt++) {
    const drawn = createHmac('sha256', seed).update(`${name}:${attempt}`).digest().readUIntBE(0, 6)
    if (drawn < whole) return drawn % below
  }
}

/**
 * The tickets of the places, the first place first; fewer than places where no ticket is left. It follows from the seed
 * and the list alone. A ticket that was drawn leaves the list, and with the last prize a person may win all of theirs.
 */
export function draw(
  { id, seed, ticketsHash }: { id: string; seed: string; ticketsHash: string },
  tickets: readonly Ticket[],
  { places, winsPerPerson }: { places: number; winsPerPerson: number },
): Ticket[] {
  const drawn: Ticket[] = []
  const wins = new Map<number, number>()
  let left = [...tickets]
  while (drawn.length < places && left.length > 0) {
    const at = drawBelow(seed, `${id}:${ticketsHash}:${drawn.length + 1}`, left.length)
    const [ticket] = left.splice(at, 1)
    if (!ticket) throw new Error('a ticket outside the list was drawn')
    drawn.push(ticket)
    const { holder } = ticket
    const won = (wins.get(holder) ?? 0) + 1
    wins.set(holder, won)
    if (won === winsPerPerson) left = left.filter((one) => one.holder !== holder)
  }
  return drawn
}

/** How many prizes there are. */
export const placesOf = (prizes: readonly RafflePrize[]): number => prizes.reduce((sum, { count }) => sum + count, 0)

/** The prize of a place, from 1. */
export function prizeAt(prizes: readonly RafflePrize[], place: number): RafflePrize {
  let last = 0
  for (const prize of prizes) {
    last += prize.count
    if (place <= last) return prize
  }
  throw new Error(`there is no prize ${place}`)
}
