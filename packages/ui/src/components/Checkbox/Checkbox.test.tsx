import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Checkbox } from './index.ts'

describeContract(<Checkbox label="I am 18 or older" />, { component: 'checkbox', control: 'input' })

it('is ticked by its label and by the space bar', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="I am 18 or older" onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('I am 18 or older'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(onCheckedChange.mock.calls.map(([checked]) => checked as boolean)).toEqual([true, false])
  expect(onCheckedChange).toHaveBeenLastCalledWith(false, {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('can be indeterminate', () => {
  const { rerender } = render(<Checkbox label="All vendors" indeterminate />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="All vendors" indeterminate={false} />)
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})

it('shows its error', () => {
  render(<Checkbox label="I agree to the terms" required error="Agree to the terms to open an account" />)
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' })
  expect(box).toBeInvalid()
  expect(box).toBeRequired()
  expect(box).toHaveAccessibleDescription('Agree to the terms to open an account')
})
