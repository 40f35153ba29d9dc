import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visitAsMember } from '../../../../testing/member-visits.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { TextFilter } from './TextFilter.tsx'
import type { TeamFilters } from './use-team-filters.ts'

visitAsMember()

it.each([
  ['1,000', '1000.00'],
  ['১০০০.৫', '1000.50'],
  ['', undefined],
])('reads the balance %s as money, as every amount is read', async (typed, asked) => {
  const set = vi.fn<TeamFilters['set']>()
  const filters = { get: () => '', set } as unknown as TeamFilters
  await showPage(() => <TextFilter filters={filters} name="balanceFrom" />, { words: ['team'] })
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(set.mock.calls).toEqual(asked === undefined ? [] : [[{ balanceFrom: asked }]])
})
