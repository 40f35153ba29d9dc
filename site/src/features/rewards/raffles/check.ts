import type { RafflesTicketsOutput } from '@brand/sdk/member'
import type { RaffleDetail } from './raffles.model.ts'

export type Ticket = RafflesTicketsOutput['list'][number]

/** Which parts of a draw hold when it is repeated. */
export interface DrawCheck {
  /** The seed is the one whose hash was published before. */
  seed: boolean
  /** The list of tickets is the one whose hash was published. */
  list: boolean
  /** Seed and list give exactly these winners. */
  winners: boolean
}

const text = (value: string) => new TextEncoder().encode(value)
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (value: string) => hex(await crypto.subtle.digest('SHA-256', text(value)))

/** Numbers drawn are below this: the first six bytes of the HMAC. */
const range = 2 ** 48

/** The numbers of the tickets in the order in which they are drawn. */
async function redraw(
  { id, prizes, winsPerPerson }: RaffleDetail,
  seed: string,
  tickets: readonly Ticket[],
  ticketsHash: string,
): Promise<number[]> {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', text(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const places = prizes.reduce((sum, { count }) => sum + count, 0)
  const drawn: number[] = []
  const wins = new Map<number, number>()
  let left = [...tickets]
  while (drawn.length < places && left.length > 0) {
    const whole = range - (range % left.length)
    let number = range
    for (let attempt = 0; number >= whole; attempt++) {
      const message = `${id}:${ticketsHash}:${drawn.length + 1}:${attempt}`
      number = Number.parseInt(hex(await subtle.sign('HMAC', key, text(message))).slice(0, 12), 16)
    }
    const [ticket] = left.splice(number % left.length, 1)
    if (!ticket) break
    drawn.push(ticket.number)
    const { holder } = ticket
    const won = (wins.get(holder) ?? 0) + 1
    wins.set(holder, won)
    if (won === winsPerPerson) left = left.filter((one) => one.holder !== holder)
  }
  return drawn
}

/** Draws a raffle again, in the browser alone, from its seed and the list of its tickets. */
export async function check(raffle: RaffleDetail, tickets: readonly Ticket[]): Promise<DrawCheck> {
  const { commitment, proof, winners } = raffle
  const seed = proof.seed ?? ''
  const ticketsHash = await sha256(tickets.map(({ number, holder }) => `${number}:${holder}\n`).join(''))
  const drawn = await redraw(raffle, seed, tickets, ticketsHash)
  const known = winners.toSorted((a, b) => a.place - b.place)
  return {
    seed: (await sha256(seed)) === commitment,
    list: ticketsHash === proof.ticketsHash,
    winners: drawn.length === known.length && known.every(({ place, number }) => drawn[place - 1] === number),
  }
}
