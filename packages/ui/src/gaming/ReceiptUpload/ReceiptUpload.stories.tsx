import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { ReceiptUpload } from './index.ts'
import * as Examples from './ReceiptUpload.examples.tsx'

const none = () => {}
const reasons = [
  { value: 'never', label: 'Nothing has arrived' },
  { value: 'less', label: 'Less has arrived', note: 'Show the amount on the picture' },
  { value: 'other', label: 'It came from somebody else' },
]
const notice = 'If it is decided that the money arrived, the payer’s deposit stands and nothing is refunded.'
const meta = {
  title: 'Gaming/ReceiptUpload',
  component: ReceiptUpload,
  args: { onSubmit: none },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(420px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptUpload>
export default meta
type Story = StoryObj<typeof meta>

export const Deposit: Story = { render: () => <Examples.Deposit /> }
export const NotReceived: Story = { render: () => <Examples.NotReceived /> }

export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="proof of a deposit; of money that did not arrive; refused; on its way" as="grid" panel>
        <ReceiptUpload onSubmit={none} />
        <ReceiptUpload onSubmit={none} onCancel={none} reasons={reasons} notice={notice} />
        <ReceiptUpload
          onSubmit={none}
          onCancel={none}
          error="This order was settled meanwhile. Its page shows how it stands."
        />
        <ReceiptUpload onSubmit={none} onCancel={none} busy />
      </Row>
    </Sheet>
  ),
}
