import { GatewayError } from '@brand/sdk'
import { expect, it } from 'vitest'
import { captchaId, wantsCaptcha } from './use-captcha.ts'

it('shows the captcha only when a failure requires it', () => {
  expect(wantsCaptcha(new GatewayError({ code: 'bad_credentials', details: { captchaRequired: false } }))).toBe(false)
  expect(wantsCaptcha(new GatewayError({ code: 'bad_credentials', details: { captchaRequired: true } }))).toBe(true)
  expect(wantsCaptcha(new GatewayError({ code: 'captcha_required' }))).toBe(true)
  expect(wantsCaptcha(new GatewayError({ code: 'network_abnormal' }))).toBe(false)
  expect(wantsCaptcha(new Error('captcha_required'))).toBe(false)
})

it('names each picture with 128 fresh bits the contract accepts', () => {
  const ids = Array.from({ length: 50 }, captchaId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
})
