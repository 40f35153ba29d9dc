import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { Stack } from '@brand/ui/stack'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useStatus } from '../../../app/api/status.ts'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { useCountry } from '../form/use-country.tsx'
import { Notice } from '../Notice.tsx'
import { consentRules, useConsent } from '../register/consent.tsx'
import { Foot, TextButton } from '../form/Foot.tsx'
import { internationalNumber } from './identity.ts'
import { PhoneCode } from './PhoneCode.tsx'
import type { SocialStep as Step } from './use-social.ts'

const whoRules: FieldRule[] = [{ field: 'name', required: true, minLength: 2, maxLength: 64 }]
const phoneRules: FieldRule[] = [mobileRule]

/** What an identity service and its first login ask for. */
export default function SocialStep({ step }: { step: Step }) {
  const t = useWords('access')
  return (
    <Stack space="lg">
      {step.at === 'who' ? (
        <Who {...step} />
      ) : step.at === 'code' ? (
        <PhoneCode sendCode={step.sendCode} onToken={step.answer} />
      ) : (
        <Terms {...step} />
      )}
      <Foot>
        <TextButton onClick={step.leave}>{t('back')}</TextButton>
      </Foot>
    </Stack>
  )
}

function Who({ provider, answer }: Extract<Step, { at: 'who' }>) {
  const t = useWords('access')
  const country = useCountry()
  return (
    <>
      <Notice kind="info">{t('social.sandbox', { service: t(`social.${provider}`) })}</Notice>
      <RuleForm
        columns={1}
        rules={provider === 'phone' ? phoneRules : whoRules}
        labels={{ name: t('social.name'), mobileNum: t('field.mobileNum') }}
        fields={{
          name: { hint: null, autoComplete: 'name' },
          mobileNum: { render: (control) => <MobileField control={control} country={country} /> },
        }}
        onSubmit={async ({ name = '', mobileNum = '' }) => {
          const mobile = internationalNumber(await country.ready(), mobileNum)
          answer(provider === 'phone' ? { subject: mobile, mobile } : { subject: name.toLowerCase(), name })
        }}
        submitLabel={t('social.go')}
        focusFirst
      />
    </>
  )
}

function Terms({ agree }: Extract<Step, { at: 'terms' }>) {
  const t = useWords('access')
  const ruleForm = useRuleFormMutation({ rules: consentRules, mutationFn: agree })
  const settings = useStatus().data?.info.registerRules
  const consent = useConsent(settings)
  return (
    <>
      <Notice kind="info">{t('social.first')}</Notice>
      <RuleForm
        {...ruleForm}
        labels={consent.labels}
        fields={consent.fields}
        submitLabel={t('register.submit')}
        busyLabel={t('register.busy')}
      >
        {consent.terms}
      </RuleForm>
    </>
  )
}
