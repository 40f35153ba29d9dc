export { Table, type TableProps } from './Table.tsx'
export type { Column } from './columns.ts'
export type { Sort, SortKey } from './Table.model.ts'
