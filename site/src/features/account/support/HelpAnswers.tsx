import { Accordion } from '@brand/ui/accordion'
import { Button } from '@brand/ui/button'
import { SafeHtml } from '@brand/ui/safe-html'
import { Section } from '@brand/ui/section'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useMemo } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useDebouncedValue } from '../../../app/browser/use-debounced-value.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { suggest } from './suggest.ts'

interface HelpAnswersProps {
  question: string
  /** One of them was the answer. */
  onAnswered: () => void
}

/** Articles of the help centre that may answer what is being typed, to read before it is sent. */
export function HelpAnswers({ question, onAnswered }: HelpAnswersProps) {
  const t = useWords('tickets')
  const { data } = useApiQuery(sdk.content.helpCenter, { lang: useLang() }, { keep: true, staleTime: Infinity })
  const typed = useDebouncedValue(question, 400)
  const found = useMemo(() => suggest(data?.topics.flatMap(({ articles }) => articles) ?? [], typed), [data, typed])
  return (
    <>
      <VisuallyHidden role="status">{found.length > 0 ? t('help.found', { count: found.length }) : ''}</VisuallyHidden>
      {found.length > 0 ? (
        <Section level={2} title={t('help')} space="sm">
          <Accordion
            items={found.map(({ id, title, content }) => ({ id, title, content: <SafeHtml html={content} /> }))}
          />
          <div>
            <Button variant="quiet" onClick={onAnswered}>
              {t('help.answered')}
            </Button>
          </div>
        </Section>
      ) : null}
    </>
  )
}
