import { Button } from '@brand/ui/button'
import { Stepper, type StepperProps } from '@brand/ui/stepper'
import { useState } from 'react'

const steps = [
  { id: 'access', label: 'Access' },
  { id: 'contact', label: 'Contact' },
  { id: 'consent', label: 'Consent' },
]

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

export function Walk() {
  return <Walking items={steps} current="contact" />
}

/** The current step, without links back. */
export function Standing() {
  return <Stepper items={steps} current="contact" />
}
