import { buttonAttributes } from '@brand/ui/button'
import { gift } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { memberPath } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { RewardItem } from './RewardItem.tsx'
import { useRewards, type RewardStatus } from './use-rewards.ts'

/** Rewards of one kind, page after page, in every state: loading, loaded, empty, failed. */
export function RewardList({ status }: { status: RewardStatus }) {
  const t = useWords('rewards')
  const shown = useMemberShown()
  const missions = memberPath('missions')
  return (
    <PagedList
      pages={useRewards(status)}
      failed={t('failed')}
      empty={
        <EmptyList
          icon={gift}
          title={t(`none.${status}`)}
          text={t(`none.${status}.text`)}
          action={
            status === 'CLAIMABLE' && shown(missions) ? (
              <a {...buttonAttributes()} href={missions}>
                {t('none.missions')}
              </a>
            ) : undefined
          }
        />
      }
    >
      {(rows) => (
        <Stack as="ul" space="none" divided aria-label={t(`tab.${status}`)}>
          {rows.map((reward) => (
            <RewardItem key={reward.rewardId} reward={reward} />
          ))}
        </Stack>
      )}
    </PagedList>
  )
}
