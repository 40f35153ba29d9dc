import { useMemo } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useStatus } from '../../../app/api/status.ts'
import { codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { draftOf } from '../../../app/storage/draft.ts'
import { useCode } from '../form/use-code.ts'
import { useCountry } from '../form/use-country.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { newPasswordRule } from './password-rule.ts'

/** By telephone: the code and the new password log in at once. */
export function ForgotByPhone({ onDone }: { onDone: () => void }) {
  const t = useWords('access')
  const settings = useStatus().data?.info.registerRules
  const rules = useMemo(() => [mobileRule, codeRule, newPasswordRule(settings)], [settings])
  const country = useCountry()
  const code = useCode({ typed: draftOf('forgot').values })
  return (
    <ForgotForm
      rules={rules}
      sender={code}
      fields={{ mobileNum: { render: (control) => <MobileField control={control} country={country} /> } }}
      onSend={(form) => {
        const mobileNum = form.need('mobileNum')
        if (mobileNum)
          code.send(
            async () => sdk.verification.sms({ mobileNum, countryDialingCode: await country.ready() }),
            rules,
            form,
          )
      }}
      sentText={t('code.ifKnown', { count: code.minutes ?? 0 })}
      mutationFn={async ({ mobileNum = '', verificationCode = '', newPassword = '' }) =>
        sdk.password.resetByMobile({
          mobileNum,
          countryDialingCode: await country.ready(),
          verificationCode,
          newPassword,
        })
      }
      onDone={onDone}
    />
  )
}
