import type { TransferOutcome, VendorFigure, VendorWallets, WalletRef } from './vendor-wallets.ts'

/**
 * What happens to a call of a vendor: `lost` is carried out and its answer lost, `dropped` never arrives, `refused` is
 * refused; `die-before` and `die-after` kill the operator (the call throws) before or after it is carried out.
 */
export type Failure = 'none' | 'lost' | 'dropped' | 'refused' | 'die-before' | 'die-after'

/** The gateway has died: running work is never finished by its process. */
export class Died extends Error {}

/** Vendors' wallets in memory, as strict as the real ones. */
export function fakeVendors(failureOf: (call: string) => Failure = () => 'none') {
  const wallets = new Map<string, bigint>()
  const outcomes = new Map<string, TransferOutcome>()
  const calls: string[] = []
  const playedByWallet = new Map<string, NonNullable<VendorFigure['played']>>()
  const keyOf = ({ memberId, vendor, asset }: WalletRef) => `${vendor} ${memberId} ${asset}`
  const balanceOf = (wallet: WalletRef) => wallets.get(keyOf(wallet)) ?? 0n
  let now = failureOf

  async function answer<T>(call: string, execute: () => T, otherwise: { unknown: T; refused: T }): Promise<T> {
    calls.push(call)
    const happens = now(call)
    if (happens === 'die-before') throw new Died()
    if (happens === 'dropped') return otherwise.unknown
    if (happens === 'refused') return otherwise.refused
    const response = execute()
    if (happens === 'die-after') throw new Died()
    return happens === 'lost' ? otherwise.unknown : response
  }

  function move(wallet: WalletRef, id: string, delta: bigint): TransferOutcome {
    const existing = outcomes.get(id)
    if (existing) return existing
    const next = balanceOf(wallet) + delta
    const outcome: TransferOutcome = next < 0n ? { refused: 'INSUFFICIENT_FUNDS' } : 'DONE'
    if (outcome === 'DONE') wallets.set(keyOf(wallet), next)
    outcomes.set(id, outcome)
    return outcome
  }
  const refuseFor = (id: string): TransferOutcome => {
    const existing = outcomes.get(id) ?? { refused: 'CANCELLED' }
    outcomes.set(id, existing)
    return existing
  }
  const unsure = (id: string) => ({
    unknown: 'UNKNOWN' as TransferOutcome,
    get refused() {
      return refuseFor(id)
    },
  })

  const vendors: VendorWallets = {
    deposit: (wallet, id, amount) => answer('deposit', () => move(wallet, id, amount), unsure(id)),
    withdraw: (wallet, id, amount) => answer('withdraw', () => move(wallet, id, -amount), unsure(id)),
    query: (_wallet, id) =>
      answer('query', () => refuseFor(id), {
        unknown: 'UNKNOWN',
        get refused() {
          return refuseFor(id)
        },
      }),
    balance: (wallet) =>
      answer<VendorFigure | undefined>(
        'balance',
        () => ({
          balance: balanceOf(wallet),
          ...(playedByWallet.has(keyOf(wallet)) && {
            played: playedByWallet.get(keyOf(wallet)) as NonNullable<VendorFigure['played']>,
          }),
        }),
        { unknown: undefined, refused: undefined },
      ),
  }
  return {
    ...vendors,
    balanceOf,
    calls,
    /** Whether a transfer was carried out there. */
    did: (id: string) => outcomes.get(id) === 'DONE',
    /** Effect of play there on a balance, limited to what it has. */
    play(wallet: WalletRef, delta: bigint): bigint {
      const real = balanceOf(wallet) + delta < 0n ? -balanceOf(wallet) : delta
      wallets.set(keyOf(wallet), balanceOf(wallet) + real)
      return real
    },
    /** From now on it reports what was played, in all, by game. */
    reportPlayed: (wallet: WalletRef, played: NonNullable<VendorFigure['played']>) =>
      void playedByWallet.set(keyOf(wallet), played),
    failWith: (next: typeof failureOf) => void (now = next),
  }
}
