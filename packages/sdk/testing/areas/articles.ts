import type { Fixtures, Requests } from '../shape.ts'

const house = { tag: 'house', label: 'House' }
const games = { tag: 'games', label: 'Games' }

const draws = {
  slug: 'evening-draws',
  title: 'Evening draws in your own time',
  summary: 'Every clock on the site now says which zone it keeps.',
  imageUrl: '/art/banner/lott/60001-balls-0.svg',
  alt: 'Three numbered balls',
  tags: [house],
  publishedAt: '2026-11-21T09:00:00Z',
  minutes: 2,
  language: 'en',
  languages: ['en', 'bn'],
}
const rain = {
  ...draws,
  slug: 'when-rain-stops-the-match',
  title: 'When rain stops the match',
  summary: 'Which bets stand, which come back, and when.',
  tags: [games, house],
  publishedAt: '2026-11-20T09:00:00Z',
  minutes: 4,
}
const rtp = {
  ...draws,
  slug: 'how-rtp-works',
  title: 'What 96 per cent means',
  summary: 'The return of a game is a property of thousands of rounds, and a promise about none.',
  tags: [games],
  publishedAt: '2026-11-12T09:00:00Z',
  minutes: 4,
}
const list = (...rows: (typeof draws)[]) => ({
  list: rows,
  tags: [
    { ...house, count: 2 },
    { ...games, count: 1 },
  ],
  next: null,
})
const detail = {
  ...draws,
  content: '<p>A draw has one instant, wherever you are.</p><h2>What changed</h2><p>Each clock names its zone.</p>',
  updatedAt: '2026-11-21T09:00:00Z',
  related: [rain],
  useful: null,
}

/** Answers about blog and news. */
export const articles: Fixtures['articles'] = {
  newsList: list(draws, rain),
  newsDetail: detail,
  blogList: list(rtp),
  blogDetail: { ...detail, ...rtp, related: [] },
  rate: { useful: true },
}

export const requests = {
  'articles.newsList': { tag: 'house', size: 9 },
  'articles.newsDetail': { slug: 'evening-draws' },
  'articles.blogList': { size: 9 },
  'articles.blogDetail': { slug: 'how-rtp-works' },
  'articles.rate': { kind: 'NEWS', slug: 'evening-draws', useful: true },
} satisfies Requests
