import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Select } from '@brand/ui/select'
import { useState } from 'react'
import { ConfirmButton } from '../../../app/forms/ConfirmButton.tsx'
import { useNow } from '../../../app/browser/use-now.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { ExcludeDialog } from './ExcludeDialog.tsx'
import * as css from './limits.css.ts'
import { span } from '../../../app/format/span.ts'
import { changedByLimits } from './use-limits.ts'

const timeouts = [
  [24, 1, 'day'],
  [72, 3, 'day'],
  [168, 1, 'week'],
  [336, 2, 'week'],
  [672, 4, 'week'],
  [1008, 6, 'week'],
] as const
const exclusions = [
  [6, 6, 'month'],
  [12, 1, 'year'],
  [24, 2, 'year'],
  [60, 5, 'year'],
  [120, 10, 'year'],
] as const

/** A while without play, or a long one. */
export function Breaks() {
  const t = useWords('limits')
  return (
    <Section id="breaks" title={t('breaks')}>
      <Grid minColumn="lg" stretch>
        <Timeout />
        <Exclusion />
      </Grid>
    </Section>
  )
}

function Timeout() {
  const t = useWords('limits')
  const lang = useLang()
  const { member: me } = useAccount()
  const { time } = useTime()
  const [hours, setHours] = useState('24')
  const { mutateAsync: start } = useApiMutation({
    mutationFn: () => member.limits.timeout({ hours: Number(hours), account: me?.account ?? '' }),
    changes: changedByLimits,
  })
  const [, n, unit] = timeouts.find(([of]) => String(of) === hours) ?? timeouts[0]
  const until = time(useNow(60_000) + Number(hours) * 3_600_000)
  return (
    <Card
      footer={
        <ConfirmButton
          title={t('timeout.sure', { time: span(n, unit, lang) })}
          description={t('timeout.sure.text', { at: until })}
          cancelLabel={t('form.cancel')}
          busyLabel={t('timeout.busy')}
          onConfirm={start}
        >
          {t('timeout.start')}
        </ConfirmButton>
      }
    >
      <Heading>{t('timeout')}</Heading>
      <Text quiet>{t('timeout.about')}</Text>
      <Select
        className={css.tight}
        label={t('timeout.for')}
        value={hours}
        onValueChange={setHours}
        options={timeouts.map(([of, count, name]) => ({ value: String(of), label: span(count, name, lang) }))}
      />
    </Card>
  )
}

function Exclusion() {
  const t = useWords('limits')
  const lang = useLang()
  const [months, setMonths] = useState('6')
  const [asking, setAsking] = useState(false)
  const [, n, unit] = exclusions.find(([of]) => String(of) === months) ?? exclusions[0]
  return (
    <Card footer={<Button onClick={() => setAsking(true)}>{t('exclude.start')}</Button>}>
      <Heading>{t('exclude')}</Heading>
      <Text quiet>{t('exclude.about')}</Text>
      <Select
        className={css.tight}
        label={t('timeout.for')}
        value={months}
        onValueChange={setMonths}
        options={exclusions.map(([of, count, name]) => ({ value: String(of), label: span(count, name, lang) }))}
      />
      {asking ? (
        <ExcludeDialog months={Number(months)} time={span(n, unit, lang)} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  )
}
