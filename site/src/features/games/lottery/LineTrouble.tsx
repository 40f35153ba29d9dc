import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { useOnline } from '../../../app/browser/use-online.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

/**
 * The issues could not be fetched: what is shown may be old. A lost connection is shown by the banner of the
 * page.
 */
export function LineTrouble({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useWords('lottery')
  const online = useOnline()
  if (!online || !failed) return null
  return (
    <Callout
      tone="warning"
      role="alert"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {t('stale')}
    </Callout>
  )
}
