import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { timesOf } from './referral.model.ts'
import type { Details } from './use-referrals.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** How inviting works, with the terms for friends who register now. */
export function Terms({ details: { terms } }: { details: Details }) {
  const t = useWords('referral')
  const lang = useLang()
  const money = useMoney()
  const count = useCount()
  const percent = (rate: string) => formatRate(rate, lang)
  const levels = terms.levels.filter(({ deposit, validBet }) => Number(deposit) > 0 || Number(validBet) > 0)
  const friend = Number(terms.friend) > 0
  return (
    <Card space="md" title={t('terms')}>
      <Text>{t('step.register')}</Text>
      <Text>
        {t('step.qualify', {
          count: terms.days,
          days: count(terms.days),
          deposit: money(terms.deposit),
          validBet: money(terms.validBet),
        })}
      </Text>
      <Text>
        {friend
          ? t('step.both', { inviter: money(terms.inviter), friend: money(terms.friend) })
          : t('step.inviter', { inviter: money(terms.inviter) })}
      </Text>
      {levels.length > 0 ? (
        <>
          <Text>{t('step.shares')}</Text>
          <DataList
            items={levels.map(({ level, deposit, validBet }) => ({
              id: String(level),
              term: t(`level.${level}` as 'level.1'),
              value: [
                ...(Number(validBet) > 0 ? [t('share.bet', { rate: percent(validBet) })] : []),
                ...(Number(deposit) > 0 ? [t('share.deposit', { rate: percent(deposit) })] : []),
              ].join(' · '),
            }))}
          />
        </>
      ) : null}
      <Text size="dense" quiet>
        {terms.multiple === 0 ? t('play.none') : t('play', { times: timesOf(terms.multiple, lang) })}
      </Text>
      <Text size="dense" quiet>
        {t('limit', { count: terms.monthLimit, n: count(terms.monthLimit) })}
      </Text>
      <Text size="dense" quiet>
        {t('fair')}
      </Text>
      <Text size="dense" quiet>
        {t('privacy')}
      </Text>
    </Card>
  )
}
