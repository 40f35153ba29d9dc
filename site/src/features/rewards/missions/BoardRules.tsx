import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './missions.css.ts'
import type { Board } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

/** Prizes by rank, games that count, and the rules as the operator wrote them. */
export function BoardRules({ board: { prizes, rules, games, leastStake } }: { board: Board }) {
  const t = useWords('missions')
  const words = useMissionWords()
  return (
    <Card space="md" className={css.rules} title={t('rules')}>
      {rules
        .split(/\n\s*\n/)
        .filter(Boolean)
        .map((part) => (
          <Text key={part} size="dense">
            {part}
          </Text>
        ))}
      <DataList
        items={[
          { term: t('games'), value: words.games(games) },
          ...(leastStake === null ? [] : [{ term: t('leastStake'), value: words.money(leastStake) }]),
          ...prizes.map((prize) => ({
            term:
              prize.from === prize.to
                ? t('place', { rank: words.count(prize.from) })
                : t('places', { from: words.count(prize.from), to: words.count(prize.to) }),
            value: words.gift(prize),
          })),
        ]}
      />
    </Card>
  )
}
