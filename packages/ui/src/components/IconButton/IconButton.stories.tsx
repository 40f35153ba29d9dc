import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { bell, caretLeft, eye, heart, heartFill, x } from '../../icons/icons.gen.ts'
import { IconButton } from './index.ts'
import * as Examples from './IconButton.examples.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Show balance', icon: eye },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { render: () => <Examples.Plain /> }
export const Toggle: Story = { render: () => <Examples.Toggle /> }
export const SomethingNew: Story = { render: () => <Examples.SomethingNew /> }
export const Disabled: Story = { args: { disabled: true } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="quiet">
        <IconButton icon={eye} label="Show balance" />
        <IconButton icon={heartFill} label="Favourite" pressed />
        <IconButton icon={heart} label="Favourite, off" pressed={false} />
        <IconButton icon={bell} label="Notices, 2 unread" dot />
        <IconButton icon={x} label="Close" disabled />
      </Row>
      <Row name="secondary">
        <IconButton variant="secondary" icon={caretLeft} label="Earlier" flip />
        <IconButton variant="secondary" icon={bell} label="Notices" />
      </Row>
      <Row name="sizes, on a panel" panel>
        <IconButton size="sm" iconSize={16} icon={eye} label="Show" />
        <IconButton icon={eye} label="Show balance" />
        <IconButton size="lg" iconSize={24} icon={eye} label="Show all" />
      </Row>
    </Sheet>
  ),
}
