import { backOff } from '../../lib/time/back-off.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { lockBalances } from '../../ledger/accounts.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import {
  type State,
  type Step,
  type Transfer,
  createStore,
  insertTransfer,
  movesOf,
  openTransfer,
  pausesMs,
  postLeg,
  postResult,
  lockWallet,
} from './store.ts'
import type { TransferOutcome, VendorFigure, VendorWallets, WalletRef } from './vendor-wallets.ts'

/** Longer than any answer may take: what was sent so long ago and is not settled is not awaited by any process. */
const leaseMs = 15_000
const undecided: readonly State[] = ['SENT', 'UNKNOWN']

export interface Workflow {
  /**
   * Writes a transfer inside the caller's transaction; one to a vendor takes the money at once. @throws
   * InsufficientFunds, Refused `transfer_unknown`
   */
  begin(tx: Tx, wallet: WalletRef, direction: Transfer['direction'], amount: bigint): Promise<Transfer>
  /** Advances a transfer as far as it can go now. `eager` queries the vendor even before its time. */
  run(id: string, eager?: boolean): Promise<Transfer>
  /** Ids of transfers that are due. */
  due(job: string): Promise<string[]>
  /** Books the vendor's balance of the wallet. @returns minor units; undefined where it is unknown now */
  sync(wallet: WalletRef): Promise<bigint | undefined>
}

/**
 * What a vendor's figure states about play: won or lost (negative), and where the vendor reports it, what was played so
 * far.
 */
export interface PlayFigure extends Pick<VendorFigure, 'played'> {
  result: bigint
}

/** What follows from play at a vendor, in the transaction that books it. */
export type Played = (tx: Tx, wallet: WalletRef, figure: PlayFigure) => Promise<void>

/**
 * The life of a transfer: INIT → DEBITED (its money in SUSPENSE) → SENT → CONFIRMED, or FAILED → REVERSED, or UNKNOWN
 * until the vendor has answered which. Every arrow is one commit, so after a crash any process continues from there.
 * Time alone reverses nothing.
 */
export function createWorkflow(
  db: Db,
  clock: Clock,
  vendors: VendorWallets,
  played: Played = async () => {},
): Workflow {
  const store = createStore(clock)
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const change = (seen: Transfer, from: readonly State[], to: (tx: Tx) => Promise<Step>) =>
    store.change(db, seen, from, async (tx, transfer) => store.move(tx, transfer, await to(tx)))

  const end = (state: 'CONFIRMED' | 'REVERSED', reason?: string): Step => ({
    state,
    set: { settledAt: clock.now(), ...(reason && { reason }) },
  })

  /** Books a vendor's figure unless something has moved since, or moves now (but for the transfer of the caller). */
  async function sync(wallet: WalletRef, asking?: string): Promise<bigint | undefined> {
    for (let tries = 3; tries > 0; tries--) {
      const before = await movesOf(db, wallet)
      const reported = await vendors.balance(wallet)
      if (reported === undefined) return undefined
      const booked = await transact(db, async (tx) => {
        const { moves } = await lockWallet(tx, wallet)
        const open = await openTransfer(tx, wallet)
        if (open && open.id !== asking) return 'busy'
        if (moves !== (before ?? 0)) return 'late'
        // Before the account at the vendor alone: everything of one person is locked in one order.
        await lockBalances(tx, wallet.memberId)
        const result = await postResult(tx, wallet, reported.balance)
        await played(tx, wallet, { result, ...(reported.played && { played: reported.played }) })
        return 'yes'
      })
      if (booked !== 'late') return booked === 'yes' ? reported.balance : undefined
    }
    return undefined
  }

  /**
   * Takes the money of a withdrawal, once the ledger has the vendor's figure. Until then nothing has moved, so it may
   * simply end.
   */
  async function debit(transfer: Transfer): Promise<Transfer> {
    const reported = await sync(transfer, transfer.id)
    return change(transfer, ['INIT'], async (tx) => {
      if (reported === undefined) return end('REVERSED', 'NO_ANSWER')
      try {
        await postLeg(tx, transfer, 'out')
        return { state: 'DEBITED' }
      } catch (error) {
        if (!(error instanceof InsufficientFunds)) throw error
        return end('REVERSED', 'INSUFFICIENT_FUNDS')
      }
    })
  }

  async function send(transfer: Transfer): Promise<Transfer> {
    let mine = false
    const sent = await change(transfer, ['DEBITED'], async () => {
      mine = true
      return { state: 'SENT', set: { nextAt: later(leaseMs) } }
    })
    if (!mine) return sent
    const { id, direction, amount } = sent
    return settle(
      sent,
      await (direction === 'IN' ? vendors.deposit(sent, id, amount) : vendors.withdraw(sent, id, amount)),
    )
  }

  async function settle(transfer: Transfer, outcome: TransferOutcome): Promise<Transfer> {
    if (outcome === 'UNKNOWN') return wait(transfer)
    if (outcome !== 'DONE')
      return change(transfer, undecided, async () => ({
        state: 'FAILED',
        set: { reason: outcome.refused, nextAt: clock.now() },
      }))
    return change(transfer, undecided, async (tx) => {
      await postLeg(tx, transfer, 'done')
      return end('CONFIRMED')
    })
  }

  const wait = (transfer: Transfer) =>
    change(transfer, undecided, async () => ({
      state: 'UNKNOWN',
      set: { queries: transfer.queries + 1, nextAt: later(backOff(transfer.queries, ...pausesMs)) },
    }))

  function step(transfer: Transfer): Promise<Transfer> {
    switch (transfer.state) {
      case 'INIT':
        return debit(transfer)
      case 'DEBITED':
        return send(transfer)
      case 'FAILED':
        return change(transfer, ['FAILED'], async (tx) => {
          await postLeg(tx, transfer, 'back')
          return end('REVERSED')
        })
      default:
        return vendors.query(transfer, transfer.id).then((outcome) => settle(transfer, outcome))
    }
  }

  const running = new Map<string, Promise<Transfer>>()

  return {
    async begin(tx, wallet, direction, amount) {
      const now = clock.now()
      const transfer = await insertTransfer(tx, wallet, { direction, amount, createdAt: now, nextAt: now })
      if (direction === 'OUT') return transfer
      await postLeg(tx, transfer, 'out')
      return store.move(tx, transfer, { state: 'DEBITED' })
    },

    run(id, eager = false) {
      const existing = running.get(id)
      if (existing) return existing
      const work = store.run(db, id, { step }, eager).finally(() => running.delete(id))
      running.set(id, work)
      return work
    },

    due: (job) => store.due(db, job),
    sync: (wallet) => sync(wallet),
  }
}
