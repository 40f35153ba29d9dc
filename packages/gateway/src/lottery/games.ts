export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** A lottery of the house. */
export interface Lottery {
  code: string
  group: 'fast' | 'hourly' | 'daily'
  prizeMode: PrizeMode
  vietnamese: boolean
  name: { en: string; bn: string }
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

export const groups = {
  fast: { en: 'Every few minutes', bn: 'কয়েক মিনিট পরপর' },
  hourly: { en: 'Every hour', bn: 'প্রতি ঘণ্টায়' },
  daily: { en: 'Every day', bn: 'প্রতিদিন' },
} as const

/** What the lotteries are: names of ours, and when each draws. */
export const lotteries: readonly Lottery[] = [
  { code: 'PADMA5D', group: 'fast', prizeMode: 'LOTT', vietnamese: false, name: { en: 'Padma Five', bn: 'পদ্মা পাঁচ' }, everySeconds: 60, offsetSeconds: 0, lockSeconds: 10, format: digits(5) },
  { code: 'MEGHNA3D', group: 'fast', prizeMode: 'LOTT', vietnamese: false, name: { en: 'Meghna Three', bn: 'মেঘনা তিন' }, everySeconds: 180, offsetSeconds: 0, lockSeconds: 15, format: digits(3) },
  { code: 'DELTA6', group: 'hourly', prizeMode: 'LOTT', vietnamese: false, name: { en: 'Delta Six of 45', bn: 'ডেলটা ৪৫-এ ছয়' }, everySeconds: hour, offsetSeconds: 0, lockSeconds: 60, format: balls(6, 45) },
  { code: 'KITE10', group: 'fast', prizeMode: 'ELOTT', vietnamese: false, name: { en: 'Kite Race', bn: 'ঘুড়ির দৌড়' }, everySeconds: 120, offsetSeconds: 0, lockSeconds: 10, format: balls(10, 10) },
  { code: 'MONSOON20', group: 'fast', prizeMode: 'ELOTT', vietnamese: false, name: { en: 'Monsoon Keno', bn: 'বর্ষা কেনো' }, everySeconds: 300, offsetSeconds: 0, lockSeconds: 20, format: balls(20, 80) },
  { code: 'LOTUS4D', group: 'hourly', prizeMode: 'SEA', vietnamese: false, name: { en: 'Lotus Four', bn: 'পদ্ম চার' }, everySeconds: hour, offsetSeconds: hour / 2, lockSeconds: 60, format: digits(4) },
  { code: 'HARBOUR3D', group: 'daily', prizeMode: 'SEA', vietnamese: false, name: { en: 'Harbour Three', bn: 'বন্দর তিন' }, everySeconds: day, offsetSeconds: 12 * hour, lockSeconds: 300, format: digits(3) },
  { code: 'VN_NORTH', group: 'daily', prizeMode: 'LOTT', vietnamese: true, name: { en: 'Northern Draw', bn: 'উত্তরের ড্র' }, everySeconds: day, offsetSeconds: 11.25 * hour, lockSeconds: 300, format: digits(5) },
  { code: 'VN_SOUTH', group: 'daily', prizeMode: 'LOTT', vietnamese: true, name: { en: 'Southern Draw', bn: 'দক্ষিণের ড্র' }, everySeconds: day, offsetSeconds: 9.25 * hour, lockSeconds: 300, format: digits(6) },
  { code: 'VN_FAST', group: 'fast', prizeMode: 'LOTT', vietnamese: true, name: { en: 'Hanoi Minute', bn: 'হ্যানয় মিনিট' }, everySeconds: 60, offsetSeconds: 0, lockSeconds: 10, format: digits(5) },
]

export const lotteryOf = (code: string): Lottery | undefined => lotteries.find((one) => one.code === code)

/** As the wire has it. */
export function lottoGame(lottery: Lottery, language: string) {
  const { code, group, name, vietnamese, prizeMode, everySeconds, lockSeconds, format } = lottery
  return {
    gameCode: code, gameName: language === 'bn' ? name.bn : name.en, gameGroupCode: group,
    accountType: vietnamese ? 'TCG_LOTTO_VN' : prizeMode === 'SEA' ? 'TCG_SEA' : prizeMode, everySeconds, lockSeconds, format,
  }
}

/** Lotteries by group, in the order of the groups. */
export function menuOf(list: readonly Lottery[], language: string) {
  return (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) => {
    const games = list.filter((one) => one.group === group).map((one) => lottoGame(one, language))
    return games.length > 0 ? [{ gameGroupCode: group, gameGroupName: language === 'bn' ? groups[group].bn : groups[group].en, games }] : []
  })
}
