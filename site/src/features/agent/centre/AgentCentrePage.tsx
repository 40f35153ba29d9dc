import { AgentLayout } from '@brand/ui/agent-layout'
import { Button } from '@brand/ui/button'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { signOut } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { agentPages } from '../../../app/centre/agent-pages.gen.ts'
import { Centre } from '../../../app/centre/Centre.tsx'
import { centrePages, type CentrePage } from '../../../app/centre/centre-pages.ts'
import { useSummary } from '../../../app/centre/use-summary.ts'
import { PageList } from '../../../app/centre/PageList.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useLinkRouting } from '../../../app/navigation/link-routing.tsx'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { Logo } from '../../../shell/Logo.tsx'
import { Balance } from '../../../shell/tools/Balance.tsx'
import { AgentSettings } from '../../../shell/tools/AgentSettings.tsx'
import { PageError } from '../../platform/system/PageError.tsx'
import { AgentOverview } from '../overview/AgentOverview.tsx'
import { SiteClock } from '../overview/SiteClock.tsx'
import { waiting } from '../team/overview/today.css.ts'

const TeamToday = lazyPart(
  () => import('../team/overview/TeamToday.tsx'),
  <div className={waiting}>
    <Skeleton variant="block" aria-busy="true" />
  </div>,
)
const pages = centrePages('agent', agentPages)

function Overview({ pages: listed }: { pages: readonly CentrePage[] }) {
  return (
    <Stack space="xl">
      {listed.some(({ id }) => id === 'teamOverview') ? (
        <>
          <TeamToday />
          <AgentOverview level={2} />
        </>
      ) : (
        <AgentOverview />
      )}
      {listed.length > 0 ? <PageList centre="agent" pages={listed} /> : null}
    </Stack>
  )
}

/** The agent centre: `?page=` names what is open, without it the day of the team, the account, its balance and the operator's clock. */
export default function AgentCentrePage() {
  const t = useWords('agent')
  const site = useWords('site')
  const { show } = useDialogs()
  const leaving = useLinkRouting()
  const may = useSummary()?.permissions.value
  const tools = (
    <>
      <AgentSettings />
      <Hidden below="desktop">
        <Balance />
      </Hidden>
      <Button aria-label={site('logout')} onClick={() => show('logout')}>
        <Icon icon={signOut} size={18} flip />
        <Hidden as="span" below="tablet">
          {site('logout')}
        </Hidden>
      </Button>
    </>
  )
  return (
    <Centre
      centre="agent"
      pages={pages}
      may={may}
      overview={Overview}
      layout={(sections, content) => (
        <AgentLayout
          logo={<Logo />}
          title={t('title')}
          clock={<SiteClock />}
          tools={tools}
          // A menu of the overview alone would have no other page.
          sections={sections.length > 1 ? sections : []}
        >
          {content}
          {leaving}
        </AgentLayout>
      )}
      errorView={(error, retry) => <PageError error={error} onRetry={retry} />}
    />
  )
}
