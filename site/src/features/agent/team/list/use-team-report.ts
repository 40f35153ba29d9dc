import type { Method } from '@brand/sdk'
import type { TeamExportInput } from '@brand/sdk/agent'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'

interface Question {
  after?: string | undefined
  pageSize?: number
}
interface Page<Row> {
  list: Row[]
  next: string | null
}

/** What of a question the gateway records when its rows are exported. */
const recordedOf = ({ range, from, to, scope, account, parent }: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ range, from, to, scope, account: account ?? parent }).filter(([, value]) => value !== undefined),
  )

/** Rows of a report of the team, page after page, and how a file of them is asked for and recorded. */
export function useTeamReport<I extends Question, Row, O extends Page<Row>>(
  name: TeamExportInput['report'],
  method: Method<I, O & Page<Row>>,
  asked: Omit<I, 'after'>,
) {
  const answer = useApiPages(method, asked, { keep: true })
  return {
    name,
    answer,
    record: { report: name, ...recordedOf(asked) } as TeamExportInput,
    ask: (paging: Question): Promise<Page<Row>> => method({ ...asked, ...paging } as I),
  }
}

export type TeamReport<Row> = ReturnType<typeof useTeamReport<Question, Row, Page<Row>>>
