import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { RegisterForm } from './RegisterForm.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('takes the birthday of a person who is old enough today where the site is', async () => {
  const born = { field: 'birthday', enabled: true, required: true, acceptedPattern: '*', patternId: 'date_ymd' }
  const rule = { ...born, minLength: 10, maxLength: 10, type: 'date' as const, order: 1 }
  const settings = { ...fixtures.system.registerRules, minAge: 18, rules: [rule] }
  // After midnight in Dhaka.
  vi.spyOn(sdk, 'now').mockReturnValue(Date.parse('2026-11-30T20:00:00Z'))
  const register = vi.spyOn(sdk.member, 'register').mockResolvedValue(fixtures.member.register)
  const Page = () => (
    <>
      <RegisterForm settings={settings} way="username" invited={{}} onDone={vi.fn()} />
      {useStatus().data?.timeZone}
    </>
  )
  await showPage(Page, { words: ['access'] })
  await screen.findByText(/Dhaka/)
  await userEvent.type(screen.getByRole('textbox', { name: /birth/i }), '2008-12-01')
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith(expect.objectContaining({ birthday: '2008-12-01' })))
})
