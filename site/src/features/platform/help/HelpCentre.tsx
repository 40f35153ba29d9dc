import { Icon } from '@brand/ui/icon'
import { magnifyingGlass } from '@brand/ui/icons'
import { TextField } from '@brand/ui/text-field'
import { Stack } from '@brand/ui/stack'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sdk } from '../../../app/api/client.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import * as css from './help.css.ts'
import { HelpAsk } from './HelpAsk.tsx'
import { HelpFound } from './HelpFound.tsx'
import { HelpTopic } from './HelpTopic.tsx'
import { topicAt } from './help-search.ts'

interface HelpCentreProps {
  /** Topic or article to begin with: `term`. */
  at?: string | undefined
  /** Of its headings. */
  level: 2 | 3
  /** Leaves help for another popup. */
  onLeave?: (() => void) | undefined
}

const headingOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-article="${CSS.escape(id)}"]`)

/** Topics, the articles of one, and a search in all: the same in the popup and on its own page. */
export function HelpCentre({ at, level, onLeave }: HelpCentreProps) {
  const t = useWords('support')
  const answer = useApiQuery(sdk.content.helpCenter, { lang: useLang() }, { keep: true, staleTime: Infinity })
  const { data } = answer
  const [chosen, setChosen] = useState(at)
  const [typed, setTyped] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // Another hash of the same page.
  const [asked, setAsked] = useState(at)
  if (asked !== at) {
    setAsked(at)
    setChosen(at)
  }
  const topic = data && topicAt(data.topics, chosen)
  const ready = topic !== undefined
  // An address may name an article far down in its topic.
  useEffect(() => {
    if (ready && at) headingOf(root.current, at)?.scrollIntoView({ block: 'nearest' })
  }, [ready, at])
  if (!data) {
    return (
      <Answered answer={answer} failed={t('help.failed')} level={level} outline="2xl">
        {() => null}
      </Answered>
    )
  }
  if (!topic) return <HelpAsk onLeave={onLeave} />

  const open = (id: string) => {
    flushSync(() => {
      setChosen(id)
      setTyped('')
    })
    const heading = headingOf(root.current, id)
    heading?.focus()
    heading?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={root} className={css.root}>
      <search>
        <Stack space={{ phone: 'sm', tablet: 'lg' }}>
          <TextField
            label={t('help.search')}
            type="search"
            enterKeyHint="search"
            start={<Icon icon={magnifyingGlass} size={18} />}
            value={typed}
            onValueChange={setTyped}
          />
          <nav aria-label={t('help.topics')}>
            <ul className={css.topics}>
              {data.topics.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={typed.trim() === '' && id === topic.id}
                    className={css.topic}
                    onClick={() => open(id)}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        </Stack>
      </search>
      <Stack space="xl">
        {typed.trim() === '' ? (
          <HelpTopic topic={topic} version={topic.id === 'term' ? data.termsVersion : undefined} level={level} />
        ) : (
          <HelpFound topics={data.topics} typed={typed} level={level} onChoose={open} />
        )}
        <HelpAsk onLeave={onLeave} />
      </Stack>
    </div>
  )
}
