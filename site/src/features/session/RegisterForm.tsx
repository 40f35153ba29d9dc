import { RuleForm, type RuleControl } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'
import { useWords } from '../../app/i18n.ts'
import type { Key } from '../../app/words.ts'
import { Captcha } from './Captcha.tsx'
import * as css from './session.css.ts'
import { useRegister } from './use-register.ts'

interface RegisterFormProps {
  settings: RegisterSettings
  /** Invitation code of the link followed here. */
  invited: string
  onDone: () => void
}

export function RegisterForm({ settings, invited, onDone }: RegisterFormProps) {
  const t = useWords('session')
  const { rules, submit, picture, refresh } = useRegister(settings, onDone)
  const { minAge: age, termsVersion: version } = settings
  const labels = Object.fromEntries(rules.map(({ field }) => [field, t(`field.${field}` as Key<'session'>)]))
  return (
    <RuleForm
      rules={rules}
      labels={{ ...labels, age: t('register.age', { age }), agree: t('register.agree') }}
      fields={{
        captcha: { wide: true, render: ({ label: _label, ...control }: RuleControl) => <Captcha {...control} picture={picture} onRefresh={refresh} /> },
        age: { missing: t('register.ageMissing') },
        agree: { missing: t('register.agreeMissing') },
      }}
      defaultValues={{ referralCode: invited }}
      onSubmit={submit}
      submitLabel={t('register.submit')}
      busyLabel={t('register.busy')}
      focusFirst
    >
      <details className={css.terms}>
        <summary className={css.summary}>{t('register.terms', { version })}</summary>
        <p className={css.termsText}>{t('register.termsText', { age })}</p>
      </details>
    </RuleForm>
  )
}
