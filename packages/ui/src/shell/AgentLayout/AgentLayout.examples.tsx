import { AgentLayout } from '@brand/ui/agent-layout'
import { BalanceDisplay } from '@brand/ui/balance-display'
import { IconButton } from '@brand/ui/icon-button'
import { bell } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'

/** The minimum. */
export function Plain() {
  return (
    <AgentLayout
      logo={<a href="#home">Veranda</a>}
      sections={[
        {
          id: 'team',
          title: 'Team',
          entries: [
            { id: 'overview', label: 'Team overview', href: '#overview', current: true },
            { id: 'downline', label: 'Downline', href: '#downline' },
          ],
        },
      ]}
    >
      <PageHeader title="Team overview" />
    </AgentLayout>
  )
}

/** Before there is anything to manage. */
export function WithoutMenu() {
  return (
    <AgentLayout
      logo={<span>Veranda</span>}
      clock={<time dateTime="2026-11-20T13:42:08Z">GMT+6 20 Nov 2026, 19:42:08</time>}
      tools={
        <>
          <IconButton label="Notices: new ones" icon={bell} dot />
          <BalanceDisplay amount="182406.90" symbol="৳" />
        </>
      }
      sections={[]}
    >
      <PageHeader title="Team overview" description="253 direct accounts, 1,284 in the whole team" />
    </AgentLayout>
  )
}
