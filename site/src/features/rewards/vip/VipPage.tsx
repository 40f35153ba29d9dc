import { Columns } from '@brand/ui/columns'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Answered } from '../../../app/records/Answered.tsx'
import { allAnswers } from '../../../app/api/all-answers.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Benefits } from './Benefits.tsx'
import { RankRewards } from './RankRewards.tsx'
import { Ladder } from './Ladder.tsx'
import { MonthOfPlay } from './MonthOfPlay.tsx'
import { NextRank } from './NextRank.tsx'
import { KeepingRank } from './KeepingRank.tsx'
import { useVip } from './use-vip.ts'

/** The person's rank: the ladder, how far the figures are, what each rank gives, and how one is kept. */
export default function VipPage() {
  const t = useWords('vip')
  const { day } = useTime()
  const { progress, ranks } = useVip()
  const answer = allAnswers(progress, ranks)
  const [rank] = answer.data ?? []
  const about = (label: string, since: string | null) =>
    since ? t('rank.since', { rank: label, day: day(since) }) : t('rank', { rank: label })
  return (
    <>
      <PageHeader title={t('title')} description={rank && about(rank.label, rank.since)} />
      <Answered answer={answer} failed={t('failed')}>
        {([own, terms]) => (
          <Stack space="2xl">
            <Ladder ranks={terms.list} progress={own} />
            <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
              <Stack space="2xl">
                <NextRank progress={own} />
                <Benefits ranks={terms.list} level={own.level} />
              </Stack>
              <Stack space="lg">
                <MonthOfPlay progress={own} />
                <RankRewards terms={terms} />
                <KeepingRank progress={own} />
              </Stack>
            </Columns>
          </Stack>
        )}
      </Answered>
    </>
  )
}
