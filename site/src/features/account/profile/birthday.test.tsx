import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import ProfilePage from './ProfilePage.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Operators write days in either order; what is asked and shown is the same day.
const rule = {
  ...fixtures.profile.show.rules[0],
  field: 'birthday',
  patternId: 'date_mdy',
  minLength: 10,
  maxLength: 10,
}
const rules = [{ ...rule, type: 'date', acceptedPattern: '*', enabled: true, required: false, order: 1 }]
const show = (values: Record<string, string>) => {
  sdk.store.set(fixtures.session.login)
  const shown = { ...fixtures.profile.show, rules, once: ['birthday'], values } as typeof fixtures.profile.show
  return showPage(ProfilePage, {
    words: ['member', 'security', 'access'],
    answers: { profile: { show: shown } },
  })
}

it('shows a birthday written month first as the day it is, in every zone', async () => {
  vi.stubEnv('TZ', 'Asia/Dhaka')
  await show({ birthday: '01-31-1990' })
  await screen.findByText('31 January 1990')
})

it('sends a birthday as the rule wants it written', async () => {
  // A sealed call, which the answers of a test are not.
  const update = vi.spyOn(member.profile, 'update').mockResolvedValue(fixtures.profile.update)
  await show({})
  await userEvent.type(await screen.findByRole('textbox', { name: /^Birthday/ }), '31/01/1990')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ values: { birthday: '01-31-1990' } }))
})
