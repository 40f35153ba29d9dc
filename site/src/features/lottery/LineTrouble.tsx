import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { warningCircleFill, wifiSlash } from '@brand/ui/icons'
import { useOnline } from '../../app/browser/use-online.ts'
import { useWords } from '../../app/language/i18n.ts'
import * as css from './lottery.css.ts'

/** The issues could not be asked for: what is shown may be old. Without a line nothing is asked, and clocks count on by the last word. */
export function LineTrouble({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useWords('lottery')
  const online = useOnline()
  if (online && !failed) return null
  return (
    <div role="alert" className={css.trouble}>
      <Icon shape={online ? warningCircleFill : wifiSlash} />
      <span className={css.troubleText}>{t(online ? 'stale' : 'offline')}</span>
      {online ? (
        <Button size="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}
