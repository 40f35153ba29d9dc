import { isGatewayError } from '@brand/sdk'
import { ErrorState } from '@brand/ui/error-state'
import { useErrorText } from './error-text.ts'

/** An answer, or several as one, that can be asked for again. */
export interface Loadable<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface LoadFailedProps {
  answer: Omit<Loadable<unknown>, 'data'>
  /** Its heading; absent: the usual words. */
  title?: string | undefined
  /** Of its heading; 3 below a section of the page. */
  level?: 2 | 3 | undefined
}

/** In place of a list whose answer did not come: why, the number of the request, and another try. */
export function LoadFailed({ answer: { error, refetch, isFetching }, title, level = 3 }: LoadFailedProps) {
  const errorText = useErrorText()
  return (
    <ErrorState
      level={level}
      title={title}
      onRetry={() => void refetch()}
      busy={isFetching}
      reference={isGatewayError(error) ? error.requestId : undefined}
    >
      {errorText(error)}
    </ErrorState>
  )
}
