import { useMemo } from 'react'
import { emailRule } from '../form/email-rule.ts'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { codeRule } from '../form/CodeField.tsx'
import { draftOf } from '../../../app/storage/draft.ts'
import { useCode } from '../form/use-code.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { newPasswordRule } from './password-rule.ts'

/** By mail: after the new password the person logs in with it. */
export function ForgotByMail({ onDone }: { onDone: () => void }) {
  const settings = useStatus().data?.info.registerRules
  const rules = useMemo(() => {
    const name = settings?.rules.find(({ field }) => field === 'username')
    return [{ ...name, field: 'username', required: true, order: 0 }, emailRule, codeRule, newPasswordRule(settings)]
  }, [settings])
  const code = useCode({ by: ['username', 'email'], typed: draftOf('forgot').values })
  return (
    <ForgotForm
      rules={rules}
      sender={code}
      onSend={(form) => {
        const [username, address] = [form.need('username'), form.need('email')]
        if (username && address) code.send(() => sdk.password.byMail({ username, email: address }), rules, form)
      }}
      mutationFn={({ username = '', email: address = '', verificationCode = '', newPassword = '' }) =>
        sdk.password.resetByMail({ username, email: address, verificationCode, newPassword })
      }
      onDone={onDone}
    />
  )
}
