import { AlertDialog } from '@brand/ui/alert-dialog'
import { RuleForm, type FieldRule, type RuleControl, type RuleFieldOptions, type RuleHands } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'
import { sdk } from '../../../app/api/client.ts'
import { useToday } from '../../../app/format/use-today.ts'
import { DayField } from '../../../app/forms/DayField.tsx'
import { draftOf } from '../../../app/storage/draft.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { Captcha } from '../form/Captcha.tsx'
import { CodeField } from '../form/CodeField.tsx'
import { MobileField } from '../form/MobileField.tsx'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'
import { latestBirthday } from './birthday.ts'
import { useConsent } from './consent.tsx'
import type { Invitation } from './invitation.ts'
import type { Way } from './register-rules.ts'
import { useRegister } from './use-register.ts'

interface RegisterFormProps {
  settings: RegisterSettings
  way: Way
  invited: Invitation
  onDone: () => void
}

/** The registration as the server describes it, one of its two ways. */
export function RegisterForm({ settings, way, invited, onDone }: RegisterFormProps) {
  const t = useWords('access')
  const country = useCountry()
  const { rules, submit, captcha, refused, forget } = useRegister({
    settings,
    way,
    dial: country.ready,
    invited,
    onDone,
  })
  const consent = useConsent(settings)
  const draft = draftOf('register')
  const code = useCode({ typed: { ...invited, ...draft.values } })
  const grown = latestBirthday(useToday(), settings.minAge)

  const send = (form: RuleHands) => {
    const mobileNo = form.need('mobileNum')
    if (mobileNo)
      code.send(
        async () => sdk.verification.register({ mobileNo, countryDialingCode: await country.ready() }),
        rules,
        form,
      )
  }
  const day = (rule: FieldRule): RuleFieldOptions => ({
    render: (control: RuleControl) => (
      <DayField control={control} rule={rule} max={rule.field === 'birthday' ? grown : undefined} />
    ),
  })
  const labels = Object.fromEntries(rules.map(({ field }) => [field, t(`field.${field}` as Key<'access'>)]))
  return (
    <>
      <RuleForm
        rules={rules}
        labels={{ ...labels, ...consent.labels }}
        fields={{
          ...Object.fromEntries(rules.filter(({ type }) => type === 'date').map((rule) => [rule.field, day(rule)])),
          mobileNum: { wide: true, render: (control) => <MobileField control={control} country={country} /> },
          verificationCode: {
            wide: true,
            render: (control, form) => <CodeField control={control} sender={code} onSend={() => send(form)} />,
          },
          captcha: {
            wide: true,
            render: ({ label: _label, ...control }) => (
              <Captcha {...control} picture={captcha.picture ?? ''} onRefresh={captcha.refresh} />
            ),
          },
          ...consent.fields,
        }}
        defaultValues={{ ...invited, ...draft.values }}
        onSubmit={submit}
        onValuesChange={(values) => {
          draft.keep(values)
          code.typed(values)
        }}
        submitLabel={t('register.submit')}
        busyLabel={t('register.busy')}
        focusFirst
      >
        {consent.terms}
      </RuleForm>
      <AlertDialog
        open={refused !== undefined}
        variant="notice"
        tone="warning"
        title={t('register.invitation')}
        description={refused}
        confirmLabel={t('in_increase_submit')}
        onOpenChange={forget}
      />
    </>
  )
}
