import { say } from '../content/words.ts'

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** A lottery of the house. */
export interface Lottery {
  code: string
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

/** What the lotteries are, and when each draws; their names are `lottery.name.<code>` of `locales/<lang>/house.json`. */
export const lotteries: readonly Lottery[] = [
  { code: 'PADMA5D', group: 'fast', prizeMode: 'LOTT', vietnamese: false, everySeconds: 60, offsetSeconds: 0, lockSeconds: 10, format: digits(5) },
  { code: 'MEGHNA3D', group: 'fast', prizeMode: 'LOTT', vietnamese: false, everySeconds: 180, offsetSeconds: 0, lockSeconds: 15, format: digits(3) },
  { code: 'DELTA6', group: 'hourly', prizeMode: 'LOTT', vietnamese: false, everySeconds: hour, offsetSeconds: 0, lockSeconds: 60, format: balls(6, 45) },
  { code: 'KITE10', group: 'fast', prizeMode: 'ELOTT', vietnamese: false, everySeconds: 120, offsetSeconds: 0, lockSeconds: 10, format: balls(10, 10) },
  { code: 'MONSOON20', group: 'fast', prizeMode: 'ELOTT', vietnamese: false, everySeconds: 300, offsetSeconds: 0, lockSeconds: 20, format: balls(20, 80) },
  { code: 'LOTUS4D', group: 'hourly', prizeMode: 'SEA', vietnamese: false, everySeconds: hour, offsetSeconds: hour / 2, lockSeconds: 60, format: digits(4) },
  { code: 'HARBOUR3D', group: 'daily', prizeMode: 'SEA', vietnamese: false, everySeconds: day, offsetSeconds: 12 * hour, lockSeconds: 300, format: digits(3) },
  { code: 'VN_NORTH', group: 'daily', prizeMode: 'LOTT', vietnamese: true, everySeconds: day, offsetSeconds: 11.25 * hour, lockSeconds: 300, format: digits(5) },
  { code: 'VN_SOUTH', group: 'daily', prizeMode: 'LOTT', vietnamese: true, everySeconds: day, offsetSeconds: 9.25 * hour, lockSeconds: 300, format: digits(6) },
  { code: 'VN_FAST', group: 'fast', prizeMode: 'LOTT', vietnamese: true, everySeconds: 60, offsetSeconds: 0, lockSeconds: 10, format: digits(5) },
]

export const lotteryOf = (code: string): Lottery | undefined => lotteries.find((one) => one.code === code)

/** As the wire has it. */
export function lottoGame(lottery: Lottery, language: string) {
  const { code, group, vietnamese, prizeMode, everySeconds, lockSeconds, format } = lottery
  return {
    gameCode: code, gameName: say(language, `lottery.name.${code}`), gameGroupCode: group,
    accountType: vietnamese ? 'TCG_LOTTO_VN' : prizeMode === 'SEA' ? 'TCG_SEA' : prizeMode, everySeconds, lockSeconds, format,
  }
}

/** Lotteries by group, in the order of the groups. */
export function menuOf(list: readonly Lottery[], language: string) {
  return groups.flatMap((group) => {
    const games = list.filter((one) => one.group === group).map((one) => lottoGame(one, language))
    return games.length > 0 ? [{ gameGroupCode: group, gameGroupName: say(language, `lottery.group.${group}`), games }] : []
  })
}
