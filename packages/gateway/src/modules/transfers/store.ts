import { type SQL, and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/refusal.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { account } from '../../ledger/schema.ts'
import { vendorWallet, walletTransfer } from './schema.ts'
import { openAccounts } from '../../ledger/accounts.ts'
import { type Entry, post } from '../../ledger/post.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { createOrderWorkflow, type OrderStep } from '../../workflow/orders.ts'
import type { WalletRef } from './vendor-wallets.ts'

export type Transfer = typeof walletTransfer.$inferSelect
export type State = Transfer['state']

/** A transfer that has not ended. */
export const isOpen = ({ state }: Pick<Transfer, 'state'>): boolean => state !== 'CONFIRMED' && state !== 'REVERSED'

/** Money of such a transfer has left one side and has not arrived at the other. */
export const movingStates = ['DEBITED', 'SENT', 'UNKNOWN', 'FAILED'] as const satisfies State[]

/** Fragment: the money on its way to a vendor and back, minor units. */
export const movingAt = ({ memberId, vendor, asset }: Record<'memberId' | 'vendor' | 'asset', SQL>): SQL => sql`(
  select coalesce(sum(t.amount), 0) from wallet_transfer t where t.member_id = ${memberId} and t.vendor = ${vendor}
    and t.asset = ${asset} and t.state in ${[...movingStates]})`

const walletIs = ({ memberId, vendor, asset }: WalletRef) =>
  and(eq(vendorWallet.memberId, memberId), eq(vendorWallet.vendor, vendor), eq(vendorWallet.asset, asset))
const transferOf = ({ memberId, vendor, asset }: WalletRef) =>
  and(eq(walletTransfer.memberId, memberId), eq(walletTransfer.vendor, vendor), eq(walletTransfer.asset, asset))

/** Locks a wallet, opening it and its account first where they are new. Always before the transfer and the accounts. */
export async function lockWallet(tx: Tx, wallet: WalletRef): Promise<{ moves: number }> {
  const { memberId, vendor, asset } = wallet
  await tx.insert(vendorWallet).values({ memberId, vendor, asset }).onConflictDoNothing()
  const [row] = await tx.select().from(vendorWallet).where(walletIs(wallet)).for('update')
  if (!row) throw new Error(`wallet of ${memberId} at ${vendor} vanished`)
  await openAccounts(tx, memberId, asset, [`VENDOR:${vendor}`])
  return row
}

/** How far a wallet has moved; undefined where there is none yet. */
export async function movesOf(db: Reader, wallet: WalletRef): Promise<number | undefined> {
  const [row] = await db.select({ moves: vendorWallet.moves }).from(vendorWallet).where(walletIs(wallet))
  return row?.moves
}

export const bump = (tx: Tx, wallet: WalletRef) =>
  tx
    .update(vendorWallet)
    .set({ moves: sql`${vendorWallet.moves} + 1` })
    .where(walletIs(wallet))

export const lookAt = (db: Reader, wallet: WalletRef, recallAt: Date | null) =>
  db.update(vendorWallet).set({ recallAt }).where(walletIs(wallet))

/** The balance of a vendor's wallet by the ledger, minor units. */
export async function vendorBalanceOf(db: Reader, { memberId, vendor, asset }: WalletRef): Promise<bigint> {
  const mine = and(eq(account.owner, memberId), eq(account.kind, `VENDOR:${vendor}`), eq(account.asset, asset))
  const [row] = await db.select({ balance: account.balance }).from(account).where(mine)
  return row?.balance ?? 0n
}

/** The transfer of a wallet that has not ended; there is one at most. */
export async function openTransfer(db: Reader, wallet: WalletRef): Promise<Transfer | undefined> {
  const [row] = await db
    .select()
    .from(walletTransfer)
    .where(and(transferOf(wallet), sql`${walletTransfer.state} not in ('CONFIRMED', 'REVERSED')`))
  return row
}

/**
 * Writes a new transfer. While an earlier one of the wallet is not settled no other is allowed. @throws Refused
 * `transfer_unknown`
 */
export async function insertTransfer(
  tx: Tx,
  wallet: WalletRef,
  what: Pick<Transfer, 'direction' | 'amount' | 'createdAt' | 'nextAt'>,
): Promise<Transfer> {
  await lockWallet(tx, wallet)
  const earlier = await openTransfer(tx, wallet)
  if (earlier) throw refuse('transfer_unknown', { details: { transferId: earlier.id } })
  const { memberId, vendor, asset } = wallet
  const [row] = await tx
    .insert(walletTransfer)
    .values({ memberId, vendor, asset, ...what })
    .returning()
  if (!row) throw new Error('no transfer was written')
  return row
}

export type Step = OrderStep<Transfer>

/** Pauses between queries to a vendor that does not answer: the first, and the longest. */
export const pausesMs = [1000, 60_000] as const

/** Transfers in the database. */
export const createStore = (clock: Clock) =>
  createOrderWorkflow<Transfer, Step>(
    {
      name: 'transfer',
      table: walletTransfer,
      key: walletTransfer.id,
      keyOf: ({ id }) => id,
      lockFirst: lockWallet,
      transitions: {
        INIT: ['DEBITED', 'REVERSED'],
        DEBITED: ['SENT'],
        SENT: ['UNKNOWN', 'CONFIRMED', 'FAILED'],
        // Also to itself: the vendor was queried once more.
        UNKNOWN: ['UNKNOWN', 'CONFIRMED', 'FAILED'],
        FAILED: ['REVERSED'],
        CONFIRMED: [],
        REVERSED: [],
      },
      polled: ['INIT', 'DEBITED', 'SENT', 'UNKNOWN', 'FAILED'],
      awaited: ['SENT'],
      longestWaitMs: pausesMs[1],
    },
    clock,
  )

const legKinds = { out: 'wallet_transfer', done: 'wallet_transfer_done', back: 'wallet_transfer_back' } as const
type Leg = keyof typeof legKinds

/**
 * Posts one leg of a transfer, each at most once: `out` takes the money from its source into SUSPENSE, `done` to its
 * target, `back` to its source. @throws InsufficientFunds
 */
export async function postLeg(tx: Tx, transfer: Transfer, leg: Leg): Promise<void> {
  const { id, memberId, vendor, asset, amount, direction } = transfer
  const main: Entry = { member: memberId, kind: 'CASH', asset, amount }
  const away: Entry = { member: memberId, kind: `VENDOR:${vendor}`, asset, amount }
  const [source, goal] = direction === 'IN' ? [main, away] : [away, main]
  const end = leg === 'done' ? goal : source
  const sign = leg === 'out' ? -1n : 1n
  await post(tx, {
    kind: legKinds[leg],
    entries: [
      { ...end, amount: sign * amount },
      { system: 'SUSPENSE', asset, amount: -sign * amount },
    ],
    once: { owner: `transfer:${id}`, key: leg },
  })
  await bump(tx, transfer)
}

/**
 * Books what play at the vendor has won or lost, so that the ledger agrees with the vendor. @returns minor units,
 * negative where lost
 */
export async function postResult(tx: Tx, wallet: WalletRef, reported: bigint): Promise<bigint> {
  const { memberId, vendor, asset } = wallet
  const result = reported - (await vendorBalanceOf(tx, wallet))
  if (result === 0n) return result
  await post(tx, {
    kind: 'vendor_result',
    entries: [
      { member: memberId, kind: `VENDOR:${vendor}`, asset, amount: result },
      { system: `GAME_PNL:${vendor}`, asset, amount: -result },
    ],
  })
  await bump(tx, wallet)
  return result
}
