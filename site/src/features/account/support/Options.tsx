import { ErrorState } from '@brand/ui/error-state'
import { Skeleton } from '@brand/ui/skeleton'
import type { TicketsOptionsOutput } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTicketOptions } from './use-tickets.ts'

/** What depends on how questions can be asked, once that is known. */
export function WithOptions({
  level,
  children,
}: {
  level: 2 | 3
  children: (options: TicketsOptionsOutput) => ReactNode
}) {
  const t = useWords('tickets')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useTicketOptions()
  if (data) return children(data)
  return error ? (
    <ErrorState level={level} title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <Skeleton variant="block" aria-busy="true" />
  )
}
