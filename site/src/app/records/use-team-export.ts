import type { TeamExportInput } from '@brand/sdk/agent'
import { agent } from '../api/agent-client.ts'
import { pagesByKey, type Pages } from '../api/use-api-pages.ts'
import { useFileExport, type FileExport } from './use-file-export.ts'

/** Of one call while a file is made. */
const exportPage = 100

interface TeamExportOptions<Row> {
  /** What is exported, as the gateway records it. */
  record: TeamExportInput
  /** Of the file, before the number of the record. */
  name?: string
  /** What the grid shows. */
  answer: Pick<Pages<Row>, 'rows' | 'hasNextPage' | 'isPlaceholderData'>
  ask: (paging: { after?: string; pageSize: number }) => Promise<{ list: Row[]; next: string | null }>
}

/** All rows of a report as one CSV file. The gateway records who exports what before a row is read. */
export function useTeamExport<Row extends object>({
  record,
  name,
  answer,
  ask,
}: TeamExportOptions<Row>): FileExport<Row> {
  const whole = answer.rows !== undefined && !answer.hasNextPage && !answer.isPlaceholderData
  return useFileExport({
    name: async () => `${name ?? record.report}-${(await agent.team.export(record)).exportNo}`,
    pages: whole ? undefined : () => pagesByKey((after) => ask({ pageSize: exportPage, ...(after && { after }) })),
  })
}
