import type { DepositOrder } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Text } from '@brand/ui/text'
import { localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { Money } from '../../../../app/format/money.ts'
import { bonusReasonKey } from '../use-fault-text.ts'

/** The bonus of an order: what was promised while it waits, then what was given, or why nothing was. */
export function BonusLine({ order: { status, bonus }, money }: { order: DepositOrder; money: Money }) {
  const t = useWords('deposit')
  const locale = localeOf(useLang())
  if (!bonus || status === 'FAILED' || status === 'CANCELLED') return null
  if (bonus.state === 'NOT_GIVEN') {
    const why = bonusReasonKey(bonus.reason)
    return (
      <Callout data-part="bonus">
        {t('deposit.order.bonus.none')} {why ? t(why) : null} {t('deposit.order.bonus.none.play')}
      </Callout>
    )
  }
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    bonus.expiryDays,
  )
  const terms = { bonus: money(bonus.amount), required: money(bonus.required), days, maxBet: money(bonus.maxBet) }
  return (
    <Text data-part="bonus" size="caption" quiet>
      {t(bonus.state === 'GIVEN' ? 'deposit.order.bonus.given' : 'deposit.order.bonus.chosen', terms)}
    </Text>
  )
}
