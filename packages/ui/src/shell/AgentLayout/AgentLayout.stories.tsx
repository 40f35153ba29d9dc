import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../../components/IconButton/index.ts'
import { sampleAgentPage } from '../../docs/shell.tsx'
import { BalanceDisplay } from '../../gaming/BalanceDisplay/index.ts'
import { bell } from '../../icons/icons.gen.ts'
import { PageHeader } from '../../layout/PageHeader/index.ts'
import { AgentLayout } from './index.ts'
import * as Examples from './AgentLayout.examples.tsx'

const meta = {
  title: 'Shell/AgentLayout',
  component: AgentLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <span>Veranda</span>,
    clock: <time dateTime="2026-11-20T13:42:08Z">GMT+6 20 Nov 2026, 19:42:08</time>,
    tools: (
      <>
        <IconButton label="Notices: new ones" icon={bell} dot />
        <BalanceDisplay amount="182406.90" symbol="৳" />
      </>
    ),
    sections: sampleAgentPage,
    note: 'Support: Monday to Friday, 12:00 to 21:00, Asia/Dhaka',
    children: <PageHeader title="Team overview" description="253 direct accounts, 1,284 in the whole team" />,
  },
} satisfies Meta<typeof AgentLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { render: () => <Examples.Plain /> }

export const StateSheet: Story = {}
export const WithoutMenu: Story = { render: () => <Examples.WithoutMenu /> }
