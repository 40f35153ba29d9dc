import { Card } from '@brand/ui/card'
import { ErrorState } from '@brand/ui/error-state'
import { Page } from '@brand/ui/page'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { ConvertTerms } from './ConvertTerms.tsx'
import { NoFundPassword } from './FundFields.tsx'
import { usePoints } from './use-points.ts'

/** Points into cash: the rules, a preview, the fund password. */
export function ConvertPanel() {
  const t = useWords('points')
  const errorText = useErrorText()
  const { mine, rules } = usePoints()
  const failed = [mine, rules].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <ErrorState title={t('failed')} onRetry={() => void failed.refetch()}>
        {errorText(failed.error)}
      </ErrorState>
    )
  if (!mine.data || !rules.data) return <Skeleton variant="block" aria-busy="true" />
  return (
    <Page width="narrow">
      {mine.data.hasFundPassword ? (
        <ConvertForm mine={mine.data} rules={rules.data} />
      ) : (
        <Stack>
          <Card>
            <ConvertTerms mine={mine.data} rules={rules.data} />
          </Card>
          <NoFundPassword />
        </Stack>
      )}
    </Page>
  )
}
