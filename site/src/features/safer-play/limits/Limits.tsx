import type { RgLimits } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { clockCounterClockwise } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { useState } from 'react'
import { useNavigate } from '../../../app/navigation/router.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { allAnswers } from '../../../app/api/all-answers.ts'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Breaks } from './Breaks.tsx'
import { Checks } from './Checks.tsx'
import { ClosedKinds } from './ClosedKinds.tsx'
import { LimitCard } from './LimitCard.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import * as css from './limits.css.ts'
import { ReviewLinks } from './review/ReviewLinks.tsx'
import { Now } from './Now.tsx'
import { Sessions } from './Sessions.tsx'
import { isOwn, type OwnLimit } from './units.ts'
import { useLimitNews, useLimits, useProfile } from './use-limits.ts'

const signs = ['help.signs.1', 'help.signs.2', 'help.signs.3'] as const

/** Responsible play (rules E): limits, reality checks, breaks, what was played, and where to turn. */
export function Limits() {
  const t = useWords('limits')
  useLimitNews()
  const answer = allAnswers(useLimits(), useProfile())
  const [open, setOpen] = useState<{ changing?: OwnLimit }>()
  const own = answer.data?.[0].limits.filter(isOwn) ?? []
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Answered answer={answer} outline="lg">
        {([limits, profile]) => (
          <>
            <Columns widths="main-aside" collapseBelow="desktop" space={{ phone: '3xl', desktop: '2xl' }} stickyAside>
              <Stack space="3xl">
                {limits.break ? <Break {...limits.break} /> : null}
                <Now />
                <Own limits={own} onOpen={(changing) => setOpen(changing ? { changing } : {})} />
                <Checks profile={profile} minutes={limits.realityMinutes} />
                {limits.break?.kind === 'EXCLUSION' ? null : <Breaks />}
                <ClosedKinds offered={profile.gameTypeExclusion} closed={limits.gameTypes} />
                <Sessions />
              </Stack>
              <Stack space="2xl">
                <ReviewLinks />
                <Help />
              </Stack>
            </Columns>
            {open ? (
              <LimitDialog profile={profile} limits={own} changing={open.changing} onClose={() => setOpen(undefined)} />
            ) : null}
          </>
        )}
      </Answered>
    </>
  )
}

function Break({ kind, until }: NonNullable<RgLimits['break']>) {
  const t = useWords('limits')
  const navigate = useNavigate()
  const { time } = useTime()
  return (
    <Callout
      role="status"
      title={t(kind === 'TIMEOUT' ? 'break.TIMEOUT' : 'break.EXCLUSION', { at: time(until) })}
      actions={<Button onClick={() => void navigate(memberPath('withdraw'))}>{t('break.withdraw')}</Button>}
    >
      {t('break.text')}
    </Callout>
  )
}

function Own({ limits, onOpen }: { limits: readonly OwnLimit[]; onOpen: (changing?: OwnLimit) => void }) {
  const t = useWords('limits')
  const away = useApiQuery(sdk.wallet.merchant, {}).data?.isSingle === false
  const set = (
    <Button variant="primary" onClick={() => onOpen()}>
      {t('set')}
    </Button>
  )
  return (
    <Section title={t('own')} actions={limits.length > 0 ? set : undefined}>
      {limits.length === 0 ? (
        <EmptyState icon={clockCounterClockwise} title={t('none.title')} action={set}>
          {t('none.text')}
        </EmptyState>
      ) : (
        <Grid as="ul" minColumn="lg">
          {limits.map((limit) => (
            <LimitCard key={`${limit.kind} ${limit.period}`} limit={limit} onChange={() => onOpen(limit)} />
          ))}
        </Grid>
      )}
      {away ? <Callout>{t('away')}</Callout> : null}
    </Section>
  )
}

function Help() {
  const t = useWords('limits')
  return (
    <Card>
      <Section id="help" title={t('help')}>
        <Text quiet>{t('help.text')}</Text>
        <Heading>{t('help.signs')}</Heading>
        <ul className={css.list}>
          {signs.map((one) => (
            <li key={one}>{t(one)}</li>
          ))}
        </ul>
      </Section>
    </Card>
  )
}
