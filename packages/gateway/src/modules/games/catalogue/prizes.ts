/** A way to bet: what it returns for a stake of 1.00, in hundredths, and the most that it takes, minor units. */
export type PrizeWay = readonly [odds: number, mostStake: number]

/** The step of stakes at the demo vendor, minor units. */
export const VENDOR_STEP = 100

const four: readonly PrizeWay[] = [
  [965_000, 10_300],
  [96_500, 50_000],
]
const three: readonly PrizeWay[] = [[96_500, 50_000]]

/** What the demo vendor publishes of each lottery: the ways that can bring its largest win, by the stake. */
const WAYS: Readonly<Partial<Record<string, readonly PrizeWay[]>>> = {
  PADMA5D: [
    [9_650_000, 1000],
    [96_500, 50_000],
  ],
  MEGHNA3D: three,
  DELTA6: [
    [958_534, 10_400],
    [68_466, 50_000],
  ],
  KITE35: [
    [1_010_548, 9800],
    [63_159, 50_000],
  ],
  MONSOON20: [[149_629, 50_000]],
  LOTUS4D: four,
  HARBOUR3D: three,
  JAMUNA3D: three,
  SURMA4D: four,
  VN_NORTH: four,
  VN_SOUTH: four,
  VN_FAST: four,
}

/** Stakes that the operator takes, minor units. */
interface Stakes {
  min: bigint
  max: bigint
  step: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** The most that one bet on a lottery can return, stake included, minor units; undefined where nothing says it. */
export function largestWin(code: string, { min, max, step }: Stakes): bigint | undefined {
  const ours = BigInt(VENDOR_STEP)
  const both = (ours / gcd(ours, step)) * step
  const wins = (WAYS[code] ?? []).flatMap(([odds, mostStake]) => {
    const most = max < BigInt(mostStake) ? max : BigInt(mostStake)
    const stake = (most / both) * both
    return stake > 0n && stake >= min ? [(stake * BigInt(odds)) / 100n] : []
  })
  return wins.length > 0 ? wins.reduce((a, b) => (a > b ? a : b)) : undefined
}
