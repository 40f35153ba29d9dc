import { RuleForm } from '@brand/ui/forms'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CodeField, codeRule } from '../form/CodeField.tsx'
import { useCode } from '../form/use-code.ts'
import { Foot, TextButton } from '../form/Foot.tsx'
import { Notice } from '../Notice.tsx'
import { placeOf, type UnknownPlace } from './place.ts'
import { asksSecond } from './second.ts'

const rules = [codeRule]

/** The second step of a login from a place the account was never used from. */
export function VerifyPlace({ place, onBack }: { place: UnknownPlace; onBack: () => void }) {
  const t = useWords('access')
  const code = useCode({ already: place })
  const [{ verificationId, to }, setAsked] = useState(place)

  /**
   * The login once more: it is refused with the next code sent, or succeeds because the place is known by now.
   */
  async function again() {
    try {
      await place.again()
    } catch (error) {
      const asked = placeOf(error)
      if (!asked) throw error
      setAsked({ ...place, ...asked })
      return asked
    }
    place.entered()
    return place
  }
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ verificationCode = '' }) =>
      sdk.session.verify({ verificationId, verificationCode, portal: place.portal, remember: place.stay }),
    onSuccess: place.entered,
    onError: (error) => (asksSecond(error, place.entered) ? {} : undefined),
  })
  return (
    <Stack space="lg">
      <Notice kind="info">{t(place.channel === 'sms' ? 'place.bySms' : 'place.byMail', { to })}</Notice>
      <RuleForm
        {...ruleForm}
        labels={{ verificationCode: t('code.label') }}
        fields={{
          verificationCode: {
            render: (control, form) => (
              <CodeField control={control} sender={code} onSend={() => code.send(again, rules, form)} />
            ),
          },
        }}
        submitLabel={t('place.submit')}
        busyLabel={t('login.busy')}
      />
      <Foot>
        <TextButton onClick={onBack}>{t('back')}</TextButton>
      </Foot>
    </Stack>
  )
}
