import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { Table, type Column, type Sort } from './index.ts'

interface Entry {
  id: string
  type: string
  amount: string
  at: number
}
const rows: Entry[] = [
  { id: 'WD-9', type: 'Withdrawal', amount: '-8500.00', at: 3 },
  { id: 'DP-1', type: 'Deposit', amount: '10000.00', at: 1 },
  { id: 'BN-4', type: 'Bonus', amount: '5000.00', at: 2 },
]
const columns: Column<Entry>[] = [
  { id: 'type', head: 'Type', cell: (row) => row.type, sortBy: (row) => row.type },
  {
    id: 'amount',
    head: 'Amount',
    cell: (row) => row.amount,
    align: 'end',
    sortBy: (row) => Number(row.amount),
    total: '6500.00',
  },
  { id: 'at', head: 'Time', cell: (row) => row.at, sortBy: (row) => row.at },
  { id: 'id', head: 'Reference', cell: (row) => row.id, phone: 'hidden' },
]
const rowKey = (row: Entry) => row.id
const table = (props: Partial<React.ComponentProps<typeof Table<Entry>>> = {}) => (
  <Table label="Transactions" columns={columns} rows={rows} rowKey={rowKey} {...props} />
)
const references = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describeContract(table(), { component: 'table' })

it('is a table with a name, heads of columns and heads of rows', () => {
  render(table())
  const found = screen.getByRole('table', { name: 'Transactions' })
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Type', 'Amount', 'Time', 'Reference'])
  expect(references()).toEqual(['Withdrawal', 'Deposit', 'Bonus', 'Total'])
})

it('sorts by a column head: up, down; one head at a time has aria-sort', async () => {
  render(table())
  expect(head('Type')).toHaveAttribute('aria-sort', 'none')
  expect(head('Reference')).not.toHaveAttribute('aria-sort')
  await press('Amount')
  expect(head('Amount')).toHaveAttribute('aria-sort', 'ascending')
  expect(references().slice(0, 3)).toEqual(['Withdrawal', 'Bonus', 'Deposit'])
  await press('Amount')
  expect(head('Amount')).toHaveAttribute('aria-sort', 'descending')
  expect(references().slice(0, 3)).toEqual(['Deposit', 'Bonus', 'Withdrawal'])
  await press('Time')
  expect(head('Amount')).toHaveAttribute('aria-sort', 'none')
  expect(references().slice(0, 3)).toEqual(['Deposit', 'Bonus', 'Withdrawal'])
})

it('is ordered by keyboard, and keeps focus on the head', async () => {
  render(table())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(references().slice(0, 3)).toEqual(['Bonus', 'Deposit', 'Withdrawal'])
  await userEvent.keyboard(' ')
  expect(references().slice(0, 3)).toEqual(['Withdrawal', 'Deposit', 'Bonus'])
  expect(screen.getByRole('button', { name: 'Type' })).toHaveFocus()
})

it('reports the order, and follows the caller where it holds the order', async () => {
  const onSortChange = vi.fn()
  const sort: Sort = { column: 'at', direction: 'descending' }
  render(table({ sort, onSortChange }))
  expect(references().slice(0, 3)).toEqual(['Withdrawal', 'Bonus', 'Deposit'])
  await press('Time')
  expect(onSortChange).toHaveBeenCalledWith(
    { column: 'at', direction: 'ascending' },
    expect.objectContaining({ reason: 'sort' }),
  )
  expect(head('Time')).toHaveAttribute('aria-sort', 'descending')
})

it('leaves rows that a server put in order as they are', () => {
  render(table({ sort: { column: 'type', direction: 'ascending' }, presorted: true }))
  expect(references().slice(0, 3)).toEqual(['Withdrawal', 'Deposit', 'Bonus'])
  expect(head('Type')).toHaveAttribute('aria-sort', 'ascending')
})

it('outlines rows to come, and is marked busy', () => {
  render(table({ rows: undefined, outlines: 3 }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(document.querySelectorAll('[data-part="outline"] tr')).toHaveLength(3)
  expect(screen.queryByRole('rowheader')).toBeNull()
})

it('keeps its rows while others are on their way', () => {
  render(table({ busy: true }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(references()).toHaveLength(4)
})

it('shows that there are no rows, in its words or the caller’s, without sums', () => {
  const { rerender } = render(table({ rows: [] }))
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  expect(screen.queryByText('6500.00')).toBeNull()
  rerender(table({ rows: [], empty: 'No deposits this week.' }))
  expect(screen.getByRole('cell')).toHaveTextContent('No deposits this week.')
})

it('shows the error, even over old rows, and retries', async () => {
  const onRetry = vi.fn()
  render(table({ error: true, onRetry }))
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load')
  expect(screen.queryByText('Withdrawal')).toBeNull()
  await press('Try again')
  expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ type: 'click' }))
})

it('marks rows visually and for assistive technology', () => {
  render(table({ marked: (row) => row.id === 'DP-1' }))
  const row = screen.getByRole('rowheader', { name: 'Deposit' }).parentElement
  expect(row).toHaveAttribute('aria-current', 'true')
  expect(row).toHaveAttribute('data-state', 'marked')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

it('knows on a phone where each cell stands', () => {
  render(table())
  const cells = [...(screen.getByRole('rowheader', { name: 'Deposit' }).parentElement?.children ?? [])] as HTMLElement[]
  expect(cells.map((cell) => [cell.dataset['place'], cell.dataset['label']])).toEqual([
    ['start', 'Type'],
    ['end', 'Amount'],
    ['start', 'Time'],
    ['hidden', 'Reference'],
  ])
})

it('labels a sum on a phone, where its column is a line of its own', () => {
  const places = (phone?: 'line') => {
    const { unmount } = render(
      table({ columns: columns.slice(0, 2).map((one, n) => (n ? { ...one, phone } : { ...one, total: 'All' })) }),
    )
    const sum = screen.getByRole('cell', { name: '6500.00' }).dataset
    unmount()
    return [sum['place'], sum['label']]
  }
  expect(places()).toEqual(['end', 'Amount'])
  expect(places('line')).toEqual(['line', 'Amount'])
})
