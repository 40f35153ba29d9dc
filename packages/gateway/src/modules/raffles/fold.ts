import type { Played } from '../missions/index.ts'

/** What of a raffle decides how tickets are earned, and its counters. */
export interface CountedRaffle {
  id: string
  startsAt: Date
  endsAt: Date
  drawsAt: Date
  betPerTicket: bigint | null
  depositPerTicket: bigint | null
  gameTypes: string[] | null
  ticketsPerPerson: number
  lastNumber: number
  lastHolder: number
  tickets: number
}

/** What is counted for a member in a raffle. */
export interface Entry {
  raffleId: string
  memberId: string
  asset: string
  holder: number | null
  validBet: bigint
  deposited: bigint
  tickets: number
  /** Numbers of the tickets that take part, ascending; known where something is taken back. */
  numbers: number[]
}

export interface FreshTicket {
  raffleId: string
  number: number
  memberId: string
  holder: number
  issuedAt: Date
  voidedAt: Date | null
}

/** What has become of tickets, by raffle and number. */
export interface Changes {
  issued: Map<string, FreshTicket>
  voided: Map<string, { raffleId: string; number: number; voidedAt: Date }>
}

/**
 * What a settlement or deposit adds to a raffle; undefined where it does not belong to it. A round belongs to the
 * raffles that ran when it was settled first; what corrects it counts until the draw.
 */
export function addsTo(raffle: CountedRaffle, { of, at, gameType, adds }: Played) {
  if (of < raffle.startsAt || of >= raffle.endsAt || at >= raffle.drawsAt) return undefined
  const inGames = raffle.gameTypes === null || (gameType !== null && raffle.gameTypes.includes(gameType))
  const bet = raffle.betPerTicket !== null && inGames ? adds.VALID_BET : 0n
  const deposit = raffle.depositPerTicket === null ? 0n : adds.DEPOSITS
  return bet === 0n && deposit === 0n ? undefined : { bet, deposit }
}

const whole = (sum: bigint, per: bigint | null) => (per === null || sum <= 0n ? 0n : sum / per)

/** Tickets for what is counted. */
export function earned({ betPerTicket, depositPerTicket, ticketsPerPerson }: CountedRaffle, entry: Entry): number {
  const all = whole(entry.validBet, betPerTicket) + whole(entry.deposited, depositPerTicket)
  return all > BigInt(ticketsPerPerson) ? ticketsPerPerson : Number(all)
}

const nameOf = (raffleId: string, number: number) => `${raffleId} ${number}`

/**
 * Adds a settlement or deposit to what is counted. Tickets are numbered one after the other; where there are fewer the
 * last ones of the member become void, and their numbers are not given again.
 */
export function count(
  raffle: CountedRaffle,
  entry: Entry,
  { bet, deposit }: { bet: bigint; deposit: bigint },
  at: Date,
  { issued, voided }: Changes,
): void {
  entry.validBet += bet
  entry.deposited += deposit
  const due = earned(raffle, entry)
  for (; entry.tickets < due; entry.tickets++) {
    entry.holder ??= ++raffle.lastHolder
    const number = ++raffle.lastNumber
    raffle.tickets++
    entry.numbers.push(number)
    issued.set(nameOf(raffle.id, number), {
      raffleId: raffle.id,
      number,
      memberId: entry.memberId,
      holder: entry.holder,
      issuedAt: at,
      voidedAt: null,
    })
  }
  for (; entry.tickets > due; entry.tickets--) {
    const number = entry.numbers.pop()
    if (number === undefined) throw new Error(`tickets of ${entry.memberId} in ${raffle.id} are not known`)
    raffle.tickets--
    const fresh = issued.get(nameOf(raffle.id, number))
    if (fresh) fresh.voidedAt = at
    else voided.set(nameOf(raffle.id, number), { raffleId: raffle.id, number, voidedAt: at })
  }
}
