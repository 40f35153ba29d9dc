import { Button } from '@brand/ui/button'
import type { ErrorState } from '@brand/ui/error-state'
import { isGatewayError } from '@brand/sdk'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'

/**
 * A page that did not load or broke. A missing chunk needs the reload; anything else is tried again in place.
 * Plain words and a button come with the first page, for what draws them better may be out of reach too. It stands in
 * whatever the page stands in: the one around the whole site brings its own `main`.
 */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('site')
  const [View, setView] = useState<typeof ErrorState>()
  useEffect(
    () =>
      void import('@brand/ui/error-state').then(
        ({ ErrorState: view }) => setView(() => view),
        () => {},
      ),
    [],
  )
  const reload = () => location.reload()
  // Reloads without a press once the connection is back.
  useEffect(() => onlineManager.subscribe((online) => online && reload()), [])
  const retry = isGatewayError(error) ? onRetry : reload
  return (
    <>
      {View ? (
        <View
          level={2}
          title={t('error.title')}
          onRetry={retry}
          reference={isGatewayError(error) ? error.requestId : undefined}
        >
          {t('error.message')}
        </View>
      ) : (
        <div role="alert">
          <h2>{t('error.title')}</h2>
          <p>{t('error.message')}</p>
          <Button variant="primary" onClick={retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
