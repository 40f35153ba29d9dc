import type { TeamExportInput } from '@brand/sdk/agent'
import { agent } from '../../../../app/api/agent-client.ts'
import { allPages } from '../../../../app/api/use-api-pages.ts'
import { download } from '../../../../app/browser/download.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { fileOf, type RecordColumn } from '../../../../app/records/grid.tsx'

/** Of one call while a file is made. */
const exportPage = 100

interface Wanted<Row> {
  /** What is exported, as the gateway records it. */
  record: TeamExportInput
  columns: readonly RecordColumn<Row>[]
  ask: (paging: { after?: string; pageSize: number }) => Promise<{ list: Row[]; next: string | null }>
}

export interface TeamExport {
  busy: boolean
  start: () => void
}

/** All rows of a report as one CSV file. The gateway records who exports what before a row is read. */
export function useTeamExport<Row>({ record, columns, ask }: Wanted<Row>): TeamExport {
  const { mutate, isPending } = useApiMutation({
    async mutationFn() {
      const { exportNo } = await agent.team.export(record)
      const rows = await allPages((after) => ask({ pageSize: exportPage, ...(after && { after }) }))
      download(`${record.report}-${exportNo}.csv`, fileOf(columns, rows))
    },
    toastError: true,
  })
  return { busy: isPending, start: () => mutate() }
}
