import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Switch } from './index.ts'

describeContract(<Switch label="Messages about deposits" />, { component: 'switch', control: 'input' })

const control = () => screen.getByRole('switch', { name: 'Messages about deposits' })

it('is turned by its words and by the space bar', async () => {
  const onCheckedChange = vi.fn()
  render(<Switch label="Messages about deposits" onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('Messages about deposits'))
  expect(control()).toBeChecked()
  await userEvent.keyboard(' ')
  expect(control()).not.toBeChecked()
  expect(onCheckedChange.mock.calls.map(([on]) => on as boolean)).toEqual([true, false])
  expect(onCheckedChange).toHaveBeenLastCalledWith(false, {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('does not answer while a change is on its way, and keeps focus', async () => {
  const onCheckedChange = vi.fn()
  const { rerender } = render(<Switch label="Messages about deposits" checked onCheckedChange={onCheckedChange} />)
  control().focus()
  rerender(<Switch label="Messages about deposits" checked busy onCheckedChange={onCheckedChange} />)
  await userEvent.keyboard(' ')
  await userEvent.click(control())
  expect(onCheckedChange).not.toHaveBeenCalled()
  expect(control()).toBeChecked()
  expect(control()).toHaveFocus()
  expect(control()).toHaveAttribute('aria-busy', 'true')
})

it('shows its error', () => {
  render(<Switch label="Messages about deposits" error="This could not be saved" />)
  expect(control()).toHaveAccessibleDescription('This could not be saved')
  expect(control()).toBeInvalid()
})
