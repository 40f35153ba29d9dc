import { DataGrid, type ColumnChoice, type GridFilter } from '@brand/ui/data-grid'
import { useState } from 'react'

/** The minimum: rows, what identifies one, and a cell for each column. */
export function Plain() {
  return (
    <DataGrid
      label="Orders"
      rows={[
        { id: 'DP-1', type: 'Deposit', amount: '5000.00' },
        { id: 'WD-2', type: 'Withdrawal', amount: '8500.00' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'type', head: 'Type', cell: (row) => row.type, sortBy: (row) => row.type },
        {
          id: 'amount',
          head: 'Amount',
          align: 'end',
          cell: (row) => `৳ ${row.amount}`,
          text: (row) => row.amount,
        },
      ]}
    />
  )
}

/** Which columns are shown is kept under a key, in a storage that the page hands over. */
export function ColumnsRemembered() {
  return (
    <DataGrid
      label="Orders"
      chooser
      storageKey="orders.columns"
      storage={globalThis.localStorage}
      rows={[{ id: 'DP-1', type: 'Deposit', state: 'Approved' }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id },
        { id: 'type', head: 'Type', cell: (row) => row.type, phone: 'line' },
        { id: 'state', head: 'State', cell: (row) => row.state, hidden: true },
      ]}
    />
  )
}

/** The page holds which rows are chosen. */
export function Chosen() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <DataGrid
      label="Orders"
      rows={[
        { id: 'DP-1', amount: '৳ 5,000.00' },
        { id: 'WD-2', amount: '৳ 8,500.00' },
      ]}
      rowKey={(row) => row.id}
      chosen={chosen}
      onChosenChange={setChosen}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id },
        { id: 'amount', head: 'Amount', align: 'end', cell: (row) => row.amount },
      ]}
    />
  )
}

/** Each column says how it is filtered; the grid shows the fields, what is on, and the rows that match. */
export function Filters() {
  return (
    <DataGrid
      label="Orders"
      defaultColumnFilters={[{ column: 'type', kind: 'choice', values: ['deposit'] }]}
      rows={[
        { id: 'DP-1', type: 'deposit', amount: '5000.00', at: '2026-11-20T18:30:00Z' },
        { id: 'WD-2', type: 'withdrawal', amount: '8500.00', at: '2026-11-21T09:10:00Z' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id, text: (row) => row.id, filter: { kind: 'text' } },
        {
          id: 'type',
          head: 'Type',
          cell: (row) => row.type,
          filter: {
            kind: 'choice',
            of: (row) => row.type,
            options: [
              { value: 'deposit', label: 'Deposit' },
              { value: 'withdrawal', label: 'Withdrawal' },
            ],
          },
        },
        {
          id: 'amount',
          head: 'Amount',
          align: 'end',
          cell: (row) => `৳ ${row.amount}`,
          text: (row) => row.amount,
          filter: { kind: 'number' },
        },
        {
          id: 'at',
          head: 'Day',
          cell: (row) => row.at.slice(0, 10),
          filter: { kind: 'days', of: (row) => row.at, timeZone: 'Asia/Dhaka' },
        },
      ]}
    />
  )
}

/** The server filters: the filters are plain data for its request, and the rows are those that match. */
export function FiltersOfServer() {
  const [filters, setFilters] = useState<readonly GridFilter[]>([])
  const request = JSON.stringify(filters)
  return (
    <DataGrid
      label="Orders"
      columnFilters={filters}
      onColumnFiltersChange={setFilters}
      prefiltered
      rows={[{ id: 'DP-1', request }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id, filter: { kind: 'text' } },
        { id: 'request', head: 'Request', cell: (row) => row.request },
      ]}
    />
  )
}

/** People move the edges of columns, pin them by their menus, and the page keeps what they made of them. */
export function ColumnsMovedAndPinned() {
  const [choice, setChoice] = useState<ColumnChoice>({
    shown: ['id', 'type', 'state'],
    hidden: [],
    widths: { type: 180 },
    pins: { state: 'end' },
  })
  return (
    <DataGrid
      label="Orders"
      resizable
      columnMenu
      columnChoice={choice}
      onColumnsChange={setChoice}
      rows={[{ id: 'DP-1', type: 'Deposit', state: 'Approved' }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id, sortBy: (row) => row.id },
        { id: 'type', head: 'Type', cell: (row) => row.type },
        { id: 'state', head: 'State', cell: (row) => row.state },
      ]}
    />
  )
}

/** Rows are sorted by up to three columns: Shift and a press on a head adds one. */
export function SeveralSortKeys() {
  return (
    <DataGrid
      label="Orders"
      sortKeys={3}
      defaultSort={[
        { column: 'type', direction: 'ascending' },
        { column: 'amount', direction: 'descending' },
      ]}
      rows={[
        { id: 'DP-1', type: 'Deposit', amount: '5000.00' },
        { id: 'WD-2', type: 'Withdrawal', amount: '8500.00' },
        { id: 'DP-3', type: 'Deposit', amount: '9000.00' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id, sortBy: (row) => row.id },
        { id: 'type', head: 'Type', cell: (row) => row.type, sortBy: (row) => row.type },
        { id: 'amount', head: 'Amount', align: 'end', cell: (row) => row.amount, sortBy: (row) => Number(row.amount) },
      ]}
    />
  )
}

/** Twenty rows a page, of rows that are all there. */
export function Pages() {
  return (
    <DataGrid
      label="Orders"
      pageSize={20}
      rows={Array.from({ length: 95 }, (_none, n) => ({ id: `DP-${n + 1}` }))}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id },
        { id: 'type', head: 'Type', cell: () => 'Deposit' },
      ]}
    />
  )
}

const refundable = (row: { state: string }) =>
  row.state === 'Approved' || `A deposit that is ${row.state.toLowerCase()}`

/** One row is chosen; those that cannot be say why. */
export function OneThatCanBeChosen() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <DataGrid
      label="Deposit to refund"
      chooseOne
      selectable={refundable}
      chosen={chosen}
      onChosenChange={setChosen}
      rows={[
        { id: 'DP-1', state: 'Approved' },
        { id: 'DP-2', state: 'Refunded' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id },
        { id: 'state', head: 'State', cell: (row) => row.state },
      ]}
    />
  )
}

interface Member {
  id: string
  bets: number
  below?: Member[]
}
const members: Member[] = [
  { id: 'nasrin_04', bets: 212, below: [{ id: 'mitu.r', bets: 40 }] },
  { id: 'tanvir88', bets: 96 },
]
const downlineOf = (row: Member) => row.below

/** A tree: each row names the rows below it, and the page keeps which of them are open. */
export function Tree() {
  const [open, setOpen] = useState(['nasrin_04'])
  return (
    <DataGrid
      label="Downline"
      childrenOf={downlineOf}
      open={open}
      onOpenChange={setOpen}
      rows={members}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Account', cell: (row) => row.id },
        { id: 'bets', head: 'Bets', align: 'end', cell: (row) => row.bets },
      ]}
    />
  )
}

/** Rows are grouped by a column, with the count and the sums of each group. */
export function Groups() {
  return (
    <DataGrid
      label="Orders"
      defaultGroupBy="type"
      columnMenu
      rows={[
        { id: 'DP-1', type: 'Deposit', amount: 5000 },
        { id: 'WD-2', type: 'Withdrawal', amount: 8500 },
        { id: 'DP-3', type: 'Deposit', amount: 120 },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id },
        { id: 'type', head: 'Type', cell: (row) => row.type, group: (row) => row.type },
        {
          id: 'amount',
          head: 'Amount',
          align: 'end',
          cell: (row) => row.amount,
          total: (rows) => rows.reduce((sum, row) => sum + row.amount, 0),
        },
      ]}
    />
  )
}

/** Cells are changed in place; what cannot be saved says why. */
export function Editing() {
  const [rows, setRows] = useState([
    { id: 'nasrin_04', remark: 'Calls at noon' },
    { id: 'tanvir88', remark: '' },
  ])
  return (
    <DataGrid
      label="Downline"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { id: 'id', head: 'Account', cell: (row) => row.id },
        {
          id: 'remark',
          head: 'Remark',
          width: 280,
          cell: (row) => row.remark,
          edit: {
            value: (row) => row.remark,
            save(row, remark) {
              if (remark.length > 20) return 'At most 20 letters'
              setRows((before) => before.map((one) => (one.id === row.id ? { ...one, remark } : one)))
              return undefined
            },
          },
        },
      ]}
    />
  )
}

const orderPages = Array.from({ length: 40 }, (_none, page) =>
  Array.from({ length: 500 }, (_row, n) => ({ id: `DP-${page * 500 + n + 1}` })),
)

/** The server has more rows than the grid: the file takes its pages, and people see how far it is. */
export function ExportOfServer() {
  const [file, setFile] = useState('')
  return (
    <>
      <DataGrid
        label="Orders"
        rows={orderPages[0]}
        rowKey={(row) => row.id}
        pageSize={10}
        exportRows={async function* () {
          for (const page of orderPages) {
            await new Promise((done) => setTimeout(done, 100))
            yield page
          }
        }}
        onExport={(csv) => setFile(csv())}
        columns={[{ id: 'id', head: 'Order', cell: (row) => row.id, text: (row) => row.id }]}
      />
      <output>{file.length} letters</output>
    </>
  )
}
