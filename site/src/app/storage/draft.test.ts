import { afterEach, expect, it } from 'vitest'
import { draftOf, dropDrafts } from './draft.ts'

afterEach(() => sessionStorage.clear())

it('keeps what was typed, field by field, and never a secret, a code or an agreement', () => {
  draftOf('register').keep({
    username: 'rahim77',
    password: 'Padma2026',
    confirmPassword: 'x',
    paymentPassword: '1',
    captcha: 'K7',
    verificationCode: '123456',
    agree: 'on',
    age: 'on',
  })
  draftOf('register').keep({ email: 'r@x.io' })
  expect(draftOf('register').values).toMatchObject({ username: 'rahim77', email: 'r@x.io' })
  expect(sessionStorage.getItem('draft.register')).not.toMatch(/Padma|K7|123456|on"/)
})

it('forgets a field that was emptied', () => {
  draftOf('transfer').keep({ email: 'r@x.io' })
  draftOf('transfer').keep({ email: '' })
  expect(draftOf('transfer').values['email']).toBe('')
})

it.each(['{', 'null', '[1]', '7', '{"a":1}'])('junk is no draft: %s', (junk) => {
  sessionStorage.setItem('draft.transfer', junk)
  expect(draftOf('transfer').values).toEqual({})
})

it('goes when it was sent, and all go with a logout, which leaves the rest alone', () => {
  sessionStorage.setItem('merchant', 'brand')
  for (const name of ['transfer', 'upline'] as const) draftOf(name).keep({ x: '1' })
  draftOf('transfer').drop()
  expect(draftOf('transfer').values).toEqual({})
  dropDrafts()
  expect(draftOf('upline').values).toEqual({})
  expect(sessionStorage.getItem('merchant')).toBe('brand')
})
