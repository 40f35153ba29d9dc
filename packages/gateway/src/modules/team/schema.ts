import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { teamReports, teamScopes } from '@brand/sdk/contract'
import { instant, minor } from '../../db/columns.ts'

const added = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`)

const count = (name: string) => integer(name).notNull().default(0)

/**
 * Figures of the people below an agent: `DIRECT` of those one level below, `BELOW` of everyone below. The agent's own
 * are in neither. They follow the line as it is: who moves to another line takes their figures along.
 */
export const scopes = ['DIRECT', 'BELOW'] as const

const scope = () => text({ enum: scopes }).notNull()

/** Movements of a member's money by local day, without trial accounts. A job adds what is new in the ledger. */
export const moneyDay = pgTable(
  'money_day',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Kind of the movement in the ledger; `withdraw_c2c`: a withdrawal that another member paid for the operator. */
    kind: text().notNull(),
    /** Minor units, what it added to CASH, BONUS and HOLD_WITHDRAW together. */
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.asset, t.day, t.kind] }), index('money_day_at').on(t.day)],
)

export const moneyDaysView = pgView('money_days', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, asset, day, kind, amount from ${moneyDay}`)

/** When a member came and first deposited, on local days. Counted by a job, without trial accounts. */
export const memberStart = pgTable(
  'member_start',
  {
    memberId: uuid('member_id').primaryKey(),
    agent: boolean().notNull(),
    registeredOn: date('registered_on', { mode: 'string' }).notNull(),
    firstDepositOn: date('first_deposit_on', { mode: 'string' }),
  },
  (t) => [
    index('member_start_registered').on(t.registeredOn, t.memberId),
    index('member_start_deposited').on(t.firstDepositOn, t.memberId),
  ],
)

/** The last local day on which a member played. Triggers of `settlement_day` keep it. */
export const memberPlay = pgTable(
  'member_play',
  { memberId: uuid('member_id').primaryKey(), lastOn: date('last_on', { mode: 'string' }).notNull() },
  (t) => [index('member_play_last').on(t.lastOn, t.memberId)],
)

/** Play of the people below, by local day and category: `settlement_day` added up by triggers. */
export const teamPlayDay = pgTable(
  'team_play_day',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    asset: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    gameType: text('game_type'),
    rounds: bigint({ mode: 'number' }).notNull().default(0),
    stake: added('stake'),
    validBet: added('valid_bet'),
    win: added('win'),
    bonusStake: added('bonus_stake'),
    jackpot: added('jackpot'),
    unreported: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [unique('team_play_day_of').on(t.memberId, t.scope, t.asset, t.day, t.gameType).nullsNotDistinct()],
)

export const teamPlayDaysView = pgView('team_play_days', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, scope, asset, day, stake, valid_bet, win from ${teamPlayDay}`)

/** Money of the people below, by local day and kind: `money_day` added up by triggers. */
export const teamMoneyDay = pgTable(
  'team_money_day',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    asset: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    amount: added('amount'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scope, t.asset, t.day, t.kind] })],
)

export const teamMoneyDaysView = pgView('team_money_days', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, scope, asset, day, kind, amount from ${teamMoneyDay}`)

/** What the people below hold: the sum of their `money_day`. */
export const teamBalance = pgTable(
  'team_balance',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    asset: text().notNull(),
    amount: added('amount'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scope, t.asset] })],
)

/** How many people below have come, and first deposited, on a local day: `member_start` added up by triggers. */
export const teamStartDay = pgTable(
  'team_start_day',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    day: date({ mode: 'string' }).notNull(),
    members: count('members'),
    /** Of `members`, the agents. */
    agents: count('agents'),
    firstDeposits: count('first_deposits'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scope, t.day] })],
)

/** How many people below played last on a local day: `member_play` added up by triggers. */
export const teamLastDay = pgTable(
  'team_last_day',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    day: date({ mode: 'string' }).notNull(),
    members: count('members'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scope, t.day] })],
)

/** How many people are below. */
export const teamSize = pgTable(
  'team_size',
  {
    memberId: uuid('member_id').notNull(),
    scope: scope(),
    members: count('members'),
    /** Of `members`, the agents. */
    agents: count('agents'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scope] })],
)

/** Reports that agents exported: who, what and when. Append-only by triggers. */
export const agentExport = pgTable(
  'agent_export',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    agentId: uuid('agent_id').notNull(),
    report: text().$type<(typeof teamReports)[number]>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    scope: text().$type<(typeof teamScopes)[number]>().notNull(),
    /** The one person it is about; null: the whole scope. */
    memberId: uuid('member_id'),
  },
  (t) => [index('agent_export_agent').on(t.agentId, t.id)],
)
