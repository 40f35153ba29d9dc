import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../api/client.ts'
import { showPage } from '../../testing/show-page.tsx'
import { useSecretMutation } from './use-secret-mutation.ts'

beforeEach(() => sdk.store.set({ ...fixtures.session.login, token: 'a visit' }))
afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

it('sends the password with the press, under one key, and keeps it nowhere', async () => {
  const sent = vi.fn(
    async (input: { amount: string; fundPassword: string }, _options: { idempotencyKey: string }) => input,
  )
  const done = vi.fn()
  function Page() {
    const { mutate } = useSecretMutation<{ amount: string }, { amount: string }>({
      name: 'a form',
      mutationFn: sent,
      find: () => Promise.reject(new Error('not asked')),
      changes: [],
      onSuccess: (output) => done(output.amount),
    })
    return <button onClick={() => mutate({ amount: '5.00' }, '280416')}>Send</button>
  }
  await showPage(Page, { words: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('5.00'))
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    { amount: '5.00', fundPassword: '280416' },
    { idempotencyKey: expect.stringMatching(/./) },
  )
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('280416')
})
