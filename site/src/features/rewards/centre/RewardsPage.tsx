import { Badge } from '@brand/ui/badge'
import { Columns } from '@brand/ui/columns'
import { PageHeader } from '@brand/ui/page-header'
import { Tabs } from '@brand/ui/tabs'
import { Skeleton } from '@brand/ui/skeleton'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useUrlTab } from '../../../app/navigation/use-url-state.ts'
import { matching, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { claimed } from './rewards.model.ts'
import { RewardList } from './RewardList.tsx'
import { RunningBonus } from './RunningBonus.tsx'
import { useFreeCount, useRewards } from './use-rewards.ts'

const RewardCost = lazyPart(
  () => import('./cost/RewardCost.tsx'),
  <Skeleton variant="block" size="md" aria-busy="true" />,
)

/** A reward is claimed or ends with the play that it requires. */
const news: News = { events: ['promo.count', 'turnover'], areas: ['rewards'] }
const statuses = ['CLAIMABLE', 'IN_PROGRESS', 'HISTORY'] as const

/**
 * What was given to the person: what can be claimed, what is being played, and what has ended. `?tab=` names one;
 * `?reward=` is one of them with what it costs.
 */
export default function RewardsPage() {
  const [{ reward }] = useUrlState({ reward: matching(/^\d{1,18}$/) })
  return reward ? <RewardCost rewardId={reward} /> : <Rewards />
}

function Rewards() {
  const t = useWords('rewards')
  const lang = useLang()
  const tab = useUrlTab(statuses)
  useInvalidateOnEvents(news)
  const claimable = useRewards('CLAIMABLE')
  const running = useRewards('IN_PROGRESS')
  const counts = { CLAIMABLE: claimable.data?.pages[0]?.claimable ?? 0, IN_PROGRESS: running.rows?.length ?? 0 }
  const active = running.rows?.find(({ state, spins }) => state === 'ACTIVE' && !spins?.open)
  const free = useFreeCount()
  const collect = useApiMutation({
    mutationFn: () => member.rewards.claim({}),
    changes: claimed,
    onSuccess: () => showToast({ tone: 'success', title: t('collected') }),
    toastError: true,
  })
  const all =
    free > 1 ? (
      <MutationButton of={collect} busyLabel={t('collecting')}>
        {t('collect.all', { count: free, n: formatCount(free, lang) })}
      </MutationButton>
    ) : undefined
  const tabs = (
    <Tabs
      label={t('title')}
      {...tab}
      items={statuses.map((status) => {
        const count = status === 'HISTORY' ? 0 : counts[status]
        return {
          value: status,
          label: (
            <>
              {t(`tab.${status}`)} {count > 0 ? <Badge>{formatCount(count, lang)}</Badge> : null}
            </>
          ),
          panel: <RewardList status={status} />,
        }
      })}
    />
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} actions={all} />
      {active ? (
        <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
          {tabs}
          <RunningBonus reward={active} />
        </Columns>
      ) : (
        tabs
      )}
    </>
  )
}
