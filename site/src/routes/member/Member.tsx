import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ErrorBoundary } from '../../app/errors/error-view.tsx'
import { useWords } from '../../app/i18n/i18n.ts'
import { MemberFrame } from '../../features/account/centre/MemberFrame.tsx'
import { Missing } from '../../features/account/centre/Missing.tsx'
import { Overview } from '../../features/account/centre/Overview.tsx'
import { PageOutline } from '../../features/account/centre/PageOutline.tsx'
import { usePages } from '../../features/account/centre/use-pages.ts'
import { ReceiptBanner } from '../../features/money/withdraw/receipt/ReceiptBanner.tsx'
import { useTurnoverNews } from '../../features/money/turnover/use-turnover-news.ts'
import { PageError } from '../../features/platform/system/PageError.tsx'

/** The member centre: `?page=` names what is open, without it the account at a glance. */
export default function Member() {
  const [params] = useSearchParams()
  const t = useWords('member')
  const pages = usePages()
  useTurnoverNews()
  const name = params.get('page')
  const open = name ? (pages.open.find((page) => page.id === name) ?? null) : undefined
  return (
    <MemberFrame pages={pages.listed} open={open}>
      <ReceiptBanner />
      <ErrorBoundary at={name ?? ''} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
        <Suspense fallback={<PageOutline title={open ? t(open.label) : t('account')} />}>
          {open ? <open.Component key={open.id} /> : open === null ? <Missing /> : <Overview pages={pages.listed} />}
        </Suspense>
      </ErrorBoundary>
    </MemberFrame>
  )
}
