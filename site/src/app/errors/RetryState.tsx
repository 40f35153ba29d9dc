import { isGatewayError } from '@brand/sdk'
import { ErrorState } from '@brand/ui/error-state'
import type { ReactNode } from 'react'

export interface RetryStateProps {
  /** What did not come, and how it is asked for again. */
  answer: { error?: unknown; isFetching?: boolean; refetch: () => unknown }
  /** Its heading; absent: the usual words. */
  title?: string | undefined
  /** Of its heading; 3 below a section of the page. */
  level?: 2 | 3 | undefined
  /** Why it did not come. */
  children?: ReactNode
}

/** In place of what did not come: the number of the request, and another try. It needs no words of its own. */
export function RetryState({ answer: { error, isFetching, refetch }, title, level = 2, children }: RetryStateProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      onRetry={() => void refetch()}
      busy={isFetching}
      reference={isGatewayError(error) ? error.requestId : undefined}
    >
      {children}
    </ErrorState>
  )
}
