import { Button } from '@brand/ui/button'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup, type PopupName } from '../../../app/overlays/popups.ts'
import { useModule } from '../../../app/api/status.ts'
import * as css from './help.css.ts'

/** For whom help had no answer. */
export function HelpAsk({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useWords('support')
  const mayWrite = useModule('FEEDBACK3')
  const instead = (name: PopupName) => {
    onLeave?.()
    openPopup(name)
  }
  return (
    <div className={css.ask}>
      <p className={css.askWords}>{t('help.more')}</p>
      <div className={css.ways}>
        <Button size="sm" onClick={() => instead('service')}>
          {t('desk.title')}
        </Button>
        {mayWrite ? (
          <Button size="sm" onClick={() => instead('feedback')}>
            {t('desk.feedback')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
