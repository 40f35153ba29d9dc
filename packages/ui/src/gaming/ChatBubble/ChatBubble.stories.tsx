import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Avatar } from '../../components/Avatar/index.ts'
import { ChatBubble } from './index.ts'
import * as Examples from './ChatBubble.examples.tsx'

const meta = {
  title: 'Gaming/ChatBubble',
  component: ChatBubble,
  args: { name: 'ra***7', text: 'That was close.' },
} satisfies Meta<typeof ChatBubble>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = { render: () => <Examples.Message /> }
export const Own: Story = { render: () => <Examples.Own /> }
export const Gift: Story = { render: () => <Examples.Gift /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="theirs, own, mentioned, removed">
        <Examples.Message />
        <Examples.Own />
        <ChatBubble addressed name="nu***a" avatar={<Avatar name="nu***a" />} text="@You, good evening" />
        <ChatBubble removed name="mi***n" avatar={<Avatar name="mi***n" />} text="This message was removed" />
      </Row>
      <Row name="a line that nobody said">
        <Examples.Gift />
      </Row>
    </Sheet>
  ),
}
