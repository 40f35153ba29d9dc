import { RuleForm, type RuleFormSubmit } from '@brand/ui/forms'
import { Stack } from '@brand/ui/stack'
import { useRef, useState } from 'react'
import { useMobileCode } from '../form/use-mobile-code.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useAccessText } from '../access-text.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { internationalNumber, type SendCode } from './identity.ts'

const rules = [mobileRule, codeRule]
/** The service does not say how long its code is valid; another may be sent after a minute. */
const sent = { expiredMinutes: 1 }

/** A telephone that an identity service proves itself, with a code of its own. */
export function PhoneCode({ sendCode, onToken }: { sendCode: SendCode; onToken: (idToken: string) => void }) {
  const t = useWords('access')
  const text = useAccessText()
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<(code: string) => Promise<string>>()

  const { country, code, send } = useMobileCode(async (mobile, countryDialingCode) => {
    const number = internationalNumber(countryDialingCode, mobile)
    const answer = await sendCode(number, place.current ?? document.createElement('div'))
    setConfirm(() => answer)
    return sent
  })
  const ruleForm = useRuleFormMutation({
    rules,
    text,
    mutationFn: async ({ verificationCode = '' }) => confirm?.(verificationCode),
    onSuccess: (idToken) => idToken !== undefined && onToken(idToken),
  })
  const submit: RuleFormSubmit = (values, details) =>
    confirm
      ? ruleForm.onSubmit(values, details)
      : { fields: { verificationCode: { kind: 'said', words: t('identity.noCode') } } }
  return (
    <Stack space="lg">
      <RuleForm
        {...ruleForm}
        labels={{ mobileNum: t('field.mobileNum'), verificationCode: t('code.label') }}
        fields={{
          mobileNum: { render: (control) => <MobileField control={control} country={country} /> },
          verificationCode: {
            render: (control, form) => (
              <CodeField
                control={control}
                sender={code}
                onSend={() => send(rules, form)}
                sentText={t('identity.sent')}
              />
            ),
          },
        }}
        onSubmit={submit}
        onValuesChange={code.typed}
        submitLabel={t('social.go')}
      />
      <div ref={place} />
    </Stack>
  )
}
