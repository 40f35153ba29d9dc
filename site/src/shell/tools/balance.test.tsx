import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { choose } from '../../app/storage/preferences.ts'
import { showPage } from '../../testing/show-page.tsx'
import { visitAsMember } from '../../testing/member-visits.ts'
import { Balance } from './Balance.tsx'

visitAsMember()
afterEach(() => choose({ balanceHidden: false }))

it('hides the balance as soon as another tab does', async () => {
  await showPage(Balance, { words: [] })
  await screen.findByRole('button', { name: 'Hide balance' })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'balanceHidden', newValue: '1' })))
  await screen.findByRole('button', { name: 'Show balance' })
  expect(document.body.textContent).not.toMatch(/\d\.\d\d/)
})
