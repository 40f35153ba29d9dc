import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts'

const options = [
  { value: 'wallet', label: 'Mobile wallet', note: 'Within 5 minutes' },
  { value: 'bank', label: 'Bank transfer' },
  { value: 'card', label: 'Card', disabled: true },
]
const group = (props: Partial<RadioGroupProps> = {}) => <RadioGroup label="Pay with" options={options} {...props} />

describeContract(<Radio label="Bank transfer" />, { component: 'radio', control: 'input' })
describeContract(group(), { component: 'radio-group' })

it('starts with nothing chosen, and reports the choice', async () => {
  const onValueChange = vi.fn()
  render(group({ onValueChange, required: true }))
  expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeRequired()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await userEvent.click(screen.getByText('Bank transfer'))
  expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('bank', {
    reason: 'choice',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('shows what it is given, whatever is pressed', async () => {
  render(group({ value: 'wallet' }))
  await userEvent.click(screen.getByText('Bank transfer'))
  expect(screen.getByRole('radio', { name: 'Mobile wallet' })).toBeChecked()
})

it('names an answer by its words and describes it by its note', () => {
  render(group({ variant: 'cards' }))
  expect(screen.getByRole('radio', { name: 'Mobile wallet' })).toHaveAccessibleDescription('Within 5 minutes')
})

it('shows the error of the group', () => {
  render(group({ error: 'Choose how to pay' }))
  const asked = screen.getByRole('radiogroup', { name: 'Pay with' })
  expect(asked).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toHaveAccessibleDescription('Choose how to pay')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose how to pay')
})

it('is one answer in a form, and none while disabled', () => {
  const form = (props: Partial<RadioGroupProps>) => (
    <form>{group({ name: 'method', defaultValue: 'bank', ...props })}</form>
  )
  const { container, rerender } = render(form({}))
  const data = () => new FormData(container.querySelector('form') as HTMLFormElement).getAll('method')
  expect(data()).toEqual(['bank'])
  rerender(form({ disabled: true }))
  expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
})

it('does not mix up two groups', async () => {
  render(
    <>
      {group({ label: 'First' })}
      {group({ label: 'Second', defaultValue: 'bank' })}
    </>,
  )
  await userEvent.click(screen.getAllByText('Mobile wallet')[0] as HTMLElement)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
})

it('chooses nothing where the answer is taken away, tells it once, and keeps focus', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(group({ defaultValue: 'bank', onValueChange }))
  screen.getByRole('radio', { name: 'Bank transfer' }).focus()
  rerender(group({ onValueChange, options: options.slice(0, 1) }))
  rerender(group({ onValueChange, options: options.slice(0, 1) }))
  expect(screen.getByRole('radio', { name: 'Mobile wallet' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Mobile wallet' })).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', { reason: 'gone' })
  // What comes back is not chosen again.
  rerender(group({ onValueChange }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

it('leaves a value to its caller whose answer is taken away, and stays reachable', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(group({ value: 'bank', onValueChange }))
  rerender(group({ value: 'bank', onValueChange, options: options.slice(0, 1) }))
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Mobile wallet' })).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})
