import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Select, type SelectProps } from './index.ts'

const options = [
  { value: 'bd', label: 'Bangladesh' },
  { value: 'in', label: 'India' },
  { value: 'np', label: 'Nepal', disabled: true },
]
const select = (props: Partial<SelectProps> = {}) => <Select label="Country" options={options} {...props} />
const box = () => screen.getByRole('combobox', { name: 'Country' })

describeContract(<Select label="Country" options={options} />, { component: 'select', control: 'button' })

it('is tied to its label and message', () => {
  render(select({ error: 'Choose a country', required: true }))
  expect(box()).toHaveTextContent('Choose')
  expect(box()).toHaveAttribute('aria-invalid', 'true')
  expect(box()).toHaveAccessibleDescription('Choose a country')
})

it('chooses by keyboard and gives focus back', async () => {
  const onValueChange = vi.fn()
  render(select({ onValueChange }))
  box().focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('listbox')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('option', { name: 'Bangladesh' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: 'India' })).toHaveFocus()
  await userEvent.keyboard('{Home}i')
  expect(screen.getByRole('option', { name: 'India' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledWith(
    'in',
    expect.objectContaining({ reason: 'choice', event: expect.anything() }),
  )
  expect(box()).toHaveTextContent('India')
  await waitFor(() => expect(box()).toHaveFocus())
})

it('looks for words with a space between them, and chooses by Space otherwise', async () => {
  render(
    <Select label="Bank" options={['Padma Bank', 'Padma Gold', 'Meghna'].map((label) => ({ value: label, label }))} />,
  )
  const bank = screen.getByRole('combobox')
  bank.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await userEvent.keyboard('padma g')
  expect(screen.getByRole('option', { name: 'Padma Gold' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(bank).toHaveTextContent('Padma Gold'))
})

it('shows the given value and submits it with a form', () => {
  const { container } = render(<form>{select({ value: 'bd', name: 'country' })}</form>)
  expect(box()).toHaveTextContent('Bangladesh')
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('country')).toBe('bd')
})

it('stays closed while disabled', async () => {
  render(select({ disabled: true }))
  await userEvent.click(box())
  expect(box()).toBeDisabled()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('chooses nothing where the option is taken away, and tells it once', () => {
  const onValueChange = vi.fn()
  const form = (props: Partial<SelectProps>) => <form>{select({ name: 'country', onValueChange, ...props })}</form>
  const { container, rerender } = render(form({ defaultValue: 'in' }))
  const data = () => new FormData(container.querySelector('form') as HTMLFormElement).get('country')
  rerender(form({ options: options.slice(0, 1) }))
  rerender(form({ options: options.slice(0, 1) }))
  expect(box()).toHaveTextContent('Choose')
  expect(data()).toBe('')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', { reason: 'gone' })
  rerender(form({}))
  expect(box()).toHaveTextContent('Choose')
})

it('leaves a value to its caller whose option is taken away, and shows no label of it', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(select({ value: 'in', onValueChange }))
  rerender(select({ value: 'in', onValueChange, options: options.slice(0, 1) }))
  expect(box()).toHaveTextContent('Choose')
  expect(onValueChange).not.toHaveBeenCalled()
  rerender(select({ value: 'in', onValueChange }))
  expect(box()).toHaveTextContent('India')
})

it('keeps focus in the open list as the option that has it is taken away', async () => {
  const all = [...options, { value: 'lk', label: 'Sri Lanka' }]
  const { rerender } = render(select({ options: all, defaultValue: 'bd' }))
  box().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Bangladesh' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  rerender(select({ options: all.filter(({ value }) => value !== 'in') }))
  expect(screen.getByRole('option', { name: 'Sri Lanka' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  // Where the one that had it was chosen, the list itself.
  rerender(select({ options: all.slice(2) }))
  expect(screen.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: 'Sri Lanka' })).toHaveFocus()
})
