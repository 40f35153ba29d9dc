import { AskedInstant } from '@brand/sdk/contract'
import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { type RafflePrize, raffle } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Fault } from '../../lib/faults.ts'
import { refuse } from '../../lib/refusal.ts'
import { transact } from '../../db/client.ts'
import { type OperatorContext, WrongInput, command, defineOperator } from '../../server/command.ts'
import { gameFaults, giftFaults, giftFields, id, money } from '../missions/index.ts'
import { countedUpTo, lockPlaces } from '../../workflow/journal.ts'
import { type RaffleRow, drawDue, freezeDue, raffleDraws } from './close.ts'
import { makeRaffle } from './make.ts'
import { statusOf } from './presenter.ts'
import { placesOf } from './draw.ts'
import { inLanguage, localized } from '../../lib/text/localized.ts'

/** Prizes of one raffle at most. */
const mostPrizes = 500

const words = z.strictObject({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(2000),
})
const time = AskedInstant.transform((text) => new Date(text))
const prize = z.strictObject({ count: z.int().min(1).max(mostPrizes).describe('How many there are'), ...giftFields })

const terms = {
  texts: localized(words).describe('By language: title and text'),
  from: time.optional().describe('Start, at once when absent'),
  to: time.describe('Until then; it is drawn some minutes later'),
  betPerTicket: money.nullable().default(null).describe('Valid bets in major units that bring a ticket; null: none do'),
  depositPerTicket: money.nullable().default(null).describe('Deposit amount for one ticket; null: none'),
  gameTypes: z.array(z.string()).min(1).max(9).nullable().default(null).describe('Categories that count; null: all'),
  ticketsPerPerson: z.int().min(1).max(1000).default(100).describe('Tickets one person can have at most'),
  winsPerPerson: z.int().min(1).max(mostPrizes).default(1).describe('Prizes one person can win at most'),
  prizes: z.array(prize).min(1).max(20).describe('Prizes in the order in which they are drawn'),
}
const add = z.object({ id, ...terms })
type Add = z.output<typeof add>
const reason = z.string().trim().min(1).max(280).describe('Why, in words that everybody reads')

const prizeText = ({ count, form, amount, multiple }: RafflePrize) =>
  `${count} × ${form} ${formatMoney(amount)} × ${multiple}`

function lineOf(row: RaffleRow, now: Date): string {
  const { id: name, startsAt, endsAt, tickets, commitment, prizes, texts } = row
  const period = `${startsAt.toISOString()} – ${endsAt.toISOString()}`
  const title = inLanguage(texts, 'en', 'en').title
  return `${name} ${statusOf(row, now)} ${period}, ${tickets} tickets, ${prizes.map(prizeText).join(', ')}, ${commitment}: ${title}`
}

/** For programs and the audit; the seed is in neither. */
const kept = ({
  seed: _seed,
  texts: _texts,
  betPerTicket,
  depositPerTicket,
  by: _by,
  createdAt,
  ...row
}: RaffleRow) => ({
  ...row,
  betPerTicket: betPerTicket === null ? null : String(betPerTicket),
  depositPerTicket: depositPerTicket === null ? null : String(depositPerTicket),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
  frozenAt: row.frozenAt?.toISOString() ?? null,
  drawnAt: row.drawnAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** Locked until the transaction ends. @throws Refused `not_found` */
async function lockOne(tx: Tx, name: string): Promise<RaffleRow> {
  const [row] = await tx.select().from(raffle).where(eq(raffle.id, name)).for('update')
  if (!row) throw refuse('not_found', { message: `no raffle ${name}` })
  return row
}

async function faultsOf({ tx, clock, settings }: OperatorContext, given: Add, startsAt: Date): Promise<Fault[]> {
  const { from, to, betPerTicket, depositPerTicket, gameTypes, prizes } = given
  const rules: [boolean, string, string][] = [
    [betPerTicket === null && depositPerTicket === null, 'betPerTicket', 'or depositPerTicket is missing'],
    [from !== undefined && from < clock.now(), 'from', 'is in the past: what was played is not counted any more'],
    [to <= startsAt, 'to', 'must be later than from'],
    [betPerTicket === null && gameTypes !== null, 'gameTypes', 'deposits are of no game'],
    [placesOf(prizes) > mostPrizes, 'prizes', `are more than ${mostPrizes}`],
  ]
  const games = betPerTicket === null ? [] : await gameFaults(tx, { gameTypes: gameTypes ?? undefined }, settings())
  return [
    ...rules.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : [])),
    ...games.map(({ path, message }) => ({ path: path.replace('games.', ''), message })),
    ...prizes.flatMap((one, at) => giftFaults(one, `prizes.${at}`, settings())),
  ]
}

async function termsFrom(context: OperatorContext, given: Add) {
  const { clock, settings } = context
  const startsAt = given.from ?? clock.now()
  const faults = await faultsOf(context, given, startsAt)
  if (faults.length > 0) throw new WrongInput(faults)
  const { texts, to, betPerTicket, depositPerTicket, gameTypes, ticketsPerPerson, winsPerPerson, prizes } = given
  return {
    texts,
    startsAt,
    endsAt: to,
    drawsAt: new Date(to.getTime() + settings().raffles.graceMinutes * 60_000),
    betPerTicket: betPerTicket === null ? null : BigInt(betPerTicket),
    depositPerTicket: depositPerTicket === null ? null : BigInt(depositPerTicket),
    gameTypes,
    ticketsPerPerson,
    winsPerPerson,
    prizes,
  }
}

const change = { role: 'support', effect: 'change' } as const
const example = {
  id: 'lantern-raffle',
  texts: {
    en: { title: 'Lantern raffle', text: 'A ticket for every 100 of valid bets.' },
    bn: { title: 'লণ্ঠন র‍্যাফল', text: 'প্রতি ১০০ বৈধ বাজিতে একটি টিকিট।' },
  },
  to: '2036-12-01T18:00:00Z',
  betPerTicket: '100.00',
  prizes: [
    { count: 1, amount: '500.00' },
    { count: 10, amount: '50.00', multiple: 1 },
  ],
}

export default [
  defineOperator('raffles', 'Raffles, their tickets and draws', [
    command({
      name: 'list',
      summary: 'Lists raffles, newest first, including past ones.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx, clock }) {
        const all = await tx.select().from(raffle).orderBy(desc(raffle.drawsAt), raffle.id)
        return {
          text: all.map((row) => lineOf(row, clock.now())).join('\n') || 'There is none.',
          data: all.map(kept),
        }
      },
    }),
    command({
      name: 'add',
      summary: 'Adds a raffle and publishes the hash of its seed. Its terms cannot change once it has begun.',
      input: add,
      ...change,
      example: { ...example, prizes: [...example.prizes] },
      async run(context, given) {
        const { tx, clock, operator } = context
        // Nothing that is played from now on is counted without it.
        await lockPlaces(tx, raffleDraws.reads)
        const [taken] = await tx.select({ id: raffle.id }).from(raffle).where(eq(raffle.id, given.id))
        if (taken) throw new WrongInput([{ path: 'id', message: 'is taken' }])
        const made = await termsFrom(context, given)
        const row = await makeRaffle(tx, { id: given.id, ...made, createdAt: clock.now(), by: operator })
        return { text: lineOf(row, clock.now()), data: kept(row), before: null, after: kept(row) }
      },
    }),
    command({
      name: 'edit',
      summary: 'Replaces the terms of a raffle that has not begun. The seed stays.',
      input: add,
      ...change,
      example: { ...example, from: '2036-11-01T18:00:00Z', prizes: [...example.prizes] },
      async run(context, given) {
        const { tx, clock } = context
        await lockPlaces(tx, raffleDraws.reads)
        const known = await lockOne(tx, given.id)
        const status = statusOf(known, clock.now())
        if (status !== 'COMING_SOON' || known.lastNumber > 0)
          throw refuse('promotion_closed', { message: `${given.id} is ${status}`, details: { status } })
        const [row] = await tx
          .update(raffle)
          .set(await termsFrom(context, given))
          .where(eq(raffle.id, given.id))
          .returning()
        if (!row) throw new Error(`raffle ${given.id} is gone`)
        return { text: lineOf(row, clock.now()), data: kept(row), before: kept(known), after: kept(row) }
      },
    }),
    command({
      name: 'cancel',
      summary: 'Cancels an undrawn raffle with a public reason, and reveals its seed.',
      input: z.object({ id, reason }),
      ...change,
      example: { id: example.id, reason: 'The prizes were wrong.' },
      async run({ tx, clock }, { id: name, reason: why }) {
        const known = await lockOne(tx, name)
        const status = statusOf(known, clock.now())
        if (status === 'DRAWN' || status === 'CANCELLED')
          throw refuse('promotion_closed', { message: `${name} is ${status}`, details: { status } })
        const after = { ...known, cancelledAt: clock.now(), reason: why }
        await tx.update(raffle).set({ cancelledAt: after.cancelledAt, reason: why }).where(eq(raffle.id, name))
        return { text: lineOf(after, clock.now()), before: kept(known), after: kept(after) }
      },
    }),
    command({
      name: 'draw',
      summary: 'Freezes and draws due raffles now, as the job does every ten seconds. Nothing is drawn early.',
      input: z.object({}),
      ...change,
      example: {},
      async run({ db, clock, settings }) {
        const { reads } = raffleDraws
        await transact(db, async (tx) => {
          await lockPlaces(tx, reads)
          await freezeDue(tx, await countedUpTo(tx, reads, clock.now()), clock.now())
        })
        const drawn = await drawDue(db, settings(), clock.now())
        return { text: drawn.length > 0 ? `Drawn: ${drawn.join(', ')}` : 'Nothing is due.', data: { drawn } }
      },
    }),
  ]),
]
