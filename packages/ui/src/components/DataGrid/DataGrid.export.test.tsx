import { expect, it, vi } from 'vitest'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts'

interface Order {
  id: string
}
const columns: GridColumn<Order>[] = [
  {
    id: 'id',
    head: 'Order',
    cell: ({ id }) => id,
    text: ({ id }) => id,
    sortBy: ({ id }) => id,
    filter: { kind: 'text' },
  },
  { id: 'type', head: 'Type', cell: () => 'Deposit', text: () => 'Deposit', hidden: true },
]
const orders = (count: number): Order[] => Array.from({ length: count }, (_none, n) => ({ id: `O${n}` }))
const onExport = vi.fn<NonNullable<DataGridProps<Order>['onExport']>>()
const grid = (props: Partial<DataGridProps<Order>> = {}) => (
  <DataGrid label="Orders" columns={columns} rows={orders(3)} rowKey={({ id }) => id} onExport={onExport} {...props} />
)
const exportNow = async (ui = grid()) => {
  onExport.mockClear()
  render(ui)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
}
const file = () => onExport.mock.lastCall?.[0]()

it('writes all pages, with the filters and the order that are seen', async () => {
  await exportNow(
    grid({
      rows: orders(30),
      pageSize: 5,
      defaultSort: { column: 'id', direction: 'descending' },
      defaultColumnFilters: [{ column: 'id', kind: 'text', text: '2' }],
    }),
  )
  expect(file()?.split('\r\n').slice(0, 3)).toEqual(['\uFEFFOrder', 'O29', 'O28'])
  expect(file()?.trim().split('\r\n')).toHaveLength(13)
  expect(onExport.mock.lastCall?.[1]).toMatchObject({
    columns: ['id'],
    filters: [{ column: 'id', kind: 'text', text: '2' }],
    bounded: false,
  })
})

it('reads the rows of a server, says how far it is, and ends at the bound', async () => {
  const next = Promise.withResolvers<void>()
  let asked = 0
  await exportNow(
    grid({
      exportLimit: 5,
      exportRows: async function* () {
        for (;;) {
          asked += 1
          yield orders(3)
          await next.promise
        }
      },
    }),
  )
  expect(await screen.findByText('Rows in the file: 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Exporting' })).toBeVisible()
  next.resolve()
  expect(await screen.findByText('The file holds the first 5 rows')).toBeVisible()
  expect(asked).toBe(2)
  expect(file()).toBe('\uFEFFOrder\r\nO0\r\nO1\r\nO2\r\nO0\r\nO1\r\n')
  expect(onExport.mock.lastCall?.[1].bounded).toBe(true)
})

it('makes no file once it is cancelled, and ends what reads the rows', async () => {
  const next = Promise.withResolvers<void>()
  let ended = false
  await exportNow(
    grid({
      exportRows: async function* () {
        try {
          yield orders(1)
          await next.promise
          yield orders(1)
        } finally {
          ended = true
        }
      },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
  next.resolve()
  await waitFor(() => expect(ended).toBe(true))
  expect(onExport).not.toHaveBeenCalled()
})

it('writes many rows that are there part by part', async () => {
  await exportNow(grid({ rows: orders(5000) }))
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce())
  expect(file()?.trim().split('\r\n')).toHaveLength(5001)
})

it('says that rows did not load, or leaves that to the page', async () => {
  const failing = {
    async *exportRows() {
      yield orders(1)
      throw new Error('down')
    },
  }
  const onExportError = vi.fn()
  await exportNow(grid({ ...failing, onExportError }))
  await waitFor(() => expect(onExportError).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says itself that rows did not load where the page does not', async () => {
  await exportNow(
    grid({
      async *exportRows() {
        yield orders(1)
        throw new Error('down')
      },
    }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load')
  expect(onExport).not.toHaveBeenCalled()
})
