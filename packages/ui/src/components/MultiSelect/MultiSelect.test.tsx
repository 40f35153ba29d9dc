import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './index.ts'

const few: MultiSelectOption[] = [
  { value: 'slots', label: 'Slots' },
  { value: 'live', label: 'Live casino' },
  { value: 'fish', label: 'Fishing', disabled: true },
  { value: 'sports', label: 'Sports' },
]
const many: MultiSelectOption[] = Array.from({ length: 30 }, (_none, n) => ({
  value: `v${n}`,
  label: n === 7 ? 'Åland' : `Vendor ${n}`,
}))
const select = (props: Partial<MultiSelectProps> = {}) => <MultiSelect label="Games" options={few} {...props} />
const box = () => screen.getByRole('button', { name: /^Games: / })
const open = () => userEvent.click(box())
const active = () => {
  const holder = document.querySelector('[aria-activedescendant]')
  return document.getElementById(holder?.getAttribute('aria-activedescendant') ?? '')?.textContent
}

describeContract(select(), { component: 'multi-select', control: 'button' })

it('says what is chosen: in chips, in words, and how many', () => {
  const { rerender } = render(select())
  expect(box()).toHaveAccessibleName('Games: Any')
  rerender(select({ value: ['slots', 'live'] }))
  expect(box()).toHaveAccessibleName('Games: 2 selected')
  expect(screen.getByRole('button', { name: 'Remove Slots' })).toBeVisible()
  rerender(select({ value: ['slots', 'live'], labelHidden: true }))
  expect(box()).toHaveAccessibleName('Games: Slots, Live casino')
  expect(screen.queryByRole('button', { name: 'Remove Slots' })).toBeNull()
  rerender(select({ value: ['slots', 'live', 'sports'], labelHidden: true }))
  expect(box()).toHaveTextContent('3 selected')
})

it('chooses by mouse, keeps the list open, and clears', async () => {
  const onValueChange = vi.fn()
  render(select({ onValueChange }))
  await open()
  expect(screen.getByRole('listbox', { name: 'Games' })).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Sports' }))
  await userEvent.click(screen.getByRole('option', { name: 'Slots' }))
  expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
    [['sports'], 'choice'],
    [['slots', 'sports'], 'choice'],
  ])
  expect(screen.getByRole('option', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Fishing' }))
  expect(onValueChange).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'clear', event: expect.anything() })
})

it('chooses by keyboard: arrows skip what is disabled, Space and Enter choose, Esc closes and gives focus back', async () => {
  const onValueChange = vi.fn()
  render(select({ onValueChange }))
  box().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
  expect(active()).toBe('Slots')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Sports')
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Home}{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith(['slots', 'sports'], { reason: 'choice', event: expect.anything() })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(box()).toHaveFocus())
})

it('searches in a long list, without case and accents', async () => {
  const onValueChange = vi.fn()
  render(select({ options: many, onValueChange }))
  await open()
  const field = screen.getByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('aland')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByText('Found: 1')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith(['v7'], { reason: 'choice', event: expect.anything() })
  await userEvent.keyboard('zzz')
  await waitFor(() => expect(screen.getAllByText('Nothing found')).toHaveLength(2))
})

it('takes one away by its chip; the box takes the focus', async () => {
  const onValueChange = vi.fn()
  render(select({ defaultValue: ['slots', 'live'], onValueChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Slots' }))
  expect(onValueChange).toHaveBeenLastCalledWith(['live'], { reason: 'remove', event: expect.anything() })
  expect(box()).toHaveFocus()
})

it('sends its values with a form, one field each', () => {
  const { container } = render(<form>{select({ name: 'games', value: ['slots', 'sports'] })}</form>)
  expect(new FormData(container.querySelector('form') as HTMLFormElement).getAll('games')).toEqual(['slots', 'sports'])
})

it('is tied to its message, and stays closed while disabled', async () => {
  const { rerender } = render(select({ error: 'Choose one' }))
  expect(box()).toHaveAccessibleDescription('Choose one')
  expect(box()).toHaveAttribute('aria-invalid', 'true')
  rerender(select({ disabled: true }))
  await open()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('lets go of what is taken away, tells it once, and keeps focus', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(select({ defaultValue: ['slots', 'live', 'later'], onValueChange }))
  screen.getByRole('button', { name: 'Remove Live casino' }).focus()
  rerender(select({ onValueChange, options: few.filter(({ value }) => value !== 'live') }))
  rerender(select({ onValueChange, options: few.filter(({ value }) => value !== 'live') }))
  expect(screen.getByRole('button', { name: 'Remove Slots' })).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['slots', 'later'], { reason: 'gone' })
  rerender(select({ onValueChange, options: few.slice(3) }))
  expect(box()).toHaveFocus()
})

it('leaves values to their caller whose options are taken away', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(select({ value: ['live'], onValueChange }))
  rerender(select({ value: ['live'], onValueChange, options: few.slice(0, 1) }))
  expect(box()).toHaveAccessibleName('Games: Any')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('marks the same option as others are taken away, and its neighbour where it goes', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(select({ onValueChange }))
  await open()
  await userEvent.keyboard('{End}')
  expect(active()).toContain('Sports')
  rerender(select({ onValueChange, options: few.slice(1) }))
  expect(active()).toContain('Sports')
  rerender(select({ onValueChange, options: few.slice(0, 2) }))
  expect(active()).toContain('Live casino')
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.calls[0]?.[0]).toEqual(['live'])
})

it('keeps focus as options go until the list needs no search, and come until it does', async () => {
  const { rerender } = render(select({ options: many }))
  await open()
  await userEvent.keyboard('åland')
  rerender(select())
  expect(screen.getByRole('listbox')).toHaveFocus()
  expect(screen.getAllByRole('option')).toHaveLength(few.length)
  rerender(select({ options: many }))
  expect(screen.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Åland')
})

it('walks through chips with arrows, and removes them with Delete', async () => {
  const onValueChange = vi.fn()
  render(select({ defaultValue: ['slots', 'live', 'sports'], onValueChange }))
  const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
  chip('Slots').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chip('Live casino')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  expect(onValueChange).toHaveBeenLastCalledWith(['slots', 'sports'], { reason: 'remove', event: expect.anything() })
  expect(chip('Sports')).toHaveFocus()
  await userEvent.keyboard('{Home}{Backspace}{Delete}')
  expect(box()).toHaveFocus()
})
