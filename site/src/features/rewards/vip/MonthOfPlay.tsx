import { Card } from '@brand/ui/card'
import { Inline } from '@brand/ui/inline'
import { Progress as Bar } from '@brand/ui/progress'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Progress } from './use-vip.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** The play of the month, against what keeps the rank, or brings a lost one back. */
export function MonthOfPlay({ progress: { level, label, month, regain } }: { progress: Progress }) {
  const t = useWords('vip')
  const { day } = useTime()
  const money = useMoney()
  const { validBet, keep, percent, judged, endsAt } = month
  // The last moment of the month, not the first of the next.
  const until = day(Date.parse(endsAt) - 1)
  const bar = (of: string, value: number, name: string) => (
    <Bar label={name} labelHidden value={value} valueText={t('progress', { done: money(validBet), of: money(of) })} />
  )
  const state = () => {
    if (level === 0) return t('month.free', { rank: label })
    if (percent === 100) return t('month.kept', { rank: label })
    return judged ? t('month.open', { rank: label, amount: money(keep), day: until }) : t('month.safe', { rank: label })
  }
  return (
    <Card space="md" title={t('month')}>
      <Inline justify="between" align="baseline">
        <Amount of={validBet} size="headline" />
        {level > 0 ? (
          <Text as="span" size="dense" quiet>
            {t('of', { amount: money(keep) })}
          </Text>
        ) : null}
      </Inline>
      {level > 0 ? bar(keep, percent, t('month.keep', { rank: label })) : null}
      <Text size="dense" quiet>
        {state()}
      </Text>
      {regain ? (
        <>
          {bar(regain.keep, regain.percent, t('regain.bar', { rank: regain.label }))}
          <Text size="dense" quiet>
            {t('regain', { rank: regain.label, amount: money(regain.keep) })}
          </Text>
        </>
      ) : null}
    </Card>
  )
}
