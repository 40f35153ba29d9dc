import { GatewayError } from '@brand/sdk'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../app/api/client.ts'
import { keepFor } from '../../app/storage/storage.ts'
import { remember, remembered, staysLoggedIn } from './remember.ts'
import { rememberedLogin } from './remembered-login.ts'

const call = vi.spyOn(sdk.session, 'remembered')

afterEach(() => {
  call.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => call.mockRestore())

it('sends no call where no login is remembered', async () => {
  await expect(rememberedLogin()).resolves.toBe(false)
  expect(call).not.toHaveBeenCalled()
})

it('lets a remembered browser in', async () => {
  remember({ username: 'rahim77', type: 'username' })
  call.mockResolvedValue({} as Awaited<ReturnType<typeof sdk.session.remembered>>)
  await expect(rememberedLogin()).resolves.toBe(true)
})

it.each([
  ['rahim77', { username: 'Rahim77', type: 'username' }, true],
  ['rahim77', { username: '1712345678', type: 'sms' }, true],
  ['karim88', { username: 'rahim77', type: 'username' }, false],
] as const)('lets a tab of %s whose session has ended in as %o: %s', async (person, who, isIn) => {
  keepFor(person)
  remember(who)
  call.mockResolvedValue({} as Awaited<ReturnType<typeof sdk.session.remembered>>)
  await expect(rememberedLogin()).resolves.toBe(isIn)
  expect([call.mock.calls.length, staysLoggedIn()]).toEqual([isIn ? 1 : 0, true])
})

it.each([
  ['bad_credentials', false],
  ['member_no_enter', false],
  ['network_abnormal', true],
  ['unavailable', true],
])('after %s it may try again: %s, and the name stays', async (code, again) => {
  remember({ username: 'rahim77', type: 'username' })
  call.mockRejectedValue(new GatewayError({ code }))
  await expect(rememberedLogin()).resolves.toBe(false)
  expect(staysLoggedIn()).toBe(again)
  expect(remembered()?.username).toBe('rahim77')
})
