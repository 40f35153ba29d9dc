import type { GameType, RgProfile } from '@brand/sdk'
import type { RgLimits } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { Select } from '@brand/ui/select'
import { useState } from 'react'
import { useNow } from '../../../app/browser/use-now.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useLanes } from '../../../app/games/use-lanes.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { categoryName, knownCategories } from '../../../app/games/categories.ts'
import { localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useAccount } from '../../../app/auth/session.ts'
import * as css from './limits.css.ts'
import { span } from '../../../app/format/span.ts'
import { changedByLimits } from './use-limits.ts'

const formatDays = (days: number, lang: Parameters<typeof span>[2]) =>
  days % 365 === 0
    ? span(days / 365, 'year', lang)
    : days % 7 === 0
      ? span(days / 7, 'week', lang)
      : span(days, 'day', lang)

/** Categories a person closes to themselves, and those that are closed. */
export function ClosedKinds({
  offered: { days },
  closed,
}: {
  offered: RgProfile['gameTypeExclusion']
  closed: RgLimits['gameTypes']
}) {
  const t = useWords('limits')
  const site = useWords('site')
  const lang = useLang()
  const errorText = useErrorText()
  const { member: me } = useAccount()
  const { time: formatTime } = useTime()
  const kinds = knownCategories(useLanes())
  const [chosen, setChosen] = useState<ReadonlySet<GameType>>(new Set())
  const [length, setLength] = useState(String(days[Math.min(2, days.length - 1)] ?? ''))
  const [asking, setAsking] = useState(false)
  const [empty, setEmpty] = useState(false)
  const now = useNow(60_000)
  // A category that has gone meanwhile is neither named nor closed.
  const wanted = kinds.filter(({ category }) => chosen.has(category))
  const names = new Intl.ListFormat(localeOf(lang)).format(
    wanted.map(({ category, title }) => categoryName(site, category, title)),
  )
  const toggle = (category: GameType, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(category)
    else next.delete(category)
    setChosen(next)
    setEmpty(false)
  }
  const { mutateAsync: close } = useApiMutation({
    mutationFn: () =>
      member.limits.closeTypes({
        gameTypes: wanted.map(({ category }) => category),
        days: Number(length),
        account: me?.account ?? '',
      }),
    changes: changedByLimits,
    onSuccess: () => setChosen(new Set()),
  })
  if (days.length === 0 && closed.length === 0) return null
  return (
    <Section id="kinds" title={t('kinds')}>
      <Text quiet>{t('kinds.about')}</Text>
      {closed.length > 0 ? (
        <Grid as="ul">
          {closed.map(({ gameType, until }) => (
            <Card as="li" key={gameType} padding="md" space="2xs" data-closed={gameType}>
              <Text as="strong" weight="strong">
                {categoryName(site, gameType)}
              </Text>
              <Text size="caption" quiet>
                {t('kinds.until', { at: formatTime(Date.parse(until)) })}
              </Text>
            </Card>
          ))}
        </Grid>
      ) : null}
      {days.length > 0 ? (
        <Card
          footer={
            <Button onClick={() => (wanted.length === 0 ? setEmpty(true) : setAsking(true))}>{t('kinds.close')}</Button>
          }
        >
          <Heading id="kinds-which">{t('kinds.which')}</Heading>
          <Grid
            role="group"
            aria-labelledby="kinds-which"
            aria-describedby={empty ? 'kinds-empty' : undefined}
            minColumn="sm"
            space="2xs"
          >
            {kinds.map(({ category, title }) => (
              <Checkbox
                key={category}
                label={categoryName(site, category, title)}
                checked={chosen.has(category)}
                onCheckedChange={(on) => toggle(category, on)}
              />
            ))}
          </Grid>
          <Callout live tone="danger" id="kinds-empty">
            {empty ? t('kinds.none') : null}
          </Callout>
          <Select
            className={css.tight}
            label={t('kinds.for')}
            value={length}
            onValueChange={setLength}
            options={days.map((one) => ({ value: String(one), label: formatDays(one, lang) }))}
          />
        </Card>
      ) : null}
      <AlertDialog
        open={asking}
        title={t('kinds.sure', { time: formatDays(Number(length), lang) })}
        description={t('kinds.sure.text', { kinds: names, at: formatTime(now + Number(length) * 86_400_000) })}
        confirmLabel={t('kinds.close')}
        cancelLabel={t('form.cancel')}
        busyLabel={t('kinds.busy')}
        errorText={errorText}
        onConfirm={() => close()}
        onOpenChange={() => setAsking(false)}
      />
    </Section>
  )
}
