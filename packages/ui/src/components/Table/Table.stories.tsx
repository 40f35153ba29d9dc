import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Badge } from '../Badge/index.ts'
import { Table, type Column } from './index.ts'
import * as Examples from './Table.examples.tsx'

interface Entry {
  reference: string
  type: string
  amount: number
  at: string
  status: readonly [word: string, tone: 'success' | 'danger' | 'warning' | 'info']
}
const rows: Entry[] = [
  {
    reference: 'WD-88204117',
    type: 'Withdrawal',
    amount: -8500,
    at: '20 Nov 2026, 19:11',
    status: ['Confirm receipt', 'warning'],
  },
  {
    reference: 'DP-88203962',
    type: 'Deposit',
    amount: 5000,
    at: '20 Nov 2026, 17:40',
    status: ['Approved', 'success'],
  },
  {
    reference: 'DP-88201705',
    type: 'Deposit',
    amount: 10000,
    at: '19 Nov 2026, 21:52',
    status: ['Processing', 'info'],
  },
  {
    reference: 'WD-88197720',
    type: 'Withdrawal',
    amount: -3000,
    at: '17 Nov 2026, 23:18',
    status: ['Rejected', 'danger'],
  },
  {
    reference: 'RB-2091',
    type: 'Manual rebate',
    amount: 164.2,
    at: '18 Nov 2026, 09:30',
    status: ['Claimed', 'success'],
  },
]
const money = (amount: number) => (
  <bdi>{`${amount < 0 ? '−' : '+'} ৳ ${Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`}</bdi>
)
const columns: Column<Entry>[] = [
  { id: 'type', head: 'Type', cell: (row) => row.type, sortBy: (row) => row.type },
  {
    id: 'amount',
    head: 'Amount',
    cell: (row) => money(row.amount),
    align: 'end',
    sortBy: (row) => row.amount,
    total: money(3664.2),
  },
  { id: 'at', head: 'Time', cell: (row) => row.at, sortBy: (row) => Date.parse(row.at) },
  {
    id: 'status',
    head: 'Status',
    align: 'end',
    cell: ({ status: [word, tone] }) => (
      <Badge variant="status" tone={tone}>
        {word}
      </Badge>
    ),
  },
  { id: 'reference', head: 'Reference', cell: (row) => row.reference, phone: 'hidden' },
]
const rowKey = (row: Entry) => row.reference
/** Props of rows are the story's own: the generic does not pass through Storybook's types. */
const Transactions = (props: Partial<React.ComponentProps<typeof Table<Entry>>>) => (
  <Table label="Transactions" columns={columns} rows={rows} rowKey={rowKey} {...props} />
)

const meta = { title: 'Primitives/Table', component: Transactions } satisfies Meta<typeof Transactions>
export default meta
type Story = StoryObj<typeof meta>

export const Sorting: Story = { args: { defaultSort: { column: 'at', direction: 'descending' } } }
const many = Array.from({ length: 40 }, (_none, n) => ({
  ...(rows[n % rows.length] as Entry),
  reference: `TX-${1000 + n}`,
}))
export const LongInABox: Story = { args: { sticky: 'box', rows: many } }
export const LongOnThePage: Story = { args: { sticky: 'page', rows: many } }

const whole = { inlineSize: '100%' }
export const Plain: Story = { render: () => <Examples.Plain /> }
export const SortedByPress: Story = { render: () => <Examples.SortedByPress /> }
export const Sorted: Story = { render: () => <Examples.Sorted /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="sorted, with a total" panel>
        <Transactions style={whole} defaultSort={{ column: 'amount', direction: 'descending' }} />
      </Row>
      <Row name="one row set apart, the caption in sight">
        <Transactions
          style={whole}
          label="Leaders of the week"
          labelVisible
          rows={rows.slice(0, 3)}
          marked={(row) => row.type === 'Deposit'}
        />
      </Row>
      <Row name="the first rows are on their way">
        <Transactions style={whole} label="On their way" rows={undefined} outlines={3} />
      </Row>
      <Row name="others are on their way">
        <Transactions style={whole} label="Others" rows={rows.slice(0, 2)} busy />
      </Row>
      <Row name="nothing" panel>
        <Transactions style={whole} label="Nothing" rows={[]} />
      </Row>
      <Row name="not loaded" panel>
        <Transactions style={whole} label="Not loaded" error onRetry={() => {}} />
      </Row>
    </Sheet>
  ),
}
