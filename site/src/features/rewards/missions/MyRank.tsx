import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './missions.css.ts'
import type { Board } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

/** The person in a period: rank, score, prize, and the distance to the next better prize. */
export function MyRank({ board }: { board: Board }) {
  const t = useWords('missions')
  const words = useMissionWords()
  const { metric, mine, frozenAt } = board
  const { rank, score, prize, next } = mine
  return (
    <Card space="md" className={css.mine} title={t('mine')}>
      {rank === null ? (
        <Text size="dense">{t('mine.none')}</Text>
      ) : (
        <span className={css.rank}>{words.count(rank)}</span>
      )}
      <DataList
        items={[
          {
            term: t(metric === 'MULTIPLE' ? 'score.multiple' : 'score'),
            value: metric === 'MULTIPLE' ? words.score(board, score) : <Amount of={score} />,
          },
          { term: t(frozenAt ? 'prize.final' : 'prize.now'), value: prize ? <Amount of={prize} /> : t('prize.none') },
          ...(next
            ? [
                {
                  term: t('next', { amount: words.money(next.prize), rank: words.count(next.rank) }),
                  value: t('gap', { amount: words.score(board, next.gap) }),
                },
              ]
            : []),
        ]}
      />
      <Text size="caption" quiet>
        {t('mine.text')}
      </Text>
    </Card>
  )
}
