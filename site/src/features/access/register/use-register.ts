import {
  isGatewayError,
  type MemberRegisterInput,
  type MemberRegisterMobileInput,
  type RegisterSettings,
} from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sdk } from '../../../app/api/client.ts'
import { draftOf } from '../../../app/storage/draft.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { useModule } from '../../../app/api/status.ts'
import { useCaptcha } from '../form/use-captcha.ts'
import { checkInvitation } from './check-invitation.ts'
import { dropInvitation, type Invitation } from './invitation.ts'
import { accountOf, registerRules, type Way } from './register-rules.ts'

interface Registration {
  settings: RegisterSettings
  way: Way
  /** Digits of the number's country. */
  dial: () => Promise<string>
  /** What the link brought; a field of the same name outranks it. */
  invited: Invitation
  onDone: () => void
}

/** Opens an account by the rules of the server. */
export function useRegister({ settings, way, dial, invited, onDone }: Registration) {
  const lang = useLang()
  const { i18n } = useTranslation('access')
  const client = useQueryClient()
  const errorText = useErrorText()
  const captcha = useCaptcha({ always: settings.captcha })
  const [proof, password] = [useModule('REGMOBVERF3'), useModule('MOBILENUMPASSREG3')]
  const [byAgents, byFriends] = [useModule('AFFMAN3'), useModule('REFER3')]
  const asked = captcha.picture !== undefined
  const rules = useMemo(
    () => registerRules({ ...settings, captcha: asked }, way, { proof, password }),
    [settings, asked, way, proof, password],
  )
  const [brought, setBrought] = useState(invited)
  /** Why the invitation was refused: a dialog of its own. */
  const [refused, setRefused] = useState<string>()

  const shown = (name: string | undefined) => rules.some(({ field, enabled }) => field === name && enabled !== false)
  const { onSubmit: submit } = useRuleFormMutation({
    rules,
    async mutationFn({ captcha: text, ...values }) {
      const linked = Object.entries(byAgents || byFriends ? brought : {}).filter(([field]) => !shown(field))
      const account: Record<string, string> = { ...Object.fromEntries(linked), ...accountOf(values) }
      const input = {
        ...account,
        ...captcha.answer(text),
        agreed: values['age'] !== '' && values['agree'] !== '',
        termsVersion: settings.termsVersion,
        marketing: (values['marketing'] ?? '') !== '',
        language: lang,
        domain: location.hostname,
        registerUrl: location.origin + location.pathname,
      }
      const code = byAgents && account['affiliateCode']
      // Its words are those of the form that sets it elsewhere; few registrations ask for one.
      if (account['paymentPassword']) await i18n.loadNamespaces('fund-password').catch(() => {})
      const number = account['mobileNum'] ? { countryDialingCode: await dial() } : {}
      if (code) await checkInvitation(client, { code, domain: location.hostname })
      await (way === 'mobile'
        ? sdk.member.registerMobile({ ...input, ...number } as unknown as MemberRegisterMobileInput)
        : sdk.member.register({ ...input, ...number } as unknown as MemberRegisterInput))
    },
    ofField: (code) => (code === 'too_easy' ? i18n.t('fund.easy', { ns: 'fund-password', lng: lang }) : undefined),
    onSuccess() {
      draftOf('register').drop()
      dropInvitation()
      onDone()
    },
    onError(error) {
      captcha.refused(error)
      if (!isGatewayError(error, 'invitation_code_error') || error.field === 'recommenderId') return undefined
      const wrong = error.field === 'referralCode' ? 'referralCode' : 'affiliateCode'
      dropInvitation(wrong)
      // The error of a typed code is shown beside its field; that of a link's code in a dialog.
      if (wrong === 'referralCode' && shown(wrong)) return undefined
      setRefused(errorText(error))
      // A link with an invalid code does not block the registration.
      setBrought(({ [wrong]: _wrong, ...others }) => others)
      return shown(error.field) ? undefined : { values: { captcha: '' } }
    },
  })
  return { rules, submit, captcha, refused, forget: () => setRefused(undefined) }
}
