import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import english from '../../i18n/locales/en.ts'
import { DataGrid, type ColumnChoice, type DataGridProps, type GridColumn } from './index.ts'

interface Order {
  id: string
}
const columns: GridColumn<Order>[] = [
  { id: 'id', head: 'Order', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'type', head: 'Type', cell: () => 'Deposit', sortBy: () => 1, filter: { kind: 'text', of: () => 'Deposit' } },
  { id: 'amount', head: 'Amount', cell: () => '৳ 5' },
  { id: 'do', head: 'Actions', cell: () => '', pinned: true },
]
const rows = [{ id: 'DP-1' }, { id: 'DP-2' }]
const grid = (props: Partial<DataGridProps<Order>> = {}) => (
  <DataGrid label="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const edge = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` })
const widths = () => [...document.querySelectorAll('col')].map((col) => col.getAttribute('width'))
async function choose(head: string, item: string) {
  await userEvent.click(screen.getByRole('button', { name: `Column menu: ${head}` }))
  await userEvent.click(
    await screen.findByRole(/Hide|Filter/.test(item) ? 'menuitem' : 'menuitemradio', { name: item }),
  )
}

it('moves the edge of a column by its arrow keys, within bounds, and tells the width', async () => {
  const onColumnsChange = vi.fn()
  render(grid({ resizable: true, onColumnsChange }))
  expect(edge('Amount')).toHaveAttribute('aria-valuenow', '128')
  edge('Amount').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
  expect(edge('Amount')).toHaveAttribute('aria-valuenow', '98')
  expect(onColumnsChange.mock.lastCall?.[0].widths).toEqual({ amount: 98 })
  expect(onColumnsChange.mock.lastCall?.[1].reason).toBe('resize')
  await userEvent.keyboard('{Home}')
  expect(edge('Amount')).toHaveAttribute('aria-valuenow', '64')
  await userEvent.keyboard('{ArrowLeft}{End}')
  expect(edge('Amount')).toHaveAttribute('aria-valuenow', '800')
  expect(edge('Amount')).toHaveFocus()
})

it('moves an edge the other way where columns run from the right', async () => {
  render(
    <BrandProvider lang="ar" strings={english}>
      {grid({ resizable: true })}
    </BrandProvider>,
  )
  edge('Amount').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(edge('Amount')).toHaveAttribute('aria-valuenow', '138')
})

it('moves an edge with the pointer, tells the width once, and gives it back at a double press', async () => {
  const onColumnsChange = vi.fn()
  render(grid({ resizable: true, onColumnsChange }))
  fireEvent.pointerDown(edge('Amount'), { clientX: 300, button: 0, pointerId: 1 })
  fireEvent.pointerMove(edge('Amount'), { clientX: 340, pointerId: 1 })
  expect(widths()).toEqual([null, '128', '168', '128'])
  expect(onColumnsChange).not.toHaveBeenCalled()
  fireEvent.pointerUp(edge('Amount'), { clientX: 350, pointerId: 1 })
  expect(onColumnsChange).toHaveBeenCalledOnce()
  expect(widths()).toEqual([null, '128', '178', '128'])
  await userEvent.dblClick(edge('Amount'))
  expect(widths()).toEqual([null, '128', '128', '128'])
})

it('gives what is left over to the first column that has no width of its own', () => {
  render(
    grid({ resizable: true, columnChoice: { shown: ['id', 'type', 'amount', 'do'], hidden: [], widths: { id: 300 } } }),
  )
  expect(widths()).toEqual(['300', null, '128', '128'])
})

it('pins a column at an edge, beside those that the table pins, and keeps it', async () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (k: string, v: string) => kept.set(k, v) }
  const { unmount } = render(grid({ columnMenu: true, storage, storageKey: 'orders' }))
  await choose('Amount', 'At the start')
  expect(heads()).toEqual(['Order', 'Amount', 'Type', 'Actions'])
  expect(screen.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('data-pinned', 'start')
  await choose('Type', 'At the end')
  expect(screen.getByRole('columnheader', { name: /Type/ })).toHaveAttribute('data-stack', '1')
  unmount()
  render(grid({ columnMenu: true, storage, storageKey: 'orders' }))
  expect(heads()).toEqual(['Order', 'Amount', 'Type', 'Actions'])
  await choose('Amount', 'Scrolls along')
  expect(screen.getByRole('columnheader', { name: /Amount/ })).not.toHaveAttribute('data-pinned')
})

it('sorts, hides and leads to the filter of a column by its menu', async () => {
  const onSortChange = vi.fn()
  render(grid({ columnMenu: true, onSortChange }))
  await choose('Order', 'Descending')
  expect(onSortChange.mock.lastCall?.[0]).toEqual({ column: 'id', direction: 'descending' })
  expect(screen.getByRole('columnheader', { name: /Order/ })).toHaveAttribute('aria-sort', 'descending')
  await choose('Type', 'Filters')
  const field = await screen.findByRole('textbox', { name: 'Type' })
  await waitFor(() => expect(field).toHaveFocus())
  await choose('Type', 'Hide the column')
  expect(heads()).toEqual(['Order', 'Amount', 'Actions'])
})

it('offers the first column and one that the table pins no other place', async () => {
  render(grid({ columnMenu: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Column menu: Order' }))
  await screen.findByRole('menuitemradio', { name: 'Ascending' })
  expect(screen.queryByRole('menuitemradio', { name: 'At the start' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Hide the column' })).toBeNull()
})

it('shows the columns it is given, which the page keeps', async () => {
  const Held = () => {
    const [choice, setChoice] = useState<ColumnChoice>({ shown: ['id', 'do'], hidden: ['type', 'amount'] })
    return grid({ chooser: true, columnChoice: choice, onColumnsChange: setChoice })
  }
  render(<Held />)
  expect(heads()).toEqual(['Order', 'Actions'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amount' }))
  expect(heads()).toEqual(['Order', 'Amount', 'Actions'])
})
