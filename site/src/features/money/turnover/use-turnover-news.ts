import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

const news: News = { events: ['turnover'], areas: ['turnover', 'summary'] }

/**
 * A losing round moves no money as it ends, but turnover: whatever shows it is refetched, and only what is on the
 * page.
 */
export const useTurnoverNews = (): void => useInvalidateOnEvents(news)
