import type { Method } from '@brand/sdk'
import type { ContractsDividendsInput, ContractsDividendsOutput } from '@brand/sdk/agent'
import { agent } from '../../../app/api/agent-client.ts'
import { allPages } from '../../../app/api/use-api-pages.ts'
import { download } from '../../../app/browser/download.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { fileOf, type RecordColumn } from '../../../app/records/grid.tsx'
import type { PaymentRecord, PaymentsId } from './payments.model.ts'

/** Of one call while a file is made. */
const exportPage = 100

interface Wanted {
  id: PaymentsId
  call: Method<ContractsDividendsInput, ContractsDividendsOutput>
  asked: Omit<ContractsDividendsInput, 'after' | 'pageSize'>
  columns: readonly RecordColumn<PaymentRecord>[]
}

/** All payments that the filters leave, as one CSV file. The gateway records who exports what before a row is read. */
export function usePaymentExport({ id, call, asked, columns }: Wanted) {
  const { mutate, isPending } = useApiMutation({
    async mutationFn() {
      const days = { ...(asked.from && { from: asked.from }), ...(asked.to && { to: asked.to }) }
      const { exportNo } = await agent.team.export({ report: 'payments', range: 'custom', scope: 'direct', ...days })
      const rows = await allPages((after) => call({ ...asked, pageSize: exportPage, ...(after && { after }) }))
      download(`${[id, asked.role, ...Object.values(days), exportNo].join('-')}.csv`, fileOf(columns, rows))
    },
    toastError: true,
  })
  return { busy: isPending, start: () => mutate() }
}
