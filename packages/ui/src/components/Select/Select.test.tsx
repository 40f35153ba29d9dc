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
  expect(onValueChange).toHaveBeenCalledWith('in', { reason: 'choice' })
  expect(box()).toHaveTextContent('India')
  await waitFor(() => expect(box()).toHaveFocus())
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
