/** Bets of one slip, all on one event. */
export const MAX_BETS = 20

type Bets = ReadonlyMap<string, number>

/** The bets being put together: what each option carries in minor units, and the way back. */
export function createBets(maxOf: (option: string) => number) {
  let bets: Bets = new Map()
  let earlier: Bets[] = []

  function change(next: Bets): void {
    earlier.push(bets)
    bets = next
  }
  const within = (option: string, minor: number) => Math.min(minor, maxOf(option))

  return {
    on: (option: string): number => bets.get(option) ?? 0,
    all: (): [option: string, minor: number][] => [...bets],
    count: () => bets.size,
    total: () => [...bets.values()].reduce((sum, minor) => sum + minor, 0),
    canUndo: () => earlier.length > 0,
    /** `full`: the slip holds no further option; `most`: the option takes no more. */
    add(option: string, minor: number): 'added' | 'full' | 'most' {
      if (!bets.has(option) && bets.size === MAX_BETS) return 'full'
      const now = bets.get(option) ?? 0
      const next = within(option, now + minor)
      if (next === now) return 'most'
      change(new Map(bets).set(option, next))
      return 'added'
    },
    drop(option: string): void {
      change(new Map([...bets].filter(([id]) => id !== option)))
    },
    /** Lays other bets in place of these. */
    replace(others: readonly (readonly [option: string, minor: number])[]): void {
      change(new Map(others.slice(0, MAX_BETS).map(([option, minor]) => [option, within(option, minor)])))
    },
    double: () => change(new Map([...bets].map(([option, minor]) => [option, within(option, minor * 2)]))),
    clear: () => change(new Map()),
    undo: () => {
      bets = earlier.pop() ?? bets
    },
    /** Begins anew, without a way back. */
    reset(): void {
      bets = new Map()
      earlier = []
    },
  }
}
