import { Accordion } from '@brand/ui/accordion'
import { SafeHtml } from '@brand/ui/safe-html'
import { Section } from '@brand/ui/section'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'

/** The first article of each topic of the help centre: an answer at once, where somebody came to ask. */
export function CommonAnswers() {
  const t = useWords('tickets')
  const { data } = useApiQuery(sdk.content.helpCenter, { lang: useLang() }, { keep: true, staleTime: Infinity })
  const articles = data?.topics.flatMap((topic) => topic.articles.slice(0, 1)).slice(0, 6) ?? []
  return articles.length === 0 ? null : (
    <Section title={t('help.common')}>
      <Accordion
        items={articles.map(({ id, title, content }) => ({ id, title, content: <SafeHtml html={content} /> }))}
      />
    </Section>
  )
}
