import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import type { DepositOffer } from '@brand/sdk/member'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { localeOf } from '../../../app/format/format.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { amountOf, type Money } from '../../../app/format/money.ts'

interface BonusProps {
  offers: readonly DepositOffer[]
  /** Times the deposit itself is to be played. */
  multiple: number
  money: Money
  /** Of the deposit; undefined while there is none. */
  minor: bigint | undefined
  /** What they give for this amount is being fetched. */
  settling: boolean
  value: string
  onChoose: (bonusId: string) => void
}

/** No bonus, or one: what it gives, and what it costs in play, time and freedom. None is preselected. */
export function Bonus({ offers, multiple, money, minor, settling, value, onChoose }: BonusProps) {
  const t = useWords('deposit')
  const lang = useLang()
  const locale = localeOf(lang)
  const site = useWords('site')
  const own = ((minor ?? 0n) * BigInt(Math.round(multiple * 100))) / 100n
  const alone =
    multiple === 0
      ? t('deposit.bonus.none.free')
      : own > 0n
        ? t('deposit.bonus.none.cost', { amount: money(amountOf(own)) })
        : t('deposit.bonus.none.own')
  const percent = (share: number) => formatPercent(share, lang)
  const cost = ({ quote, minDeposit, maxBet, expiryDays, eligible }: DepositOffer) => (
    <Stack as="span" space="2xs" align="start">
      {quote && !settling ? (
        <span>
          {t('deposit.bonus.cost', {
            bonus: money(quote.bonus),
            required: money(quote.required),
            days: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(expiryDays),
          })}
        </span>
      ) : (
        <span>{t('deposit.bonus.least', { min: money(minDeposit) })}</span>
      )}
      {maxBet ? <span>{t('deposit.bonus.maxBet', { maxBet: money(maxBet) })}</span> : null}
      <span>
        {t('deposit.bonus.counts', {
          games: new Intl.ListFormat(locale).format(
            eligible
              .filter(({ pct }) => pct > 0)
              .map(({ gameType, pct }) => `${categoryName(site, gameType)} ${percent(pct)}`),
          ),
        })}
      </span>
    </Stack>
  )
  const name = ({ bonusId, percent: share, maxBonus }: DepositOffer) =>
    t(bonusId === 'FIRST_DEPOSIT' ? 'deposit.bonus.FIRST_DEPOSIT' : 'deposit.bonus.other', {
      percent: percent(share),
      max: money(maxBonus),
    })
  return (
    <RadioGroup
      label={t('deposit.bonus')}
      value={value}
      onValueChange={onChoose}
      options={[
        { value: 'none', label: t('deposit.bonus.none'), note: alone },
        ...offers.map((offer) => ({
          value: offer.bonusId,
          label: name(offer),
          note: cost(offer),
          disabled: !offer.quote,
        })),
      ]}
    />
  )
}
