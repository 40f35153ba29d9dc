import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { ChatComposer } from './index.ts'
import * as Examples from './ChatComposer.examples.tsx'

const meta = {
  title: 'Gaming/ChatComposer',
  component: ChatComposer,
  args: { label: 'Message', sendLabel: 'Send', value: '' },
} satisfies Meta<typeof ChatComposer>
export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = { render: () => <Examples.Names /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty, written, too long">
        <ChatComposer label="Message" sendLabel="Send" value="" blocked hint="At most 200 characters" />
        <ChatComposer label="Message" sendLabel="Send" value="Good evening" hint="At most 200 characters" />
        <ChatComposer
          label="Message"
          sendLabel="Send"
          value="Too long"
          blocked
          over
          hint="At most 3"
          counter="5 too many"
        />
      </Row>
    </Sheet>
  ),
}
