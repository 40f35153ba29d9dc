import { RuleForm, type FieldRule, type RuleFieldOptions, type RuleHands } from '@brand/ui/forms'
import { draftOf } from '../../../app/storage/draft.ts'
import { forgetDoors } from '../../../app/storage/storage.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CodeField } from '../form/CodeField.tsx'
import type { CodeSender } from '../form/use-code.ts'
import { forgetBrowser } from '../remember.ts'

interface ForgotFormProps {
  rules: readonly FieldRule[]
  fields?: Record<string, RuleFieldOptions>
  sender: CodeSender
  /** Has the code sent, once what it needs is right. */
  onSend: (form: RuleHands) => void
  mutationFn: (values: Record<string, string>) => Promise<unknown>
  onDone: () => void
}

/** Who it is, the code, the new password: one form for both ways of a reset. */
export function ForgotForm({ rules, fields, sender, onSend, mutationFn, onDone }: ForgotFormProps) {
  const t = useWords('access')
  const draft = draftOf('forgot')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn,
    onSuccess() {
      // A new password ends remembered logins, and what was typed at the login may be of another account.
      forgetDoors()
      forgetBrowser()
      onDone()
    },
  })
  return (
    <RuleForm
      {...ruleForm}
      labels={{
        username: t('username'),
        email: t('field.email'),
        mobileNum: t('field.mobileNum'),
        verificationCode: t('code.label'),
        newPassword: t('password.new'),
      }}
      fields={{
        username: { hint: null },
        email: { hint: null },
        ...fields,
        verificationCode: {
          render: (control, form) => (
            <CodeField control={control} sender={sender} onSend={() => onSend(form)} ifKnown />
          ),
        },
      }}
      defaultValues={draft.values}
      onValuesChange={(values) => {
        draft.keep(values)
        sender.typed(values)
      }}
      submitLabel={t('forgot.submit')}
      busyLabel={t('password.busy')}
    />
  )
}
