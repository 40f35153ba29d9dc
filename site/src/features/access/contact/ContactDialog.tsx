import type { ProfileContactCodeInput } from '@brand/sdk/member'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule, type RuleHands } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useMemo } from 'react'
import { emailRule } from '../form/email-rule.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'

const password: FieldRule = { field: 'loginPassword', required: true, type: 'password', maxLength: 128, order: 3 }

/** A number or a mail address becomes the own one: by the code that was sent there, and the login password. */
export default function ContactDialog({ kind, onClose }: { kind: 'mobile' | 'email'; onClose: () => void }) {
  const t = useWords('access')
  const country = useCountry()
  const ask = useApiQuery(member.security.overview, {}, { staleTime: 30_000 }).data?.measures.loginPassword ?? true
  const field = kind === 'mobile' ? 'mobileNum' : 'email'
  const code = useCode({ by: [field] })
  const rules = useMemo(
    () => [
      { ...(kind === 'mobile' ? mobileRule : emailRule), order: 0 },
      { ...codeRule, order: 2 },
      ...(ask ? [password] : []),
    ],
    [kind, ask],
  )
  const contact = async (value: string): Promise<ProfileContactCodeInput> =>
    kind === 'mobile' ? { kind, mobileNum: value, countryDialingCode: await country.ready() } : { kind, email: value }
  const send = (form: RuleHands) => {
    const value = form.need(field)
    if (value) code.send(async () => member.profile.contactCode(await contact(value)), rules, form)
  }
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: async ({ verificationCode = '', loginPassword, [field]: value = '' }) =>
      member.profile.setContact({
        ...(await contact(value)),
        verificationCode,
        ...(loginPassword === undefined ? {} : { loginPassword }),
      }),
    changes: ['profile', 'security'],
    onSuccess() {
      showToast({ tone: 'success', title: t('contact.done') })
      onClose()
    },
    ofField: (code) => (code === 'bad_credentials' ? t('contact.wrong') : undefined),
  })
  return (
    <Dialog open onOpenChange={onClose} title={t(`contact.${kind}`)} description={t('contact.text')}>
      <RuleForm
        {...ruleForm}
        labels={{
          mobileNum: t('field.mobileNum'),
          email: t('field.email'),
          verificationCode: t('code.label'),
          loginPassword: t('password'),
        }}
        fields={{
          mobileNum: { render: (control) => <MobileField control={control} country={country} /> },
          email: { hint: null, autoComplete: 'email' },
          verificationCode: {
            render: (control, form) => <CodeField control={control} sender={code} onSend={() => send(form)} />,
          },
          loginPassword: {
            render: (control) => (
              <PasswordField {...control} hint={null} autoComplete="current-password" maxLength={128} />
            ),
          },
        }}
        onValuesChange={code.typed}
        submitLabel={t('contact.submit')}
        busyLabel={t('login.busy')}
      />
    </Dialog>
  )
}
