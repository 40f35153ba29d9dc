import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import type { CallArea } from '../../../app/api/call-names.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

const password: FieldRule = { field: 'loginPassword', required: true, type: 'password', maxLength: 128, order: 0 }
const code: FieldRule = { field: 'code', required: true, maxLength: 16, order: 1 }

interface PasswordStepProps<O> {
  /** The account has a login password: it is entered again. */
  ask: boolean
  /** A code of the app is wanted too. */
  withCode?: boolean
  submitLabel: string
  /** What it opens; a refusal is shown here. */
  mutationFn: (input: { loginPassword?: string; code: string }) => Promise<O>
  /** Areas of the calls it changes. */
  changes?: readonly CallArea[]
  onSuccess: (output: O) => void
}

/** A change of a security setting needs the login password, and where required a code. */
export function PasswordStep<O>(props: PasswordStepProps<O>) {
  const { ask, withCode = false, submitLabel, mutationFn, changes = [], onSuccess } = props
  const t = useWords('security')
  const rules = [...(ask ? [password] : []), ...(withCode ? [code] : [])]
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ loginPassword, code: typed = '' }) =>
      mutationFn({ ...(loginPassword === undefined ? {} : { loginPassword }), code: typed }),
    changes,
    onSuccess,
    ofField: (reason) => (reason === 'bad_credentials' ? t('password.wrong') : undefined),
  })
  return (
    <RuleForm
      {...ruleForm}
      labels={{ loginPassword: t('password.label'), code: t('code.label') }}
      fields={{
        loginPassword: {
          hint: null,
          render: (control) => <PasswordField {...control} autoComplete="current-password" maxLength={128} />,
        },
        code: { hint: t('code.either'), autoComplete: 'one-time-code' },
      }}
      submitLabel={submitLabel}
      busyLabel={t('busy')}
    />
  )
}
