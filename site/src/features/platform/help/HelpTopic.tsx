import { SafeHtml } from '@brand/ui/safe-html'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useStatus } from '../../../app/api/status.ts'
import { FallbackNote } from '../../../app/content/FallbackNote.tsx'
import { Rating } from '../../../app/content/Rating.tsx'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
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
  const lang = useLang()
  const hosts = imageHostsOf(useStatus().data)
  return (
    <Section label={topic.title} space="lg">
      <Inline align="baseline" space="sm">
        <Heading level={level} size="md" tabIndex={-1} data-article={topic.id} className={css.target}>
          {topic.title}
        </Heading>
        {version ? (
          <Text as="span" size="caption" quiet>
            {t('help.version', { version })}
          </Text>
        ) : null}
      </Inline>
      {topic.articles.map(({ id, title, content, language }) => (
        <Stack key={id} space="2xs" role="article">
          <Heading level={level === 2 ? 3 : 4} size="sm" tabIndex={-1} data-article={id} className={css.target}>
            {title}
          </Heading>
          <FallbackNote wanted={lang} shown={language} />
          <SafeHtml html={content} imageHosts={hosts} lang={language} className={css.text} />
          {version ? null : <Rating kind="HELP" slug={id} question={t('help.useful')} />}
        </Stack>
      ))}
    </Section>
  )
}
