import { AlertDialog } from '@brand/ui/alert-dialog'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { checkCircle } from '@brand/ui/icons'
import { MoneyField } from '@brand/ui/money-field'
import { Table } from '@brand/ui/table'
import { Tabs } from '@brand/ui/tabs'
import { createToasts, Toast } from '@brand/ui/toast'
import { useState } from 'react'

const orders = [
  { id: 'D-1001', member: 'rahim', amount: '500.00', late: false },
  { id: 'D-1002', member: 'mitu', amount: '12500.00', late: true },
]
const toasts = createToasts()

export function Orders() {
  const [state, setState] = useState('open')
  const [asked, setAsked] = useState(false)
  const [least, setLeast] = useState('0.00')
  const [fault, setFault] = useState('')
  const rows = orders.filter(({ amount }) => state === 'open' && Number(amount) >= Number(least))

  return (
    <main>
      <Tabs
        label="State"
        tabs={[
          { value: 'open', label: 'Open' },
          { value: 'done', label: 'Decided' },
        ]}
        look="segmented"
        value={state}
        onValueChange={setState}
      />
      <MoneyField
        label="From"
        symbol="৳"
        value={least}
        error={fault}
        onValueChange={(value, details) => {
          setLeast(value)
          setFault(details.fault ?? '')
        }}
      />
      <Table
        caption="Deposits"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { id: 'id', head: 'Order', cell: (row) => row.id },
          { id: 'member', head: 'Member', cell: (row) => row.member },
          {
            id: 'amount',
            head: 'Amount',
            align: 'end',
            cell: (row) => row.amount,
            sortBy: (row) => Number(row.amount),
          },
          {
            id: 'state',
            head: 'State',
            cell: (row) =>
              row.late ? (
                <Badge kind="status" tone="neg">
                  Late
                </Badge>
              ) : (
                <Icon shape={checkCircle} />
              ),
          },
        ]}
      />
      <Button variant="primary" onClick={() => setAsked(true)}>
        Approve all
      </Button>
      <AlertDialog
        open={asked}
        kind="confirm"
        tone="warn"
        title="Approve all deposits?"
        confirmLabel="Approve"
        onConfirm={() => toasts.show({ title: 'Approved', tone: 'success' })}
        onClose={() => setAsked(false)}
      />
      <Toast toasts={toasts} />
    </main>
  )
}
