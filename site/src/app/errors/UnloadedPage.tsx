import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Page } from '@brand/ui/page'
import type { UseQueryResult } from '@tanstack/react-query'

interface UnloadedPageProps {
  title: string
  /** The call whose answer the page shows. */
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
}

/** A page whose answer has not loaded: its title above an outline, or above the error. */
export const UnloadedPage = ({ title, query: { isError, isFetching, refetch } }: UnloadedPageProps) => (
  <Page width="wide" space="none">
    <PageHeader title={title} />
    {isError ? (
      <ErrorState level={2} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton variant="block" size="2xl" />
      </div>
    )}
  </Page>
)
