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

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any', maxLength: 20 }
const named = ['username', 'password', 'confirmPassword'].map((field, order) => ({
  ...rule,
  field,
  minLength: 1,
  type: field === 'username' ? ('text' as const) : ('password' as const),
  order,
}))
const fund = { ...rule, field: 'paymentPassword', patternId: 'digits', minLength: 6, maxLength: 6, order: 4 }

it('says which fund password is too easy to guess, and sends the other', async () => {
  const settings = { ...fixtures.system.registerRules, rules: [...named, { ...fund, type: 'password' as const }] }
  const onDone = vi.fn()
  const easy = new GatewayError({
    code: 'validation',
    status: 422,
    message: '',
    details: { fields: { paymentPassword: { code: 'too_easy' } } },
  })
  // A sealed call with a proof of work, which a test has no time for.
  const register = vi.spyOn(sdk.member, 'register').mockImplementation(async ({ paymentPassword }) => {
    if (paymentPassword === '123456') throw easy
    return fixtures.member.register
  })
  await showPage(() => <RegisterForm settings={settings} way="username" invited={{}} onDone={onDone} />, {
    words: ['access'],
  })
  const typed = {
    Username: 'rahim77',
    Password: 'Padma2026',
    'Confirm password': 'Padma2026',
    'Fund password': '123456',
  }
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}\\*?$`)), text)
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
  const join = screen.getByRole('button', { name: 'Join' })
  await userEvent.click(join)
  await screen.findByText('Too easy to guess. Choose other digits')
  const field = screen.getByLabelText(/^Fund password\*?$/)
  await userEvent.clear(field)
  await userEvent.type(field, '280317')
  await userEvent.click(join)
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(register).toHaveBeenLastCalledWith(expect.objectContaining({ paymentPassword: '280317' }))
})
