import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { FilterRow } from './FilterRow.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const state = <Select label="Status" value="all" options={[{ value: 'all', label: 'All' }]} />
const named = <TextField label="Name" />
const days = <TextField label="Days" />

type Row = Partial<React.ComponentProps<typeof FilterRow>>

async function show(props: Row, screenSize: 'phone' | 'desktop') {
  const onClear = vi.fn<() => void>()
  const matches = screenSize === 'phone'
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  const Page = () => (
    <FilterRow search={named} days={days} onClear={onClear} {...props}>
      {'children' in props ? props.children : state}
    </FilterRow>
  )
  await showPage(Page, { words: [] })
  return { onClear, row: await screen.findByRole('search', { name: 'Filters' }) }
}
/** Labels in their order. */
const labels = (within: HTMLElement) => [...within.querySelectorAll('label')].map(({ textContent }) => textContent)
const buttons = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const faults = async (part: HTMLElement) => (await axe.run(part)).violations

it('shows the search, the choices and the days in this order, each with its label', async () => {
  const { row } = await show({}, 'desktop')
  expect(labels(row)).toEqual(['Name', 'Status', 'Days'])
  expect(buttons(row)).toEqual([])
  expect(await faults(row)).toEqual([])
})

it.each([{ chosen: 1 }, { daysChosen: true }])(
  'takes the filters back at a press and keeps the focus: %o',
  async (props) => {
    const { row, onClear } = await show(props, 'desktop')
    await userEvent.click(within(row).getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(row)
  },
)

it('keeps the search beside a button that counts the filters of its sheet on a phone', async () => {
  const { row, onClear } = await show({ chosen: 2, daysChosen: true }, 'phone')
  expect(labels(row)).toEqual(['Name'])
  expect(await faults(row)).toEqual([])
  const button = within(row).getByRole('button', { name: 'Filters, 3 on' })

  button.focus()
  await userEvent.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  expect(labels(sheet)).toEqual(['Status', 'Days'])
  expect(await faults(sheet)).toEqual([])
  await userEvent.click(within(sheet).getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledOnce()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('keeps the days beside the button on a phone where nothing is searched', async () => {
  const { row } = await show({ search: undefined, daysChosen: true }, 'phone')
  expect(labels(row)).toEqual(['Days'])
  await userEvent.click(within(row).getByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  expect(labels(sheet)).toEqual(['Status'])
  expect(within(sheet).getByRole('button', { name: 'Clear' }).getAttribute('aria-disabled')).toBeNull()
})

it('has no button on a phone where there are days alone', async () => {
  const { row } = await show({ search: undefined, children: null }, 'phone')
  expect(labels(row)).toEqual(['Days'])
  expect(buttons(row)).toEqual([])
})
