import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import TermsDialog from './TermsDialog.tsx'

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

const { helpCenter } = fixtures.content
async function show(answers: NonNullable<Parameters<typeof showPage>[1]['answers']> = {}) {
  const [onDone, onLogout] = [vi.fn(), vi.fn()]
  // Of a session of its own nothing is cached.
  sdk.store.set(fixtures.session.login)
  const { fake } = await showPage(() => <TermsDialog onDone={onDone} onLogout={onLogout} />, {
    words: ['access', 'articles'],
    answers: { content: { helpCenter: { ...helpCenter, termsChanges: 'The age is 21 now.' } }, ...answers },
  })
  return { fake, onDone, onLogout }
}

it('says what changed, shows the terms of the session, and goes on once they are accepted', async () => {
  const { fake, onDone } = await show()
  await screen.findByText('The age is 21 now.')
  expect(screen.getByRole('dialog').textContent).toMatch(/Version 2026-11.*Play money/)
  // It cannot be closed, only answered.
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'I have read them and accept' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(fake.calls).toContainEqual({ name: 'session.acceptTerms', input: { termsVersion: '2026-11' } })
})

it('logs out whoever does not accept, and says when the terms changed once more', async () => {
  const changed = new GatewayError({ code: 'terms_changed', status: 409, message: '' })
  const { onDone, onLogout } = await show({
    session: {
      acceptTerms: () => {
        throw changed
      },
    },
  })
  await screen.findByText('The age is 21 now.')
  await userEvent.click(screen.getByRole('button', { name: 'I have read them and accept' }))
  await screen.findByText(/changed once more/)
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Log out instead' }))
  expect(onLogout).toHaveBeenCalledOnce()
})
