import { RuleForm } from '@brand/ui/forms'
import { askSms, useMobileCode } from '../form/use-mobile-code.ts'
import { sdk } from '../../../app/api/client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { remembered } from '../remember.ts'
import { RememberRow } from './RememberRow.tsx'
import { asksSecond } from './second.ts'
import { keepPerson } from './use-login.ts'

const rules = [mobileRule, codeRule, { field: 'remember', type: 'checkbox' }]

/** By number and code: no password. */
export default function SmsForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const t = useWords('access')
  const known = remembered()
  const begin = { mobileNum: known?.type === 'sms' ? known.username : '', remember: known ? 'on' : '' }
  const { country, code, send } = useMobileCode(askSms, begin)

  function entered({ mobileNum = '', remember: wish }: Record<string, string>) {
    keepPerson('player', wish === 'on', { username: mobileNum, type: 'sms', country: country.code })
    onDone()
  }
  const ruleForm = useRuleFormMutation({
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
      {...ruleForm}
      focusFirst={false}
      labels={{ mobileNum: t('field.mobileNum'), verificationCode: t('code.label') }}
      fields={{
        mobileNum: { render: (control) => <MobileField control={control} country={country} /> },
        verificationCode: {
          render: (control, form) => (
            <CodeField control={control} sender={code} onSend={() => send(rules, form)} ifKnown />
          ),
        },
        remember: { wide: true, render: (control) => <RememberRow control={control} onForgot={onForgot} /> },
      }}
      defaultValues={begin}
      onValuesChange={code.typed}
      submitLabel={t('login.submit')}
      busyLabel={t('login.busy')}
    />
  )
}
