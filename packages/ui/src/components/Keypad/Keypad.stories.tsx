import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Keypad } from './index.ts'
import * as Examples from './Keypad.examples.tsx'

const meta = { title: 'Forms/Keypad', component: Keypad, args: { label: 'Amount' } } satisfies Meta<typeof Keypad>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = { render: () => <Examples.Amount /> }
export const Code: Story = { render: () => <Examples.Code /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="as wide as its place" as="grid">
        <Keypad label="Amount" />
      </Row>
      <Row name="on a panel: right to left, the keys stay" as="grid" panel>
        <div dir="rtl" lang="ar">
          <Keypad label="المبلغ" />
        </div>
      </Row>
    </Sheet>
  ),
}
