import { Columns } from '@brand/ui/columns'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Benefits } from './Benefits.tsx'
import { Collect } from './Collect.tsx'
import { Ladder } from './Ladder.tsx'
import { Month } from './Month.tsx'
import { Next } from './Next.tsx'
import { Rest } from './Rest.tsx'
import { useVip } from './use-vip.ts'

/** The person's rank: the ladder, how far the figures are, what each rank gives, and how one is kept. */
export default function VipPage() {
  const t = useWords('vip')
  const { day } = useTime()
  const errorText = useErrorText()
  const { progress, ranks } = useVip()
  const failed = [progress, ranks].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} busy={failed.isFetching}>
          {errorText(failed.error)}
        </ErrorState>
      </>
    )
  if (!progress.data || !ranks.data)
    return (
      <>
        <PageHeader title={t('title')} />
        <Skeleton variant="block" aria-busy="true" />
      </>
    )
  const { label, since } = progress.data
  const { list } = ranks.data
  return (
    <>
      <PageHeader
        title={t('title')}
        description={since ? t('rank.since', { rank: label, day: day(since) }) : t('rank', { rank: label })}
      />
      <Stack space="2xl">
        <Ladder ranks={list} progress={progress.data} />
        <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
          <Stack space="2xl">
            <Next progress={progress.data} />
            <Benefits ranks={list} level={progress.data.level} />
          </Stack>
          <Stack space="lg">
            <Month progress={progress.data} />
            <Collect terms={ranks.data} />
            <Rest progress={progress.data} />
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}
