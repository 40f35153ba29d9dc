import { Button } from '@brand/ui/button'
import { IconButton } from '@brand/ui/icon-button'
import { bell } from '@brand/ui/icons'
import { useDialogs } from '../../app/overlays/dialogs.tsx'
import { useWords } from '../../app/i18n/i18n.ts'
import { useModule } from '../../app/api/status.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'
import { Service } from './Service.tsx'
import { Settings } from './Settings.tsx'
import * as css from '../shell.css.ts'

/** End of the header for a visitor. Icons without room are in the menu. */
export function VisitorTools() {
  const t = useWords('site')
  const { show } = useDialogs()
  const mayRegister = useModule('REG3')
  return (
    <div className={`${css.row} ${css.forVisitor}`}>
      <Service />
      <IconButton
        label={t('nav.notices')}
        icon={bell}
        className={css.notOnTablet}
        onClick={() => openPopup('announcements')}
      />
      <Settings />
      <Button onClick={() => show('login')}>{t('login')}</Button>
      {mayRegister ? (
        <Button variant="primary" onClick={() => show('register')}>
          {t('join')}
        </Button>
      ) : null}
    </div>
  )
}
