import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Stepper } from './index.ts'
import * as Examples from './Stepper.examples.tsx'

const steps = [
  { id: 'access', label: 'Access' },
  { id: 'contact', label: 'Contact' },
  { id: 'consent', label: 'Consent' },
]
const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { items: steps, current: 'contact' },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = { render: () => <Examples.Walk /> }

const failed = steps.map((step) => ({ ...step, failed: step.id === 'contact' }))
const many = ['Amount', 'Method', 'Account of the payer', 'Proof of the payment', 'Review'].map((label) => ({
  id: label,
  label,
}))
export const Standing: Story = { render: () => <Examples.Standing /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="first" as="items">
        <Stepper items={steps} current="access" label="First" style={{ inlineSize: '100%' }} />
      </Row>
      <Row name="in the middle, leading back">
        <Stepper
          items={steps}
          current="consent"
          onStepSelect={() => {}}
          label="Middle"
          style={{ inlineSize: '100%' }}
        />
      </Row>
      <Row name="something to look at again">
        <Stepper
          items={failed}
          current="consent"
          onStepSelect={() => {}}
          label="Failed"
          style={{ inlineSize: '100%' }}
        />
      </Row>
      <Row name="all taken, on a panel" panel>
        <Stepper items={steps} current={null} label="Done" style={{ inlineSize: '100%' }} />
      </Row>
      <Row name="many, long words">
        <Stepper items={many} current={many[2]?.id ?? null} label="Many" style={{ inlineSize: '100%' }} />
      </Row>
    </Sheet>
  ),
}
