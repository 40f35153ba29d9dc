import { act, renderHook, type RenderHookResult } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { useLocation, useNavigate } from './router.ts'
import { expect, it } from 'vitest'
import { choice, matching, optional, pageNumber, useUrlState } from './use-url-state.ts'

const schema = {
  tab: choice(['open', 'past']),
  kind: optional(['RNG', 'LIVE']),
  page: pageNumber,
  no: matching(/^Q\d+$/),
}

const usePage = () => ({ url: useUrlState(schema), at: useLocation(), go: useNavigate() })

function open(at: string) {
  const page: RenderHookResult<ReturnType<typeof usePage>, unknown> = renderHook(usePage, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/before', at]} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  })
  const now = () => page.result.current
  return {
    state: () => now().url[0],
    set: (...args: Parameters<ReturnType<typeof usePage>['url'][1]>) => act(() => now().url[1](...args)),
    href: (...args: Parameters<ReturnType<typeof usePage>['url'][2]>) => now().url[2](...args),
    query: () => now().at.search,
    path: () => now().at.pathname,
    back: () => act(() => void now().go(-1)),
  }
}

it.each([
  ['', { tab: 'open', kind: undefined, page: 1, no: '' }],
  ['tab=past&kind=LIVE&page=3&no=Q17', { tab: 'past', kind: 'LIVE', page: 3, no: 'Q17' }],
  ['tab=other&kind=rng&page=-2&no=17', { tab: 'open', kind: undefined, page: 1, no: '' }],
  ['page=99999999', { tab: 'open', kind: undefined, page: 10_000, no: '' }],
])('reads %s', (query, state) => expect(open(`/list?${query}`).state()).toEqual(state))

it('writes what is not usual, and keeps what is not its own', () => {
  const page = open('/list?view=sent')
  page.set({ tab: 'past', page: 2 })
  expect(page.query()).toBe('?view=sent&tab=past&page=2')
  page.set({ tab: 'open', kind: 'RNG' })
  expect(page.query()).toBe('?view=sent&page=2&kind=RNG')
  // A control may name what is not there any more.
  page.set({ kind: 'GONE' })
  expect(page.query()).toBe('?view=sent&page=2')
  expect(page.href({ page: 3 })).toBe('/list?view=sent&page=3')
})

it('is an entry of the history unless it replaces the last', () => {
  const page = open('/list')
  page.set({ tab: 'past' }, { replace: true })
  page.set({ page: 2 })
  page.back()
  expect(page.query()).toBe('?tab=past')
  page.back()
  expect(page.path()).toBe('/before')
})
