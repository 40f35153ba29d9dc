import { Columns } from '@brand/ui/columns'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Friends } from './Friends.tsx'
import { Invite } from './Invite.tsx'
import { ReferralIncome } from './ReferralIncome.tsx'
import { Received } from './Received.tsx'
import { Terms } from './Terms.tsx'
import { useReferralDetails } from './use-referrals.ts'

/** Friends a person invites: the code, how far each friend is, and what they bring. */
export default function ReferralPage() {
  const t = useWords('referral')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useReferralDetails()
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      {error && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
          {data ? (
            <Stack space="2xl">
              <Invite details={data} />
              <Received details={data} />
              <Friends />
              <ReferralIncome />
            </Stack>
          ) : (
            <Stack space="2xl">
              <Skeleton variant="block" size="2xl" aria-busy="true" />
              <Skeleton variant="block" />
            </Stack>
          )}
          {data ? <Terms details={data} /> : <Skeleton variant="block" size="lg" aria-busy="true" />}
        </Columns>
      )}
    </>
  )
}
