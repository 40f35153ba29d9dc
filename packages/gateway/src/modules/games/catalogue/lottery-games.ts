import { translate } from '../../../lib/text/words.ts'

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** A lottery of the gateway. */
export interface Lottery {
  code: string
  /** Its place in the catalogue: what is launched, kept as a favourite and shown in the bet record. */
  nodeId: number
  group: (typeof groups)[number]
  prizeMode: PrizeMode
  vietnamese: boolean
  everySeconds: number
  /** Of the first draw after midnight UTC. */
  offsetSeconds: number
  lockSeconds: number
  format: { count: number; from: number; to: number; unique: boolean }
}

const digits = (count: number) => ({ count, from: 0, to: 9, unique: false })
const balls = (count: number, to: number) => ({ count, from: 1, to, unique: true })
const hour = 3600
const day = 24 * hour

const groups = ['fast', 'hourly', 'daily'] as const

/**
 * What the lotteries are, and when each draws; their names are `lottery.name.<code>` of `locales/<lang>/gateway.json`.
 */
export const lotteries: readonly Lottery[] = [
  {
    code: 'PADMA5D',
    nodeId: 75_001,
    group: 'fast',
    prizeMode: 'LOTT',
    vietnamese: false,
    everySeconds: 60,
    offsetSeconds: 0,
    lockSeconds: 10,
    format: digits(5),
  },
  {
    code: 'MEGHNA3D',
    nodeId: 75_002,
    group: 'fast',
    prizeMode: 'LOTT',
    vietnamese: false,
    everySeconds: 180,
    offsetSeconds: 0,
    lockSeconds: 15,
    format: digits(3),
  },
  {
    code: 'DELTA6',
    nodeId: 75_003,
    group: 'hourly',
    prizeMode: 'LOTT',
    vietnamese: false,
    everySeconds: hour,
    offsetSeconds: 0,
    lockSeconds: 60,
    format: balls(6, 45),
  },
  {
    code: 'KITE35',
    nodeId: 85_001,
    group: 'fast',
    prizeMode: 'ELOTT',
    vietnamese: false,
    everySeconds: 120,
    offsetSeconds: 0,
    lockSeconds: 10,
    format: balls(5, 35),
  },
  {
    code: 'MONSOON20',
    nodeId: 85_002,
    group: 'fast',
    prizeMode: 'ELOTT',
    vietnamese: false,
    everySeconds: 300,
    offsetSeconds: 0,
    lockSeconds: 20,
    format: balls(20, 80),
  },
  {
    code: 'LOTUS4D',
    nodeId: 75_004,
    group: 'hourly',
    prizeMode: 'SEA',
    vietnamese: false,
    everySeconds: hour,
    offsetSeconds: hour / 2,
    lockSeconds: 60,
    format: digits(4),
  },
  {
    code: 'HARBOUR3D',
    nodeId: 75_005,
    group: 'daily',
    prizeMode: 'SEA',
    vietnamese: false,
    everySeconds: day,
    offsetSeconds: 12 * hour,
    lockSeconds: 300,
    format: digits(3),
  },
  {
    code: 'JAMUNA3D',
    nodeId: 75_009,
    group: 'fast',
    prizeMode: 'ZY',
    vietnamese: false,
    everySeconds: 600,
    offsetSeconds: 300,
    lockSeconds: 20,
    format: digits(3),
  },
  {
    code: 'SURMA4D',
    nodeId: 75_010,
    group: 'hourly',
    prizeMode: 'ZY',
    vietnamese: false,
    everySeconds: hour,
    offsetSeconds: hour / 4,
    lockSeconds: 60,
    format: digits(4),
  },
  {
    code: 'VN_NORTH',
    nodeId: 75_007,
    group: 'daily',
    prizeMode: 'LOTT',
    vietnamese: true,
    everySeconds: day,
    offsetSeconds: 11.25 * hour,
    lockSeconds: 300,
    format: digits(5),
  },
  {
    code: 'VN_SOUTH',
    nodeId: 75_008,
    group: 'daily',
    prizeMode: 'LOTT',
    vietnamese: true,
    everySeconds: day,
    offsetSeconds: 9.25 * hour,
    lockSeconds: 300,
    format: digits(5),
  },
  {
    code: 'VN_FAST',
    nodeId: 75_006,
    group: 'fast',
    prizeMode: 'LOTT',
    vietnamese: true,
    everySeconds: 60,
    offsetSeconds: 0,
    lockSeconds: 10,
    format: digits(5),
  },
]

/** Vendor codes that lead to the lottery pages, each with the mark of its maker. */
export const lotteryVendors = {
  LOTT: 'Lotto House',
  ELOTT: 'E-Lotto',
  TCG_SEA: 'SEA Lotto',
  TCG_LOTTO_VN: 'Vietnam Lotto',
} as const

/**
 * What a vendor is called in a language: a lottery of the gateway has a name in each, unless its operator gave it
 * another; studios have one mark everywhere.
 */
export function vendorName(code: string, displayName: string, language: string): string {
  const mine: Partial<Record<string, string>> = lotteryVendors
  return mine[code] === displayName ? translate(language, `lottery.vendor.${code}`) : displayName
}

/** The same where only its code is known. */
export const vendorNameOf = (code: string, language: string): string => {
  const mine: Partial<Record<string, string>> = lotteryVendors
  return vendorName(code, mine[code] ?? code, language)
}

/** The vendor of a lottery in the catalogue. */
export const vendorOf = ({
  vietnamese,
  prizeMode,
}: Pick<Lottery, 'vietnamese' | 'prizeMode'>): keyof typeof lotteryVendors =>
  vietnamese ? 'TCG_LOTTO_VN' : prizeMode === 'SEA' ? 'TCG_SEA' : prizeMode === 'ELOTT' ? 'ELOTT' : 'LOTT'

/** The category it is listed in. */
export const categoryOfLottery = ({ prizeMode }: Pick<Lottery, 'prizeMode'>) =>
  prizeMode === 'ELOTT' ? ('ELOTT' as const) : ('LOTT' as const)

/** The lotteries `pace` times faster than their timetable; above 1 only for tests and demonstrations. */
export const paced = (pace: number): readonly Lottery[] =>
  lotteries.map((one) => ({
    ...one,
    everySeconds: one.everySeconds / pace,
    offsetSeconds: one.offsetSeconds / pace,
    lockSeconds: one.lockSeconds / pace,
  }))

export const lotteryOf = (code: string | undefined): Lottery | undefined => lotteries.find((one) => one.code === code)

/** As the wire has it. */
export function lottoGame(lottery: Lottery, language: string) {
  const { code, nodeId, group, everySeconds, lockSeconds, format } = lottery
  return {
    gameCode: code,
    nodeId,
    gameType: categoryOfLottery(lottery),
    gameName: translate(language, `lottery.name.${code}`),
    gameGroupCode: group,
    accountType: vendorOf(lottery),
    prizeMode: lottery.prizeMode,
    everySeconds,
    lockSeconds,
    format,
  }
}

/** Lotteries by group, in the order of the groups. */
export function menuOf(list: readonly Lottery[], language: string) {
  return groups.flatMap((group) => {
    const games = list.filter((one) => one.group === group).map((one) => lottoGame(one, language))
    return games.length > 0
      ? [{ gameGroupCode: group, gameGroupName: translate(language, `lottery.group.${group}`), games }]
      : []
  })
}
