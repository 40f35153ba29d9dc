import type { Tx } from '../../db/client.ts'
import { formatLocale } from '../../lib/text/languages.ts'
import { translate } from '../../lib/text/words.ts'
import { inEach, inLanguage } from '../../lib/text/localized.ts'
import type { Settings } from '../../settings/settings.ts'
import { formatMoney } from '../../ledger/money.ts'
import { sendMessages } from '../messages/index.ts'
import { type NewReward, offerReward } from '../rewards/index.ts'

type Offering = Pick<NewReward, 'memberId' | 'asset' | 'source' | 'ref' | 'amount' | 'titles'>

async function offer(tx: Tx, settings: Settings, given: Offering, now: Date): Promise<void> {
  const { multiple, claimDays } = settings.vip
  await offerReward(tx, settings, {
    ...given,
    form: 'CASH',
    multiple,
    claimBy: new Date(now.getTime() + claimDays * 86_400_000),
    now,
  })
}

/** Offers what a rank gives when it is reached. */
export async function offerUpgrade(
  tx: Tx,
  settings: Settings,
  { memberId, asset, level }: { memberId: string; asset: string; level: number },
  now: Date,
): Promise<void> {
  const rank = settings.vip.ranks[level]
  if (!rank || rank.upgradeMinor === 0) return
  const { supported, default: fallback } = settings.languages
  const titles = inEach(supported, (language) =>
    translate(language, 'vip.upgrade', { rank: inLanguage(rank.label, language, fallback) }),
  )
  const amount = BigInt(rank.upgradeMinor)
  await offer(tx, settings, { memberId, asset, source: 'VIP_UPGRADE', ref: `${level}`, amount, titles }, now)
}

/** A rank with what keeps it, as messages have it. */
function rankIn(settings: Settings, level: number, asset: string) {
  const rank = settings.vip.ranks[level]
  return { rank: { name: rank?.label ?? {} }, keep: { money: formatMoney(rank?.keepMinor ?? 0), asset } }
}

interface Changed {
  memberId: string
  asset: string
  level: number
}

/** Tells people the rank that they have now. */
export const tellReached = (tx: Tx, settings: Settings, list: readonly Changed[], now: Date): Promise<void> =>
  sendMessages(
    tx,
    list.map(({ memberId, asset, level }) => ({
      memberId,
      kind: 'vipReached',
      values: rankIn(settings, level, asset),
    })),
    now,
  )

/** Tells people the rank that a month without enough play has taken. `level`: the one they have now. */
export const tellLost = (
  tx: Tx,
  settings: Settings,
  list: readonly (Changed & { played: string; month: string })[],
  now: Date,
): Promise<void> =>
  sendMessages(
    tx,
    list.map(({ memberId, asset, level, played, month }) => ({
      memberId,
      kind: 'vipLost',
      values: {
        ...rankIn(settings, level + 1, asset),
        now: rankIn(settings, level, asset).rank,
        played: { money: formatMoney(played), asset },
        month: { month: month.slice(0, 7) },
      },
    })),
    now,
  )

/** Offers what a month has brought. `month`: its first day. */
export async function offerSalary(
  tx: Tx,
  settings: Settings,
  { memberId, asset, month, amount }: { memberId: string; asset: string; month: string; amount: bigint },
  now: Date,
): Promise<void> {
  const titles = inEach(settings.languages.supported, (language) => {
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    const form = new Intl.DateTimeFormat(formatLocale(language), options)
    return translate(language, 'vip.salary', { month: form.format(new Date(month)) })
  })
  await offer(tx, settings, { memberId, asset, source: 'VIP_SALARY', ref: month.slice(0, 7), amount, titles }, now)
}
