import { Avatar } from '@brand/ui/avatar'
import { MemberLayout } from '@brand/ui/member-layout'
import { useAccount } from '../../../app/auth/session.ts'
import { Centre } from '../../../app/centre/Centre.tsx'
import { centrePages } from '../../../app/centre/centre-pages.ts'
import { useSummary } from '../../../app/centre/use-summary.ts'
import { memberPages } from '../../../app/centre/member-pages.gen.ts'
import { ReceiptBanner } from '../../money/withdraw/receipt/ReceiptBanner.tsx'
import { useTurnoverNews } from '../../money/turnover/use-turnover-news.ts'
import { PageError } from '../../platform/system/PageError.tsx'
import { Overview } from './Overview.tsx'

const pages = centrePages('member', memberPages)
/** The member centre: `?page=` names what is open, without it the account at a glance. */
export default function MemberCentrePage() {
  const { member } = useAccount()
  const may = useSummary()?.permissions.value
  useTurnoverNews()
  const name = member?.nickname ?? ''
  return (
    <Centre
      centre="member"
      pages={pages}
      may={may}
      overview={Overview}
      layout={(sections, content) => (
        <MemberLayout
          sections={sections}
          member={{
            name,
            note: member?.account === name ? undefined : member?.account,
            picture: <Avatar name={name} />,
          }}
        >
          {content}
        </MemberLayout>
      )}
      notice={<ReceiptBanner />}
      errorView={(error, retry) => <PageError error={error} onRetry={retry} />}
    />
  )
}
