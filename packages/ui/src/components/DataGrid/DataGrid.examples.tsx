import { DataGrid } from '@brand/ui/data-grid'
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
