import { createFakeClient } from '@brand/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Balance } from '@brand/sdk'
import { visitAsMember } from '../../testing/member-visits.ts'
import { createQueryClient } from '../api/query-client.ts'
import { later, useBalance } from './balance.ts'

visitAsMember()

const figure = (version: number): Balance => ({
  currency: 'BDT',
  currencySymbol: '৳',
  sumBalance: `${version}.00`,
  balance: [],
  bonus: '0.00',
  hold: '0.00',
  vendor: '0.00',
  suspense: '0.00',
  total: `${version}.00`,
  version,
})

it('keeps the later figure, whichever arrived last', () => {
  expect(later(undefined, figure(1)).version).toBe(1)
  expect(later(figure(1), figure(2)).version).toBe(2)
  expect(later(figure(2), figure(1)).version).toBe(2)
  expect(later(figure(2), figure(2)).version).toBe(2)
})

it('keeps what was pushed while an earlier figure was on its way', async () => {
  const answer = Promise.withResolvers<Balance>()
  const fake = createFakeClient({ wallet: { balance: () => answer.promise } })
  vi.stubGlobal('fetch', fake.fetch)
  const client = createQueryClient()
  const { result } = renderHook(useBalance, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(fake.emit('balance', figure(3))).toBe(true))
  await waitFor(() => expect(result.current.data?.version).toBe(3))
  expect(result.current.isFetching).toBe(true)
  await act(async () => answer.resolve(figure(2)))
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.data?.version).toBe(3)
})
