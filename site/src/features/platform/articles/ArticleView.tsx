import { Breadcrumb } from '@brand/ui/breadcrumb'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { newspaper } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { SafeHtml } from '@brand/ui/safe-html'
import { safeHref } from '@brand/ui/safe-link'
import { Section } from '@brand/ui/section'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { isGatewayError } from '@brand/sdk'
import { useParams } from 'react-router-dom'
import { useNavigate } from '../../../app/navigation/router.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useArt } from '../../../app/art.ts'
import { FallbackNote } from '../../../app/content/FallbackNote.tsx'
import { Rating } from '../../../app/content/Rating.tsx'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { nameOf } from '../../../app/i18n/language.ts'
import { useLanguages } from '../../../app/i18n/use-languages.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { matching, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { ArticleCard } from './ArticleCard.tsx'
import * as css from './articles.css.ts'
import { ShareButton } from './ShareButton.tsx'
import { articlePath, shelves, type Shelf } from './shelves.ts'
import { useArticleWords } from './use-article-words.ts'

/** One text of a shelf; `?lang=` names the language to read it in. */
export function ArticleView({ shelf }: { shelf: Shelf }) {
  const t = useWords('articles')
  const lang = useLang()
  const art = useArt()
  const words = useArticleWords()
  const own = new Map(useLanguages().map(({ tag, name }) => [tag, name]))
  const navigate = useNavigate()
  const { slug = '' } = useParams()
  const [{ lang: chosen }, setUrl] = useUrlState({ lang: matching(/^[a-z]{2,3}(-\w{2,8})*$/i) })
  const hosts = imageHostsOf(useStatus().data)
  const language = chosen || lang
  const { kind, detail, path } = shelves[shelf]
  const answer = useApiQuery(detail, { slug: slug.toLowerCase(), language })
  const { data, error } = answer
  usePageTitle(data?.title ?? t(shelf), data?.summary)
  if (error && !data) {
    const missing = isGatewayError(error, 'not_found') || isGatewayError(error, 'validation')
    return (
      <Stack space="xl">
        <PageHeader title={t(shelf)} back={{ label: t(shelf), href: path }} />
        {missing ? (
          <EmptyState
            icon={newspaper}
            title={t('missing')}
            action={<Button onClick={() => void navigate(path)}>{t('missing.back')}</Button>}
          >
            {t('missing.text')}
          </EmptyState>
        ) : (
          <LoadFailed answer={answer} title={t('failed.one')} level={2} />
        )}
      </Stack>
    )
  }
  if (!data) {
    return (
      <Stack space="xl" aria-busy="true">
        <PageHeader title={t(shelf)} back={{ label: t(shelf), href: path }} />
        <Skeleton variant="block" size="2xl" />
      </Stack>
    )
  }
  const [tag] = data.tags
  const picture = data.imageUrl && safeHref(art(data.imageUrl), { schemes: ['https:'] })
  return (
    <Stack space="3xl">
      <article className={css.article}>
        <div className={css.column}>
          <Breadcrumb
            aria-label={t('path')}
            items={[
              { id: shelf, label: t(shelf), href: path },
              tag
                ? { id: tag.tag, label: tag.label, href: `${path}?tag=${tag.tag}` }
                : { id: data.slug, label: data.title },
            ]}
          />
          <PageHeader title={<span lang={data.language}>{data.title}</span>} description={words.date(data)} />
          {data.languages.length > 1 ? (
            <div className={css.language}>
              <Select
                label={t('language')}
                value={data.language}
                onValueChange={(value) => setUrl({ lang: value === lang ? undefined : value })}
                options={data.languages.map((value) => ({ value, label: own.get(value) ?? nameOf(value) }))}
              />
            </div>
          ) : null}
          <FallbackNote wanted={language} shown={data.language} />
        </div>
        {picture ? <img src={picture} alt={data.alt ?? ''} className={css.banner} /> : null}
        <div className={css.column}>
          <SafeHtml html={data.content} imageHosts={hosts} lang={data.language} variant="article" />
          <div className={css.foot}>
            <Rating key={data.slug} kind={kind} slug={data.slug} question={t('worth')} known={data.useful} />
            <ShareButton title={data.title} path={articlePath(shelf, data.slug, data.language)} />
          </div>
        </div>
      </article>
      {data.related.length > 0 ? (
        <Section title={t('related')}>
          <ul className={`${css.grid} ${css.even}`}>
            {data.related.map((one) => (
              <ArticleCard key={one.slug} shelf={shelf} article={one} language={chosen} level={3} />
            ))}
          </ul>
        </Section>
      ) : null}
    </Stack>
  )
}
