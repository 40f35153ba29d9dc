import type { DepositOrder } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import { Text } from '@brand/ui/text'
import { span } from '../../../../app/format/span.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { Money } from '../../../../app/format/money.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import { useMemberShown } from '../../../../app/routing/use-member-shown.ts'
import { bonusReasonKey } from '../use-fault-text.ts'

/** The bonus of an order: what was promised while it waits, then what was given, or why nothing was. */
export function BonusLine({ order: { status, bonus }, money }: { order: DepositOrder; money: Money }) {
  const t = useWords('deposit')
  const shown = useMemberShown()
  const lang = useLang()
  if (!bonus || ['FAILED', 'CANCELLED', 'CHARGED_BACK'].includes(status)) return null
  if (bonus.state === 'NOT_GIVEN') {
    const why = bonusReasonKey(bonus.reason)
    return (
      <Callout data-part="bonus">
        {t('deposit.order.bonus.none')} {why ? t(why) : null} {t('deposit.order.bonus.none.play')}
      </Callout>
    )
  }
  const { required, expiryDays, maxBet } = bonus
  const play =
    expiryDays === null
      ? t('deposit.order.bonus.play.any', { required: money(required) })
      : t('deposit.order.bonus.play', {
          required: money(required),
          days: span(expiryDays, 'day', lang),
        })
  return (
    <Text data-part="bonus" size="caption" quiet>
      {t(bonus.state === 'GIVEN' ? 'deposit.order.bonus.given' : 'deposit.order.bonus.chosen', {
        bonus: money(bonus.amount),
      })}{' '}
      {Number(required) > 0 ? play : t('deposit.order.bonus.none.play')}{' '}
      {maxBet ? t('deposit.order.bonus.maxBet', { maxBet: money(maxBet) }) : null}{' '}
      {bonus.state === 'GIVEN' && shown(memberPath('bonuses')) ? (
        <Link href={memberPath('bonuses')}>{t('deposit.order.bonus.see')}</Link>
      ) : null}
    </Text>
  )
}
