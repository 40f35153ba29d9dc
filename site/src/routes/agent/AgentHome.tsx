import { AgentLayout } from '@brand/ui/agent-layout'
import { Button } from '@brand/ui/button'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { signOut } from '@brand/ui/icons'
import { useDialogs } from '../../app/overlays/dialogs.tsx'
import { useWords } from '../../app/i18n/i18n.ts'
import { useLinkRouting } from '../../app/navigation/link-routing.tsx'
import { usePageTitle } from '../../app/navigation/page-title.ts'
import { AgentOverview } from '../../features/agent/overview/AgentOverview.tsx'
import { SiteClock } from '../../features/agent/overview/SiteClock.tsx'
import { Balance } from '../../shell/tools/Balance.tsx'
import { Logo } from '../../shell/Logo.tsx'
import { Settings } from '../../shell/tools/Settings.tsx'

/** The agent centre: for now the account, its balance and the operator's clock. */
export default function AgentHome() {
  const t = useWords('agent')
  const site = useWords('site')
  const { show } = useDialogs()
  usePageTitle(t('title'))
  const leaving = useLinkRouting()
  const tools = (
    <>
      <Settings always />
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
    <AgentLayout logo={<Logo />} title={t('title')} clock={<SiteClock />} tools={tools}>
      <AgentOverview />
      {leaving}
    </AgentLayout>
  )
}
