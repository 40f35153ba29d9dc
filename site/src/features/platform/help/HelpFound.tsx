import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './help.css.ts'
import { searchHelp, type Topic } from './help-search.ts'

interface HelpFoundProps {
  topics: readonly Topic[]
  typed: string
  level: 2 | 3
  onChoose: (article: string) => void
}

/** What a search found, each with the words around it. */
export function HelpFound({ topics, typed, level, onChoose }: HelpFoundProps) {
  const t = useWords('support')
  const found = searchHelp(topics, typed)
  return (
    <Stack space="xs">
      <Text role="status" size="caption" quiet>
        {t('help.found', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState level={level} icon={magnifyingGlassLight} title={t('help.none', { text: typed.trim() })}>
          {t('help.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ul" space="2xs">
          {found.map(({ topic, article, before, hit, after }) => (
            <li key={`${topic.id} ${article.id}`}>
              <button type="button" className={css.result} onClick={() => onChoose(article.id)}>
                <Text as="span" weight="label">
                  {article.title}
                </Text>
                <Text as="span" size="dense" quiet>
                  {before}
                  <mark className={css.hit}>{hit}</mark>
                  {after}
                </Text>
              </button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
