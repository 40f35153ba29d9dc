import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { useSecretMutation } from './use-secret-mutation.ts'
import { visitAsMember } from '../../testing/member-visits.ts'

visitAsMember()

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
