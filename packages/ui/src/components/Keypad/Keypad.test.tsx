import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Keypad } from './index.ts'

describeContract(<Keypad label="Amount" />, { component: 'keypad' })

it('tells the digits after each press, and why', async () => {
  const change = vi.fn()
  render(<Keypad label="Amount" onValueChange={change} />)
  for (const name of ['7', '5', '00', 'Delete the last digit'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(change.mock.calls.map(([digits, { reason }]) => [digits, reason])).toEqual([
    ['7', 'key'],
    ['75', 'key'],
    ['7500', 'key'],
    ['750', 'erase'],
  ])
})

it('types by the keyboard while focus is on any key', async () => {
  const change = vi.fn()
  render(<Keypad label="Amount" value="12" onValueChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard('9{Backspace}')
  expect(change.mock.calls.map(([digits]) => digits)).toEqual(['129', '1'])
})

it('tells nothing where nothing changes, and keeps its digits where the change is cancelled', async () => {
  const change = vi.fn((_digits: string, details: { cancel: () => void }) => details.cancel())
  render(<Keypad label="Amount" maxLength={2} defaultValue="12" onValueChange={change} />)
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }))
  expect(change.mock.calls.map(([digits]) => digits)).toEqual(['1', '1'])
})
