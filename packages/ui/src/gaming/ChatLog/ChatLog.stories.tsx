import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { ChatLog } from './index.ts'
import * as Examples from './ChatLog.examples.tsx'

const meta = {
  title: 'Gaming/ChatLog',
  component: ChatLog,
  args: { label: 'Lounge', logLabel: 'Messages', first: 1, last: 4, endLabel: 'Latest messages' },
} satisfies Meta<typeof ChatLog>
export default meta
type Story = StoryObj<typeof meta>

export const Room: Story = { render: () => <Examples.Room /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="a room" panel>
        <Examples.Room />
      </Row>
    </Sheet>
  ),
}
