import { ErrorState } from '@brand/ui/error-state'
import type { Answer } from '../ssr/hydrated-result.ts'
import { useErrorText } from './error-text.ts'

/** In place of a list whose answer did not come: why, and another try. */
export function LoadFailed({ answer }: { answer: Pick<Answer<unknown>, 'error' | 'refetch' | 'isFetching'> }) {
  const errorText = useErrorText()
  return (
    <ErrorState level={3} onRetry={() => void answer.refetch()} busy={answer.isFetching}>
      {errorText(answer.error)}
    </ErrorState>
  )
}
