import { ErrorState } from '@brand/ui/error-state'
import type { Answer } from '../ssr/hydrated-result.ts'
import { useErrorText } from './error-text.ts'

interface LoadFailedProps {
  answer: Pick<Answer<unknown>, 'error' | 'refetch' | 'isFetching'>
  /** Of its heading; 3 below a section of the page. */
  level?: 2 | 3
}

/** In place of a list whose answer did not come: why, and another try. */
export function LoadFailed({ answer, level = 3 }: LoadFailedProps) {
  const errorText = useErrorText()
  return (
    <ErrorState level={level} onRetry={() => void answer.refetch()} busy={answer.isFetching}>
      {errorText(answer.error)}
    </ErrorState>
  )
}
