import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { DateRange, type DateRangeProps } from './index.ts'

// The grid is loaded lazily: preloaded here, so that tests need not wait for it.
beforeAll(() => import('../DatePicker/Calendar.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
  // As on a phone: one month. The browser tests cover two.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const week = { from: '2026-11-14', to: '2026-11-20' }
const range = (props: Partial<DateRangeProps> = {}) => <DateRange label="Period" timeZone="Asia/Dhaka" {...props} />
const opener = () => screen.getByLabelText(/^Period: /)
const open = async () => {
  await userEvent.click(opener())
  await waitFor(() => expect(document.querySelector('[role="grid"]')).not.toBeNull())
}
const day = (name: RegExp) => screen.getByLabelText(name, { selector: 'button' })
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const retype = (name: string, text: string) => {
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.blur(field(name))
}
const apply = () => userEvent.click(screen.getByText('Apply'))

describeContract(range(), { component: 'date-range', control: 'button' })

it('is any time where the value has no days, as in an address that somebody changed', async () => {
  render(range({ value: { from: '2026-11-14', to: 'soon' } }))
  expect(opener()).toHaveAccessibleName('Period: Any time')
  await open()
})

it('shows its label and the chosen range', () => {
  const { rerender } = render(range())
  expect(opener()).toHaveAccessibleName('Period: Any time')
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
  rerender(range({ value: week }))
  expect(opener()).toHaveAccessibleName(/^Period: 14.*20 Nov 2026$/)
  rerender(range({ value: { from: '2026-11-20', to: '2026-11-20' }, labelHidden: true }))
  expect(opener()).toHaveAccessibleName('Period: 20 Nov 2026')
  expect(screen.queryByText('Period')).toBeNull()
})

it('counts its presets from the day a server says it is', async () => {
  const onValueChange = vi.fn()
  render(range({ onValueChange, today: '2027-03-01' }))
  await open()
  await userEvent.click(screen.getByText('Yesterday'))
  expect(onValueChange.mock.calls[0]?.[0]).toEqual({ from: '2027-02-28', to: '2027-02-28' })
})

it('takes a preset at once, in the zone of the site, and shows which it is', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T19:00:00Z'))
  const onValueChange = vi.fn()
  render(range({ onValueChange, name: 'period' }))
  await open()
  expect(screen.getByRole('group', { name: 'Quick choices' })).toBeVisible()
  expect(screen.getByText('Time zone: Dhaka (GMT+6)')).toBeVisible()
  await userEvent.click(screen.getByText('7 days'))
  expect(onValueChange.mock.calls).toEqual([
    [
      { from: '2026-11-15', to: '2026-11-21' },
      { reason: 'preset', preset: { days: 7 }, event: expect.anything() },
    ],
  ])
  await waitFor(() => expect(opener()).toHaveFocus())
  expect(document.querySelector('input[name="period"]')).toHaveValue('2026-11-15/2026-11-21')
  await open()
  expect(screen.getByText('7 days')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Today')).toHaveAttribute('aria-pressed', 'false')
})

it('offers only what may be chosen', async () => {
  const onValueChange = vi.fn()
  render(range({ min: '2026-11-10', max: '2026-11-19', onValueChange }))
  await open()
  expect(screen.getByText('Today')).toBeDisabled()
  await userEvent.click(screen.getByText('30 days'))
  expect(onValueChange.mock.calls[0]?.[0]).toEqual({ from: '2026-11-10', to: '2026-11-19' })
})

describe('days of one’s own', () => {
  it('are taken from the grid and applied', async () => {
    const onValueChange = vi.fn()
    render(range({ value: week, onValueChange }))
    await open()
    await userEvent.click(day(/\b12 November/))
    await userEvent.click(day(/\b5 November/))
    expect(field('From')).toHaveValue('05/11/2026')
    expect(field('To')).toHaveValue('12/11/2026')
    expect(document.querySelectorAll('[role="gridcell"][aria-selected="true"]')).toHaveLength(8)
    expect(onValueChange).not.toHaveBeenCalled()
    await apply()
    expect(onValueChange.mock.calls).toEqual([
      [
        { from: '2026-11-05', to: '2026-11-12' },
        { reason: 'choice', event: expect.anything() },
      ],
    ])
  })

  it('are typed, and the grid turns to them', async () => {
    const onValueChange = vi.fn()
    render(range({ value: week, onValueChange }))
    await open()
    retype('From', '1/3/2026')
    retype('To', '9 mar 2026')
    await apply()
    expect(onValueChange).toHaveBeenCalledWith(
      { from: '2026-03-01', to: '2026-03-09' },
      { reason: 'choice', event: expect.anything() },
    )
  })

  it('are refused with a reason: too many, the wrong way round, none', async () => {
    const onValueChange = vi.fn()
    render(range({ value: week, maxDays: 31, onValueChange }))
    await open()
    retype('From', '1/10/2026')
    await apply()
    expect(screen.getByRole('alert')).toHaveTextContent('At most 31 days')
    expect(screen.getByText('Apply')).toHaveAccessibleDescription('At most 31 days')
    retype('From', '21/11/2026')
    expect(screen.queryByRole('alert')).toBeNull()
    await apply()
    expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first')
    retype('To', 'soon')
    await apply()
    expect(field('To')).toBeInvalid()
    expect(field('To')).toHaveFocus()
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Cancel'))
    expect(opener()).toHaveAccessibleName(/14.*20 Nov 2026/)
  })

  it('begin as what is chosen, whatever was left half done before', async () => {
    render(range({ value: week }))
    await open()
    await userEvent.click(day(/\b1 November/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    expect(field('From')).toHaveValue('14/11/2026')
  })
})

describe('times', () => {
  const time = (name: string) => screen.getByLabelText(name, { selector: 'input[type="time"]' })
  const set = (name: string, value: string) => fireEvent.change(time(name), { target: { value } })

  it('are taken with the days, shown and sent', async () => {
    const onValueChange = vi.fn()
    render(range({ times: true, defaultValue: week, onValueChange, name: 'period' }))
    await open()
    set('From, time', '08:00')
    set('To, time', '18:30')
    await apply()
    const value = { ...week, fromTime: '08:00', toTime: '18:30' }
    expect(onValueChange).toHaveBeenCalledWith(value, { reason: 'choice', event: expect.anything() })
    expect(opener()).toHaveAccessibleName('Period: 14 Nov 2026 08:00 - 20 Nov 2026 18:30')
    expect(document.querySelector('input[name="period"]')).toHaveValue('2026-11-14T08:00/2026-11-20T18:30')
  })

  it('are left out for whole days, and refused backwards', async () => {
    const onValueChange = vi.fn()
    const day = { from: '2026-11-20', to: '2026-11-20', fromTime: '18:30', toTime: '20:00' }
    render(range({ times: true, value: day, onValueChange }))
    await open()
    set('To, time', '08:00')
    await apply()
    expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first')
    set('From, time', '')
    set('To, time', '')
    await apply()
    expect(onValueChange).toHaveBeenCalledWith(
      { from: '2026-11-20', to: '2026-11-20' },
      { reason: 'choice', event: expect.anything() },
    )
  })

  it('come with the periods that books are kept by', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T06:00:00Z'))
    const onValueChange = vi.fn()
    render(range({ times: true, onValueChange }))
    await open()
    for (const name of ['Today', 'Yesterday', 'This week']) expect(screen.getByText(name)).toBeEnabled()
    await userEvent.click(screen.getByText('This month'))
    expect(onValueChange.mock.calls[0]?.[0]).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  })
})

it('stays closed while disabled', async () => {
  render(range({ disabled: true }))
  await userEvent.click(opener())
  expect(screen.queryByRole('dialog')).toBeNull()
})
