import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, bytes, xid8 } from '../db/columns.ts'
import { member } from '../auth/schema.ts'
import { asset } from './assets.ts'

/**
 * The database transaction that wrote a row. Ids are given before the commit, so a reader that continues from the last
 * id misses what commits late; below the oldest transaction still running everything has been written. '0': before this
 * was kept.
 */
const writtenBy = () =>
  xid8('written_by')
    .notNull()
    .default(sql`pg_current_xact_id()`)

/**
 * A pot of one asset. A member's keeps its balance in the row, guarded by a check. A system account (no owner) keeps
 * none: its balance is the sum of its postings, so no row is contended.
 */
export const account = pgTable(
  'account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: uuid().references(() => member.id),
    /** Member: CASH, BONUS, HOLD_WITHDRAW, POINTS. Operator: PROMO_COST, `GAME_PNL:<vendor>` and others. */
    kind: text().notNull(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    balance: bigint({ mode: 'bigint' }),
    /** The newest posting that moved the balance; none for a system account. */
    lastPostingId: bigint('last_posting_id', { mode: 'number' }),
    writtenBy: writtenBy(),
  },
  (t) => [
    index('account_written').on(t.writtenBy, t.id),
    index('account_at_vendor')
      .on(t.owner)
      .where(sql`${t.kind} like 'VENDOR:%'`),
    unique('account_owner_kind_asset').on(t.owner, t.kind, t.asset).nullsNotDistinct(),
    unique('account_id_asset').on(t.id, t.asset),
    check('account_balance_owner', sql`(${t.owner} is null) = (${t.balance} is null)`),
    check('account_balance_not_negative', sql`${t.balance} >= 0`),
  ],
)

/**
 * The moment of the database transaction, or the one that it names by `ledger.at`, for what is told afterwards: never
 * before the newest row and never after now, so that times follow ids.
 */
const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`ledger_time()`)

/** One movement of money; written once, corrected only by another. A partition for each month of `created_at`. */
export const txn = pgTable(
  'txn',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** `sandbox_grant`, `bet`, `win`, `rollback`, … */
    kind: text().notNull(),
    vendor: text(),
    /** The vendor's id of it; unique per vendor across all kinds. */
    vendorTx: text('vendor_tx'),
    roundId: bigint('round_id', { mode: 'number' }),
    /** The transaction whose mirror this is; at most one mirror each. */
    reverses: bigint({ mode: 'number' }),
    /** Whose key and which, for movements that must happen once. */
    idemOwner: text('idem_owner'),
    idemKey: text('idem_key'),
    createdAt: createdAt(),
    writtenBy: writtenBy(),
  },
  (t) => [
    primaryKey({ name: 'txn_id_created_at_pk', columns: [t.id, t.createdAt] }),
    index('txn_written').on(t.writtenBy, t.id),
    index('txn_round').on(t.roundId),
    check('txn_vendor_pair', sql`(${t.vendor} is null) = (${t.vendorTx} is null)`),
  ],
)

/**
 * What is unique of a transaction, and when it was made, whatever months are archived: a trigger writes it with the row.
 * Other tables refer to it. `txn_keys` has those from before the table was kept as well.
 */
export const txnKey = pgTable(
  'txn_key',
  {
    txnId: bigint('txn_id', { mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    createdAt: instant('created_at').notNull(),
    vendor: text(),
    vendorTx: text('vendor_tx'),
    reverses: bigint({ mode: 'number' }),
    idemOwner: text('idem_owner'),
    idemKey: text('idem_key'),
  },
  (t) => [
    uniqueIndex('txn_vendor_tx')
      .on(t.vendor, t.vendorTx)
      .where(sql`${t.vendor} is not null`),
    uniqueIndex('txn_reverses')
      .on(t.reverses)
      .where(sql`${t.reverses} is not null`),
    uniqueIndex('txn_idem')
      .on(t.idemOwner, t.idemKey)
      .where(sql`${t.idemOwner} is not null`),
  ],
)

/** The keys of all transactions. */
export const txnKeys = pgView('txn_keys', {
  txnId: bigint('txn_id', { mode: 'number' }).notNull(),
  idemOwner: text('idem_owner'),
  idemKey: text('idem_key'),
}).existing()

/**
 * One leg of a transaction. Legs of a transaction sum to zero, are of one asset and have its moment, checked after each
 * statement. The table has a partition for each month of `created_at`.
 */
export const posting = pgTable(
  'posting',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    txnId: bigint('txn_id', { mode: 'number' }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    asset: text().notNull(),
    /** Minor units; positive adds to the account. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The balance of a member's account; null for a system account. */
    balanceAfter: bigint('balance_after', { mode: 'bigint' }),
    createdAt: createdAt(),
    writtenBy: writtenBy(),
  },
  (t) => [
    primaryKey({ name: 'posting_id_created_at_pk', columns: [t.id, t.createdAt] }),
    index('posting_written').on(t.writtenBy, t.id),
    foreignKey({
      name: 'posting_account_asset',
      columns: [t.accountId, t.asset],
      foreignColumns: [account.id, account.asset],
    }),
    index('posting_txn').on(t.txnId),
    index('posting_account').on(t.accountId, t.id),
    index('posting_account_at').on(t.accountId, t.createdAt, t.id),
    check('posting_amount_not_zero', sql`${t.amount} <> 0`),
  ],
)

/** How far the ledger has passed the check: one row. */
export const ledgerCheckpoint = pgTable('ledger_checkpoint', {
  id: boolean().primaryKey().default(true),
  /** What transactions below it wrote is summed up in `ledger_checked`. */
  upto: xid8().notNull().default('0'),
  /** When all of it was last read, not only what came since. */
  fullAt: instant('full_at'),
  /** Whether the last full check passed; if not, every check is a full one. */
  whole: boolean().notNull().default(true),
})

/** The sum of the postings of an account up to the checkpoint. */
export const ledgerChecked = pgTable('ledger_checked', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  total: bigint({ mode: 'bigint' }).notNull(),
})

/**
 * What an account had when a month (UTC) ended, for each month in which it moved. Ids are below zero: seals have these
 * rows among those of accounts.
 */
export const ledgerClosing = pgTable(
  'ledger_closing',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ increment: -1, minValue: '-9223372036854775807', maxValue: -1, startWith: -1 }),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.id),
    /** Its first day. */
    month: date().notNull(),
    balance: bigint({ mode: 'bigint' }).notNull(),
    writtenBy: writtenBy(),
  },
  (t) => [
    index('ledger_closing_written').on(t.writtenBy, t.id),
    unique('ledger_closing_account_month').on(t.accountId, t.month),
    index('ledger_closing_month').on(t.month),
    check('ledger_closing_month_begins', sql`extract(day from ${t.month}) = 1`),
  ],
)

/** From when on postings, transactions and rounds are attached, one row: months before are archived. */
export const ledgerOnline = pgTable(
  'ledger_online',
  {
    id: boolean().primaryKey().default(true),
    since: instant('since')
      .notNull()
      .default(sql`'-infinity'`),
    /** When the last round that is archived ended: sums of play up to then are not made anew. */
    roundsEndedTo: instant('rounds_ended_to')
      .notNull()
      .default(sql`'-infinity'`),
  },
  (t) => [check('ledger_online_one_row', sql`${t.id}`)],
)

/**
 * One link of the chain over all rows of the ledger: the hash of each row, the link before, and a signature with a key
 * that is not in the database.
 */
export const ledgerSeal = pgTable('ledger_seal', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Where it ends, per table: transaction and id of the last row. */
  upto: jsonb().$type<Record<string, [xid: string, id: string]>>().notNull(),
  /** Per row: id in 8 bytes, sha-256 in 32; of accounts and closings. */
  account: bytes().notNull(),
  txn: bytes().notNull(),
  posting: bytes().notNull(),
  prev: text().notNull(),
  hash: text().notNull(),
  keyId: text('key_id').notNull(),
  signature: text().notNull(),
})
