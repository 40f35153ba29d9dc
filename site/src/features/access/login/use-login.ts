import type { FieldRule } from '@brand/ui/forms'
import { isGatewayError, type SessionLoginInput } from '@brand/sdk'
import { useMemo } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { draftOf } from '../../../app/storage/draft.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useCaptcha } from '../form/use-captcha.ts'
import { remember, type Remembered } from '../remember.ts'
import { hold } from './recent-password.ts'
import { placeOf, type UnknownPlace } from './place.ts'
import type { Portal } from './portal.ts'
import { asksSecond } from './second.ts'

export interface LoginSteps {
  onDone: () => void
  /** The account was never used from here: a code has been sent. */
  onPlace: (place: UnknownPlace) => void
}

/** User name and password, the captcha once a failure required it, and the choice to be remembered. */
export const loginRules = (captcha: boolean, portal: Portal): FieldRule[] => [
  { field: 'username', required: true, maxLength: 128 },
  { field: 'password', required: true, type: 'password', maxLength: 128 },
  { field: 'captcha', enabled: captcha, required: true, maxLength: 16 },
  { field: 'remember', enabled: portal === 'player', type: 'checkbox' },
]

/** Agents' names are not kept: they work on shared machines. */
export function keepPerson(portal: Portal, stay: boolean, who: Remembered): void {
  if (portal === 'player') remember(stay ? who : null)
}

/** The login form: its fields, and the result of a try. */
export function useLogin(portal: Portal, { onDone, onPlace }: LoginSteps) {
  const t = useWords('access')
  const errorText = useErrorText()
  const captcha = useCaptcha()
  const asked = captcha.picture !== undefined
  const rules = useMemo(() => loginRules(asked, portal), [asked, portal])

  const inputOf = ({ username = '', password = '', remember: wish }: Record<string, string>): SessionLoginInput => ({
    username,
    password,
    portal,
    remember: wish === 'on',
  })
  function entered({ username, password, remember: stay = false }: SessionLoginInput) {
    keepPerson(portal, stay, { username, type: 'username' })
    draftOf('login').drop()
    const { session } = sdk.store.get()
    if (session?.mustChangePassword) hold(session.token, password)
    onDone()
  }
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: (values) => sdk.session.login({ ...inputOf(values), ...captcha.answer(values['captcha']) }),
    onSuccess: (_, values) => entered(inputOf(values)),
    onError(error, values) {
      const input = inputOf(values)
      const enter = () => entered(input)
      captcha.refused(error)
      if (asksSecond(error, enter)) return {}
      const place = placeOf(error)
      if (place) {
        const stay = input.remember === true
        onPlace({ ...place, portal, stay, again: () => sdk.session.login(input), entered: enter })
        return {}
      }
      if (!isGatewayError(error, 'bad_credentials')) return undefined
      return {
        message: errorText(error),
        fields: { password: { kind: 'said', words: t('login.again') } },
        values: { password: '', captcha: '' },
      }
    },
  })
  return { ruleForm, captcha }
}
