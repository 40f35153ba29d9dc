import type { Method } from '@brand/sdk'
import type { ContractsDividendsInput, ContractsDividendsOutput } from '@brand/sdk/agent'
import { receipt } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Tabs } from '@brand/ui/tabs'
import { useState } from 'react'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { useTeamExport } from '../../../app/records/use-team-export.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useSummary } from '../../../app/centre/use-summary.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedGrid } from '../../../app/records/PagedGrid.tsx'
import { NoContract } from './NoContract.tsx'
import { PaymentBar } from './PaymentBar.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { roles, type PaymentRecord, type PaymentsId } from './payments.model.ts'
import { usePaymentFilters } from './use-payment-filters.ts'

const PaymentSheet = lazyPart(() => import('./basis/PaymentSheet.tsx'))

const rowKey = ({ id }: PaymentRecord) => id

interface PaymentsProps {
  id: PaymentsId
  /** Returns the records of this kind. */
  call: Method<ContractsDividendsInput, ContractsDividendsOutput>
}

/** What contracts of one kind came to, by slot: received from the upline, or paid to direct downlines. */
export function Payments({ id, call }: PaymentsProps) {
  const t = useWords('payments')
  const zone = useZone()
  const filters = usePaymentFilters(id)
  const { asked, set } = filters
  const answer = useApiPages(call, asked)
  const had = useSummary()?.permissions.value?.[id]
  const [open, setOpen] = useState<PaymentRecord>()
  const columns = usePaymentColumns(id, asked.role, setOpen)
  const days = { ...(asked.from && { from: asked.from }), ...(asked.to && { to: asked.to }) }
  const file = useTeamExport<PaymentRecord>({
    record: { report: 'payments', range: 'custom', scope: 'direct', ...days },
    name: [id, asked.role, ...Object.values(days)].join('-'),
    answer,
    ask: (paging) => call({ ...asked, ...paging }),
  })
  const nothing = answer.rows?.length === 0
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
          <PagedGrid<PaymentRecord>
            label={t(`${id}.title`)}
            name={`payments.${id}`}
            pages={answer}
            columns={columns}
            rowKey={rowKey}
            filters={<PaymentBar id={id} filters={filters} />}
            file={file}
            failed={t('failed')}
            note={t('zone', { zone })}
            empty={<EmptyList icon={receipt} title={t('empty.title')} text={t(`empty.${asked.role}`)} />}
          />
        </Tabs>
      )}
      {open ? (
        <PaymentSheet id={id} role={asked.role} record={open} onChange={setOpen} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}
