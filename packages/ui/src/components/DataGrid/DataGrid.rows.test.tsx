import { expect, it, vi } from 'vitest'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts'

interface Order {
  id: string
  type: string
  done?: boolean
}
const columns: GridColumn<Order>[] = [
  {
    id: 'id',
    head: 'Order',
    cell: ({ id }) => id,
    sortBy: ({ id }) => id,
    filter: { kind: 'text', of: ({ id }) => id },
  },
  { id: 'type', head: 'Type', cell: ({ type }) => type, sortBy: ({ type }) => type },
]
const orders: Order[] = [
  { id: 'A', type: 'win' },
  { id: 'B', type: 'bet', done: true },
  { id: 'C', type: 'win' },
]
const many = Array.from({ length: 25 }, (_none, n) => ({ id: `O${String(n + 1).padStart(2, '0')}`, type: 'bet' }))
const grid = (props: Partial<DataGridProps<Order>> = {}) => (
  <DataGrid label="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} {...props} />
)
const found = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('sorts by several columns with Shift, and numbers them', async () => {
  const onSortChange = vi.fn()
  render(grid({ sortKeys: 2, onSortChange }))
  await press('Type')
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Order' }))
  await user.click(screen.getByRole('button', { name: /^Order/ }))
  await user.keyboard('{/Shift}')
  expect(found()).toEqual(['B', 'C', 'A'])
  expect(screen.getByRole('button', { name: /Order.*Sort key 2/ })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: /Type/ })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: /Order/ })).toHaveAttribute('aria-sort', 'descending')
  expect(onSortChange.mock.lastCall?.[0]).toEqual({ column: 'type', direction: 'ascending' })
  expect(onSortChange.mock.lastCall?.[1].sorts).toHaveLength(2)
})

it('sorts by one column where no more are allowed, also with Shift', async () => {
  render(grid())
  await press('Type')
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'Order' }))
  expect(screen.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'none')
})

it('shows a page of rows, counts all of them, and begins again with another answer', async () => {
  const onPageChange = vi.fn()
  render(grid({ rows: many, pageSize: 10, onPageChange }))
  expect(found()).toHaveLength(10)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '26')
  await press('Page 3')
  expect(onPageChange).toHaveBeenLastCalledWith(3, { reason: 'page', event: expect.anything() })
  expect(found()).toEqual(['O21', 'O22', 'O23', 'O24', 'O25'])
  expect(screen.getByRole('rowheader', { name: 'O21' }).parentElement).toHaveAttribute('aria-rowindex', '22')
  screen.getByRole('rowheader', { name: 'O21' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('rowheader', { name: 'O22' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus()
  await press('Order')
  expect(found()[0]).toBe('O01')
})

it('keeps focus in its row of a long table as others come before it', () => {
  for (const size of ['clientWidth', 'clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(200)
  const row = (n: number) => ({ id: `R${n}`, type: 'bet' })
  const long = Array.from({ length: 200 }, (_none, n) => row(n + 1000))
  const { rerender } = render(grid({ rows: long }))
  screen.getByRole('rowheader', { name: 'R1005' }).focus()
  rerender(grid({ rows: [...Array.from({ length: 100 }, (_none, n) => row(n)), ...long] }))
  expect(screen.getByRole('rowheader', { name: 'R1005' })).toHaveFocus()
  expect(found()).not.toContain('R1040')
  rerender(grid({ rows: long.slice(0, 100) }))
  expect(screen.getByRole('rowheader', { name: 'R1005' })).toHaveFocus()
  vi.restoreAllMocks()
})

it('shows one page of a server as it comes', async () => {
  const onPageChange = vi.fn()
  render(grid({ rows: many.slice(10, 20), pageSize: 10, rowCount: 25, page: 2, onPageChange }))
  expect(found()).toHaveLength(10)
  await press('Next page')
  expect(onPageChange.mock.lastCall?.[0]).toBe(3)
  expect(found()[0]).toBe('O11')
})

it('shows no page numbers for one page', () => {
  render(grid({ pageSize: 10 }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('chooses the rows of a page, and keeps those of another', async () => {
  const onChosenChange = vi.fn()
  render(grid({ rows: many, pageSize: 20, onChosenChange }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select O01' }))
  await press('Page 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(onChosenChange.mock.lastCall?.[0]).toEqual(['O01', 'O21', 'O22', 'O23', 'O24', 'O25'])
})

it('chooses one row', async () => {
  const onChosenChange = vi.fn()
  render(grid({ chooseOne: true, onChosenChange }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-multiselectable')
  await userEvent.click(screen.getByRole('radio', { name: 'Select A' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Select C' }))
  expect(onChosenChange.mock.lastCall?.[0]).toEqual(['C'])
  expect(screen.getByRole('radio', { name: 'Select A' })).not.toBeChecked()
})

it('says why a row cannot be chosen, and leaves it out of all rows', async () => {
  const onChosenChange = vi.fn()
  const selectable = ({ done }: Order) => (done ? 'It is done already' : true)
  render(grid({ onChosenChange, selectable }))
  const barred = screen.getByRole('checkbox', { name: 'Select B' })
  expect(barred).toHaveAttribute('aria-disabled', 'true')
  expect(barred).toHaveAccessibleDescription('It is done already')
  expect(screen.getByRole('rowheader', { name: 'B' }).parentElement).not.toHaveAttribute('aria-selected')
  await userEvent.click(barred)
  expect(onChosenChange).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('It is done already')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(onChosenChange.mock.lastCall?.[0]).toEqual(['A', 'C'])
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select A' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(within(screen.getByRole('grid')).getByRole('checkbox', { name: 'Select B' })).not.toBeChecked()
})
