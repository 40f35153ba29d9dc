import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Article } from './shelves.ts'

/** `Games, 21 November 2026, 4 minutes` */
export function useArticleWords() {
  const t = useWords('articles')
  const { day } = useTime()
  const minutes = ({ minutes: count }: Article) => t('minutes', { count })
  return {
    meta(article: Article): string {
      const [tag] = article.tags
      const what = { date: day(article.publishedAt), minutes: minutes(article) }
      return tag ? t('meta', { tag: tag.label, ...what }) : t('meta.noTag', what)
    },
    date: (article: Article): string => t('date', { date: day(article.publishedAt), minutes: minutes(article) }),
  }
}
