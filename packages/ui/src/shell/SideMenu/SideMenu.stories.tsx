import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleMember, sampleMenu } from '../../docs/shell.tsx'
import { SideMenu } from './index.ts'
import * as Examples from './SideMenu.examples.tsx'

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  args: sampleMenu,
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <SideMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Plain: Story = { render: () => <Examples.Plain /> }
export const InSections: Story = { render: () => <Examples.InSections /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'start' }}>
        {[
          { name: 'everything', menu: <SideMenu {...args} aria-label="Everything" /> },
          { name: 'sections with counts', menu: <SideMenu sections={sampleMember} aria-label="Sections" /> },
          { name: 'places alone', menu: <SideMenu sections={args.sections} aria-label="Places" /> },
        ].map(({ name, menu }) => (
          <div key={name} style={{ inlineSize: 200 }}>
            <Row name={name} as="grid">
              {menu}
            </Row>
          </div>
        ))}
      </div>
    </Sheet>
  ),
}
