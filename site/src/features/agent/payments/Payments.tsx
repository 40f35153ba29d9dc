import type { Method } from '@brand/sdk'
import type { ContractsDividendsInput, ContractsDividendsOutput } from '@brand/sdk/agent'
import { DataGrid } from '@brand/ui/data-grid'
import { EmptyState } from '@brand/ui/empty-state'
import { receipt } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { Text } from '@brand/ui/text'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTeamExport } from '../../../app/records/use-team-export.ts'
import { ExportProgress } from '../../../app/records/ExportProgress.tsx'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { useSummary } from '../../../app/centre/use-summary.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { gridColumns } from '../../../app/records/grid.tsx'
import { gridStorage } from '../../../app/storage/grid-storage.ts'
import { NoContract } from './NoContract.tsx'
import { PaymentBar } from './PaymentBar.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { roles, type PaymentRecord, type PaymentsId } from './payments.model.ts'
import { usePaymentFilters } from './use-payment-filters.ts'

const PaymentSheet = lazy(() => inTime(() => import('./basis/PaymentSheet.tsx')))

const rowKey = ({ id }: PaymentRecord) => id

interface PaymentsProps {
  id: PaymentsId
  /** Returns the records of this kind. */
  call: Method<ContractsDividendsInput, ContractsDividendsOutput>
}

/** What contracts of one kind came to, by slot: received from the upline, or paid to direct downlines. */
export function Payments({ id, call }: PaymentsProps) {
  const t = useWords('payments')
  const records = useWords('records')
  const site = useWords('site')
  const errorText = useErrorText()
  const zone = useZone()
  const filters = usePaymentFilters(id)
  const { asked, set } = filters
  const answer = useApiPages(call, asked)
  const had = useSummary()?.permissions.value?.[id]
  const { data, rows, isError, error, isFetching, isFetchingNextPage } = answer
  const [open, setOpen] = useState<PaymentRecord>()
  const columns = usePaymentColumns(id, asked.role, setOpen)
  const whole = answer.hasNextPage ? undefined : rows
  const shown = useMemo(() => gridColumns(columns, { whole: whole?.length ? whole : undefined }), [columns, whole])
  const days = { ...(asked.from && { from: asked.from }), ...(asked.to && { to: asked.to }) }
  const file = useTeamExport<PaymentRecord>({
    record: { report: 'payments', range: 'custom', scope: 'direct', ...days },
    name: [id, asked.role, ...Object.values(days)].join('-'),
    answer,
    columns,
    ask: (paging) => call({ ...asked, ...paging }),
  })
  const nothing = rows?.length === 0
  return (
    <>
      <PageHeader title={t(`${id}.title`)} description={t(`${id}.about`)} />
      {nothing && had === false ? (
        <NoContract id={id} />
      ) : (
        <Tabs
          label={t('roles')}
          value={asked.role}
          onValueChange={(role) => set({ role: role === 'received' ? '' : role })}
          items={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        >
          <Stack space="sm">
            <DataGrid<PaymentRecord>
              label={t(`${id}.title`)}
              columns={shown}
              rows={rows}
              rowKey={rowKey}
              filters={<PaymentBar id={id} filters={filters} />}
              chooser
              storageKey={`grid.payments.${id}`}
              storage={gridStorage}
              onExport={nothing ? undefined : file.start}
              exporting={file.busy}
              strings={{
                export: records('export'),
                exporting: records('export.busy'),
                more: site('list.more'),
                loading: site('list.loading'),
              }}
              next={data?.pages.at(-1)?.next}
              onLoadMore={() => void answer.fetchNextPage()}
              moreState={isFetchingNextPage ? 'busy' : answer.isFetchNextPageError ? 'error' : undefined}
              busy={isFetching && !isFetchingNextPage && rows !== undefined}
              error={isError && !rows ? <LoadFailed answer={answer} title={t('failed')} level={2} /> : undefined}
              empty={
                <EmptyState icon={receipt} title={t('empty.title')}>
                  {t(`empty.${asked.role}`)}
                </EmptyState>
              }
            />
            <ExportProgress file={file} />
            <Text role="status" size="caption" quiet>
              {t('zone', { zone })}
              {isError && rows ? ` · ${errorText(error)}` : ''}
            </Text>
          </Stack>
        </Tabs>
      )}
      {open ? (
        <Suspense fallback={null}>
          <PaymentSheet id={id} role={asked.role} record={open} onChange={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
