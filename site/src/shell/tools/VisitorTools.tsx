import { Button } from '@brand/ui/button'
import { useDialogs } from '../../app/overlays/dialogs.tsx'
import { useWords } from '../../app/i18n/i18n.ts'
import { useModule } from '../../app/api/status.ts'
import { Settings } from './Settings.tsx'
import * as css from '../shell.css.ts'

/** End of the header for a visitor. On a phone language and appearance are in the menu. */
export function VisitorTools() {
  const t = useWords('site')
  const { show } = useDialogs()
  const mayRegister = useModule('REG3')
  return (
    <div data-for="visitor" className={css.row}>
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
