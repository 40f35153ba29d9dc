import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { Combobox, type ComboboxOption, type ComboboxProps } from './index.ts'

const options: ComboboxOption[] = [
  { value: 'bd', label: 'Bangladesh', note: '+880', keywords: ['880'] },
  { value: 'in', label: 'India', note: '+91' },
  { value: 'id', label: 'Indonesia', note: '+62' },
  { value: 'np', label: 'Nepal', disabled: true },
]
const combobox = (props: Partial<ComboboxProps> = {}) => <Combobox label="Country" options={options} {...props} />
const input = () => screen.getByRole('combobox', { name: 'Country' })
const names = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent)
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

describeContract(<Combobox label="Country" options={options} />, { component: 'combobox', control: 'input' })

it('is tied to its label, its message and its list', async () => {
  render(combobox({ error: 'Choose a country', required: true }))
  expect(input()).toBeInvalid()
  expect(input()).toBeRequired()
  expect(input()).toHaveAccessibleDescription('Choose a country')
  expect(input()).toHaveAttribute('aria-autocomplete', 'list')
  expect(input()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(input())
  expect(input()).toHaveAttribute('aria-expanded', 'true')
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Country' }).id)
})

it('filters while typing, highlights the first, announces the count, chooses with Enter', async () => {
  const onValueChange = vi.fn()
  render(combobox({ onValueChange }))
  await userEvent.type(input(), 'ind')
  expect(names()).toEqual(['India+91', 'Indonesia+62'])
  expect(active()).toContain('India')
  expect(screen.getByText('Found: 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange.mock.calls).toEqual([['id', { reason: 'choice', event: expect.anything() }]])
  expect(input()).toHaveValue('Indonesia')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveFocus()
})

it('shows that nothing was found', async () => {
  render(combobox())
  await userEvent.type(input(), 'zzz')
  expect(names()).toEqual([])
  expect(screen.getAllByText('Nothing found')).toHaveLength(2)
})

it('opens on all options with the chosen one highlighted, whatever the field contains', async () => {
  render(combobox({ defaultValue: 'in' }))
  await userEvent.click(input())
  expect(names()).toHaveLength(4)
  expect(active()).toContain('India')
})

it('takes back what was typed and not chosen: by leaving, and by Esc, which keeps the choice', async () => {
  const onValueChange = vi.fn()
  render(combobox({ defaultValue: 'bd', onValueChange }))
  await userEvent.clear(input())
  await userEvent.type(input(), 'ind')
  await userEvent.tab()
  expect(input()).toHaveValue('Bangladesh')
  await userEvent.type(input(), 'x')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveValue('Bangladesh')
  await userEvent.keyboard('{Escape}')
  expect(input()).toHaveValue('Bangladesh')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('is cleared by emptying it and by its button, unless it is required', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(combobox({ defaultValue: 'bd', onValueChange }))
  await userEvent.clear(input())
  await userEvent.tab()
  expect(onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear', event: expect.anything() })
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  rerender(combobox({ value: 'in', onValueChange }))
  expect(input()).toHaveValue('India')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValueChange).toHaveBeenCalledTimes(2)
  rerender(combobox({ value: 'in', onValueChange, required: true }))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await userEvent.clear(input())
  await userEvent.tab()
  expect(input()).toHaveValue('India')
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

it('skips and refuses what is disabled', async () => {
  const onValueChange = vi.fn()
  render(combobox({ onValueChange }))
  await userEvent.type(input(), 'nepal{Enter}')
  expect(onValueChange).not.toHaveBeenCalled()
  expect(screen.getByRole('option', { name: /Nepal/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('option', { name: /Nepal/ }))
  expect(onValueChange).not.toHaveBeenCalled()
})

it('works controlled, submits its value with a form, and submits by Enter while closed', async () => {
  const sent = vi.fn()
  const Held = () => {
    const [value, setValue] = useState('bd')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('country'))
        }}
      >
        {combobox({ name: 'country', value, onValueChange: setValue })}
        <button>Send</button>
      </form>
    )
  }
  render(<Held />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }))
  await userEvent.click(screen.getByRole('option', { name: /India/ }))
  expect(input()).toHaveValue('India')
  input().focus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledWith('in')
})

it('stays closed while disabled', async () => {
  render(combobox({ disabled: true, defaultValue: 'bd' }))
  expect(input()).toBeDisabled()
  await userEvent.click(input())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it('changes nothing while it is only read', async () => {
  const onValueChange = vi.fn()
  render(combobox({ readOnly: true, defaultValue: 'bd', onValueChange }))
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Backspace}{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await userEvent.tab()
  expect(input()).toHaveValue('Bangladesh')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('chooses nothing where the option is taken away, tells it once, and keeps focus', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(combobox({ defaultValue: 'in', onValueChange }))
  await userEvent.click(input())
  rerender(combobox({ onValueChange, options: options.slice(0, 1) }))
  rerender(combobox({ onValueChange, options: options.slice(0, 1) }))
  expect(input()).toHaveValue('')
  expect(input()).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', { reason: 'gone' })
})

it('leaves a value to its caller whose option is taken away, and shows no label of it', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(combobox({ value: 'in', onValueChange }))
  rerender(combobox({ value: 'in', onValueChange, options: options.slice(0, 1) }))
  expect(input()).toHaveValue('')
  rerender(combobox({ value: 'in', onValueChange, options: [{ value: 'in', label: 'ভারত' }] }))
  expect(input()).toHaveValue('ভারত')
  // In another language.
  rerender(combobox({ value: 'in', onValueChange }))
  expect(input()).toHaveValue('India')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('highlights the same option as others are taken away', async () => {
  const { rerender } = render(combobox())
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toContain('Indonesia')
  rerender(combobox({ options: options.slice(1) }))
  expect(active()).toContain('Indonesia')
})
