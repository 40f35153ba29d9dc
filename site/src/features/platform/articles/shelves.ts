import type { ArticlesNewsListOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { paths } from '../../../app/routing/paths.ts'

export type Article = ArticlesNewsListOutput['list'][number]
export type Shelf = 'news' | 'blog'

/** Blog and news are two shelves of the same kind of text. */
export const shelves = {
  news: { kind: 'NEWS', list: member.articles.newsList, detail: member.articles.newsDetail, path: paths.news },
  blog: { kind: 'BLOG', list: member.articles.blogList, detail: member.articles.blogDetail, path: paths.blog },
} as const

/** `/news/evening-draws`, in the language that the reader chose for it alone. */
export const articlePath = (shelf: Shelf, slug: string, language?: string): string =>
  `${shelves[shelf].path}/${slug}${language === undefined ? '' : `?lang=${language}`}`
