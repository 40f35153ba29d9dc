import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { latinDigits } from '../../foundation/figure/digits.ts'
import english from '../../i18n/locales/en.ts'
import persian from '../../i18n/locales/fa.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { DatePicker, type DatePickerProps } from './index.ts'

// The grid is loaded lazily: preloaded here, so that tests need not wait for it.
beforeAll(() => Promise.all([import('./Calendar.tsx'), import('./calendarMonths.ts')]))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const picker = (props: Partial<DatePickerProps> = {}) => (
  <DatePicker label="Birthday" timeZone="Asia/Dhaka" {...props} />
)
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthday' })
const openGrid = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  return screen.findByRole('grid')
}

describeContract(picker(), { component: 'date-picker', control: 'input' })

describe('typing', () => {
  it('shows the format, parses on blur, and shows its value', async () => {
    const onValueChange = vi.fn()
    render(picker({ onValueChange }))
    expect(input()).toHaveAccessibleDescription('As dd/mm/yyyy')
    await userEvent.type(input(), '5.1.1990')
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onValueChange.mock.calls).toEqual([['1990-01-05', { reason: 'input', event: expect.anything() }]])
    expect(input()).toHaveValue('05/01/1990')
  })

  it('shows none where the value is no day', async () => {
    const { rerender } = render(picker({ value: '31/12/2026' }))
    expect(input()).toHaveValue('')
    rerender(picker({ value: '2026-02-31' }))
    expect(input()).toHaveValue('')
    await openGrid()
    rerender(picker({ value: '2026-02-28' }))
    expect(input()).toHaveValue('28/02/2026')
  })

  it('keeps invalid text, shows the error, and reports no value', async () => {
    const onValueChange = vi.fn()
    render(picker({ defaultValue: '2026-11-01', onValueChange }))
    await userEvent.clear(input())
    await userEvent.type(input(), '31/2/2026')
    await userEvent.tab()
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription('Not a date. Type it as dd/mm/yyyy')
    expect(input()).toHaveValue('31/2/2026')
    expect(onValueChange).toHaveBeenLastCalledWith('', { reason: 'input', event: expect.anything() })
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input()).toBeValid()
  })

  it('shows that a day is out of bounds', async () => {
    render(picker({ min: '2026-11-01', max: '2026-11-20' }))
    await userEvent.type(input(), '31/10/2026')
    await userEvent.tab()
    expect(input()).toHaveAccessibleDescription('Not before 1 Nov 2026')
    await userEvent.clear(input())
    await userEvent.type(input(), '21/11/2026')
    await userEvent.tab()
    expect(input()).toHaveAccessibleDescription('Not after 20 Nov 2026')
  })

  it('is read before Enter sends the form, which gets the day in one form', async () => {
    const sent = vi.fn()
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('birthday'))
        }}
      >
        {picker({ name: 'birthday' })}
        <button>Send</button>
      </form>,
    )
    await userEvent.type(input(), '5 jan 1990{Enter}')
    expect(sent).toHaveBeenCalledWith('1990-01-05')
  })

  it('follows the value of the caller', async () => {
    const { rerender } = render(picker({ value: '2026-11-20' }))
    await userEvent.type(input(), 'x')
    rerender(picker({ value: '2026-12-01' }))
    expect(input()).toHaveValue('01/12/2026')
  })
})

describe('the calendar', () => {
  it('opens on what is chosen, as a named layer, and takes focus there', async () => {
    render(picker({ defaultValue: '2026-03-07' }))
    const grid = await openGrid()
    expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
    expect(grid).toHaveAccessibleName('March 2026')
    const chosen = screen.getByRole('button', { name: 'Saturday, 7 March 2026, chosen' })
    await waitFor(() => expect(chosen).toHaveFocus())
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(chosen)
  })

  it('opens on today of the zone while nothing is chosen; week days are named in full', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T19:00:00Z'))
    render(picker())
    await openGrid()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saturday, 21 November 2026, today' })).toHaveFocus())
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday')
  })

  it('chooses a day, closes and brings focus back', async () => {
    const onValueChange = vi.fn()
    render(picker({ onValueChange, defaultValue: '2026-11-20' }))
    await openGrid()
    await userEvent.click(screen.getByRole('button', { name: /12 November/ }))
    expect(onValueChange.mock.calls).toEqual([['2026-11-12', { reason: 'choice', event: expect.anything() }]])
    expect(input()).toHaveValue('12/11/2026')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus())
  })

  it('keeps within its bounds: days, months, and years from a list where they lie far apart', async () => {
    const { unmount } = render(picker({ min: '2026-11-10', max: '2026-11-25' }))
    await openGrid()
    expect(screen.getByRole('button', { name: / 9 November/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: / 10 November/ })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    render(picker({ min: '1920-01-01', max: '2008-11-20' }))
    await openGrid()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1990')
    expect(screen.getByRole('grid')).toHaveAccessibleName('November 1990')
  })

  it('opens with the down arrow, and not while closed to change', async () => {
    const { rerender } = render(picker())
    input().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('grid')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    rerender(picker({ readOnly: true }))
    expect(screen.queryByRole('button', { name: 'Choose a date' })).toBeNull()
  })
})

it('counts in the Persian calendar where the locale names it, and holds the same days', async () => {
  const onValueChange = vi.fn()
  render(
    <BrandProvider lang="fa" numberLocale="fa-IR-u-ca-persian" strings={persian}>
      {picker({ onValueChange })}
    </BrandProvider>,
  )
  await userEvent.type(input(), '1405/1/1')
  await userEvent.tab()
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-21', { reason: 'input', event: expect.anything() })
  expect(input()).toHaveValue('۱۴۰۵/۰۱/۰۱')
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب تاریخ' }))
  const grid = await screen.findByRole('grid')
  expect(grid).toHaveAccessibleName('فروردین ۱۴۰۵')
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveAccessibleName('شنبه')
  // Farvardin has 31 days.
  await userEvent.click(within(grid).getByRole('button', { name: /۳۱ فروردین/ }))
  expect(onValueChange).toHaveBeenLastCalledWith('2026-04-20', { reason: 'choice', event: expect.anything() })
})

it.each([
  ['th', '๒๐/๑๑/๒๕๖๙', '20/11/2569', 'พฤศจิกายน 2569'],
  ['ar-SA-u-ca-islamic-umalqura-nu-latn', '10/6/1448', '10/06/1448', 'جمادى الآخرة 1448 هـ'],
])('in %s counts in the calendar of the language', async (numberLocale, text, shown, month) => {
  const onValueChange = vi.fn()
  render(
    <BrandProvider lang="en" strings={english} numberLocale={numberLocale}>
      {picker({ onValueChange })}
    </BrandProvider>,
  )
  await userEvent.type(input(), text)
  await userEvent.tab()
  expect(onValueChange.mock.lastCall?.[0]).toBe('2026-11-20')
  expect(latinDigits(input().value).replace(/\u200f/g, '')).toBe(shown)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(await screen.findByRole('grid')).toHaveAccessibleName(month)
})
