import type { RuleFormSubmit } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'
import { useMemo, useState } from 'react'
import { sdk } from '../../app/client.ts'
import { useErrorText } from '../../app/error-text.ts'
import { useLang } from '../../app/i18n.ts'
import { captchaId } from './Captcha.tsx'
import { accountOf, answerTo, registerRules } from './register-rules.ts'

/** Opens an account by the rules of the server. */
export function useRegister(settings: RegisterSettings, onDone: () => void) {
  const lang = useLang()
  const errorText = useErrorText()
  const rules = useMemo(() => registerRules(settings), [settings])
  const [picture, setPicture] = useState(captchaId)
  const refresh = () => setPicture(captchaId())

  const submit: RuleFormSubmit = async (values) => {
    try {
      await sdk.member.register({
        ...accountOf(values),
        ...(settings.captcha ? { captcha: values['captcha'], captchaId: picture } : {}),
        agreed: values['age'] !== '' && values['agree'] !== '', termsVersion: settings.termsVersion, language: lang, domain: location.hostname, registerUrl: location.origin + location.pathname,
      })
    } catch (error) {
      refresh()
      return answerTo(error, rules, errorText)
    }
    onDone()
    return undefined
  }

  return { rules, submit, picture, refresh }
}
