import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { FilterSelect } from './FilterSelect.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['OPEN', 'Open', 'All', ''],
  ['', 'All', 'Open', 'OPEN'],
  // An address can hold anything.
  ['nonsense', 'All', 'Open', 'OPEN'],
])('reads %j as %s, and writes %s as %j', async (value, shown, chosen, written) => {
  const set = vi.fn()
  const nameOf = (one: string) => (one === 'OPEN' ? 'Open' : 'Over')
  const Page = () => (
    <FilterSelect filters={{ get: () => value, set }} name="state" of={['OPEN', 'OVER']} nameOf={nameOf}>
      State
    </FilterSelect>
  )
  await showPage(Page, { words: [] })
  const field = screen.getByLabelText('State')
  expect(field.textContent).toContain(shown)
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: chosen }))
  expect(set).toHaveBeenCalledWith({ state: written })
})
