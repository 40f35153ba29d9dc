import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { RegisterForm } from './RegisterForm.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 20 }
const { status } = fixtures.system
const switched = (enabled: '0' | '1') => ['AFFMAN3', 'REFER3'].map((modId) => ({ modId, enabled, childrenNodes: [] }))
const answers = (enabled: '0' | '1') => ({
  system: { status: { ...status, info: { ...status.info, whitelabel: switched(enabled) } } },
})
const rules = ['username', 'password', 'confirmPassword'].map((field, order) => ({
  ...rule,
  field,
  type: field === 'username' ? ('text' as const) : ('password' as const),
  order,
}))

async function fill(enabled: '0' | '1', more: typeof rules = []) {
  const onDone = vi.fn()
  const settings = { ...fixtures.system.registerRules, rules: [...rules, ...more] }
  await showPage(
    () => <RegisterForm settings={settings} way="username" invited={{ referralCode: 'FRIEND77' }} onDone={onDone} />,
    { words: ['access'], answers: answers(enabled) },
  )
  const typed = { Username: 'rahim77', Password: 'Padma2026', 'Confirm password': 'Padma2026' }
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}\\*?$`)), text)
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
  return onDone
}

it('sends the code of a friend’s link where the form asks for none, and goes on without one that is wrong', async () => {
  const wrong = new GatewayError({ code: 'invitation_code_error', status: 422, message: '', field: 'referralCode' })
  const register = vi.spyOn(sdk.member, 'register').mockRejectedValueOnce(wrong)
  register.mockResolvedValue(fixtures.member.register)
  const onDone = await fill('1')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
  expect(register.mock.calls[0]?.[0]).toMatchObject({ referralCode: 'FRIEND77' })
  const warning = await screen.findByRole('alertdialog')
  await userEvent.click(warning.querySelector('button:last-of-type') as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(register.mock.calls[1]?.[0]).not.toHaveProperty('referralCode')
})

it('sends none where nobody may invite', async () => {
  const register = vi.spyOn(sdk.member, 'register').mockResolvedValue(fixtures.member.register)
  const onDone = await fill('0')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(register.mock.calls[0]?.[0]).not.toHaveProperty('referralCode')
})

it('says beside its field that nobody of the name is known, and keeps what the link brought', async () => {
  const wrong = new GatewayError({ code: 'invitation_code_error', status: 422, message: '', field: 'recommenderId' })
  const register = vi.spyOn(sdk.member, 'register').mockRejectedValueOnce(wrong)
  register.mockResolvedValue(fixtures.member.register)
  const onDone = await fill('1', [{ ...rule, field: 'recommenderId', type: 'text', order: 3 }])
  const named = screen.getByLabelText(/^Recommender/)
  await userEvent.type(named, 'nobody7')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await screen.findByRole('textbox', { name: /^Recommender/, description: /Invalid invitation code/ })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.clear(named)
  await userEvent.type(named, 'karim7')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(register.mock.calls[1]?.[0]).toMatchObject({ referralCode: 'FRIEND77', recommenderId: 'karim7' })
})
