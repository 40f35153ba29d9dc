import type { RewardEvenings, RewardsCostOutput } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useRewardWords } from '../use-reward-words.ts'
import { Decision } from './Decision.tsx'

interface CostAsideProps {
  cost: RewardsCostOutput
  /** Undefined where no game says what it returns. */
  shown: RewardEvenings | undefined
}

/** The figures in a sentence, the terms, and the decision. */
export function CostAside({ cost, shown }: CostAsideProps) {
  const t = useWords('rewards')
  const { money, count } = useRewardWords()
  const { reward, own, start, evenings } = cost
  const { form, days, maxBet, maxRelease } = reward
  return (
    <Card space="md" title={t('cost.plain')}>
      {shown ? (
        <Text>
          {t(Number(own) > 0 ? 'cost.plain.text' : 'cost.plain.alone', {
            start: money(start),
            end: money(shown.end),
            n: count(Number(own) > 0 ? 100 - shown.ahead : shown.nothingLeft),
            own: money(own),
          })}
        </Text>
      ) : null}
      <Text>{t('cost.without')}</Text>
      <DataList
        items={[
          {
            term: t('required'),
            value: t('required.of', {
              amount: money(reward.required),
              multiple: reward.multiple,
              base: money(reward.base),
            }),
          },
          ...(days === null || form === 'CASH'
            ? []
            : [{ term: t('days'), value: t('days.count', { count: days, n: count(days) }) }]),
          { term: t('maxBet'), value: maxBet === null ? t('maxBet.none') : <Amount of={maxBet} /> },
          ...(maxRelease === null ? [] : [{ term: t('maxRelease'), value: <Amount of={maxRelease} /> }]),
        ]}
      />
      <Callout tone="info">{t(form === 'CASH' ? 'cost.cash' : 'cost.bonus')}</Callout>
      <Decision reward={reward} what={money(reward.amount)} />
      {shown ? (
        <Text size="caption" quiet>
          {t('cost.source', { count: evenings, n: count(evenings) })}
        </Text>
      ) : null}
    </Card>
  )
}
