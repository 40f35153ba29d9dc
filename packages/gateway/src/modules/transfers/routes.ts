import { contract, type Transfer as Shape } from '@brand/sdk/contract'
import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import type { Reader } from '../../db/client.ts'
import { vendor as vendorTable } from '../games/schema.ts'
import { walletTransfer } from './schema.ts'
import { answered, routeOf } from '../../http/idempotency.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { vendorName } from '../games/index.ts'
import { mayPlay } from '../responsible-gaming/index.ts'
import { autoTransferOf } from './auto.ts'
import { type Transfer, openTransfer } from './store.ts'

/** A transfer as the contract shows it. */
export const show = ({
  id,
  vendor,
  direction,
  amount,
  state,
  reason,
  createdAt,
  settledAt,
}: Transfer): z.input<typeof Shape> => ({
  transferId: id,
  vassalage: vendor,
  direction,
  amount: formatMoney(amount),
  state,
  ...(reason && { reason }),
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})

export function requireTransferWallets({ settings }: Pick<SignedInCtx, 'settings'>): void {
  if (settings.wallet.isSingle) throw refuse('function_not_available', { message: 'one wallet serves all vendors' })
}

/** The transfer that a key has begun. */
async function idOf(db: Reader, principal: string, key: string): Promise<string | undefined> {
  const body = await answered(db, { principal, route: routeOf(contract.wallet.transfer), key })
  return body === undefined ? undefined : (JSON.parse(body) as z.infer<typeof Shape>).transferId
}

export const transfers: Pick<Handlers<'wallet'>, 'transfer' | 'vendors' | 'recall' | 'transferStatus'> = {
  async transfer(ctx, { vassalage, direction, amount }) {
    requireTransferWallets(ctx)
    const { tx, after, services, session, clock } = ctx
    const minor = parseMoney(amount)
    const [vendor] = await tx
      .select({ status: vendorTable.status })
      .from(vendorTable)
      .where(eq(vendorTable.code, vassalage))
    if (!vendor) throw refuse('not_found', { field: 'vassalage' })
    // Money is moved back from a paused vendor, and none is moved there.
    if (direction === 'IN' && vendor.status !== 'ON') throw refuse('vendor_maintenance')
    if (direction === 'IN') await mayPlay(tx, session.memberId, clock.now())
    if (minor === undefined) throw refuse('validation', { field: 'amount' })
    const wallet = { memberId: session.memberId, vendor: vassalage, asset: session.asset }
    try {
      const transfer = await services.transfers.begin(tx, wallet, direction, minor)
      after(async () => show(await services.transfers.run(transfer.id)))
      return show(transfer)
    } catch (error) {
      if (error instanceof InsufficientFunds) throw refuse('insufficient_funds')
      throw error
    }
  },

  async vendors(ctx) {
    requireTransferWallets(ctx)
    const {
      db,
      services,
      session: { memberId, asset },
      settings,
      language,
    } = ctx
    const vendors = await db.select().from(vendorTable).orderBy(asc(vendorTable.sort))
    const wallets = (await walletOf(db, memberId))?.vendors ?? []
    const fresh = new Map(
      await Promise.all(
        wallets.map(
          async ({ code }) => [code, await services.transfers.refresh({ memberId, vendor: code, asset })] as const,
        ),
      ),
    )
    const wallet = await walletOf(db, memberId)
    const list = await Promise.all(
      vendors.map(async ({ code, displayName, status }) => {
        // Where nothing was ever moved no query is needed.
        const isFresh = fresh.get(code) ?? true
        const open = isFresh ? undefined : await openTransfer(db, { memberId, vendor: code, asset })
        const balance = formatMoney(wallet?.vendors.find((one) => one.code === code)?.there ?? 0n)
        return {
          vassalage: code,
          displayName: vendorName(code, displayName, language),
          status,
          balance,
          fresh: isFresh,
          ...(open && { transfer: show(open) }),
        }
      }),
    )
    const autoTransfer = await autoTransferOf(db, memberId, settings.wallet)
    return {
      currency: asset,
      main: formatMoney(wallet?.cash ?? 0n),
      autoTransfer,
      autoTransferSwitch: settings.wallet.autoTransferSwitch,
      list,
    }
  },

  async recall({ db, services, settings, session: { memberId, asset } }, { vassalage, left }) {
    refuseStopped(services.moneyStopped())
    // Money moved by hand stays where it was put; with one wallet for all none is left at vendors.
    if (left && !settings.wallet.isSingle && !(await autoTransferOf(db, memberId, settings.wallet)))
      return { transfers: [], unanswered: [] }
    const { transfers: made, unanswered } = await services.transfers.recall(
      { memberId, asset },
      { only: vassalage, sure: true },
    )
    return { transfers: made.map(show), unanswered }
  },

  async transferStatus({ db, session: { memberId } }, { transferId, idempotencyKey }) {
    if ((transferId === undefined) === (idempotencyKey === undefined))
      throw refuse('validation', {
        message: 'one of transferId and idempotencyKey',
        details: { fields: { transferId: { code: 'required' } } },
      })
    const id = transferId ?? (await idOf(db, memberId, idempotencyKey ?? ''))
    const [row] =
      id === undefined
        ? []
        : await db
            .select()
            .from(walletTransfer)
            .where(and(eq(walletTransfer.id, id), eq(walletTransfer.memberId, memberId)))
    if (!row) throw refuse('not_found', { field: transferId === undefined ? 'idempotencyKey' : 'transferId' })
    return show(row)
  },
}
