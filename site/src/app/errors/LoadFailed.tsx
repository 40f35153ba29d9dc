import { useErrorText } from './error-text.ts'
import { RetryState, type RetryStateProps } from './RetryState.tsx'

/** An answer, or several as one, that can be asked for again. */
export interface Loadable<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface LoadFailedProps extends Pick<RetryStateProps, 'title' | 'level'> {
  answer: Omit<Loadable<unknown>, 'data'>
}

/** In place of a list whose answer did not come: why, the number of the request, and another try. */
export function LoadFailed({ answer, title, level = 3 }: LoadFailedProps) {
  const errorText = useErrorText()
  return (
    <RetryState answer={answer} title={title} level={level}>
      {errorText(answer.error)}
    </RetryState>
  )
}
