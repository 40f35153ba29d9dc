import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk, spoken } from '../../app/api/client.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { showPage } from '../../testing/show-page.tsx'
import LanguageDialog from './LanguageDialog.tsx'

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

let mounted = 0
function Page() {
  const t = useWords('deposit')
  const [open, setOpen] = useState(true)
  useState(() => (mounted += 1))
  return (
    <>
      <h1>{t('deposit.title')}</h1>
      <input aria-label="amount" />
      {open ? <LanguageDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

it('lists the languages by their own names and changes to one in place, with what was typed', async () => {
  await showPage(Page, { words: ['deposit', 'system'] })
  const dialog = await screen.findByRole('dialog', { name: 'Language' })
  const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
  const english = heading()
  const field = screen.getByLabelText<HTMLInputElement>('amount')
  fireEvent.change(field, { target: { value: '500' } })
  const now = within(dialog).getByRole('button', { name: 'English' })
  expect(now.getAttribute('aria-current')).toBe('true')
  const other = within(dialog).getByRole('button', { name: 'বাংলা' })
  expect([other.lang, other.dir]).toEqual(['bn', 'auto'])
  fireEvent.click(other)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(heading()).not.toBe(english)
  expect([spoken(), localStorage.getItem('lang')]).toEqual(['bn', 'bn'])
  // Nothing was hidden while words came, and nothing begun anew.
  expect(screen.getByLabelText('amount')).toBe(field)
  expect([field.value, mounted]).toEqual(['500', 1])
})
