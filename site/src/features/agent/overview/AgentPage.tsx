import { AppShell } from '@brand/ui/app-shell'
import { Header } from '@brand/ui/header'
import { pageHeader } from '../../../app/page-header.css.ts'
import { useNavigate } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useLinkRouting } from '../../../app/navigation/link-routing.tsx'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'
import { AgentWelcome } from './AgentWelcome.tsx'
import { AgentLogin } from '../../access/login/AgentLogin.tsx'
import { Logo } from '../../../shell/Logo.tsx'
import { AgentSettings } from '../../../shell/tools/AgentSettings.tsx'

/** The login page of agents: an introduction, and the login without remember-me. */
export default function AgentPage() {
  const t = useWords('agent')
  const navigate = useNavigate()
  usePageTitle(t('login.title'))
  const leaving = useLinkRouting()
  return (
    <AppShell header={<Header logo={<Logo />} tools={<AgentSettings />} className={pageHeader} />}>
      <AgentWelcome>
        <AgentLogin onDone={() => void navigate(paths.agentHome, { replace: true })} />
      </AgentWelcome>
      {leaving}
    </AppShell>
  )
}
