import * as z from 'zod'
import { sign } from '../rounds/index.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'

/** Owner of the wallet, and its vendor. */
export interface WalletRef {
  memberId: string
  vendor: string
  asset: string
}

/** The outcome of a transfer by its vendor. Any unclear answer is `UNKNOWN`, and must not be guessed. */
export type TransferOutcome = 'DONE' | 'UNKNOWN' | { refused: string }

/** What a vendor returns about a wallet. Amounts in minor units. */
export interface VendorFigure {
  /** Its balance. */
  balance: bigint
  /**
   * Of all finished rounds so far, by the id of the game: what was staked, and what was at risk: of each round the
   * smaller of its stake and what was won or lost. Absent where the vendor does not report it.
   */
  played?: Record<string, { staked: bigint; risked: bigint }>
}

/**
 * The vendors' side of the transfer wallet; another vendor's protocol is another implementation. Nothing here throws.
 */
export interface VendorWallets {
  /** Puts `amount` minor units into the vendor's wallet, once for each transferId. */
  deposit(wallet: WalletRef, transferId: string, amount: bigint): Promise<TransferOutcome>
  withdraw(wallet: WalletRef, transferId: string, amount: bigint): Promise<TransferOutcome>
  /**
   * The outcome of a transfer. The vendor refuses permanently one that is queried before it arrived: so `refused` is
   * final.
   */
  query(wallet: WalletRef, transferId: string): Promise<TransferOutcome>
  /** Undefined where the vendor does not answer. */
  balance(wallet: WalletRef): Promise<VendorFigure | undefined>
}

const Answer = z.object({
  status: z.enum(['OK', 'DONE', 'REFUSED']),
  reason: z.string().max(64).optional(),
  transferId: z.string().optional(),
  balance: z.string(),
  currency: z.string(),
  played: z.record(z.string().regex(/^\d{1,9}$/), z.object({ staked: z.string(), risked: z.string() })).optional(),
})

export interface VendorWalletOptions {
  /** Origin of the vendors' server. */
  origin: string
  secretOf: (vendor: string) => string | undefined
  clock: Clock
  /** A vendor that takes longer counts as not answering. */
  timeoutMs?: number
}

/**
 * Our own protocol: `POST {origin}/wallet/v1/{vendor}/{call}`, signed with the vendor's secret over
 * `timestamp.call.body`.
 */
export function httpVendorWallets({ origin, secretOf, clock, timeoutMs = 3000 }: VendorWalletOptions): VendorWallets {
  async function post(
    call: string,
    { memberId, vendor, asset }: WalletRef,
    more: Record<string, string> = {},
  ): Promise<z.output<typeof Answer> | undefined> {
    const secret = secretOf(vendor)
    if (secret === undefined || origin === '') return undefined
    const body = JSON.stringify({ playerId: memberId, currency: asset, ...more })
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-timestamp': timestamp,
      'x-signature': sign(secret, timestamp, `${call}.${body}`),
    }
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(`${origin}/wallet/v1/${vendor}/${call}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal,
      })
      const parsed = response.status === 200 ? Answer.safeParse(await response.json()) : undefined
      // An answer about something else does not count.
      return parsed?.success && parsed.data.currency === asset && parsed.data.transferId === more['transferId']
        ? parsed.data
        : undefined
    } catch {
      return undefined
    }
  }

  async function requestOutcome(
    call: string,
    wallet: WalletRef,
    more: { transferId: string; amount?: string },
  ): Promise<TransferOutcome> {
    const reply = await post(call, wallet, more)
    if (reply?.status === 'DONE') return 'DONE'
    return reply?.status === 'REFUSED' ? { refused: reply.reason ?? 'REFUSED' } : 'UNKNOWN'
  }

  return {
    deposit: (wallet, transferId, amount) =>
      requestOutcome('deposit', wallet, { transferId, amount: formatMoney(amount) }),
    withdraw: (wallet, transferId, amount) =>
      requestOutcome('withdraw', wallet, { transferId, amount: formatMoney(amount) }),
    query: (wallet, transferId) => requestOutcome('query', wallet, { transferId }),
    async balance(wallet) {
      const reply = await post('balance', wallet)
      const balance = reply?.status === 'OK' ? parseMoney(reply.balance) : undefined
      if (balance === undefined) return undefined
      const games = Object.entries(reply?.played ?? {}).flatMap(([id, of]) => {
        const [staked, risked] = [parseMoney(of.staked), parseMoney(of.risked)]
        return staked === undefined || risked === undefined ? [] : [[id, { staked, risked }] as const]
      })
      return { balance, ...(reply?.played && { played: Object.fromEntries(games) }) }
    },
  }
}
