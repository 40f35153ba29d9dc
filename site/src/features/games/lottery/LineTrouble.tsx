import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { warningCircleFill } from '@brand/ui/icons'
import { useOnline } from '../../../app/browser/use-online.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './lottery.css.ts'

/**
 * The issues could not be asked for: what is shown may be old. That there is no connection is said by the banner of the
 * page.
 */
export function LineTrouble({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useWords('lottery')
  const online = useOnline()
  if (!online || !failed) return null
  return (
    <div role="alert" className={css.trouble}>
      <Icon icon={warningCircleFill} />
      <span className={css.troubleText}>{t('stale')}</span>
      <Button size="sm" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  )
}
