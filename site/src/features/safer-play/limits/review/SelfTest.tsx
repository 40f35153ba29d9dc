import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button, buttonAttributes } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { RadioGroup } from '@brand/ui/radio'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { formatCount, formatDay } from '../../../../app/format/format.ts'
import { useList } from '../../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'
import { answers, isBand, questions, scored, type Band } from './self-test.ts'
import { useProfile } from '../use-limits.ts'

/** Nine questions about one's own play; scored here, unless the profile has results kept. */
export default function SelfTest() {
  const t = useWords('limits')
  const profile = useProfile().data
  const [given, setGiven] = useState<readonly (string | undefined)[]>(questions.map(() => undefined))
  const [looked, setLooked] = useState(false)
  const [result, setResult] = useState<{ score: number; band: Band }>()
  const form = useRef<HTMLFormElement>(null)
  const keep = profile?.selfTest.keep === true

  const { mutate, isPending, error } = useApiMutation({
    mutationFn: (_own: { band: Band }) => member.limits.submitSelfTest({ answers: given.map(Number) }),
    onSuccess: ({ score, band }, own) => setResult({ score, band: isBand(band) ? band : own.band }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const own = scored(given)
    setLooked(true)
    if (!own) {
      form.current?.querySelector<HTMLElement>(`[data-question="${given.indexOf(undefined)}"] input`)?.focus()
      return
    }
    if (!keep) return setResult(own)
    mutate(own)
  }
  function again() {
    setGiven(questions.map(() => undefined))
    setLooked(false)
    setResult(undefined)
  }
  return (
    <>
      <PageHeader
        back={{ label: t('back'), href: memberPath('limits') }}
        title={t('test')}
        description={t('test.about')}
      />
      {result ? (
        <Result {...result} keep={keep} onAgain={again} />
      ) : profile ? (
        <form ref={form} onSubmit={submit} noValidate>
          <Stack space="lg">
            <Callout>{t(keep ? 'test.kept' : 'test.private')}</Callout>
            <Text quiet>{t('test.lead')}</Text>
            {questions.map((question, at) => (
              <Card key={question} data-question={at}>
                <RadioGroup
                  label={t(question)}
                  variant="cards"
                  options={answers.map((value) => ({ value, label: t(`test.${value}`) }))}
                  value={given[at] ?? ''}
                  onValueChange={(value) => setGiven(given.map((one, of) => (of === at ? value : one)))}
                  error={looked && given[at] === undefined ? t('test.missing') : undefined}
                />
              </Card>
            ))}
            <ErrorCallout error={error} />
            <div>
              <Button type="submit" variant="primary" busy={isPending} busyLabel={t('test.busy')}>
                {t('test.submit')}
              </Button>
            </div>
          </Stack>
        </form>
      ) : null}
    </>
  )
}

function Result({ score, band, keep, onAgain }: { score: number; band: Band; keep: boolean; onAgain: () => void }) {
  const t = useWords('limits')
  const lang = useLang()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const limits = memberPath('limits')
  return (
    <Stack space="2xl">
      <Card as="section" data-band={band} aria-labelledby="test-result">
        <Text as="span" size="caption" quiet>
          {t('test.score', { score: formatCount(score, lang) })}
        </Text>
        <Heading level={2} size="lg" id="test-result" ref={title} tabIndex={-1}>
          {t(`test.${band}`)}
        </Heading>
        <p>{t(`test.${band}.text`)}</p>
        <Heading level={3}>{t('test.advice')}</Heading>
        <Inline>
          <a {...buttonAttributes({ variant: 'primary' })} href={`${limits}${band === 'HIGH' ? '#breaks' : ''}`}>
            {t(band === 'HIGH' ? 'test.toBreak' : 'test.toLimits')}
          </a>
          <a {...buttonAttributes({})} href={`${limits}${band === 'HIGH' ? '' : '#breaks'}`}>
            {t(band === 'HIGH' ? 'test.toLimits' : 'test.toBreak')}
          </a>
          <a {...buttonAttributes({})} href={`${limits}#help`}>
            {t('test.toHelp')}
          </a>
        </Inline>
        <Text size="caption" quiet>
          {t('test.note')}
        </Text>
      </Card>
      {keep ? <Before /> : null}
      <div>
        <Button onClick={onAgain}>{t('test.again')}</Button>
      </div>
    </Stack>
  )
}

/** Results that were kept, the one just made among them. */
function Before() {
  const t = useWords('limits')
  const lang = useLang()
  const list = useList()
  const { data } = useApiQuery(member.limits.selfTest, {}, { staleTime: 0 })
  if (!data || data.results.length === 0) return null
  return (
    <Section title={t('test.before')}>
      <ul className={css.list}>
        {data.results.map(({ at, score, band }) => (
          <li key={at}>
            {formatDay(Date.parse(at), lang)}:{' '}
            {list([t('test.score', { score: formatCount(score, lang) }), ...(isBand(band) ? [t(`test.${band}`)] : [])])}
          </li>
        ))}
      </ul>
    </Section>
  )
}
