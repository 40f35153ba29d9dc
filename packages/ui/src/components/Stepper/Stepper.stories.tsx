import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Button } from '../Button/index.ts'
import { Stepper, type StepperProps } from './index.ts'

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

function Walking(props: StepperProps) {
  const [at, setAt] = useState(0)
  const next = props.items[at + 1]
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Stepper
        {...props}
        current={props.items[at]?.id ?? null}
        onStepSelect={(id) => setAt(props.items.findIndex((step) => step.id === id))}
        style={{ inlineSize: '100%' }}
      />
      <Button onClick={() => setAt(at + 1)} disabled={at >= props.items.length}>
        {next ? `On to ${next.label}` : 'Finish'}
      </Button>
    </div>
  )
}
export const Walk: Story = { tags: ['example'], render: (args) => <Walking {...args} /> }

const failed = steps.map((step) => ({ ...step, failed: step.id === 'contact' }))
const many = ['Amount', 'Method', 'Account of the payer', 'Proof of the payment', 'Review'].map((label) => ({
  id: label,
  label,
}))
/** The current step, without links back. */
export const Standing: Story = { tags: ['example'] }

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
