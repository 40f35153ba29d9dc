import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { Stepper } from './index.ts'

const steps = [
  { id: 'access', label: 'Access' },
  { id: 'contact', label: 'Contact', failed: true },
  { id: 'consent', label: 'Consent' },
]
describeContract(<Stepper items={steps} current="access" />, { component: 'stepper' })

const items = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')

it('is a list that marks the current step, done steps, and those that need attention', () => {
  render(<Stepper items={steps} current="consent" />)
  expect(items().map((item) => item.textContent)).toEqual(['Access (done)', 'Contact (needs attention)', '3Consent'])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads back to what was taken, and nowhere ahead', async () => {
  const onStepSelect = vi.fn()
  render(<Stepper items={steps} current="contact" onStepSelect={onStepSelect} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Access (done)'])
  await userEvent.click(screen.getByRole('button', { name: 'Access (done)' }))
  expect(onStepSelect).toHaveBeenCalledWith('access', {
    reason: 'step',
    event: expect.objectContaining({ type: 'click' }) as unknown,
  })
})

it('shows the current step in words, for a phone', () => {
  render(<Stepper items={steps} current="contact" />)
  expect(document.querySelector('[data-part="summary"]')).toHaveTextContent('ContactStep 2 of 3')
})

it('has no current step once all are taken', () => {
  render(<Stepper items={steps} current={null} />)
  expect(items().some((item) => item.hasAttribute('aria-current'))).toBe(false)
  expect(document.querySelector('[data-part="summary"]')).toBeNull()
})
