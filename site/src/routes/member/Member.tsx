import { createElement, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ErrorBoundary } from '../../app/calls/error-view.tsx'
import { MemberFrame } from '../../features/member/MemberFrame.tsx'
import { Missing } from '../../features/member/Missing.tsx'
import { Overview } from '../../features/member/Overview.tsx'
import { usePages } from '../../features/member/use-pages.ts'
import { ReceiptBanner } from '../../features/withdraw/receipt/ReceiptBanner.tsx'
import { useTurnoverNews } from '../../features/turnover/use-turnover-news.ts'
import { PageError } from '../../features/system/PageError.tsx'
import { memberComponents } from './MemberPages.tsx'

/** The member centre: `?page=` names what is open, without it the account at a glance. */
export default function Member() {
  const [params] = useSearchParams()
  const pages = usePages()
  useTurnoverNews()
  const name = params.get('page')
  const open = name ? (pages.open.find((page) => page.name === name) ?? null) : undefined
  const Page = open && (memberComponents as Record<string, ComponentType>)[open.name]
  return (
    <MemberFrame pages={pages.listed} open={open}>
      <ReceiptBanner />
      <ErrorBoundary at={name ?? ''} view={(error, retry) => <PageError error={error} onRetry={retry} />}>
        <Suspense fallback={null}>
          {Page ? (
            createElement(Page, { key: open.name })
          ) : open === null ? (
            <Missing />
          ) : (
            <Overview pages={pages.listed} />
          )}
        </Suspense>
      </ErrorBoundary>
    </MemberFrame>
  )
}
