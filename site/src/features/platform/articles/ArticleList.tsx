import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { FilterBar } from '@brand/ui/filter-bar'
import { Icon } from '@brand/ui/icon'
import { newspaper, rss } from '@brand/ui/icons'
import { Link } from '@brand/ui/link'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useLanguages } from '../../../app/i18n/use-languages.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { matching, optional, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import * as css from './articles.css.ts'
import { shelves, type Shelf } from './shelves.ts'

/** The newest text and the four beside it; the rest is in even rows below. */
const inLead = 5

/** The texts of a shelf, the newest first: `?tag=` names a topic, `?lang=` the language to read in. */
export function ArticleList({ shelf }: { shelf: Shelf }) {
  const t = useWords('articles')
  const lang = useLang()
  const languages = useLanguages()
  const [url, setUrl] = useUrlState({
    tag: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    lang: optional(languages.map(({ tag }) => tag)),
  })
  usePageTitle(t(shelf), t(`${shelf}.about`))
  const { tag, lang: language = lang } = url
  const answer = useApiPages(shelves[shelf].list, { language, ...(tag && { tag }) }, { keep: true })
  const tags = answer.data?.pages[0]?.tags ?? []
  return (
    <Stack space="xl">
      <PageHeader
        title={t(shelf)}
        description={t(`${shelf}.about`)}
        actions={
          // A file for a reader of feeds, not a page of the site.
          <Link href={`/rss.xml?kind=${shelf}&lang=${language}`} newTab variant="quiet">
            <Icon icon={rss} size={18} /> {t('feed')}
          </Link>
        }
      />
      <div className={css.filters}>
        {tags.length > 1 || tag ? (
          <FilterBar
            label={t('tags')}
            all={t('all')}
            value={tag}
            onValueChange={(value) => setUrl({ tag: value })}
            options={tags.map(({ tag: value, label, count }) => ({ value, label, count }))}
          />
        ) : null}
        <div className={css.language}>
          <Select
            label={t('language')}
            value={language}
            onValueChange={(value) => setUrl({ lang: value === lang ? undefined : value })}
            options={languages.map(({ tag: value, name: label }) => ({ value, label }))}
          />
        </div>
      </div>
      <PagedList
        pages={answer}
        space="xl"

        failed={t('failed')}
        waiting={
          <div className={css.grid} aria-busy="true">
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} variant="block" size="2xl" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            icon={newspaper}
            title={t('none')}
            action={tag ? <Button onClick={() => setUrl({ tag: '' })}>{t('none.all')}</Button> : undefined}
          >
            {t('none.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Stack space="2xl">
            {[rows.slice(0, inLead), rows.slice(inLead)].map((some, part) =>
              some.length > 0 ? (
                <ul key={part === 0 ? 'lead' : 'rest'} className={part === 0 ? css.grid : `${css.grid} ${css.even}`}>
                  {some.map((article, at) => (
                    <ArticleCard
                      key={article.slug}
                      shelf={shelf}
                      article={article}
                      lead={part === 0 && at === 0}
                      language={language === lang ? undefined : language}
                      level={2}
                    />
                  ))}
                </ul>
              ) : null,
            )}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}
