import { type Sort, Table } from '@brand/ui/table'
import { useState } from 'react'

/** The minimum: rows, what identifies one, and a cell for each column. */
export function Plain() {
  return (
    <Table
      label="Orders"
      rows={[
        { id: 'DP-1', type: 'Deposit', amount: '৳ 5,000.00' },
        { id: 'WD-2', type: 'Withdrawal', amount: '৳ 8,500.00' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'type', head: 'Type', cell: (row) => row.type },
        { id: 'amount', head: 'Amount', align: 'end', cell: (row) => row.amount },
      ]}
    />
  )
}

/** A press on the head of a column sorts by it. */
export function SortedByPress() {
  return (
    <Table
      label="Ranks"
      rows={[
        { name: 'ta***8', points: 1840 },
        { name: 'ra***7', points: 925 },
      ]}
      rowKey={(row) => row.name}
      columns={[
        {
          id: 'name',
          head: 'Player',
          cell: (row) => row.name,
          sortBy: (row) => row.name,
        },
        {
          id: 'points',
          head: 'Points',
          align: 'end',
          cell: (row) => row.points,
          sortBy: (row) => row.points,
        },
      ]}
    />
  )
}

/** The page holds the order, for instance in its address. */
export function Sorted() {
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' })
  return (
    <Table
      label="Orders"
      rows={[
        { id: 'DP-1', amount: '৳ 5,000.00' },
        { id: 'WD-2', amount: '৳ 8,500.00' },
      ]}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'id', head: 'Order', cell: (row) => row.id, sortBy: (row) => row.id },
        { id: 'amount', head: 'Amount', align: 'end', cell: (row) => row.amount },
      ]}
    />
  )
}
