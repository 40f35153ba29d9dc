import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleBar, sampleMember, sampleMenu } from '../../docs/shell.tsx'
import { AppShell } from '../AppShell/index.ts'
import { Header } from '../Header/index.ts'
import { PageHeader } from '../../layout/PageHeader/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { MemberLayout } from './index.ts'

const meta = {
  title: 'Shell/MemberLayout',
  component: MemberLayout,
  args: {
    sections: sampleMember,
    member: { name: 'rahim_77', note: 'VIP 4 lounge' },
    children: <PageHeader title="Deposit" description="Play money arrives at once." />,
  },
} satisfies Meta<typeof MemberLayout>
export default meta
type Story = StoryObj<typeof meta>

/** In its place: the menu of the site keeps to the drawer. */
export const InShell: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppShell
      header={<Header logo={<a href="#home">Veranda</a>} />}
      menu={<SideMenu {...sampleMenu} />}
      menuHidden
      bleed
      bar={sampleBar}
    >
      <MemberLayout {...args} />
    </AppShell>
  ),
}

/** The minimum. */
export const Plain: Story = {
  tags: ['example'],
  render: () => (
    <MemberLayout
      sections={[
        {
          id: 'money',
          title: 'Money',
          entries: [
            { id: 'deposit', label: 'Deposit', href: '#deposit', current: true },
            { id: 'withdraw', label: 'Withdraw', href: '#withdraw' },
          ],
        },
      ]}
    >
      <PageHeader title="Deposit" />
    </MemberLayout>
  ),
}
/** With the member above the menu. */
export const WithMember: Story = {
  tags: ['example'],
  render: () => (
    <MemberLayout
      member={{ name: 'rahim_77', note: 'VIP 4 lounge' }}
      sections={[{ id: 'user', entries: [{ id: 'security', label: 'Security centre', href: '#security', unread: 2 }] }]}
    >
      <PageHeader title="Security centre" />
    </MemberLayout>
  ),
}

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="a page of the centre" as="grid">
        <MemberLayout {...args} style={{ gridColumn: '1 / -1' }} />
      </Row>
    </Sheet>
  ),
}
