import * as z from 'zod'
import { completeLanguages, formatLocale } from '../../lib/text/languages.ts'
import { inEach, localized } from '../../lib/text/localized.ts'
import { translate } from '../../lib/text/words.ts'
import { amount, words } from '../../settings/ranges.ts'

const factor = z.number().min(0).max(100)

const rank = z.object({
  label: localized(words(40).trim().min(1)),
  /** Valid bet of all time from which a member has the rank. */
  totalMinor: amount,
  /** Valid bet of a month with which it is kept. */
  keepMinor: amount,
  /** Given once, when the total is reached. */
  upgradeMinor: amount.default(0),
  /** Given for each month in which `keepMinor` is played. */
  salaryMinor: amount.default(0),
  /** What the rates of rebates are multiplied by. */
  rebateFactor: factor.default(1),
  /** What the rates of points are multiplied by. */
  pointsFactor: factor.default(1),
})

export type Rank = z.output<typeof rank>

const labelOf = (level: number) =>
  inEach(completeLanguages, (language) =>
    level === 0
      ? translate(language, 'vip.guest')
      : translate(language, 'vip.rank', { n: new Intl.NumberFormat(formatLocale(language)).format(level) }),
  )

/** In major units: total, keep, upgrade, salary; the factors of rebates and points. */
const ladder = [
  [0, 0, 0, 0, 1, 1],
  [50_000, 10_000, 100, 80, 1, 1],
  [200_000, 40_000, 300, 200, 1.125, 1.1],
  [600_000, 120_000, 800, 350, 1.25, 1.2],
  [1_500_000, 300_000, 2000, 600, 1.5, 1.5],
  [4_000_000, 800_000, 5000, 1200, 1.875, 2],
] as const

const opening = ladder.map(([total, keep, upgrade, salary, rebateFactor, pointsFactor], level) => ({
  label: labelOf(level),
  totalMinor: total * 100,
  keepMinor: keep * 100,
  upgradeMinor: upgrade * 100,
  salaryMinor: salary * 100,
  rebateFactor,
  pointsFactor,
}))

export const settings = {
  /** Ranks of members by their valid bet. Whether there are any: the module VIP3, and the profile. */
  vip: z.object({
    /** The lowest first; the first is where everyone begins. */
    ranks: z
      .array(rank)
      .min(1)
      .max(30)
      .default(() => z.array(rank).parse(opening))
      .refine((ranks) => ranks[0]?.totalMinor === 0 && ranks[0].keepMinor === 0, 'the first rank requires nothing')
      .refine(
        (ranks) => ranks.every(({ totalMinor }, at) => at === 0 || totalMinor > (ranks[at - 1]?.totalMinor ?? 0)),
        'each rank requires more than the one before',
      ),
    /** Times that what ranks give has to be played; 0: no play is required. */
    multiple: z.number().min(0).max(100).default(1),
    /** Days in which it can be claimed. */
    claimDays: z.int().min(1).max(365).default(30),
    /** A month without a later settlement ends so many minutes after its last day. */
    graceMinutes: z.int().min(0).max(1440).default(30),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
