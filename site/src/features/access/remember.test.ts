import { afterEach, expect, it } from 'vitest'
import { forgetBrowser, remember, remembered, staysLoggedIn } from './remember.ts'

afterEach(() => localStorage.clear())

const rahim = { username: 'rahim77', type: 'username' } as const

it('lasts a day', () => {
  remember(rahim, 0)
  expect(remembered(86_399_999)).toMatchObject(rahim)
  expect(remembered(86_400_000)).toBeNull()
  expect(localStorage.length).toBe(0)
})

it('keeps name, kind, country, the flag and the time: no more', () => {
  remember({ username: '1712345678', type: 'sms', country: 'BD' }, 0)
  expect(JSON.parse(localStorage.getItem('remember') ?? '')).toEqual({
    username: '1712345678',
    type: 'sms',
    country: 'BD',
    stays: true,
    until: 86_400_000,
  })
})

it('notices that the cookie has ended, and keeps the name', () => {
  remember(rahim)
  expect(staysLoggedIn()).toBe(true)
  forgetBrowser()
  expect(staysLoggedIn()).toBe(false)
  expect(remembered()).toMatchObject(rahim)
  remember(null)
  expect(remembered()).toBeNull()
})

it.each([
  '{',
  '7',
  '{"username":7}',
  '{"username":"a","type":"fax","until":9e15}',
  '{"username":"a","type":"sms","until":9e15}',
])('never trusts what it finds: %s', (junk) => {
  localStorage.setItem('remember', junk)
  expect(remembered()).toBeNull()
  expect(staysLoggedIn()).toBe(false)
})
