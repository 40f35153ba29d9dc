import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { gift } from '@brand/ui/icons'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { stateChip } from '../../../app/records/state-chip.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import type { Bonus } from './bonuses.model.ts'
import { CountedBets } from './CountedBets.tsx'
import { useBonusWords } from './use-bonus-words.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** Bonuses that have ended, the newest first. */
export function BonusHistory() {
  const t = useWords('bonuses')
  return (
    <PagedList
      pages={useApiPages(member.bonuses.history, {})}
      failed={t('failed')}
      space="xl"
      empty={<EmptyList icon={gift} title={t('none.history')} text={t('none.history.text')} />}
    >
      {(rows) => rows.map((bonus) => <EndedBonus key={bonus.bonusId} bonus={bonus} />)}
    </PagedList>
  )
}

function EndedBonus({ bonus }: { bonus: Bonus }) {
  const t = useWords('bonuses')
  const words = useBonusWords()
  const { time } = useTime()
  const money = useMoney()
  const { amount, released, required, done, endedAt, takenAt } = bonus
  const reason = words.reason(bonus)
  return (
    <Card
      title={words.title(bonus)}
      actions={<StatusChip status={stateChip(bonus.state)}>{words.state(bonus)}</StatusChip>}
    >
      {reason ? <Text size="dense">{reason}</Text> : null}
      <DataList
        items={[
          { term: t('amount'), value: <Amount of={amount} /> },
          { term: t('released'), value: <Amount of={released} /> },
          { term: t('progress'), value: t('progress.value', { done: money(done), of: money(required) }) },
          { term: t('taken'), value: time(takenAt) },
          ...(endedAt ? [{ term: t('ended'), value: time(endedAt) }] : []),
        ]}
      />
      <CountedBets bonus={bonus} />
    </Card>
  )
}
