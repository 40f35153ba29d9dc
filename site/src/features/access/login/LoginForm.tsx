import { RuleForm } from '@brand/ui/forms'
import { Icon } from '@brand/ui/icon'
import { lock, user } from '@brand/ui/icons'
import { PasswordField } from '@brand/ui/password-field'
import { draftOf } from '../../../app/storage/draft.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Captcha } from '../form/Captcha.tsx'
import { remembered } from '../remember.ts'
import { RememberRow } from './RememberRow.tsx'
import type { Portal } from './portal.ts'
import { useLogin, type LoginSteps } from './use-login.ts'

interface LoginFormProps extends LoginSteps {
  portal: Portal
  onForgot?: (() => void) | undefined
}

/** User name and password; the captcha once a failure required it. The agents' login has no remember-me. */
export function LoginForm({ portal, onForgot, ...steps }: LoginFormProps) {
  const t = useWords('access')
  const { ruleForm, captcha } = useLogin(portal, steps)
  const known = portal === 'player' ? remembered() : null
  const draft = draftOf('login')
  // Agents' names are not kept, and a player's name is not for their login.
  const name = (portal === 'player' && draft.values['username']) || (known?.type === 'username' ? known.username : '')
  return (
    <RuleForm
      {...ruleForm}
      labels={{ username: t('username'), password: t('password'), captcha: t('field.captcha') }}
      fields={{
        username: { start: <Icon icon={user} size={18} />, hint: null, missing: t('required.username') },
        password: {
          missing: t('required.password'),
          render: (control) => (
            <PasswordField
              {...control}
              start={<Icon icon={lock} size={18} />}
              autoComplete="current-password"
              maxLength={128}
            />
          ),
        },
        captcha: {
          missing: t('required.captcha'),
          render: ({ label: _label, ...control }) =>
            captcha.picture ? <Captcha {...control} picture={captcha.picture} onRefresh={captcha.refresh} /> : null,
        },
        remember: { wide: true, render: (control) => <RememberRow control={control} onForgot={onForgot} /> },
      }}
      defaultValues={{ username: name, remember: known ? 'on' : '' }}
      onValuesChange={portal === 'player' ? ({ username = '' }) => draft.keep({ username }) : undefined}
      submitLabel={t('login.submit')}
      busyLabel={t('login.busy')}
    />
  )
}
