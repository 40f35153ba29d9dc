import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleBar, sampleMember, sampleMenu } from '../../docs/shell.tsx'
import { AppShell } from '../AppShell/index.ts'
import { Header } from '../Header/index.ts'
import { PageHeader } from '../../layout/PageHeader/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { MemberLayout } from './index.ts'
import * as Examples from './MemberLayout.examples.tsx'

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

export const Plain: Story = { render: () => <Examples.Plain /> }
export const WithMember: Story = { render: () => <Examples.WithMember /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="a page of the centre" as="grid">
        <MemberLayout {...args} style={{ gridColumn: '1 / -1' }} />
      </Row>
    </Sheet>
  ),
}
