import { RuleForm } from '@brand/ui/forms'
import { sdk } from '../../../app/api/client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'
import { remembered } from '../remember.ts'
import { RememberRow } from './RememberRow.tsx'
import { asksSecond } from './second.ts'
import { keepPerson } from './use-login.ts'

const rules = [mobileRule, codeRule, { field: 'remember', type: 'checkbox' }]

/** By number and code: no password. */
export default function SmsForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const t = useWords('access')
  const country = useCountry()
  const known = remembered()
  const begin = { mobileNum: known?.type === 'sms' ? known.username : '', remember: known ? 'on' : '' }
  const code = useCode({ typed: begin })

  function entered({ mobileNum = '', remember: wish }: Record<string, string>) {
    keepPerson('player', wish === 'on', { username: mobileNum, type: 'sms', country: country.code })
    onDone()
  }
  const submit = useRuleFormMutation({
    rules,
    mutationFn: async ({ mobileNum = '', verificationCode = '', remember: wish }) =>
      sdk.session.login({
        username: mobileNum,
        password: verificationCode,
        type: 'sms',
        countryDialingCode: await country.ready(),
        remember: wish === 'on',
      }),
    onSuccess: (_, values) => entered(values),
    onError: (error, values) => (asksSecond(error, () => entered(values)) ? {} : undefined),
  })
  return (
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
              if (mobileNum)
                code.send(
                  async () => sdk.verification.sms({ mobileNum, countryDialingCode: await country.ready() }),
                  rules,
                  form,
                )
            }
            return (
              <CodeField
                control={control}
                sender={code}
                onSend={onSend}
                sentText={t('code.ifKnown', { count: code.minutes ?? 0 })}
              />
            )
          },
        },
        remember: { wide: true, render: (control) => <RememberRow control={control} onForgot={onForgot} /> },
      }}
      defaultValues={begin}
      onValuesChange={code.typed}
      onSubmit={submit}
      submitLabel={t('login.submit')}
      busyLabel={t('login.busy')}
    />
  )
}
