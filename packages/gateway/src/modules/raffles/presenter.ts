import type { Raffle, RaffleProof } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import type { RafflePrize } from './schema.ts'
import type { Ctx } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { multipleInForce } from '../turnover/index.ts'
import type { RaffleRow } from './close.ts'
import { prizeAt } from './draw.ts'
import { entriesOf, winnersOf, winsOf } from './store.ts'

type Shown = z.input<typeof Raffle>

/** Winners that a list shows of each raffle. */
const first = 3

const instant = (at: Date | null) => at?.toISOString() ?? null
const counted = (minor: bigint | undefined) => formatMoney(minor === undefined || minor < 0n ? 0n : minor)

export function statusOf({ startsAt, endsAt, frozenAt, drawnAt, cancelledAt }: RaffleRow, now: Date): Shown['status'] {
  if (cancelledAt) return 'CANCELLED'
  if (drawnAt) return 'DRAWN'
  if (frozenAt) return 'FROZEN'
  return now < startsAt ? 'COMING_SOON' : now < endsAt ? 'OPEN' : 'CLOSED'
}

/** Who has an account of their own; visitors and trial players have no tickets. */
export const ownerIn = ({ session }: Pick<Ctx, 'session'>) =>
  session && session.principal !== 'trial' ? session.memberId : undefined

/** Raffles as the contract defines them, in the language of the reader. */
export async function shown(
  ctx: Pick<Ctx, 'clock' | 'settings' | 'language' | 'session'>,
  db: Reader,
  rows: readonly RaffleRow[],
  { allWinners = false } = {},
): Promise<Shown[]> {
  const { settings, language } = ctx
  const now = ctx.clock.now()
  const memberId = ownerIn(ctx)
  const ids = rows.map(({ id }) => id)
  const winners = await winnersOf(db, ids, now, allWinners ? undefined : first)
  const entries = memberId === undefined ? undefined : await entriesOf(db, memberId, ids)
  const wins = memberId === undefined ? undefined : await winsOf(db, memberId, ids)
  const gift = ({ form, amount, multiple }: RafflePrize) => ({
    type: form,
    amount: formatMoney(amount),
    multiple: multipleInForce(multiple, settings),
  })
  return rows.map((row): Shown => {
    const { id, texts, prizes } = row
    const { title, text } = inLanguage(texts, language, settings.languages.default)
    const entry = entries?.get(id)
    return {
      id,
      title,
      text,
      status: statusOf(row, now),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      drawsAt: row.drawsAt.toISOString(),
      betPerTicket: formatMoney(row.betPerTicket),
      depositPerTicket: formatMoney(row.depositPerTicket),
      gameTypes: (row.gameTypes ?? []) as Shown['gameTypes'],
      ticketsPerPerson: row.ticketsPerPerson,
      winsPerPerson: row.winsPerPerson,
      prizes: prizes.map((prize) => ({ count: prize.count, ...gift(prize) })),
      tickets: row.tickets,
      commitment: row.commitment,
      reason: row.reason,
      winners: (winners.get(id) ?? []).map(({ place, number, account, shown: named, memberId: of }) => ({
        place,
        number,
        name: named || of === memberId ? maskAccount(account) : null,
        ...gift(prizeAt(prizes, place)),
        mine: of === memberId,
      })),
      mine:
        memberId === undefined
          ? null
          : {
              tickets: entry?.tickets ?? 0,
              bets: counted(entry?.validBet),
              deposits: counted(entry?.deposited),
              wins: (wins?.get(id) ?? []).map(({ place, number, rewardId, state, claimBy }) => ({
                place,
                number,
                ...gift(prizeAt(prizes, place)),
                claimable: state === 'OFFERED' && (claimBy === null || claimBy > now),
                claimBy: instant(claimBy),
                rewardId: rewardId === null ? null : String(rewardId),
              })),
            },
    }
  })
}

/** The seed is secret until the draw; of a cancelled raffle it shows what would have been drawn. */
export const proofOf = (row: RaffleRow): z.input<typeof RaffleProof> => ({
  algorithm: 'HMAC-SHA256',
  seed: row.drawnAt || row.cancelledAt ? row.seed : null,
  ticketsHash: row.ticketsHash,
  tickets: row.frozenAt ? row.tickets : null,
  frozenAt: instant(row.frozenAt),
  drawnAt: instant(row.drawnAt),
})
