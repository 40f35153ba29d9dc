import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'

/**
 * What a member earns of a category, by the day from which it holds; of several rows the latest that has begun. A
 * trigger refuses a rate above the upline's and one below the rate before.
 */
export const memberRate = pgTable(
  'member_rate',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    gameType: text('game_type').notNull(),
    /** First day of the site on which it holds. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Parts per million of the base: 1 % is 10,000. */
    ppm: integer().notNull(),
    /** Who set it: a member's id, or an operator's name. */
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.gameType, t.fromDay] }),
    check('member_rate_ppm', sql`${t.ppm} between 0 and 1000000`),
  ],
)

/** An agent's invitation: the code in a link, and what whoever registers with it becomes. */
export const affiliate = pgTable(
  'affiliate',
  {
    code: text().primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    /** The domain it is valid on; null: any. */
    domain: text(),
    /** Type of whoever registers: 0 a player, 1 an agent. */
    memberType: smallint('member_type').notNull().default(0),
    /** Their rates, parts per million by category; a category that is absent: none. */
    rates: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Where the agent shows the link, in the agent's words. */
    channel: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** No longer valid from then on; null: never. */
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('affiliate_agent').on(t.agentId, t.createdAt, t.code),
    index('affiliate_code_folded').on(sql`lower(${t.code})`),
    check('affiliate_member_type', sql`${t.memberType} in (0, 1)`),
  ],
)

/** Who opened a link on a day: an address as a keyed hash, once. */
export const affiliateVisit = pgTable(
  'affiliate_visit',
  {
    code: text()
      .notNull()
      .references(() => affiliate.code),
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day, t.visitor] })],
)

/** Visits of a link in all. */
export const affiliateVisits = pgTable('affiliate_visits', {
  code: text()
    .primaryKey()
    .references(() => affiliate.code),
  visits: bigint({ mode: 'number' }).notNull().default(0),
})

/** What an agent notes about somebody below; nobody else reads it. */
export const downlineRemark = pgTable(
  'downline_remark',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    remark: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.memberId] })],
)

/** An account that an agent made for somebody of the team, once per key of the form. */
export const downlineAccount = pgTable(
  'downline_account',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    /** SHA-256 (hex) of the key: the initial password is made from the key, which is stored nowhere. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 (hex) of what was asked for with the key. */
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('downline_account_key').on(t.agentId, t.keyHash),
    index('downline_account_day').on(t.agentId, t.createdAt),
  ],
)

/** What a valid bet is reckoned by: days of play, or play as contracts count it. */
export const activeBases = ['REVENUE', 'CONTRACT'] as const
const basis = () => text({ enum: activeBases }).notNull()

/** The valid bet from which on a member counts as active, as the kept numbers have it; `whole`: all of them. */
export const activeBet = pgTable('active_bet', {
  basis: basis().primaryKey(),
  minor: minor('minor').notNull(),
  whole: boolean().notNull(),
})

const periodOf = () => ({
  asset: text().notNull(),
  period: text({ enum: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] }).notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
})

/** What a member bet in a period, and whether that makes the member active in it (1). Kept by triggers. */
export const activePeriod = pgTable(
  'active_period',
  {
    basis: basis(),
    memberId: uuid('member_id').notNull(),
    ...periodOf(),
    validBet: minor('valid_bet').notNull(),
    active: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'active_period_pk', columns: [t.basis, t.memberId, t.asset, t.period, t.startsOn] })],
)

export const activePeriodsView = pgView('active_periods', {})
  .with({ securityInvoker: true })
  .as(sql`select basis, member_id, asset, period, starts_on, valid_bet, active from ${activePeriod}`)

/** Active members below an agent: `active_period` added up by triggers. */
export const teamActivePeriod = pgTable(
  'team_active_period',
  {
    memberId: uuid('member_id').notNull(),
    scope: text({ enum: ['DIRECT', 'BELOW'] }).notNull(),
    basis: basis(),
    ...periodOf(),
    members: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({
      name: 'team_active_period_pk',
      columns: [t.memberId, t.scope, t.basis, t.asset, t.period, t.startsOn],
    }),
  ],
)
