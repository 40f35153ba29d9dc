import { Dialog } from '@brand/ui/dialog'
import { ErrorState } from '@brand/ui/error-state'
import { Skeleton } from '@brand/ui/skeleton'
import { useLocation } from 'react-router-dom'
import { sdk } from '../../app/client.ts'
import { useErrorText } from '../../app/error-text.ts'
import { useWords } from '../../app/i18n.ts'
import { useBrandName } from '../../app/preferences.ts'
import { useCall } from '../../app/use-call.ts'
import { DialogArt } from './DialogArt.tsx'
import type { AccessDialogProps } from './LoginDialog.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { referralCode } from './remember.ts'
import * as css from './session.css.ts'

/** Opens an account by the rules of the server; who has one goes to the login. */
export default function RegisterDialog({ onDone, onOther, onClose }: AccessDialogProps) {
  const t = useWords('session')
  const brand = useBrandName()
  const errorText = useErrorText()
  const { search } = useLocation()
  const { data: settings, error, refetch, isFetching } = useCall(sdk.system.registerRules, {})
  return (
    <Dialog open onClose={onClose} size="lg" title={t('register.title', { brand })} art={<DialogArt motif="moon-1" title={t('register.welcome')} text={t('register.welcomeText')} />}>
      <div className={css.form}>
        {settings ? (
          <RegisterForm settings={settings} invited={referralCode(new URLSearchParams(search))} onDone={onDone} />
        ) : error ? (
          <ErrorState level={3} title={t('register.rulesFailed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <div className={css.pairs} aria-busy="true">
            {[0, 1, 2, 3].map((at) => (
              <Skeleton key={at} shape="block" className={css.fieldSkeleton} />
            ))}
          </div>
        )}
        <p className={css.foot}>
          {t('register.have')}
          <button type="button" className={css.link} onClick={onOther}>
            {t('register.login')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
