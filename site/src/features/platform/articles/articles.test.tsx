import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { showPage } from '../../../testing/show-page.tsx'
import NewsArticlePage from './NewsArticlePage.tsx'
import NewsPage from './NewsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { newsList, newsDetail } = fixtures.articles
const words = ['articles', 'member'] as const
const showList = (at: string, list: Partial<typeof newsList> = {}) =>
  showPage(NewsPage, { at, words, answers: { articles: { newsList: { ...newsList, ...list } } } })
const Article = () => (
  <Routes>
    <Route path="/news/:slug" element={<NewsArticlePage />} />
  </Routes>
)
const showOne = (more: Partial<typeof newsDetail> = {}, answers: object = {}) =>
  showPage(Article, {
    at: '/news/evening-draws',
    words,
    answers: { articles: { newsDetail: { ...newsDetail, ...more }, ...answers } },
  })

const refused = (code: 'not_found' | 'unknown') => () => {
  throw new GatewayError({ code, status: code === 'unknown' ? 500 : 404, message: '' })
}

it('lists texts with topic, day and time to read, the whole card leading to its text', async () => {
  await showList('/news')
  const items = (await screen.findAllByRole('listitem')).filter((item) => within(item).queryByRole('heading'))
  expect(items[0]?.textContent).toMatch(/House, 21 November 2026, 2 minutes.*Evening draws/)
  expect(within(items[1]!).getByRole('link').getAttribute('href')).toBe('/news/when-rain-stops-the-match')
  expect(screen.getByRole('link', { name: /Feed/ }).getAttribute('href')).toBe('/rss.xml?kind=news&lang=en')
})

it('filters by topic, keeps the chosen language in its links, and says when there is nothing', async () => {
  const { fake } = await showList('/news?lang=bn')
  await screen.findByRole('link', { name: 'Evening draws in your own time' })
  await userEvent.click(screen.getByRole('button', { name: /House/ }))
  await vi.waitFor(() =>
    expect(fake.calls.at(-1)).toMatchObject({ name: 'articles.newsList', input: { tag: 'house', language: 'bn' } }),
  )
  expect(screen.getByRole('link', { name: /Evening draws/ }).getAttribute('href')).toBe('/news/evening-draws?lang=bn')
  cleanup()
  await showList('/news?tag=house', { list: [] })
  await screen.findByText('No articles yet')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
})

it('copies the address of a text where the device shares nothing', async () => {
  const user = userEvent.setup()
  await showOne()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByRole('button', { name: 'Link copied' })
  expect(await navigator.clipboard.readText()).toContain(`${location.origin}/news/evening-draws`)
})

it('shows a text, and says in which language it is when it is not that of the reader', async () => {
  const { fake } = await showOne()
  await screen.findByRole('heading', { level: 1, name: 'Evening draws in your own time' })
  expect(screen.queryByText(/Not available in/)).toBeNull()
  await userEvent.click(screen.getByRole('combobox', { name: 'Article language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'বাংলা' }))
  await waitFor(() =>
    expect(fake.calls.at(-1)).toEqual({
      name: 'articles.newsDetail',
      input: { slug: 'evening-draws', language: 'bn' },
    }),
  )
  cleanup()
  await showOne({ language: 'bn', languages: ['bn'] })
  await screen.findByText('Not available in English yet, shown in বাংলা.')
})

it('keeps whether it was useful, which can be changed', async () => {
  const { fake } = await showOne()
  const group = await screen.findByRole('group', { name: 'Was this helpful?' })
  await userEvent.click(within(group).getByRole('button', { name: 'Yes' }))
  await within(group).findByText('Thank you for your answer.')
  expect(within(group).getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true')
  expect(fake.calls.at(-1)).toEqual({
    name: 'articles.rate',
    input: { kind: 'NEWS', slug: 'evening-draws', useful: true },
  })
})

it('says that a text is gone, and offers to try again what failed', async () => {
  await showOne({}, { newsDetail: refused('not_found') })
  await screen.findByText('Article not found')
  cleanup()
  await showOne({}, { newsDetail: refused('unknown') })
  await screen.findByText('The article did not load')
})
