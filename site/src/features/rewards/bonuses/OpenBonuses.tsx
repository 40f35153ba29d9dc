import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { gift } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { OpenBonus } from './OpenBonus.tsx'
import { OpenSpins } from './OpenSpins.tsx'
import { useOpenSpins } from './use-open-spins.ts'

/** Bonuses in the order they are played. */
export function OpenBonuses() {
  const t = useWords('bonuses')
  const errorText = useErrorText()
  const spins = useOpenSpins()
  const { data, error, refetch, isFetching } = useApiQuery(member.bonuses.open, {})
  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
        {errorText(error)}
      </ErrorState>
    )
  if (!data) return <Skeleton variant="block" aria-busy="true" />
  if (data.list.length === 0 && spins.length === 0)
    return (
      <EmptyState icon={gift} title={t('none.open')}>
        {t('none.open.text')}
      </EmptyState>
    )
  return (
    <Stack space="xl">
      {spins.map((reward) =>
        reward.spins ? <OpenSpins key={reward.rewardId} reward={reward} spins={reward.spins} /> : null,
      )}
      {data.list.map((bonus) => (
        <OpenBonus key={bonus.bonusId} bonus={bonus} />
      ))}
    </Stack>
  )
}
