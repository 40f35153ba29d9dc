import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { DataGrid, type DataGridProps, type GridColumn, type GridFilter } from './index.ts'

interface Order {
  id: string
  type: string
  amount: string
  at: string
}
const orders: Order[] = [
  { id: 'DP-1', type: 'deposit', amount: '5000.00', at: '2026-11-20T06:00:00Z' },
  { id: 'WD-2', type: 'withdrawal', amount: '800.00', at: '2026-11-21T06:00:00Z' },
  { id: 'DP-3', type: 'deposit', amount: '120.00', at: '2026-11-22T06:00:00Z' },
]
const columns: GridColumn<Order>[] = [
  { id: 'id', head: 'Order', cell: ({ id }) => id, text: ({ id }) => id, filter: { kind: 'text' } },
  {
    id: 'type',
    head: 'Type',
    cell: ({ type }) => type,
    filter: {
      kind: 'choice',
      of: ({ type }) => type,
      options: [
        { value: 'deposit', label: 'Deposit' },
        { value: 'withdrawal', label: 'Withdrawal' },
      ],
    },
  },
  {
    id: 'amount',
    head: 'Amount',
    cell: ({ amount }) => amount,
    text: ({ amount }) => amount,
    filter: { kind: 'number' },
    total: (rows) => `${rows.length} orders`,
  },
  { id: 'at', head: 'Time', cell: ({ at }) => at, filter: { kind: 'days', of: ({ at }) => at, timeZone: 'UTC' } },
]
const grid = (props: Partial<DataGridProps<Order>> = {}) => (
  <DataGrid label="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} {...props} />
)
const found = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('offers the filters of columns where one has any', () => {
  const { rerender } = render(grid())
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false')
  rerender(grid({ columns: columns.map(({ filter: _filter, ...column }) => column) }))
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})

it('filters by text and by number, counts what is on, sums up what matches, and clears', async () => {
  const onColumnFiltersChange = vi.fn()
  render(grid({ onColumnFiltersChange }))
  await press('Filters')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Order' }), 'dp')
  await waitFor(() => expect(found()).toEqual(['DP-1', 'DP-3', 'Total']))
  expect(onColumnFiltersChange).toHaveBeenLastCalledWith([{ column: 'id', kind: 'text', text: 'dp' }], {
    reason: 'filter',
    event: expect.anything(),
  })
  expect(screen.getByRole('gridcell', { name: '2 orders' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Found: 2')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Amount: At least' }), '1000')
  await waitFor(() => expect(found()).toEqual(['DP-1', 'Total']))
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('2')
  await press('Remove Order: dp')
  expect(onColumnFiltersChange).toHaveBeenLastCalledWith([{ column: 'amount', kind: 'number', min: '1000.00' }], {
    reason: 'remove',
    event: expect.anything(),
  })
  await press('Clear filters')
  await waitFor(() => expect(found()).toHaveLength(4))
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
})

it('names a filter that has no days as it is, and takes it back', async () => {
  render(grid({ defaultColumnFilters: [{ column: 'at', kind: 'days', from: '2026-11-21', to: 'soon' }] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Time: 2026-11-21 - soon' }))
  expect(found()).toHaveLength(4)
})

it('filters by choice and by days', async () => {
  render(
    grid({
      defaultColumnFilters: [
        { column: 'type', kind: 'choice', values: ['deposit'] },
        { column: 'at', kind: 'days', from: '2026-11-21', to: '2026-11-22' },
      ],
    }),
  )
  expect(found()).toEqual(['DP-3', 'Total'])
  expect(await screen.findByRole('button', { name: 'Remove Type: Deposit' })).toBeVisible()
  await press(/^Remove Time: 21.*22/)
  await waitFor(() => expect(found()).toEqual(['DP-1', 'DP-3', 'Total']))
})

it('shows the filters it is given, which the page keeps', async () => {
  const Held = () => {
    const [on, setOn] = useState<readonly GridFilter[]>([{ column: 'id', kind: 'text', text: 'WD' }])
    return grid({ columnFilters: on, onColumnFiltersChange: setOn })
  }
  render(<Held />)
  expect(found()).toEqual(['WD-2', 'Total'])
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(found()).toHaveLength(4))
})

it('leaves a filter off where the page cancels it', async () => {
  render(grid({ onColumnFiltersChange: (_filters, details) => details.cancel() }))
  await press('Filters')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Order' }), 'W')
  expect(found()).toHaveLength(4)
})

it('leaves the rows to a server that filters', () => {
  render(grid({ prefiltered: true, defaultColumnFilters: [{ column: 'id', kind: 'text', text: 'none' }] }))
  expect(found()).toHaveLength(4)
})

it('lets go of chosen rows that a filter takes away', async () => {
  const onChosenChange = vi.fn()
  const filtered = (text: string) =>
    grid({ onChosenChange, columnFilters: text ? [{ column: 'id', kind: 'text', text }] : [] })
  const { rerender } = render(filtered(''))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select WD-2' }))
  rerender(filtered('DP'))
  await waitFor(() => expect(onChosenChange).toHaveBeenLastCalledWith([], { reason: 'gone' }))
})

it('says that nothing matches, and takes the filters back', async () => {
  render(grid({ defaultColumnFilters: [{ column: 'id', kind: 'text', text: 'x' }] }))
  expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await userEvent.click(within(screen.getByRole('grid')).getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(found()).toHaveLength(4))
})
