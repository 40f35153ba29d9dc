import { ErrorState } from '@brand/ui/error-state'
import { isGatewayError } from '@brand/sdk'
import { useWords } from '../../app/i18n.ts'

/** A page that did not load or broke. A chunk that is gone needs the reload; anything else is tried again in place. */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('system')
  const retry = isGatewayError(error) ? onRetry : () => location.reload()
  return (
    <main>
      <ErrorState level={2} title={t('error.title')} onRetry={retry} reference={isGatewayError(error) ? error.requestId : undefined}>
        {t('error.message')}
      </ErrorState>
    </main>
  )
}
