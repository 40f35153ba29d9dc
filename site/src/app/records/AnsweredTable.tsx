import { Table, type TableProps } from '@brand/ui/table'
import { LoadFailed, type Loadable } from '../errors/LoadFailed.tsx'

export interface AnsweredTableProps<Row> extends Omit<TableProps<Row>, 'error' | 'onRetry' | 'presorted'> {
  answer: Loadable<unknown>
}

/** Rows of an answer in its order: an outline until they are there, why they did not come, or the rows. */
export function AnsweredTable<Row>({ answer, ...table }: AnsweredTableProps<Row>) {
  const failed = answer.error && answer.data === undefined
  return <Table {...table} presorted error={failed ? <LoadFailed answer={answer} /> : undefined} />
}
