import { useMemo } from 'react'
import { askSms, useMobileCode } from '../form/use-mobile-code.ts'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { codeRule } from '../form/CodeField.tsx'
import { MobileField, mobileRule } from '../form/MobileField.tsx'
import { draftOf } from '../../../app/storage/draft.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { newPasswordRule } from './password-rule.ts'

/** By telephone: the code and the new password log in at once. */
export function ForgotByPhone({ onDone }: { onDone: () => void }) {
  const settings = useStatus().data?.info.registerRules
  const rules = useMemo(() => [mobileRule, codeRule, newPasswordRule(settings)], [settings])
  const { country, code, send } = useMobileCode(askSms, draftOf('forgot').values)
  return (
    <ForgotForm
      rules={rules}
      sender={code}
      fields={{ mobileNum: { render: (control) => <MobileField control={control} country={country} /> } }}
      onSend={(form) => send(rules, form)}
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
