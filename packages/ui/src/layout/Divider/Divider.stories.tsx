import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { Divider } from './index.ts'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack>
      <span>Fee</span>
      <Divider {...args} />
      <span>Total</span>
    </Stack>
  ),
}
export const Vertical: Story = {
  tags: ['example'],
  render: () => (
    <Inline>
      <span>Slots</span>
      <Divider orientation="vertical" />
      <span>Live</span>
    </Inline>
  ),
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="horizontal; parting topics" as="grid" panel>
        <Stack>
          <span>Fee</span>
          <Divider />
          <span>Total</span>
        </Stack>
        <Stack>
          <span>Deposits</span>
          <Divider separator />
          <span>Withdrawals</span>
        </Stack>
      </Row>
      <Row name="vertical">
        <Inline>
          <span>Slots</span>
          <Divider orientation="vertical" />
          <span>Live</span>
        </Inline>
      </Row>
    </Sheet>
  ),
}
