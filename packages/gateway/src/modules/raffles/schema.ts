import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { reward } from '../rewards/schema.ts'

const none = sql`0`

/** Equal prizes, drawn one after the other. Amounts in minor units, as text. */
export interface RafflePrize {
  count: number
  form: (typeof reward.$inferSelect)['form']
  amount: string
  /** 0: no play is required. */
  multiple: number
  /** Of a bonus: how long its play may take. */
  days: number | null
}

export interface RaffleWords {
  title: string
  text: string
}

/**
 * A raffle. Its terms do not change once somebody has a ticket, its seed never; the list of tickets does not change
 * once it is frozen (triggers).
 */
export const raffle = pgTable(
  'raffle',
  {
    id: text().primaryKey(),
    texts: jsonb().$type<Record<string, RaffleWords>>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Corrections up to then are counted. */
    drawsAt: instant('draws_at').notNull(),
    /** Minor units of valid bets that bring a ticket; null: bets bring none. */
    betPerTicket: minor('bet_per_ticket'),
    /** Minor units of deposits that bring a ticket; null: deposits bring none. */
    depositPerTicket: minor('deposit_per_ticket'),
    /** Categories whose bets count; null: all. */
    gameTypes: jsonb('game_types').$type<string[]>(),
    ticketsPerPerson: integer('tickets_per_person').notNull(),
    winsPerPerson: integer('wins_per_person').notNull(),
    /** In the order in which they are drawn. */
    prizes: jsonb().$type<RafflePrize[]>().notNull(),
    /** 32 random bytes, hexadecimal; secret until the draw. */
    seed: text().notNull(),
    /** SHA-256 of the text of the seed. */
    commitment: text().notNull(),
    /** The last numbers that were given to a ticket and to a person. */
    lastNumber: integer('last_number').notNull().default(0),
    lastHolder: integer('last_holder').notNull().default(0),
    /** Tickets that take part. */
    tickets: integer().notNull().default(0),
    frozenAt: instant('frozen_at'),
    /** SHA-256 of the frozen list. */
    ticketsHash: text('tickets_hash'),
    drawnAt: instant('drawn_at'),
    cancelledAt: instant('cancelled_at'),
    /** What the operator wrote with the cancellation. */
    reason: text(),
    createdAt: instant('created_at').notNull(),
    /** `SYSTEM`, or the operator. */
    by: text().notNull(),
  },
  (t) => [
    index('raffle_open')
      .on(t.drawsAt)
      .where(sql`drawn_at is null and cancelled_at is null`),
    index('raffle_over')
      .on(sql`coalesce(${t.drawnAt}, ${t.cancelledAt})`)
      .where(sql`drawn_at is not null or cancelled_at is not null`),
    check('raffle_period', sql`${t.startsAt} < ${t.endsAt} and ${t.endsAt} <= ${t.drawsAt}`),
    check(
      'raffle_earned',
      sql`num_nonnulls(${t.betPerTicket}, ${t.depositPerTicket}) > 0
      and coalesce(least(${t.betPerTicket}, ${t.depositPerTicket}), 0) > 0`,
    ),
    check('raffle_frozen', sql`(${t.frozenAt} is null) = (${t.ticketsHash} is null)`),
    check('raffle_drawn', sql`${t.drawnAt} is null or (${t.frozenAt} is not null and ${t.cancelledAt} is null)`),
  ],
)

const of = () =>
  text('raffle_id')
    .notNull()
    .references(() => raffle.id)

/** What is counted for a member in a raffle. */
export const raffleEntry = pgTable(
  'raffle_entry',
  {
    raffleId: of(),
    memberId: ownerId(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** Stands for the member in the published list; null: no ticket yet. */
    holder: integer(),
    validBet: minor('valid_bet').notNull().default(none),
    deposited: minor('deposited').notNull().default(none),
    /** Tickets that take part. */
    tickets: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.raffleId, t.memberId] }), unique('raffle_entry_holder').on(t.raffleId, t.holder)],
)

/** A ticket. Numbers are given in the order of the journals and never again; one that is void stays void. */
export const raffleTicket = pgTable(
  'raffle_ticket',
  {
    raffleId: of(),
    number: integer().notNull(),
    memberId: ownerId(),
    holder: integer().notNull(),
    issuedAt: instant('issued_at').notNull(),
    voidedAt: instant('voided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.raffleId, t.number] }),
    index('raffle_ticket_member').on(t.memberId, t.raffleId, t.number),
  ],
)

/** A ticket that was drawn; written once, with the draw. */
export const raffleWinner = pgTable(
  'raffle_winner',
  {
    raffleId: of(),
    /** From 1, in the order of the prizes. */
    place: integer().notNull(),
    number: integer().notNull(),
    memberId: ownerId(),
    /** Null: none was offered, as for the past raffle of a new sandbox. */
    rewardId: bigint('reward_id', { mode: 'number' })
      .unique()
      .references(() => reward.id),
  },
  (t) => [
    primaryKey({ columns: [t.raffleId, t.place] }),
    unique('raffle_winner_ticket').on(t.raffleId, t.number),
    index('raffle_winner_member').on(t.memberId, t.raffleId),
    foreignKey({
      name: 'raffle_winner_drawn',
      columns: [t.raffleId, t.number],
      foreignColumns: [raffleTicket.raffleId, raffleTicket.number],
    }),
  ],
)
