import type { Fate, VendorFigure, VendorWallets, WalletRef } from './vendor-wallets.ts'

/**
 * What happens to a call of a vendor: `lost` is carried out and its answer lost, `dropped` never arrives, `refused` is
 * turned down;
 * `die-before` and `die-after` end the operator (the call throws) before or after it is carried out.
 */
export type Trouble = 'none' | 'lost' | 'dropped' | 'refused' | 'die-before' | 'die-after'

/** The gateway has died: what was under way is never finished by who began it. */
export class Died extends Error {}

/** Vendors' wallets in memory, as strict as the real ones. */
export function fakeVendors(trouble: (call: string) => Trouble = () => 'none') {
  const purses = new Map<string, bigint>()
  const fates = new Map<string, Fate>()
  const calls: string[] = []
  const tells = new Map<string, NonNullable<VendorFigure['played']>>()
  const keyOf = ({ memberId, vendor, asset }: WalletRef) => `${vendor} ${memberId} ${asset}`
  const lies = (wallet: WalletRef) => purses.get(keyOf(wallet)) ?? 0n
  let now = trouble

  async function answer<T>(call: string, carryOut: () => T, otherwise: { unknown: T; refused: T }): Promise<T> {
    calls.push(call)
    const happens = now(call)
    if (happens === 'die-before') throw new Died()
    if (happens === 'dropped') return otherwise.unknown
    if (happens === 'refused') return otherwise.refused
    const response = carryOut()
    if (happens === 'die-after') throw new Died()
    return happens === 'lost' ? otherwise.unknown : response
  }

  function move(wallet: WalletRef, id: string, delta: bigint): Fate {
    const existing = fates.get(id)
    if (existing) return existing
    const next = lies(wallet) + delta
    const fate: Fate = next < 0n ? { refused: 'INSUFFICIENT_FUNDS' } : 'DONE'
    if (fate === 'DONE') purses.set(keyOf(wallet), next)
    fates.set(id, fate)
    return fate
  }
  const refuseFor = (id: string): Fate => {
    const existing = fates.get(id) ?? { refused: 'CANCELLED' }
    fates.set(id, existing)
    return existing
  }
  const unsure = (id: string) => ({
    unknown: 'UNKNOWN' as Fate,
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
          balance: lies(wallet),
          ...(tells.has(keyOf(wallet)) && { played: tells.get(keyOf(wallet)) as NonNullable<VendorFigure['played']> }),
        }),
        { unknown: undefined, refused: undefined },
      ),
  }
  return {
    ...vendors,
    lies,
    calls,
    /** Whether a transfer was carried out there. */
    did: (id: string) => fates.get(id) === 'DONE',
    /** What play there does to a balance, as far as there is something in it. */
    play(wallet: WalletRef, delta: bigint): bigint {
      const real = lies(wallet) + delta < 0n ? -lies(wallet) : delta
      purses.set(keyOf(wallet), lies(wallet) + real)
      return real
    },
    /** From now on it tells what was played, in all, by game. */
    tell: (wallet: WalletRef, played: NonNullable<VendorFigure['played']>) => void tells.set(keyOf(wallet), played),
    meet: (next: typeof trouble) => void (now = next),
  }
}
