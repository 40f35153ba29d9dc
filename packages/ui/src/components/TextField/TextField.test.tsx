import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { TextField } from './index.ts'

describeContract(<TextField label="Username" />, { component: 'text-field', control: 'input' })

it('reports the value with its reason and event', async () => {
  const onValueChange = vi.fn()
  const onChange = vi.fn()
  render(<TextField label="Username" name="user" onValueChange={onValueChange} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ra')
  expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['r', 'ra'])
  expect(onValueChange).toHaveBeenLastCalledWith('ra', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('works controlled and keeps the message tied', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('')
    return (
      <TextField
        label="Username"
        value={value}
        onValueChange={setValue}
        error={value === '9' ? 'Start with a letter' : undefined}
        hint="6 to 12 characters"
      />
    )
  }
  render(<Controlled />)
  const input = screen.getByRole('textbox')
  expect(input).toHaveAccessibleDescription('6 to 12 characters')
  await userEvent.type(input, '9')
  expect(input).toHaveAccessibleDescription('Start with a letter')
  expect(input).toBeInvalid()
})

it('renders only itself while it is typed in', async () => {
  const other = vi.fn(() => null)
  const Other = other
  render(
    <form>
      <TextField label="One" />
      <TextField label="Two" end={<Other />} />
    </form>,
  )
  other.mockClear()
  await userEvent.type(screen.getByRole('textbox', { name: 'One' }), 'abc')
  expect(other).not.toHaveBeenCalled()
})

it('keeps codes in their own order', () => {
  render(<TextField label="Phone" ltr start={<span>+880</span>} type="tel" />)
  expect(screen.getByRole('textbox')).toHaveAttribute('data-ltr')
  expect(screen.getByText('+880')).toBeVisible()
})
