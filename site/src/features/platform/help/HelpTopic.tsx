import { SafeHtml } from '@brand/ui/safe-html'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './help.css.ts'
import type { Topic } from './help-search.ts'

interface HelpTopicProps {
  topic: Topic
  /** Of the terms. */
  version: string | undefined
  /** Of the topic's heading; its articles are one below. */
  level: 2 | 3
}

/** All articles of a topic. */
export function HelpTopic({ topic, version, level }: HelpTopicProps) {
  const t = useWords('support')
  const Heading = level === 2 ? 'h2' : 'h3'
  const Title = level === 2 ? 'h3' : 'h4'
  return (
    <section className={css.articles} aria-label={topic.title}>
      <Heading tabIndex={-1} data-article={topic.id} className={css.heading}>
        {topic.title}
        {version ? <span className={css.version}>{t('help.version', { version })}</span> : null}
      </Heading>
      {topic.articles.map(({ id, title, content }) => (
        <article key={id}>
          <Title tabIndex={-1} data-article={id} className={css.title}>
            {title}
          </Title>
          <SafeHtml html={content} className={css.text} />
        </article>
      ))}
    </section>
  )
}
