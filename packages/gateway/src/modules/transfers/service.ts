import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { minute, type Clock } from '../../lib/time/clock.ts'
import { Refused, refuse, refuseStopped } from '../../lib/refusal.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { session } from '../../auth/schema.ts'
import { vendorWallet } from './schema.ts'
import type { Events } from '../../lib/events.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { playStops, publishPause, recordPlay } from '../responsible-gaming/index.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { batchSize, createPoller } from '../../workflow/poller.ts'
import type { Settings } from '../../settings/settings.ts'
import { autoTransferOf } from './auto.ts'
import { type Transfer, isOpen, lockWallet, lookAt, vendorBalanceOf, openTransfer } from './store.ts'
import { type Played, createWorkflow } from './workflow.ts'
import { countVendorPlay } from './play.ts'
import type { VendorWallets, WalletRef } from './vendor-wallets.ts'

export { requireTransferWallets, show, transfers } from './routes.ts'

export interface Transfers {
  /**
   * Writes a transfer inside the caller's transaction; `run` then carries it out. @throws InsufficientFunds, Refused
   * `transfer_unknown`
   */
  begin(tx: Tx, wallet: WalletRef, direction: Transfer['direction'], amount: bigint): Promise<Transfer>
  run(id: string): Promise<Transfer>
  /** Books the vendor's balance of a wallet; false where it does not answer, or a transfer is under way. */
  refresh(wallet: WalletRef): Promise<boolean>
  /**
   * Before a game, where money moves to vendors automatically: moves back what is elsewhere, and all whole units to
   * this one. Where the person moves it: whether less is here than a game takes.
   */
  beforeLaunch(wallet: WalletRef): Promise<{ needTransfer: boolean }>
  /**
   * Moves everything back that is at vendors, or at one. @returns the transfers made, and the vendors that did not
   * answer
   */
  recall(
    member: Pick<WalletRef, 'memberId' | 'asset'>,
    from?: Recall,
  ): Promise<{ transfers: Transfer[]; unanswered: string[] }>
  /** Everything that is due: transfers no process works on, and money of people who have left. */
  work(): Promise<void>
  /** Brings the money of a person who left back from vendors now, not at its time. */
  recallAtOnce(memberId: string): void
}

interface Recall {
  only?: string | undefined
  but?: string
  /** Also queries vendors where no money should be. */
  sure?: boolean
}

export interface TransferParts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  events: Events
  settings: () => Settings
  vendors: VendorWallets
  moneyStopped: () => boolean
}

/** A round that was open when the person left may still pay; after this time none is open. */
const lateMinutes = 60
/** A whole unit of a currency, minor units. */
const unit = 100n

/** Money at vendors: moved there before a game, and back when the person leaves, plays elsewhere or requests it. */
export function createTransfers({ db, clock, log, events, settings, vendors, moneyStopped }: TransferParts): Transfers {
  /** Loss limits are checked against the vendor's balance, since the vendor does not report stakes and wins. */
  const played: Played = async (tx, wallet, figure) => {
    const { memberId } = wallet
    const { result } = figure
    const at = clock.now()
    await countVendorPlay(tx, wallet, figure, settings(), at)
    if (result === 0n) return
    await recordPlay(
      tx,
      memberId,
      { ...(result < 0n ? { staked: -result } : { won: result }), bet: false, at },
      settings(),
    )
    const {
      rows: [row],
    } = await tx.execute<{ stops: boolean }>(sql`select ${playStops(memberId, at, settings())} as stops`)
    if (row?.stops) await publishPause(tx, events, memberId, at)
  }
  const workflow = createWorkflow(db, clock, vendors, played)
  const soon = () => new Date(clock.now().getTime() + minute)

  async function settleOpen(wallet: WalletRef): Promise<Transfer | undefined> {
    const earlier = await openTransfer(db, wallet)
    const now = earlier && (await workflow.run(earlier.id, true))
    return now && isOpen(now) ? now : undefined
  }

  /**
   * A new transfer, carried out; or the one that another call has begun meanwhile, in its current state. @throws
   * InsufficientFunds
   */
  async function runTransfer(
    wallet: WalletRef,
    direction: Transfer['direction'],
    amount: bigint,
  ): Promise<Transfer | undefined> {
    try {
      const { id } = await transact(db, (tx) => workflow.begin(tx, wallet, direction, amount))
      return await workflow.run(id)
    } catch (error) {
      if (error instanceof Refused && error.code === 'transfer_unknown') return settleOpen(wallet)
      throw error
    }
  }

  /**
   * Moves back everything in one wallet. @returns the transfer, if one was needed; `false` where the vendor does not
   * answer
   */
  async function empty(wallet: WalletRef): Promise<Transfer | undefined | false> {
    const stuck = await settleOpen(wallet)
    if (stuck) return stuck
    const vendorBalance = await workflow.sync(wallet)
    if (vendorBalance === undefined) return false
    return vendorBalance === 0n ? undefined : runTransfer(wallet, 'OUT', vendorBalance)
  }

  async function recall(
    { memberId, asset }: Pick<WalletRef, 'memberId' | 'asset'>,
    { only, but, sure = false }: Recall = {},
  ) {
    const mine = and(eq(vendorWallet.memberId, memberId), eq(vendorWallet.asset, asset))
    const narrowed = and(
      mine,
      only === undefined ? undefined : eq(vendorWallet.vendor, only),
      but === undefined ? undefined : ne(vendorWallet.vendor, but),
    )
    const wallets = await db
      .select()
      .from(vendorWallet)
      .where(and(narrowed, sure ? undefined : sql`${vendorWallet.recallAt} is not null`))
    const transfers: Transfer[] = []
    const unanswered: string[] = []
    await Promise.all(
      wallets.map(async (wallet) => {
        const made = await empty(wallet)
        if (made === false) unanswered.push(wallet.vendor)
        else if (made) transfers.push(made)
      }),
    )
    return { transfers, unanswered }
  }

  async function beforeLaunch(wallet: WalletRef): Promise<{ needTransfer: boolean }> {
    const { wallet: rules, play } = settings()
    const { isSingle } = rules
    if (!isSingle) refuseStopped(moneyStopped())
    if (moneyStopped()) return { needTransfer: false }
    const auto = isSingle || (await autoTransferOf(db, wallet.memberId, rules))
    // Best effort: what is not moved back now follows when its vendor answers.
    if (auto) await recall(wallet, isSingle ? {} : { but: wallet.vendor })
    if (isSingle) return { needTransfer: false }
    const stuck = await settleOpen(wallet)
    if (stuck) throw refuse('transfer_unknown', { details: { transferId: stuck.id } })
    await transact(db, async (tx) => {
      await lockWallet(tx, wallet)
      await lookAt(tx, wallet, soon())
    })
    if (!auto)
      return {
        needTransfer: ((await workflow.sync(wallet)) ?? (await vendorBalanceOf(db, wallet))) < BigInt(play.minStake),
      }
    const cash = (await walletOf(db, wallet.memberId))?.cash ?? 0n
    const whole = cash - (cash % unit)
    if (whole > 0n) await moveIn(wallet, whole)
    return { needTransfer: false }
  }

  async function moveIn(wallet: WalletRef, amount: bigint): Promise<void> {
    const transfer = await runTransfer(wallet, 'IN', amount).catch((error: unknown) => {
      // The money was used elsewhere meanwhile: the game opens with what is left.
      if (!(error instanceof InsufficientFunds)) throw error
      return undefined
    })
    if (!transfer) return
    if (isOpen(transfer)) throw refuse('transfer_unknown', { details: { transferId: transfer.id } })
    if (transfer.state === 'REVERSED') throw refuse('vendor_maintenance', { details: { transferId: transfer.id } })
  }

  /** Whether the person has a valid session. */
  async function isHere(memberId: string): Promise<boolean> {
    const now = clock.now()
    const idleSince = new Date(now.getTime() - settings().session.idleMinutes * minute)
    const alive = and(
      eq(session.memberId, memberId),
      isNull(session.revokedAt),
      gt(session.expiresAt, now),
      gt(session.lastSeenAt, idleSince),
    )
    return (await db.select({ id: session.tokenHash }).from(session).where(alive).limit(1)).length > 0
  }

  async function hasBeenActive(memberId: string): Promise<boolean> {
    const lately = gt(session.lastSeenAt, new Date(clock.now().getTime() - lateMinutes * minute))
    return (
      (
        await db
          .select({ id: session.tokenHash })
          .from(session)
          .where(and(eq(session.memberId, memberId), lately))
          .limit(1)
      ).length > 0
    )
  }

  async function recallBalance(wallet: typeof vendorWallet.$inferSelect): Promise<void> {
    // No money is taken out from under a game; only what it has won or lost is queried.
    if (!settings().wallet.isSingle && (await isHere(wallet.memberId))) {
      await workflow.sync(wallet)
      return void (await lookAt(db, wallet, soon()))
    }
    const made = await empty(wallet)
    const over = made === undefined && !(await hasBeenActive(wallet.memberId))
    await lookAt(db, wallet, over ? null : soon())
  }

  const job = 'transfers'
  const poller = createPoller({
    db,
    clock,
    log,
    job,
    paused: moneyStopped,
    async due() {
      const now = clock.now()
      const { memberId, vendor, asset, recallAt } = vendorWallet
      const left = await db
        .select()
        .from(vendorWallet)
        .where(and(lte(recallAt, now), notAside(job, sql`concat_ws(' ', ${memberId}, ${vendor}, ${asset})`, now)))
        .orderBy(recallAt)
        .limit(batchSize)
      return [
        ...(await workflow.due(job)).map((key) => ({ key, run: () => workflow.run(key) })),
        ...left.map((wallet) => ({
          key: `${wallet.memberId} ${wallet.vendor} ${wallet.asset}`,
          run: () => recallBalance(wallet),
        })),
      ]
    },
  })

  return {
    begin: async (tx, wallet, direction, amount) => {
      const transfer = await workflow.begin(tx, wallet, direction, amount)
      await lookAt(tx, wallet, soon())
      return transfer
    },
    run: (id) => workflow.run(id),
    refresh: async (wallet) => !(await settleOpen(wallet)) && (await workflow.sync(wallet)) !== undefined,
    beforeLaunch,
    recall,
    work: poller.work,
    recallAtOnce(memberId) {
      const theirs = and(eq(vendorWallet.memberId, memberId), sql`${vendorWallet.recallAt} is not null`)
      db.update(vendorWallet)
        .set({ recallAt: clock.now() })
        .where(theirs)
        .then(poller.tick, (err: unknown) =>
          log.warn({ err }, 'money was not fetched back from vendors; it is tried again in a minute'),
        )
    },
  }
}
