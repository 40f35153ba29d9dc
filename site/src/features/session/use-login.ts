import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sdk } from '../../app/client.ts'
import { captchaId } from './Captcha.tsx'
import { rememberName, rememberedName } from './remember.ts'

export interface LoginFields {
  username: string
  password: string
  captcha: string
  remember: boolean
}

export type Portal = 'player' | 'agent'

/** Whether a refused login wants a captcha with the next try (spec §4: only after a failure that asks for it). */
export function wantsCaptcha(error: unknown): boolean {
  return isGatewayError(error) && (error.details['captchaRequired'] === true || isGatewayError(error, 'captcha_required', 'captcha_wrong'))
}

/** The login form: its fields, the captcha once it is asked for, and why the last try failed. */
export function useLogin(portal: Portal, onDone: () => void) {
  const [picture, setPicture] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const known = portal === 'player' ? rememberedName() : ''
  const form = useForm<LoginFields>({ defaultValues: { username: known, password: '', captcha: '', remember: known !== '' } })

  const submit = form.handleSubmit(async ({ username, password, captcha, remember }) => {
    setFailure(undefined)
    try {
      await sdk.session.login({ username: username.trim(), password, portal, ...(picture ? { captcha: captcha.trim(), captchaId: picture } : {}) })
    } catch (error) {
      setFailure(error)
      // A picture is good for one try.
      if (picture || wantsCaptcha(error)) setPicture(captchaId())
      form.resetField('captcha')
      form.setFocus(isGatewayError(error, 'captcha_wrong', 'captcha_required') && picture ? 'captcha' : 'password', { shouldSelect: true })
      return
    }
    if (portal === 'player') rememberName(remember ? username.trim() : null)
    onDone()
  })

  return { form, submit, failure, picture, refresh: () => setPicture(captchaId()) }
}
