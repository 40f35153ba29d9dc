import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../../testing/show-page.tsx'
import { Downlines } from './Downlines.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says how much of a name is needed where less filters nothing', async () => {
  const { fake } = await showPage(Downlines, { words: ['agent', 'games', 'team'] })
  const field = await screen.findByRole('textbox', { name: 'Username starts with' })
  await userEvent.type(field, 'r{Enter}')
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  screen.getByText('2 - 64 characters')
  await userEvent.type(field, 'a{Enter}')
  await vi.waitFor(() => expect(fake.calls.at(-1)?.input).toMatchObject({ name: 'ra' }))
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText('2 - 64 characters')).toBeNull()
})
