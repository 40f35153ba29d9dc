import { Columns } from '@brand/ui/columns'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Rates } from './Rates.tsx'
import { RebateHistory } from './RebateHistory.tsx'
import { ToCollect } from './ToCollect.tsx'
import { useRebateHistory, useRebateSettings, useRebateSummary } from './use-rebate.ts'

/** Rebates: what can be collected, what was paid, and by which rates. */
export default function RebatePage() {
  const t = useWords('rebates')
  const { data, isError } = useRebateSummary()
  // Asked for together, shown once what stands above has its height.
  const history = useRebateHistory()
  useRebateSettings()
  const ready = data !== undefined || isError
  const listed = ready && (history.rows !== undefined || history.isError)
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
        <Stack space="2xl">
          <ToCollect />
          {ready ? <RebateHistory /> : null}
        </Stack>
        {listed ? <Rates /> : null}
      </Columns>
    </>
  )
}
