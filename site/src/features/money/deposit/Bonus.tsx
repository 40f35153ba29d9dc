import { Accordion } from '@brand/ui/accordion'
import { Icon } from '@brand/ui/icon'
import { gift } from '@brand/ui/icons'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import type { DepositOffer } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { localeOf } from '../../../app/format/format.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { span } from '../../../app/format/span.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { amountOf, type Money } from '../../../app/format/money.ts'
import * as css from './deposit.css.ts'

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
  /** The chosen one is over. */
  error: string | undefined
  onChoose: (bonusId: string) => void
  /** What the play of the chosen one takes. */
  children?: ReactNode
}

/**
 * No bonus, or one: in a sentence, and folded below it what each gives and what it costs in play, time and freedom. None
 * is preselected.
 */
export function Bonus({ offers, multiple, money, minor, settling, value, error, onChoose, children }: BonusProps) {
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
  const gives = ({ bonus, required }: NonNullable<DepositOffer['quote']>, days: number | null) => {
    if (Number(required) === 0) return t('deposit.bonus.cost.free', { bonus: money(bonus) })
    const sums = { bonus: money(bonus), required: money(required) }
    if (days === null) return t('deposit.bonus.cost.any', sums)
    return t('deposit.bonus.cost', { ...sums, days: span(days, 'day', lang) })
  }
  const cost = ({ bonusId, quote, minDeposit, maxBet, expiryDays, eligible, joined }: DepositOffer) => (
    <Stack as="span" space="2xs" align="start">
      {quote && !settling ? (
        <span>{gives(quote, expiryDays)}</span>
      ) : (
        <span>{t('deposit.bonus.least', { min: money(minDeposit) })}</span>
      )}
      {joined ? <span>{t('deposit.bonus.joined')}</span> : null}
      {/* The rest of the terms stands at what is chosen, so that several offers fit a phone. */}
      {bonusId === value && maxBet ? <span>{t('deposit.bonus.maxBet', { maxBet: money(maxBet) })}</span> : null}
      {bonusId === value ? (
        <span>
          {t('deposit.bonus.counts', {
            games: new Intl.ListFormat(locale).format(
              eligible
                .filter(({ pct }) => pct > 0)
                .map(({ gameType, pct }) => `\u2068${categoryName(site, gameType)} ${percent(pct)}\u2069`),
            ),
          })}
        </span>
      ) : null}
    </Stack>
  )
  const name = ({ title, percent: share, maxBonus }: DepositOffer) => {
    if (title === undefined)
      return t('deposit.bonus.FIRST_DEPOSIT', { percent: percent(share ?? 0), max: money(maxBonus) })
    return share === null
      ? t('deposit.bonus.sum', { title, max: money(maxBonus) })
      : t('deposit.bonus.share', { title, percent: percent(share), max: money(maxBonus) })
  }
  const chosen = offers.find(({ bonusId }) => bonusId === value)
  /** The one to name while none is chosen: the first that this amount would get. */
  const first = offers.find(({ quote }) => quote) ?? offers[0]
  const would = ({ title = t('deposit.bonus.first'), quote, minDeposit }: DepositOffer) => {
    if (!quote || settling) return t('deposit.bonus.from', { title, min: money(minDeposit) })
    const sums = { title, bonus: money(quote.bonus), required: money(quote.required) }
    return t(Number(quote.required) === 0 ? 'deposit.bonus.would.free' : 'deposit.bonus.would', sums)
  }
  const sentence = error ?? (chosen?.quote ? gives(chosen.quote, chosen.expiryDays) : first && would(first))
  return (
    <Accordion
      level={2}
      className={css.bonus}
      items={[
        {
          id: 'bonus',
          title: (
            <span className={css.offer}>
              <Icon icon={gift} size={24} />
              <span className={css.offerWords}>
                <span>{chosen ? name(chosen) : t(error ? 'deposit.bonus' : 'deposit.bonus.without')}</span>
                <span className={css.offerNote}>{sentence}</span>
              </span>
            </span>
          ),
          content: (
            <Stack space="xl">
              <RadioGroup
                label={t('deposit.bonus')}
                value={value}
                error={error}
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
              {children}
            </Stack>
          ),
        },
      ]}
    />
  )
}
