import { isGatewayError } from '@brand/sdk'
import { RuleForm, type FieldRule, type RuleFormAnswer, type RuleFormSubmit } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useErrorText } from '../../../app/api/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

const password: FieldRule = { field: 'loginPassword', required: true, type: 'password', maxLength: 128, order: 0 }
const code: FieldRule = { field: 'code', required: true, maxLength: 16, order: 1 }

interface PasswordStepProps {
  /** The account has a login password: it is said again. */
  ask: boolean
  /** A code of the app is wanted too. */
  withCode?: boolean
  submitLabel: string
  /** What it opens; a refusal is shown here. */
  onSubmit: (said: { loginPassword?: string; code: string }) => Promise<void>
}

/** Whoever changes a lock shows the key first: the login password, and where it is wanted a code. */
export function PasswordStep({ ask, withCode = false, submitLabel, onSubmit }: PasswordStepProps) {
  const t = useWords('security')
  const errorText = useErrorText()
  const beside = (field: string, words: string): RuleFormAnswer => ({ fields: { [field]: { kind: 'said', words } } })
  const submit: RuleFormSubmit = async ({ loginPassword, code: typed = '' }) => {
    try {
      await onSubmit({ ...(loginPassword === undefined ? {} : { loginPassword }), code: typed })
    } catch (error) {
      if (isGatewayError(error, 'bad_credentials')) return beside('loginPassword', t('password.wrong'))
      if (isGatewayError(error, 'second_factor_wrong')) return beside('code', errorText(error))
      return { message: errorText(error) }
    }
    return undefined
  }
  return (
    <RuleForm
      columns={1}
      rules={[...(ask ? [password] : []), ...(withCode ? [code] : [])]}
      labels={{ loginPassword: t('password.label'), code: t('code.label') }}
      fields={{
        loginPassword: {
          hint: null,
          render: (control) => <PasswordField {...control} autoComplete="current-password" maxLength={128} />,
        },
        code: { hint: t('code.either'), autoComplete: 'one-time-code' },
      }}
      onSubmit={submit}
      submitLabel={submitLabel}
      busyLabel={t('busy')}
      focusFirst
    />
  )
}
