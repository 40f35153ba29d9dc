import { fixtures } from '@brand/sdk/testing'
import { Route, Routes } from 'react-router-dom'
import { describeStates } from '../../../testing/page-states.tsx'
import BlogArticlePage from './BlogArticlePage.tsx'
import BlogPage from './BlogPage.tsx'
import NewsArticlePage from './NewsArticlePage.tsx'
import NewsPage from './NewsPage.tsx'

const words = ['articles', 'member'] as const
const nothing = { en: /No articles yet/, bn: /এখানে এখনো কিছু নেই/ }
const { newsList, blogList } = fixtures.articles
const none = { items: [], list: [], totalCount: 0, totalPages: 0 }

describeStates('news', {
  Page: NewsPage,
  at: '/news',
  words,
  call: 'articles.newsList',
  full: { en: /Evening draws in your own time/, bn: /খবর.*Evening draws/s },
  empty: { answer: { ...newsList, ...none, tags: [] }, says: nothing },
})
describeStates('blog', {
  Page: BlogPage,
  at: '/blog',
  words,
  call: 'articles.blogList',
  full: { en: /Blog/, bn: /ব্লগ/ },
  empty: { answer: { ...blogList, ...none, tags: [] }, says: nothing },
})
describeStates('an article of the news', {
  Page: () => (
    <Routes>
      <Route path="/news/:slug" element={<NewsArticlePage />} />
    </Routes>
  ),
  at: '/news/evening-draws',
  words,
  call: 'articles.newsDetail',
  full: { en: /Was this helpful/, bn: /Evening draws in your own time/ },
})
describeStates('an article of the blog', {
  Page: () => (
    <Routes>
      <Route path="/blog/:slug" element={<BlogArticlePage />} />
    </Routes>
  ),
  at: '/blog/how-rtp-works',
  words,
  call: 'articles.blogDetail',
  full: { en: /Was this helpful/, bn: new RegExp(fixtures.articles.blogDetail.title) },
})
