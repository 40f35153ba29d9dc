import { describe, expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { checkRules, countMet, type PasswordRule } from './PasswordField.model.ts'
import { PasswordField } from './index.ts'

const rules: PasswordRule[] = [
  { id: 'length', label: '8 to 20 characters', met: (v) => v.length >= 8 && v.length <= 20 },
  { id: 'digit', label: 'One digit', met: (v) => /\d/.test(v) },
]

describeContract(<PasswordField label="Password" rules={rules} />, { component: 'password-field', control: 'input' })

describe('checkRules', () => {
  const states = (value: string, left: boolean) => checkRules(value, rules, left).map((rule) => rule.state)
  it('shows no error for an empty field', () => {
    expect(states('', false)).toEqual(['pending', 'pending'])
    expect(states('', true)).toEqual(['pending', 'pending'])
  })
  it('marks met rules at once and failed ones only after blur', () => {
    expect(states('a1', false)).toEqual(['pending', 'met'])
    expect(states('a1', true)).toEqual(['missed', 'met'])
    expect(countMet(checkRules('abcdefg1', rules, false))).toBe(2)
  })
})

it('shows and hides what was typed, keeping focus where it is', async () => {
  render(<PasswordField label="Password" defaultValue="secret1" />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

it('ticks rules off while typing, in words too, and announces the progress', async () => {
  render(<PasswordField label="Password" rules={rules} />)
  const input = screen.getByLabelText('Password')
  const list = screen.getByRole('list', { name: 'Password rules' })
  expect(input).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  await userEvent.type(input, 'abc1')
  expect(within(list).getByText(/One digit/)).toHaveTextContent('One digit (met)')
  expect(within(list).getByText(/8 to 20/)).toHaveTextContent('(not yet met)')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 rules met')
  await userEvent.tab()
  expect(within(list).getByText(/8 to 20/)).toHaveTextContent('(not met)')
  expect(input).toHaveAccessibleDescription(/One digit/)
})

it('is a plain password for the password manager when nothing is being made', () => {
  render(<PasswordField label="Password" />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.queryByRole('list')).toBeNull()
})
