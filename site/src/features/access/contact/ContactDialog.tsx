import { isGatewayError } from '@brand/sdk'
import type { ProfileContactCodeInput } from '@brand/sdk/member'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule, type RuleFormSubmit, type RuleHands } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { answerTo } from '../answer.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'

const email: FieldRule = {
  field: 'email',
  required: true,
  type: 'email',
  patternId: 'email',
  minLength: 6,
  maxLength: 128,
  order: 0,
}
const password: FieldRule = { field: 'loginPassword', required: true, type: 'password', maxLength: 128, order: 3 }

/** A number or a mail address becomes the own one: by the code that was sent there, and the login password. */
export default function ContactDialog({ kind, onClose }: { kind: 'mobile' | 'email'; onClose: () => void }) {
  const t = useWords('access')
  const errorText = useErrorText()
  const client = useQueryClient()
  const country = useCountry()
  const code = useCode()
  const ask = useApiQuery(member.security.overview, {}, { staleTime: 30_000 }).data?.measures.loginPassword ?? true
  const field = kind === 'mobile' ? 'mobileNum' : 'email'
  const rules = useMemo(
    () => [
      { ...(kind === 'mobile' ? mobileRule : email), order: 0 },
      { ...codeRule, order: 2 },
      ...(ask ? [password] : []),
    ],
    [kind, ask],
  )
  const contact = async (value: string): Promise<ProfileContactCodeInput> =>
    kind === 'mobile' ? { kind, mobileNum: value, countryDialingCode: await country.ready() } : { kind, email: value }
  const send = (form: RuleHands) => {
    const value = form.need(field)
    if (value) void code.send(async () => member.profile.contactCode(await contact(value)), rules, form)
  }
  const submit: RuleFormSubmit = async ({ verificationCode = '', loginPassword, [field]: value = '' }) => {
    try {
      await member.profile.setContact({
        ...(await contact(value)),
        verificationCode,
        ...(loginPassword === undefined ? {} : { loginPassword }),
      })
    } catch (error) {
      if (isGatewayError(error, 'bad_credentials'))
        return { fields: { loginPassword: { kind: 'said', words: t('contact.wrong') } } }
      return answerTo(error, rules, errorText)
    }
    await Promise.all(['profile', 'security'].map((area) => client.invalidateQueries({ queryKey: [area] })))
    showToast({ tone: 'success', title: t('contact.done') })
    onClose()
    return undefined
  }
  return (
    <Dialog open onOpenChange={onClose} title={t(`contact.${kind}`)} description={t('contact.text')}>
      <RuleForm
        columns={1}
        rules={rules}
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
            render: (control, form) => (
              <CodeField
                control={control}
                sender={code}
                onSend={() => send(form)}
                said={t('code.lasts', { count: code.minutes ?? 0 })}
              />
            ),
          },
          loginPassword: {
            render: (control) => (
              <PasswordField {...control} hint={null} autoComplete="current-password" maxLength={128} />
            ),
          },
        }}
        onSubmit={submit}
        submitLabel={t('contact.submit')}
        busyLabel={t('login.busy')}
        focusFirst
      />
    </Dialog>
  )
}
