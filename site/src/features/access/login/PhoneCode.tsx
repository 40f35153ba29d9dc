import { RuleForm, type RuleFormSubmit } from '@brand/ui/forms'
import { Stack } from '@brand/ui/stack'
import { useRef, useState } from 'react'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useAccessText } from '../access-text.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'
import { internationalNumber, type SendCode } from './identity.ts'

const rules = [mobileRule, codeRule]
/** The service does not say how long its code is valid; another may be sent after a minute. */
const sent = { expiredMinutes: 1 }

/** A telephone that an identity service proves itself, with a code of its own. */
export function PhoneCode({ sendCode, onToken }: { sendCode: SendCode; onToken: (idToken: string) => void }) {
  const t = useWords('access')
  const text = useAccessText()
  const country = useCountry()
  const code = useCode()
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<(code: string) => Promise<string>>()

  async function send(mobileNum: string) {
    const answer = await sendCode(
      internationalNumber(await country.ready(), mobileNum),
      place.current ?? document.createElement('div'),
    )
    setConfirm(() => answer)
    return sent
  }
  const prove = useRuleFormMutation({
    rules,
    text,
    mutationFn: async ({ verificationCode = '' }) => confirm?.(verificationCode),
    onSuccess: (idToken) => idToken !== undefined && onToken(idToken),
  })
  const submit: RuleFormSubmit = (values, details) =>
    confirm ? prove(values, details) : { fields: { verificationCode: { kind: 'said', words: t('identity.noCode') } } }
  return (
    <Stack space="lg">
      <RuleForm
        columns={1}
        rules={rules}
        labels={{ mobileNum: t('field.mobileNum'), verificationCode: t('code.label') }}
        fields={{
          mobileNum: { render: (control) => <MobileField control={control} country={country} /> },
          verificationCode: {
            render: (control, form) => {
              const onSend = () => {
                const mobileNum = form.need('mobileNum')
                if (mobileNum) code.send(() => send(mobileNum), rules, form)
              }
              return <CodeField control={control} sender={code} onSend={onSend} sentText={t('identity.sent')} />
            },
          },
        }}
        onSubmit={submit}
        onValuesChange={code.typed}
        submitLabel={t('social.go')}
        focusFirst
      />
      <div ref={place} />
    </Stack>
  )
}
