import { DataGrid, type DataGridProps, type GridColumn } from '../components/DataGrid/index.ts'

/** A person of a downline, as a row. */
export interface Person {
  id: string
  name: string
  bet: number | null
  status: string
}
export const people: Person[] = [
  { id: 'a', name: 'nasrin_04', bet: 128400.5, status: 'Active' },
  { id: 'b', name: 'tanvir88', bet: null, status: 'Quiet' },
  { id: 'c', name: 'jahid_k', bet: 18904, status: 'Active' },
]
export const columns: GridColumn<Person>[] = [
  { id: 'name', head: 'Account', cell: (row) => row.name, text: (row) => row.name, sortBy: (row) => row.name },
  {
    id: 'bet',
    head: 'Valid bet',
    align: 'end',
    cell: (row) => row.bet ?? '—',
    text: (row) => String(row.bet ?? ''),
    sortBy: (row) => row.bet,
    total: '147304.50',
  },
  { id: 'rate', head: 'Rate', cell: () => '0.9%', text: () => '0.9', hidden: true },
  { id: 'status', head: 'Status', cell: (row) => row.status },
  {
    id: 'do',
    head: 'Actions',
    cell: (row) => (
      <>
        <button type="button">Open {row.name}</button>
        <button type="button">Write {row.name}</button>
      </>
    ),
  },
]
const rowKey = (row: Person) => row.id
/** A grid of three people, with what a test asks of it. */
export const grid = (props: Partial<DataGridProps<Person>> = {}) => (
  <DataGrid label="Downline" columns={columns} rows={people} rowKey={rowKey} {...props} />
)
