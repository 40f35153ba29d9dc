import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'

/** 128 bit, url-safe: names a picture to the gateway. */
export function captchaId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Whether the next try after a refused login needs a captcha (only after a failure that requires it). */
export function wantsCaptcha(error: unknown): boolean {
  return (
    isGatewayError(error) &&
    (error.details['captchaRequired'] === true || isGatewayError(error, 'captcha_required', 'captcha_wrong'))
  )
}

/**
 * The picture of a form, if it has one: `always`, or from the first refusal that requires it. A picture is good for one
 * try.
 */
export function useCaptcha({ always = false } = {}) {
  const [picture, setPicture] = useState(() => (always ? captchaId() : undefined))
  return {
    picture,
    refresh: () => setPicture(captchaId()),
    /** After a refusal: the next try needs another picture, or the first. */
    refused(error: unknown) {
      if (picture || wantsCaptcha(error)) setPicture(captchaId())
    },
    /** What goes with the call. */
    answer: (text: string | undefined) => (picture ? { captcha: (text ?? '').trim(), captchaId: picture } : {}),
  }
}
