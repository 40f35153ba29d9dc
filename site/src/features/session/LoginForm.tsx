import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { Icon } from '@brand/ui/icon'
import { lock, user } from '@brand/ui/icons'
import { PasswordField } from '@brand/ui/password-field'
import { TextField } from '@brand/ui/text-field'
import { useErrorText } from '../../app/error-text.ts'
import { useWords } from '../../app/i18n.ts'
import { Captcha } from './Captcha.tsx'
import { Notice } from './Notice.tsx'
import * as css from './session.css.ts'
import { useLogin, type Portal } from './use-login.ts'

interface LoginFormProps {
  portal: Portal
  onDone: () => void
}

/** User name and password; the captcha once a failure asked for it. The agents' door has no remember-me. */
export function LoginForm({ portal, onDone }: LoginFormProps) {
  const t = useWords('session')
  const errorText = useErrorText()
  const { form, submit, failure, picture, refresh } = useLogin(portal, onDone)
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      {failure ? <Notice kind="error">{errorText(failure)}</Notice> : null}
      <TextField
        {...register('username', { validate: (value) => value.trim() !== '' || t('required.username') })}
        label={t('username')}
        error={errors.username?.message}
        start={<Icon shape={user} size={18} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        ltr
      />
      <PasswordField
        {...register('password', { required: t('required.password') })}
        label={t('password')}
        error={errors.password?.message}
        start={<Icon shape={lock} size={18} />}
        autoComplete="current-password"
        maxLength={128}
      />
      {picture ? (
        <Captcha {...register('captcha', { validate: (value) => value.trim() !== '' || t('required.captcha') })} picture={picture} onRefresh={refresh} error={errors.captcha?.message} />
      ) : null}
      {portal === 'player' ? <Checkbox {...register('remember')} label={t('login.remember')} /> : null}
      <Button type="submit" variant="primary" size="lg" full busy={isSubmitting} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
