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
  const [onDone, onLater, onLogout] = [vi.fn(), vi.fn(), vi.fn()]
  // Of a session of its own nothing is cached.
  sdk.store.set(fixtures.session.login)
  const { fake } = await showPage(() => <TermsDialog onDone={onDone} onLater={onLater} onLogout={onLogout} />, {
    words: ['access', 'articles'],
    answers: { content: { helpCenter: { ...helpCenter, termsChanges: 'The age is 21 now.' } }, ...answers },
  })
  return { fake, onDone, onLater, onLogout }
}

it('says what changed, shows the terms of the session, and goes on once they are accepted', async () => {
  const { fake, onDone } = await show()
  await screen.findByText('The age is 21 now.')
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Version 2026-11.*Play money/)
  await userEvent.click(screen.getByRole('button', { name: 'Accept terms' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(fake.calls).toContainEqual({ name: 'session.acceptTerms', input: { termsVersion: '2026-11' } })
})

it('lets the terms wait, and says what stays open', async () => {
  const { fake, onDone, onLater } = await show()
  await screen.findByText(/Withdrawals, limits, breaks, records, messages and customer service stay open/)
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await userEvent.keyboard('{Escape}')
  expect(onLater).toHaveBeenCalledTimes(2)
  expect(onDone).not.toHaveBeenCalled()
  expect(fake.calls.map(({ name }) => name)).not.toContain('session.acceptTerms')
})

it('logs out whoever does not accept, and says when the terms changed again', async () => {
  const changed = new GatewayError({ code: 'terms_changed', status: 409, message: '' })
  const { onDone, onLogout } = await show({
    session: {
      acceptTerms: () => {
        throw changed
      },
    },
  })
  await screen.findByText('The age is 21 now.')
  await userEvent.click(screen.getByRole('button', { name: 'Accept terms' }))
  await screen.findByText(/changed again/)
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(onLogout).toHaveBeenCalledOnce()
})
