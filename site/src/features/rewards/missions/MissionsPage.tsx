import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useUrlTab } from '../../../app/navigation/use-url-state.ts'
import { LeaderboardPanel } from './LeaderboardPanel.tsx'
import { MissionsPanel } from './MissionsPanel.tsx'

const panels = { missions: MissionsPanel, leaderboard: LeaderboardPanel } as const
const names = Object.keys(panels) as (keyof typeof panels)[]
/** Figures follow play; what became claimable is told. */
const news: News = { events: ['mission.progress', 'balance'], areas: ['missions'] }

/** Missions of the person, and leaderboards. `?tab=` names the part. */
export default function MissionsPage() {
  const t = useWords('missions')
  const tab = useUrlTab(names)
  const epoch = useEpoch()
  useInvalidateOnEvents(news)
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Tabs
        label={t('title')}
        {...tab}
        items={names.map((name) => {
          const Panel = panels[name]
          return {
            value: name,
            label: t(`tab.${name}`),
            panel: (
              <Stack space="lg">
                {/* Nothing of another person stays in sight. */}
                <Panel key={epoch} />
              </Stack>
            ),
          }
        })}
      />
    </>
  )
}
