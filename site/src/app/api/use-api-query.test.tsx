import { requestHead } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type Answers, showPage } from '../../testing/show-page.tsx'
import homePage from '../../features/games/catalogue/home/page.ts'
import { sdk } from './client.ts'
import { member } from './member-client.ts'
import { useApiPages } from './use-api-pages.ts'
import { useApiQuery } from './use-api-query.ts'
import { visitAsMember } from '../../testing/member-visits.ts'

visitAsMember()

it('asks at the address at which the page was asked for early', async () => {
  function Hot() {
    return <p>{useApiQuery(sdk.games.hot, { pageSize: 12 }).data ? 'here' : 'coming'}</p>
  }
  const { fake } = await showPage(Hot, { lang: 'bn', words: [] })
  await screen.findByText('here')
  const early = homePage.calls({ language: 'bn' })[0]
  const { input } = fake.calls.find(({ name }) => name === 'games.hot') ?? {}
  const addressOf = (of: unknown) => requestHead(sdk.games.hot.endpoint, of, { language: 'bn' }).url
  expect(addressOf(input)).toBe(addressOf(early?.input))
})

it('adds the language to each page of a call that takes it, and to no other call', async () => {
  function Rows() {
    const items = useApiPages(member.points.items, { sort: 'newest' })
    const inEnglish = useApiPages(member.articles.newsList, { language: 'en' })
    const history = useApiPages(member.bonuses.history, {})
    return (
      <button type="button" onClick={() => void items.fetchNextPage()}>
        {[items, inEnglish, history].every(({ data }) => data) ? 'more' : 'coming'}
      </button>
    )
  }
  const { fake } = await showPage(Rows, {
    lang: 'bn',
    words: [],
    answers: { points: { items: { ...fixtures.points.items, next: 'p2' } } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'more' }))
  const asked = (name: string) => fake.calls.filter((call) => call.name === name).map(({ input }) => input)
  await vi.waitFor(() => expect(asked('points.items')).toHaveLength(2))
  expect(asked('points.items')).toEqual([
    { sort: 'newest', language: 'bn' },
    { sort: 'newest', language: 'bn', after: 'p2' },
  ])
  expect(asked('articles.newsList')).toEqual([{ language: 'en' }])
  expect(asked('bonuses.history')).toEqual([{}])
})

it('keeps an answer for the next person only where anybody may see it', async () => {
  const answers = {
    deposits: { settings: vi.fn<() => unknown>(() => fixtures.deposits.settings) },
    games: { hot: vi.fn<() => unknown>(() => fixtures.games.hot) },
  }
  function Kept() {
    const own = useApiQuery(member.deposits.settings, { amount: '500.00' }, { keep: true })
    const open = useApiQuery(sdk.games.hot, {}, { keep: true })
    return <p>{[own.data && 'own', open.data && 'open'].filter(Boolean).join(' ')}</p>
  }
  await showPage(Kept, { words: [], answers: answers as Answers })
  await screen.findByText('own open')
  const never = () => new Promise<never>(() => {})
  answers.deposits.settings.mockImplementation(never)
  answers.games.hot.mockImplementation(never)
  act(() => sdk.store.set({ ...fixtures.session.login, token: 'the next person' }))
  await screen.findByText('open')
})

it('keeps the answer of before to the same person while another page is asked for', async () => {
  const logins = vi.fn<() => unknown>(() => fixtures.security.logins)
  function Kept() {
    const [pageNo, setPage] = useState(1)
    const { data } = useApiQuery(member.security.logins, { pageNo }, { keep: true })
    return (
      <button type="button" onClick={() => setPage(2)}>
        {data ? `${pageNo} kept` : 'coming'}
      </button>
    )
  }
  await showPage(Kept, { words: [], answers: { security: { logins } } as Answers })
  const button = await screen.findByRole('button', { name: '1 kept' })
  logins.mockImplementation(() => new Promise<never>(() => {}))
  await userEvent.click(button)
  await screen.findByRole('button', { name: '2 kept' })
})

it("asks again for what is the person's own, once it is old and they come back to the tab", async () => {
  function Both() {
    const own = useApiQuery(member.records.bets, {}, { staleTime: 0 })
    const open = useApiQuery(sdk.games.hot, {}, { staleTime: 0 })
    return <p>{own.data && open.data ? 'here' : 'coming'}</p>
  }
  const { fake } = await showPage(Both, { words: [] })
  await screen.findByText('here')
  const count = (name: string) => fake.calls.filter((call) => call.name === name).length
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(count('records.bets')).toBe(2))
  expect(count('games.hot')).toBe(1)
  focusManager.setFocused(undefined)
})

it("asks again for pages of what is the person's own, once they are old and they come back to the tab", async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  function Both() {
    const own = useApiPages(member.bonuses.history, {})
    const open = useApiPages(member.articles.newsList, { language: 'en' })
    return <p>{own.data && open.data ? 'here' : 'coming'}</p>
  }
  const { fake } = await showPage(Both, { words: [] })
  await screen.findByText('here')
  const count = (name: string) => fake.calls.filter((call) => call.name === name).length
  vi.advanceTimersByTime(60_000)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(count('bonuses.history')).toBe(2))
  expect(count('articles.newsList')).toBe(1)
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})
