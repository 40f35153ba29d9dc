import { Heading } from '@brand/ui/heading'
import { safeHref } from '@brand/ui/safe-link'
import { Text } from '@brand/ui/text'
import { useArt } from '../../../app/art.ts'
import * as css from './articles.css.ts'
import { articlePath, type Article, type Shelf } from './shelves.ts'
import { useArticleWords } from './use-article-words.ts'

interface ArticleCardProps {
  shelf: Shelf
  article: Article
  /** The newest one, larger where there is room. */
  lead?: boolean
  /** Language that the reader chose for texts, where it is not that of the site. */
  language: string | undefined
  level: 2 | 3
}

/** A text in a list: picture, tag and day, title, and what it is about. */
export function ArticleCard({ shelf, article, lead = false, language, level }: ArticleCardProps) {
  const art = useArt()
  const words = useArticleWords()
  const picture = article.imageUrl && safeHref(art(article.imageUrl), { schemes: ['https:'] })
  return (
    <li className={lead ? `${css.card} ${css.lead}` : css.card}>
      {picture ? (
        <img
          src={picture}
          alt={article.alt ?? ''}
          loading={lead ? undefined : 'lazy'}
          className={lead ? css.leadCover : css.cover}
        />
      ) : null}
      <Text size="caption" quiet>
        {words.meta(article)}
      </Text>
      <Heading level={level} size={lead ? 'xl' : 'lg'} lang={article.language}>
        <a href={articlePath(shelf, article.slug, language)} className={css.link}>
          {article.title}
        </a>
      </Heading>
      <Text size={lead ? 'body' : 'dense'} quiet lang={article.language}>
        {article.summary}
      </Text>
    </li>
  )
}
