import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from './client.ts'

/**
 * Locks of the database that belong to no row, by name: no two share a number. Functions in migrations take `lines` by
 * its own.
 */
export const locks = {
  migrations: 7203115,
  demoAccounts: 7203116,
  catalogue: 7203117,
  foldedTitles: 7203118,
  stream: 7203121,
  operators: 7203134,
  lines: 7203140,
  contracts: 7203141,
  openingPoints: 7203143,
  openingPromotions: 7203144,
  openingMissions: 7203145,
  openingRaffles: 7203146,
  openingChat: 7203147,
  openingTexts: 7203156,
  openingNews: 7203157,
  gatewayKeys: 7203158,
} as const
type Lock = keyof typeof locks

/** What one of many is locked by, beside its key. */
type KeyedLock =
  | 'accounts of address'
  | 'code'
  | 'login'
  | 'payout accounts'
  | 'revenue deal'
  | 'setting'
  | 'text'
  | 'tickets'

/** Takes a lock until the transaction ends; for a statement of one's own. */
export const lockIn = (name: Lock): SQL => sql.raw(`pg_advisory_xact_lock(${locks[name]})`)

/** Waits for a lock, and holds it until the transaction ends. */
export async function lock(tx: Tx, name: Lock): Promise<void> {
  await tx.execute(sql`select ${lockIn(name)}`)
}

/** The same beside others who share it. */
export async function shareLock(tx: Tx, name: Lock): Promise<void> {
  await tx.execute(sql.raw(`select pg_advisory_xact_lock_shared(${locks[name]})`))
}

/** The same of one of many: of a member, of an address. */
export async function lockKey(tx: Reader, name: KeyedLock, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${key}`}, 0))`)
}
