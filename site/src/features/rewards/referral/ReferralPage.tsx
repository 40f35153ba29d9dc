import { Columns } from '@brand/ui/columns'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { Friends } from './Friends.tsx'
import { Invite } from './Invite.tsx'
import { ReferralIncome } from './ReferralIncome.tsx'
import { Received } from './Received.tsx'
import { Terms } from './Terms.tsx'
import { useReferralDetails } from './use-referrals.ts'

/** Friends a person invites: the code, how far each friend is, and what they bring. */
export default function ReferralPage() {
  const t = useWords('referral')
  const answer = useReferralDetails()
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Answered
        answer={answer}
        failed={t('failed')}
        waiting={
          <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
            <Stack space="2xl">
              <Skeleton variant="block" size="2xl" aria-busy="true" />
              <Skeleton variant="block" />
            </Stack>
            <Skeleton variant="block" size="lg" aria-busy="true" />
          </Columns>
        }
      >
        {(details) => (
          <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
            <Stack space="2xl">
              <Invite details={details} />
              <Received details={details} />
              <Friends />
              <ReferralIncome />
            </Stack>
            <Terms details={details} />
          </Columns>
        )}
      </Answered>
    </>
  )
}
