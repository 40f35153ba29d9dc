import { EmptyState } from '@brand/ui/empty-state'
import { trophy } from '@brand/ui/icons'
import { LeaderboardTable } from '@brand/ui/leaderboard-table'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useZone } from '../../../app/format/use-zone.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { BoardRules } from './BoardRules.tsx'
import { MyRank } from './MyRank.tsx'
import * as css from './missions.css.ts'
import type { Board } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

/** Ranks are worked out so often. */
const everyMs = 60_000

/** A leaderboard in one of its periods: the person, the best fifty, prizes and rules. */
export function LeaderboardPanel() {
  const t = useWords('missions')
  const words = useMissionWords()
  const [requested, setRequested] = useState<{ id?: string; periodKey?: string }>({})
  const answer = useApiQuery(member.missions.leaderboard, requested, { keep: true, everyMs })
  return (
    <Answered answer={answer} failed={t('board.failed')}>
      {({ board, boards, periods }) =>
        board ? (
          <Stack space="lg">
            <div className={css.choices}>
              <Select
                label={t('board')}
                options={boards.map(({ id, title }) => ({ value: id, label: title }))}
                value={board.id}
                onValueChange={(id) => setRequested({ id })}
              />
              <Select
                label={t('board.period')}
                options={periods.map((one) => ({ value: one.periodKey, label: words.span(one) }))}
                value={board.periodKey}
                onValueChange={(periodKey) => setRequested({ id: board.id, periodKey })}
              />
            </div>
            <div className={css.board}>
              <MyRank board={board} />
              <Ranks board={board} />
              <BoardRules board={board} />
            </div>
          </Stack>
        ) : (
          <EmptyState icon={trophy} title={t('board.none')}>
            {t('board.none.text')}
          </EmptyState>
        )
      }
    </Answered>
  )
}

function Ranks({ board }: { board: Board }) {
  const t = useWords('missions')
  const words = useMissionWords()
  const zone = useZone()
  const { list, metric, rankedAt, frozenAt, periodEnd } = board
  const scored = t(metric === 'MULTIPLE' ? 'score.multiple' : 'score')
  return (
    <Stack space="sm" className={css.ranks}>
      <LeaderboardTable
        title={t('ranks')}
        note={scored}
        level={2}
        rows={list.map(({ rank, name, mine, score, prize }) => ({
          rank,
          name: name ?? '',
          label: mine ? t('you', { name: name ?? '' }) : name === null ? t('hidden') : undefined,
          me: mine,
          score: metric === 'MULTIPLE' ? words.score(board, score) : <Amount of={score} />,
          prize: prize ? <Amount of={prize} decimals={0} /> : '–',
        }))}
        strings={{ rank: t('rank'), player: t('name'), score: scored, prize: t('prize') }}
        empty={<EmptyList icon={trophy} title={t('ranks.none')} text={t('ranks.none.text')} />}
      />
      <Text size="caption" quiet>
        {frozenAt
          ? t('frozen', { time: words.time(frozenAt), zone })
          : rankedAt
            ? t('ranked', { time: words.time(rankedAt), end: words.time(periodEnd), zone })
            : t('ends', { end: words.time(periodEnd), zone })}
      </Text>
    </Stack>
  )
}
