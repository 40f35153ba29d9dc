import { ErrorState } from '@brand/ui/error-state'
import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Answer } from '../../../app/ssr/hydrated-result.ts'

/** In place of a part whose answer did not come. */
export function TeamFailed({ answer }: { answer: Pick<Answer<unknown>, 'error' | 'refetch' | 'isFetching'> }) {
  const t = useWords('team')
  const errorText = useErrorText()
  const { error } = answer
  return (
    <ErrorState
      level={2}
      title={t('failed')}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
      reference={isGatewayError(error) ? error.requestId : undefined}
    >
      {errorText(error)}
    </ErrorState>
  )
}
