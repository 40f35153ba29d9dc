import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { bell, caretLeft, eye, heart, heartFill, x } from '../../icons/icons.gen.ts'
import { IconButton } from './index.ts'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Show balance', shape: eye },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Toggle: Story = { args: { pressed: true, shape: heartFill, label: 'Favourite' } }
export const SomethingNew: Story = { args: { shape: bell, label: 'Notices, 2 unread', dot: true } }
export const Disabled: Story = { args: { disabled: true } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="quiet">
        <IconButton shape={eye} label="Show balance" />
        <IconButton shape={heartFill} label="Favourite" pressed />
        <IconButton shape={heart} label="Favourite, off" pressed={false} />
        <IconButton shape={bell} label="Notices, 2 unread" dot />
        <IconButton shape={x} label="Close" disabled />
      </Row>
      <Row name="secondary">
        <IconButton variant="secondary" shape={caretLeft} label="Earlier" flip />
        <IconButton variant="secondary" shape={bell} label="Notices" />
      </Row>
      <Row name="sizes, on a panel" panel>
        <IconButton size="sm" iconSize={16} shape={eye} label="Show" />
        <IconButton shape={eye} label="Show balance" />
        <IconButton size="lg" iconSize={24} shape={eye} label="Show all" />
      </Row>
    </Sheet>
  ),
}
