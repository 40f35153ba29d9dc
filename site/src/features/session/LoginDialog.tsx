import { Dialog } from '@brand/ui/dialog'
import { useState } from 'react'
import { useErrorText } from '../../app/error-text.ts'
import { useWords } from '../../app/i18n.ts'
import { useModule } from '../../app/status.ts'
import { useBrandName } from '../../app/preferences.ts'
import { DialogArt } from './DialogArt.tsx'
import { LoginForm } from './LoginForm.tsx'
import { Notice } from './Notice.tsx'
import * as css from './session.css.ts'
import { TrialButton } from './TrialButton.tsx'

export interface AccessDialogProps {
  /** The session ended by itself. */
  ended?: boolean | undefined
  /** Logged in. */
  onDone: () => void
  /** To the other dialog: from login to registration and back. */
  onOther: () => void
  onClose: () => void
}

export default function LoginDialog({ ended, onDone, onOther, onClose }: AccessDialogProps) {
  const t = useWords('session')
  const brand = useBrandName()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>()
  const mayRegister = useModule('REG3')
  const mayTry = useModule('FREEPLAY3')
  return (
    <Dialog open onClose={onClose} title={t('login.title')} art={<DialogArt motif="lotus-2" title={t('login.welcome')} text={t('login.welcomeText')} />}>
      <div className={css.form}>
        {ended ? <Notice kind="info">{t('login.ended')}</Notice> : null}
        <LoginForm portal="player" onDone={onDone} />
        {failure ? <Notice kind="error">{errorText(failure)}</Notice> : null}
        {mayRegister || mayTry ? (
          <p className={css.foot}>
            {mayRegister ? (
              <>
                {t('login.new')}
                <button type="button" className={css.link} onClick={onOther}>
                  {t('login.join', { brand })}
                </button>
              </>
            ) : null}
            {mayRegister && mayTry ? <span aria-hidden="true">·</span> : null}
            {mayTry ? <TrialButton onDone={onDone} onError={setFailure} /> : null}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
