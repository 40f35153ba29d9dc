import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { MonthPicker, type MonthPickerProps } from './index.ts'

const picker = (props: Partial<MonthPickerProps> = {}) => (
  <MonthPicker label="Statement" defaultValue="2026-11-01" {...props} />
)
const box = () => screen.getByRole('button', { name: /^Statement: / })
const month = (name: string) => screen.findByRole('button', { name })

describeContract(picker(), { component: 'month-picker', control: 'button' })

it('says its month, and is tied to its message', () => {
  const { rerender } = render(picker({ error: 'Not closed yet' }))
  expect(box()).toHaveAccessibleName('Statement: November 2026')
  expect(box()).toHaveAccessibleDescription('Not closed yet')
  rerender(<MonthPicker key="empty" label="Statement" placeholder="Choose a month" />)
  expect(box()).toHaveAccessibleName('Statement: Choose a month')
})

it('opens on its month and reports the one that is chosen, by its first day', async () => {
  const onValueChange = vi.fn()
  render(picker({ onValueChange }))
  await userEvent.click(box())
  await waitFor(async () => expect(await month('November 2026')).toHaveFocus())
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('Nov')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await waitFor(async () => expect(await month('July 2026')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-07-01', { reason: 'choice', event: expect.anything() })
  expect(box()).toHaveAccessibleName('Statement: July 2026')
  await waitFor(() => expect(box()).toHaveFocus())
})

it('goes to other years by keys and by their list, not beyond its bounds', async () => {
  render(picker({ min: '2025-06-15', max: '2026-12-31' }))
  await userEvent.click(box())
  await month('November 2026')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['2025', '2026'])
  await userEvent.keyboard('{PageUp}')
  await waitFor(async () => expect(await month('November 2025')).toHaveFocus())
  expect(await month('May 2025')).toBeDisabled()
  expect(await month('June 2025')).toBeEnabled()
  await userEvent.keyboard('{PageUp}')
  expect(await month('November 2025')).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026')
  expect(await month('November 2026')).toBeVisible()
})

it('is sent with its form and comes back with it', async () => {
  render(<form>{picker({ name: 'month' })}</form>)
  const form = document.forms[0] as HTMLFormElement
  await userEvent.click(box())
  await userEvent.click(await month('March 2026'))
  expect(new FormData(form).get('month')).toBe('2026-03-01')
  fireEvent.reset(form)
  expect(new FormData(form).get('month')).toBe('2026-11-01')
})
