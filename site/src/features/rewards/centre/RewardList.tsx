import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { gift } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { RewardItem } from './RewardItem.tsx'
import { useRewards, type RewardStatus } from './use-rewards.ts'

/** Rewards of one kind, page after page, in every state: loading, loaded, empty, failed. */
export function RewardList({ status }: { status: RewardStatus }) {
  const t = useWords('rewards')
  const errorText = useErrorText()
  const { rows, ...answer } = useRewards(status)
  if (answer.error && !rows)
    return (
      <ErrorState title={t('failed')} onRetry={() => void answer.refetch()} busy={answer.isFetching}>
        {errorText(answer.error)}
      </ErrorState>
    )
  if (!rows) return <Skeleton variant="block" aria-busy="true" />
  if (rows.length === 0)
    return (
      <EmptyState icon={gift} title={t(`none.${status}`)}>
        {t(`none.${status}.text`)}
      </EmptyState>
    )
  return (
    <Stack space="lg">
      <Stack as="ul" space="none" divided aria-label={t(`tab.${status}`)}>
        {rows.map((reward) => (
          <RewardItem key={reward.rewardId} reward={reward} />
        ))}
      </Stack>
      {answer.hasNextPage ? (
        <Button onClick={() => void answer.fetchNextPage()} busy={answer.isFetchingNextPage} busyLabel={t('loading')}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  )
}
