import type { Reader } from '../../db/client.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { paged } from '../../http/response/paged.ts'
import { refuse } from '../../lib/refusal.ts'
import { mayCount } from '../missions/index.ts'
import { claimRewards } from '../rewards/index.ts'
import type { RaffleRow } from './close.ts'
import { ownerIn, proofOf, shown } from './presenter.ts'
import { entriesOf, openRaffles, ownTickets, pastRaffles, raffleBy, ticketPage, wonBy } from './store.ts'

/** Whether the profile in force lets somebody begin it: some let bets on one category be counted only. */
const mayBegin = ({ betPerTicket, gameTypes }: RaffleRow, { settings }: Pick<Ctx, 'settings'>) =>
  betPerTicket === null || mayCount({ gameTypes: gameTypes ?? undefined }, settings)

/** Raffles that run or will; those that nobody may begin are shown to who has. */
async function openTo(ctx: Ctx): Promise<RaffleRow[]> {
  const all = await openRaffles(ctx.db)
  const memberId = ownerIn(ctx)
  const begun =
    memberId === undefined
      ? undefined
      : await entriesOf(
          ctx.db,
          memberId,
          all.map(({ id }) => id),
        )
  return all.filter((row) => mayBegin(row, ctx) || begun?.has(row.id))
}

/** @throws Refused `not_found` */
async function known(db: Reader, id: string): Promise<RaffleRow> {
  const row = await raffleBy(db, id)
  if (!row) throw refuse('not_found', { field: 'id' })
  return row
}

/** Beyond it no ticket is numbered. */
const mostNumber = 2_147_483_647
const from = (after: string | undefined) => Math.min(Number(keyIn(after, 'ticket', [isId])?.[0] ?? 0), mostNumber)
const nextOf = (last: { number: number } | undefined) => (last ? cursorOf('ticket', String(last.number)) : null)

/** Raffles: tickets, prizes, winners, and the proof of each draw. */
export const raffles: Handlers<'raffles'> = {
  async list(ctx, { status, page, size }) {
    const { db, session, settings } = ctx
    const currency = session?.asset ?? settings.currency.code
    if (status === 'PAST') {
      const { list, total } = await pastRaffles(db, { page, size })
      return { currency, list: await shown(ctx, db, list), ...paged(total, page, size) }
    }
    const all = await openTo(ctx)
    const list = all.slice((page - 1) * size, page * size)
    return { currency, list: await shown(ctx, db, list), ...paged(all.length, page, size) }
  },

  async detail(ctx, { id }) {
    const row = await known(ctx.db, id)
    const [one] = await shown(ctx, ctx.db, [row], { allWinners: true })
    if (!one) throw new Error('a raffle is not shown')
    return { ...one, currency: ctx.session?.asset ?? ctx.settings.currency.code, proof: proofOf(row) }
  },

  async tickets(ctx, { id, after, size }) {
    const { frozenAt } = await known(ctx.db, id)
    if (!frozenAt) return { list: [], next: null }
    const { list, last } = pageRows(await ticketPage(ctx.db, id, from(after), size), size)
    return { list, next: nextOf(last) }
  },

  async mine(ctx, { id, after, size }) {
    const { db, session } = ctx
    await known(ctx.db, id)
    const { list, last } = pageRows(await ownTickets(db, session.memberId, id, from(after), size), size)
    return {
      list: list.map(({ number, issuedAt, voidedAt, place }) => ({
        number,
        issuedAt: issuedAt.toISOString(),
        voidedAt: voidedAt?.toISOString() ?? null,
        place,
      })),
      next: nextOf(last),
    }
  },

  async claim(ctx, { id, place }) {
    const { tx, clock, session, settings } = ctx
    const row = await known(tx, id)
    const rewardId = await wonBy(tx, session.memberId, id, place)
    if (rewardId === null) throw refuse('not_found', { field: 'place' })
    await claimRewards(tx, { ...session, settings, now: clock.now() }, rewardId)
    const [one] = await shown(ctx, tx, [row])
    if (!one) throw new Error('a raffle is not shown')
    return one
  },
}
